#pragma once

#include <QCoreApplication>
#include <QString>

namespace figure_layout {

/// The words of charts. The context is the namespace, which lupdate uses too.
inline QString tr(const char* text) { return QCoreApplication::translate("figure_layout", text); }

}  // namespace figure_layout
