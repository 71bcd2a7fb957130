#pragma once

// What most tests of core parse first. Nothing may count on it, as core/precompiled.h says.

#include <QTest>

#include "core/session/prepared_run.h"
#include "core/tensor/json_text.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <random>
