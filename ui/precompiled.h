#pragma once

// Headers that most files of ui and app parse first. No file may rely on it, and it holds no more than that, see
// core/precompiled.h.

#include <QApplication>
#include <QColor>
#include <QFont>
#include <QFontMetricsF>
#include <QHBoxLayout>
#include <QImage>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QString>
#include <QStringList>
#include <QThreadPool>
#include <QTimer>
#include <QToolButton>
#include <QTransform>
#include <QVBoxLayout>
#include <QWidget>

#include "core/model/pass/trace.h"
#include "core/session/session.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>
