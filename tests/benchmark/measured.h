#pragma once

#include <algorithm>
#include <ctime>
#include <vector>

/// The processor time of all the process's threads, which other programs on the machine hardly change.
inline double processorSeconds()
{
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

/// The upper one of the two in the middle where they are even in number. There must be at least one.
inline double median(std::vector<double> numbers)
{
    std::ranges::nth_element(numbers, numbers.begin() + std::ssize(numbers) / 2);
    return numbers[numbers.size() / 2];
}
