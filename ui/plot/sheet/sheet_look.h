#pragma once

#include <QColor>
#include <QFont>

/// The look of everything on a worksheet.
namespace sheet_look {

inline const QColor ink(0x11, 0x14, 0x18), soft(0x39, 0x40, 0x4c), pale(0x6b, 0x72, 0x80), rule(0xb8, 0xbd, 0xc4);
inline const QColor answer(0x26, 0x3f, 0xb8), answerGround(0xe8, 0xec, 0xfd);

QFont font(double points, bool bold = false);
/// Digits of one width.
QFont numbers(double points, bool bold = false);

}  // namespace sheet_look
