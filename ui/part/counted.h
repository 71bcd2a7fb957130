#pragma once

#include <QSpinBox>

/// The unit behind a number, in the singular where it is 1.
inline void countIn(QSpinBox* box, const QString& one, const QString& many)
{
    const auto show = [=](int value) { box->setSuffix(value == 1 ? one : many); };
    QObject::connect(box, &QSpinBox::valueChanged, box, show);
    show(box->value());
}
