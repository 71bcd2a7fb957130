#pragma once

#include <QWidget>

#include "ui/view/steps/steps_sheet.h"

class QLabel;

/// The two orders of masking side by side: −∞ before the softmax; softmax, then hide and renormalise.
class MaskOrders final : public QWidget {
    Q_OBJECT
public:
    explicit MaskOrders(QWidget* parent = nullptr);

    /// @param rows  the names of the maps' rows
    void display(const core::BothOrders& both, const core::Mask& mask, const QStringList& queries,
                 const QStringList& rows, const QStringList& keys);
    void clear();

    StepsSheet* sheet() const { return m_sheet; }

private:
    StepsSheet* m_sheet;
    QLabel* m_difference;
};
