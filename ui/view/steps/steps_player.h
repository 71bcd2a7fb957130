#pragma once

#include <QTimer>
#include <QWidget>

#include "core/matrix.h"

#include <algorithm>

class QLabel;
class QSlider;
class QToolButton;

/// Goes through steps one by one: back, play, on, a slider. It asks for a step; its owner shows the step and reports it
/// back.
class StepsPlayer final : public QWidget {
    Q_OBJECT
public:
    explicit StepsPlayer(QWidget* parent = nullptr);

    void setCount(core::Index steps) { m_count = steps; }
    /// @param title  of the step; empty for none
    void setStep(core::Index step, const QString& title);
    void toggle();  ///< plays, or stops
    void stop();
    /// Shows the keys beside the slider.
    void showKeys(bool shown);

signals:
    void stepAsked(core::Index step);
    void playingChanged();

private:
    core::Index last() const { return std::max<core::Index>(0, m_count - 1); }
    void playOn();

    QToolButton* m_back;
    QToolButton* m_play;
    QToolButton* m_next;
    QSlider* m_slider;
    QLabel* m_keys;
    QTimer m_clock;
    core::Index m_count = 0;
    core::Index m_step = 0;
};

/// A small button of the steps' view.
QToolButton* stepsButton(const QString& text, const QString& tip);
