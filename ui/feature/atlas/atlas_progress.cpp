#include "ui/feature/atlas/atlas_progress.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

#include "ui/part/named_button.h"
#include "ui/theme/stillness.h"

#include <cmath>

AtlasProgress::AtlasProgress(QWidget* parent)
    : QWidget(parent),
      m_done(new QProgressBar),
      m_left(new QLabel),
      m_pause(
          namedButton(tr("Pause"), "pauseAtlas", tr("Pauses after the text that is being run; continue at any time")))
{
    m_done->setAccessibleName(tr("Texts that are done"));
    m_done->setTextVisible(false);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(16, 4, 16, 6);
    row->addWidget(m_done, 1);
    row->addWidget(m_left);
    row->addWidget(m_pause);
    hide();
    connect(m_pause, &QPushButton::clicked, this, [this] {
        m_pause->setEnabled(false);
        m_left->setText(tr("Pausing…"));
        emit pauseAsked();
    });
}

void AtlasProgress::begin()
{
    m_done->setRange(0, isKeptStill() ? 1 : 0);
    m_left->setText(tr("Opening the model…"));
    m_pause->setEnabled(true);
    show();
}

void AtlasProgress::setDone(std::size_t done, std::size_t all, double seconds_left)
{
    if (!m_pause->isEnabled()) return;
    m_done->setRange(0, static_cast<int>(all));
    m_done->setValue(static_cast<int>(done));
    constexpr double minute = 60;
    m_left->setText(
        seconds_left < minute
            ? tr("%1 of %2 passes over a text, about %3 s left").arg(done).arg(all).arg(std::ceil(seconds_left))
            : tr("%1 of %2 passes over a text, about %3 min left")
                  .arg(done)
                  .arg(all)
                  .arg(std::ceil(seconds_left / minute)));
}

#include "moc_atlas_progress.cpp"
