#pragma once

#include <QString>

#include "core/session/session.h"

/// What a view is called on its tab.
QString viewName(core::View view);
