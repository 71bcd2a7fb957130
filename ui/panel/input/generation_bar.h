#pragma once

#include <QWidget>

#include "core/prepare/prepared_run.h"

class QLabel;
class QSlider;
class QSpinBox;
class QToolButton;
class SamplingControls;

/// Lets a causal model continue the text, by its likeliest tokens or by drawing, and goes back and forth between the
/// steps: at each the text is as long as it was when the model chose the next token.
class GenerationBar final : public QWidget {
    Q_OBJECT
public:
    explicit GenerationBar(QWidget* parent = nullptr);

    /// Whether a model can continue its input.
    static bool canContinue(const core::PreparedRun& prepared);

    void show(const core::PreparedRun& prepared, const core::Continuation& continuation);
    /// How tokens are chosen from now on.
    void showSampling(const std::optional<core::Sampling>& sampling);
    void setRunning(bool running);
    core::Index count() const;

signals:
    void startAsked(core::Index count);
    void stopAsked();
    void stepChosen(core::Index shown);
    void dropAsked();
    void againAsked();  ///< other tokens, by the next seed
    void samplingEdited(const std::optional<core::Sampling>& sampling);

private:
    void setUpControls();
    void createLayout();
    void connectControls();
    void showStep(core::Index step);

    QToolButton* m_start;
    QSpinBox* m_count;
    SamplingControls* m_sampling;
    QWidget* m_steps;
    QSlider* m_slider;
    QLabel* m_step;
    QToolButton* m_again;
    QToolButton* m_drop;
    bool m_running = false;
    bool m_translates = false;
};
