#pragma once

#include <QCoreApplication>
#include <QString>

namespace figure_layout {

/// What charts say, in the context of all figures.
inline QString tr(const char* text) { return QCoreApplication::translate("Figure", text); }

}  // namespace figure_layout
