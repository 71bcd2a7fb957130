#pragma once

#include "core/matrix.h"

inline core::Matrix rows(std::initializer_list<std::initializer_list<float>> numbers) { return core::Matrix(numbers); }
