#pragma once

#include <QCoreApplication>
#include <QString>

namespace figure_layout {

/// What charts say. The context is the namespace, as lupdate has it.
inline QString tr(const char* text) { return QCoreApplication::translate("figure_layout", text); }

}  // namespace figure_layout
