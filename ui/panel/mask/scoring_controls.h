#pragma once

#include <QWidget>

#include "core/attention/scaled_dot_product.h"
#include "core/session/run_edits.h"

class QComboBox;
class QDoubleSpinBox;

/// How hidden scores are filled, in which order, at which temperature, and for which heads an edit holds.
class ScoringControls final : public QWidget {
    Q_OBJECT
public:
    explicit ScoringControls(QWidget* parent = nullptr);

    /// @param rule   what holds in the scope
    /// @param layer, head  what those are called that are looked at, from 1
    void display(const core::ScoreRule& rule, const core::ScoringScope& scope, core::Index layer, core::Index head);

signals:
    void fillChosen(const core::MaskFill& fill);
    void orderChosen(core::MaskOrder order);
    void temperatureChosen(double temperature);
    void scopeChosen(bool layerOnly, bool headOnly);

private:
    void createFills();
    void createOrders();
    void createTemperature();
    void createScopes();

    QComboBox* m_fill;
    QComboBox* m_order;
    QDoubleSpinBox* m_temperature;
    QComboBox* m_scope;
};
