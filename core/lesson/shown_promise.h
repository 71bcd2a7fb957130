#pragma once

#include "core/lesson/claim_check.h"

namespace core {

/// What a lesson may promise of a cell as it is: `weight("it" → "cat") ≥ 0.95` of much weight, `= 0.12` of little, and
/// `top("it") = cat` where it is the row's largest; a line each.
/// @return nothing where tokens cannot be named in a claim
std::string promisesOfCell(const ClaimGround& ground, Index query, Index key);

/// A number that holds in the place of the one that a promise compares with, as that is written: of `weight(…) ≥ 0.95`
/// where the weight is 0.9154, `weight(…) ≥ 0.91`.
/// @return nothing where the promise compares with no number, or holds
std::string keptPromise(const std::string& promise, const ClaimGround& ground);

}  // namespace core
