#include "ui/panel/input/generation_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>
#include <QSpinBox>
#include <QToolButton>

#include "ui/panel/input/sampling_controls.h"
#include "ui/part/counted_box.h"
#include "ui/part/wrapping_layout.h"

using core::Index;

namespace {

constexpr int fewTokens = 10;
constexpr int wholeSentence = 40;

}  // namespace

GenerationBar::GenerationBar(QWidget* parent)
    : QWidget(parent),
      m_start(new QToolButton),
      m_count(new CountedBox(tr(" token"), tr(" tokens"))),
      m_sampling(new SamplingControls),
      m_steps(new QWidget),
      m_slider(new QSlider(Qt::Horizontal)),
      m_step(new QLabel),
      m_again(new QToolButton),
      m_drop(new QToolButton)
{
    setUpControls();
    createLayout();
    connectControls();
    setRunning(false);
    hide();
}

void GenerationBar::setUpControls()
{
    m_start->setProperty("role", QStringLiteral("small"));
    m_count->setRange(1, static_cast<int>(core::mostGenerated));
    m_count->setValue(fewTokens);
    m_count->setAccessibleName(tr("How many tokens to generate"));
    m_count->setToolTip(tr("How many tokens the model adds to the text"));
    m_slider->setAccessibleName(tr("Step of the generation"));
    m_slider->setToolTip(tr("Go back to the text as it was when the model chose the next token"));
    m_step->setProperty("role", QStringLiteral("muted"));
    m_again->setObjectName(QStringLiteral("drawAgain"));
    m_again->setText(tr("Sample again"));
    m_again->setToolTip(tr("Draw different tokens in place of these, with the next seed (Ctrl+Shift+G)"));
    m_again->setAccessibleName(m_again->toolTip());
    m_again->setProperty("role", QStringLiteral("small"));
    m_again->hide();  // until tokens are drawn
    m_drop->setText(QStringLiteral("✕"));
    m_drop->setToolTip(tr("Remove the generated tokens"));
    m_drop->setAccessibleName(m_drop->toolTip());
    m_drop->setProperty("role", QStringLiteral("small"));
}

void GenerationBar::createLayout()
{
    auto* first = new WrappingLayout(nullptr);
    first->setSpacing(6);
    first->addWidget(m_start);
    first->addWidget(m_count);
    first->addWidget(m_sampling);
    auto* second = new QHBoxLayout(m_steps);
    second->setContentsMargins(0, 0, 0, 0);
    second->setSpacing(6);
    second->addWidget(m_slider, 1);
    second->addWidget(m_step);
    second->addWidget(m_again);
    second->addWidget(m_drop);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addLayout(first);
    layout->addWidget(m_steps);
}

void GenerationBar::connectControls()
{
    connect(m_start, &QToolButton::clicked, this, [this] {
        if (m_running)
            emit stopAsked();
        else
            emit startAsked(m_count->value());
    });
    connect(m_slider, &QSlider::valueChanged, this, [this](int step) {
        showStep(step);
        emit stepChosen(step);
    });
    connect(m_again, &QToolButton::clicked, this, &GenerationBar::againAsked);
    connect(m_drop, &QToolButton::clicked, this, &GenerationBar::dropAsked);
    connect(m_sampling, &SamplingControls::edited, this, &GenerationBar::samplingEdited);
}

bool GenerationBar::canContinue(const core::PreparedRun& prepared)
{
    const core::Model& model = *prepared.model;
    const core::Transformer& transformer = model.decoder ? model.decoder->transformer : model.transformer;
    return !prepared.isFromFile() && transformer.causal && transformer.language_head && prepared.texts.size() == 1;
}

void GenerationBar::show(const core::PreparedRun& prepared, const core::Continuation& continuation)
{
    setVisible(canContinue(prepared));
    // A text goes on for a few tokens, a translation to its end.
    if (const bool translates = prepared.model->decoder != nullptr; translates != m_translates) {
        m_translates = translates;
        m_count->setValue(translates ? wholeSentence : fewTokens);
    }
    const auto count = static_cast<int>(continuation.ids.size());
    m_steps->setVisible(count > 0);
    const QSignalBlocker quiet(m_slider);
    m_slider->setRange(0, count);
    m_slider->setValue(static_cast<int>(continuation.shown));
    showStep(continuation.shown);
}

void GenerationBar::showSampling(const std::optional<core::Sampling>& sampling)
{
    m_sampling->show(sampling);
    m_again->setVisible(sampling.has_value());
}

void GenerationBar::setRunning(bool running)
{
    m_running = running;
    m_start->setText(running ? tr("Stop") : tr("Generate"));
    m_start->setToolTip(running ? tr("Stop after this token (Esc)") : tr("Let the model continue the text (Ctrl+G)"));
    m_start->setAccessibleName(m_start->toolTip());
    m_count->setEnabled(!running);
    m_slider->setEnabled(!running);
    m_again->setEnabled(!running);
    m_drop->setEnabled(!running);
}

Index GenerationBar::count() const { return m_count->value(); }

void GenerationBar::showStep(Index step) { m_step->setText(tr("step %1 of %2").arg(step).arg(m_slider->maximum())); }

#include "moc_generation_bar.cpp"
