#pragma once

// What most tests of core parse first. Nothing may count on it, as core/precompiled.h says.

#include <QTest>

#include "core/json/json_text.h"
#include "core/prepare/prepared_run.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <random>
