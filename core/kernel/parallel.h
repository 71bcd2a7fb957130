#pragma once

#include "core/matrix.h"

#include <functional>

namespace core {

/// Over how many threads a pass spreads its work, the caller's own among them; as many as there are processors until
/// somebody says otherwise. The numbers are the same with any.
Index threads();
/// @param count  at least 1
void setThreads(Index count);

/// Calls work(0) … work(count - 1), each once, on several threads at once and in no particular order, and returns when
/// all are done. Work that is itself part of other such work, or comes while another thread's is under way, stays on
/// the thread that asks.
///
/// What the first call throws that throws is thrown on; calls that have not begun then are left out.
void inParallel(Index count, const std::function<void(Index)>& work);

/// In the time that another thread takes to wake, one computes this many numbers.
constexpr Index fewNumbers = 40'000;

/// Calls `work` for some rows of a matrix at a time on several threads, or for all rows at once where they hold few
/// numbers.
/// @param numbers  in each row
void inRows(Index rows, Index numbers, const std::function<void(Index first, Index count)>& work);

}  // namespace core
