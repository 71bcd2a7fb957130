#pragma once

#include <QToolButton>

#include "core/model/pass/sampling.h"

#include <optional>

class QDoubleSpinBox;
class QFrame;
class QSpinBox;
class Segments;

/// How the next token is chosen, in one line, and what sets it in a small window under it: the likeliest, or drawn with
/// a temperature, top-k, top-p and a seed.
class SamplingControls final : public QToolButton {
    Q_OBJECT
public:
    explicit SamplingControls(QWidget* parent = nullptr);

    void show(const std::optional<core::Sampling>& sampling);

signals:
    void edited(const std::optional<core::Sampling>& sampling);

private:
    QFrame* createPopup();
    void open();
    void place();
    void tell();

    QFrame* m_popup;
    Segments* m_choice;
    QWidget* m_settings;
    QDoubleSpinBox* m_temperature;
    QSpinBox* m_topK;
    QDoubleSpinBox* m_topP;
    QSpinBox* m_seed;
};
