#pragma once

#include <QByteArray>

#include <optional>
#include <span>
#include <vector>

/// How exactly a page carries its numbers.
struct NumberFormat {
    std::optional<int> decimals = {};  ///< rounded to so many; nothing: float32, every bit of it
    bool negative = false;             ///< some are below zero

    friend bool operator==(const NumberFormat&, const NumberFormat&) = default;
};

/// The most exact format in which the numbers of all maps take no more than this, estimated by the entropy of what is
/// packed; where none is small enough, the smallest, which tells the largest number from its ten-thousandth.
/// @param bytes  of the numbers as base64
NumberFormat formatFor(const std::vector<std::span<const float>>& maps, double bytes);

/// Numbers as a zlib stream (RFC 1950) of one byte for each, its class, and behind these the bits that tell the numbers
/// of a class apart, the lowest of each byte first.
///
/// For float32 the class is the exponent, 1 to 254, and the bits are the 23 of the fraction. For rounded numbers the
/// class is how many binary digits the whole number of the last decimal's units has, and the bits are those below the
/// first. A sign bit follows where there are negative numbers. Class 0 is 0, without bits; class 255 are the 32 bits of
/// a float32, for what is left.
QByteArray packed(std::span<const float> numbers, const NumberFormat& format);

/// One bit for each cell, the lowest of each byte first, as a zlib stream.
QByteArray packedBits(const std::vector<bool>& cells);
