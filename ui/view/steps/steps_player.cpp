#include "ui/view/steps/steps_player.h"

#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>

#include "ui/part/heading.h"

#include <algorithm>

using core::Index;

namespace {

constexpr int millisecondsAStep = 1200;

}  // namespace

QToolButton* stepsButton(const QString& text, const QString& tip)
{
    auto* made = new QToolButton;
    made->setText(text);
    made->setToolTip(tip);
    made->setAccessibleName(tip);
    made->setProperty("role", QStringLiteral("control"));
    return made;
}

StepsPlayer::StepsPlayer(QWidget* parent)
    : QWidget(parent),
      m_back(stepsButton(QStringLiteral("◀"), tr("One step back (←)"))),
      m_play(stepsButton({}, tr("Play, or stop (Space)"))),
      m_next(stepsButton(QStringLiteral("▶"), tr("One step on (→)"))),
      m_slider(new QSlider(Qt::Horizontal)),
      m_keys(new Hint(tr("Space: play · ← →: step · ↑ ↓: query · Ctrl + ← →: key · 1–9: jump")))
{
    m_play->setObjectName(QStringLiteral("primary"));
    m_slider->setAccessibleName(tr("Step"));
    m_slider->setPageStep(1);
    m_keys->setWordWrap(false);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(m_back);
    row->addWidget(m_play);
    row->addWidget(m_next);
    row->addWidget(m_slider, 1);
    row->addWidget(m_keys);
    m_clock.setInterval(millisecondsAStep);
    connect(&m_clock, &QTimer::timeout, this, &StepsPlayer::playOn);
    connect(m_back, &QToolButton::clicked, this, [this] { emit stepAsked(m_step - 1); });
    connect(m_next, &QToolButton::clicked, this, [this] { emit stepAsked(m_step + 1); });
    connect(m_play, &QToolButton::clicked, this, &StepsPlayer::toggle);
    connect(m_slider, &QSlider::valueChanged, this, [this](int step) { emit stepAsked(step); });
}

void StepsPlayer::setStep(Index step, const QString& title)
{
    m_step = step;
    const QSignalBlocker quiet(m_slider);
    m_slider->setRange(0, static_cast<int>(last()));
    m_slider->setValue(static_cast<int>(std::min(step, last())));
    if (!title.isEmpty())
        m_play->setText((m_clock.isActive() ? tr("❚❚ Step %1 of %2: %3") : tr("▶ Step %1 of %2: %3"))
                            .arg(std::min(step, last()) + 1)
                            .arg(m_count)
                            .arg(title));
}

void StepsPlayer::showKeys(bool shown) { m_keys->setVisible(shown); }

void StepsPlayer::toggle()
{
    if (m_clock.isActive()) {
        m_clock.stop();
    } else if (m_count > 0) {
        if (m_step >= last()) emit stepAsked(0);
        m_clock.start();
    }
    emit playingChanged();
}

void StepsPlayer::stop()
{
    if (m_clock.isActive()) toggle();
}

void StepsPlayer::playOn()
{
    if (m_step >= last())
        toggle();
    else
        emit stepAsked(m_step + 1);
}

#include "moc_steps_player.cpp"
