// A set of points.
//
//   Bitboard set;
//   set.Add(p);
//   for (Point q : a & ~b) { ... }     // in index order
//
// 64 bytes, a value type; every operation is a few vector instructions.
#ifndef TENGEN_ENGINE_BITBOARD_H_
#define TENGEN_ENGINE_BITBOARD_H_

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>

#include "engine/point.h"

namespace tengen {

class Bitboard {
 public:
  static constexpr size_t kNumWords = (kNumPoints + 63) / 64;

  constexpr Bitboard() = default;

  static constexpr Bitboard Of(Point point) {
    Bitboard result;
    result.Add(point);
    return result;
  }

  // REQUIRES for the members below that take a point: it is a point of some board, not `kNoPoint`.
  constexpr bool Contains(Point point) const {
    return ((words_[Word(point)] >> Bit(point)) & 1) != 0;
  }
  constexpr void Add(Point point) { words_[Word(point)] |= uint64_t{1} << Bit(point); }
  constexpr void Remove(Point point) { words_[Word(point)] &= ~(uint64_t{1} << Bit(point)); }
  // Adds the point if it is absent, removes it if it is present.
  constexpr void Toggle(Point point) { words_[Word(point)] ^= uint64_t{1} << Bit(point); }

  constexpr bool IsEmpty() const {
    uint64_t any = 0;
    for (uint64_t word : words_) any |= word;
    return any == 0;
  }
  constexpr int Count() const {
    int count = 0;
    for (uint64_t word : words_) count += std::popcount(word);
    return count;
  }
  // The point of lowest index, or `kNoPoint` of an empty set.
  constexpr Point First() const {
    for (size_t i = 0; i < kNumWords; ++i) {
      if (words_[i] != 0) {
        return Point::FromIndex(static_cast<int>(i * 64) + std::countr_zero(words_[i]));
      }
    }
    return kNoPoint;
  }

  constexpr Bitboard& operator|=(const Bitboard& other) {
    for (size_t i = 0; i < kNumWords; ++i) words_[i] |= other.words_[i];
    return *this;
  }
  constexpr Bitboard& operator&=(const Bitboard& other) {
    for (size_t i = 0; i < kNumWords; ++i) words_[i] &= other.words_[i];
    return *this;
  }
  friend constexpr Bitboard operator|(Bitboard a, const Bitboard& b) { return a |= b; }
  friend constexpr Bitboard operator&(Bitboard a, const Bitboard& b) { return a &= b; }
  // The complement; it holds points outside the board too, so intersect it.
  friend constexpr Bitboard operator~(Bitboard a) {
    for (uint64_t& word : a.words_) word = ~word;
    return a;
  }
  friend constexpr bool operator==(const Bitboard& a, const Bitboard& b) = default;

  // Walks the points in index order. The set must not change meanwhile.
  class Iterator {
   public:
    using iterator_category = std::forward_iterator_tag;
    using value_type = Point;
    using difference_type = std::ptrdiff_t;
    using pointer = const Point*;
    using reference = Point;

    constexpr Iterator(const uint64_t* words, size_t word) : words_(words), word_(word) {
      if (word_ < kNumWords) rest_ = words_[word_];
      SkipEmptyWords();
    }
    constexpr Point operator*() const {
      return Point::FromIndex(static_cast<int>(word_ * 64) + std::countr_zero(rest_));
    }
    constexpr Iterator& operator++() {
      rest_ &= rest_ - 1;
      SkipEmptyWords();
      return *this;
    }
    friend constexpr bool operator==(const Iterator& a, const Iterator& b) {
      return a.word_ == b.word_ && a.rest_ == b.rest_;
    }

   private:
    constexpr void SkipEmptyWords() {
      while (rest_ == 0 && word_ < kNumWords) {
        ++word_;
        if (word_ < kNumWords) rest_ = words_[word_];
      }
    }

    const uint64_t* words_;
    size_t word_;
    uint64_t rest_ = 0;
  };

  constexpr Iterator begin() const { return Iterator(words_.data(), 0); }
  constexpr Iterator end() const { return Iterator(words_.data(), kNumWords); }

 private:
  static constexpr size_t Word(Point point) { return static_cast<size_t>(point.index()) / 64; }
  static constexpr int Bit(Point point) { return point.index() % 64; }

  std::array<uint64_t, kNumWords> words_ = {};
};

}  // namespace tengen

#endif  // TENGEN_ENGINE_BITBOARD_H_
