#include "ui/feature/training/beside_run.h"

#include <QLabel>
#include <QVBoxLayout>

#include "core/training/head_pairs.h"
#include "ui/feature/training/head_maps.h"

#include <algorithm>

namespace fs = std::filesystem;

BesideRun::BesideRun(QWidget* parent) : QWidget(parent), m_maps(new HeadMaps), m_title(new QLabel), m_pairs(new QLabel)
{
    setObjectName(QStringLiteral("besideRun"));
    m_maps->setObjectName(QStringLiteral("besideMaps"));
    m_maps->setAccessibleName(tr("Maps of all heads of the other seed"));
    m_pairs->setObjectName(QStringLiteral("headPairs"));
    m_pairs->setWordWrap(true);
    m_pairs->setToolTip(
        tr("In each layer, the heads whose maps of this text are most alike. The number is 1 where both "
           "maps are equal, and 0 where no weight is in the same place."));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_title);
    column->addWidget(m_maps, 1);
    column->addWidget(m_pairs);
    connect(&m_job, &TrainingJob::progressed, this, [this](const std::shared_ptr<const TrainingState>& state) {
        m_seed = QString::number(state->settings.seed);
        emit progressed(state);
        take(std::shared_ptr<const core::TrainingLook>(state, &state->look));
    });
    connect(&m_job, &TrainingJob::looked, this, &BesideRun::take);
    connect(&m_job, &TrainingJob::ended, this, [this](const TrainingJob::Record& record, const QString& sentence) {
        m_record = record;
        emit ended(sentence);
    });
}

void BesideRun::begin(const core::TrainingSettings& settings, const std::shared_ptr<const std::string>& learned,
                      const fs::path& file, const QString& text)
{
    m_record = nullptr;
    m_job.setText(text);
    m_job.begin(settings, file, learned);
}

void BesideRun::open(const fs::path& file, const QString& text)
{
    m_record = nullptr;
    m_job.setText(text);
    m_job.open(file);
}

void BesideRun::setText(const QString& text)
{
    m_job.setText(text);
    if (m_record != nullptr && m_maps->shown() != nullptr) m_job.look(m_record, m_maps->shown()->step);
}

void BesideRun::showStep(core::Index step)
{
    if (m_record == nullptr) return;
    if (step >= m_record->step) return m_job.look(m_record, m_record->step);
    const auto behind = std::ranges::upper_bound(m_record->kept, step, {}, &core::KeptStep::step);
    if (behind != m_record->kept.begin()) m_job.look(m_record, std::prev(behind)->step);
}

void BesideRun::pairWith(std::shared_ptr<const core::TrainingLook> look)
{
    m_first = std::move(look);
    pair();
}

void BesideRun::take(const std::shared_ptr<const core::TrainingLook>& look)
{
    m_maps->display(look);
    m_title->setText(tr("Seed %1, step %2").arg(m_seed).arg(look->step));
    pair();
}

void BesideRun::pair()
{
    QStringList lines;
    if (m_first != nullptr && m_maps->shown() != nullptr)
        for (const core::HeadPair& each : core::pairedHeads(*m_first, *m_maps->shown()))
            lines << tr("%1.%2 is %1.%3 (%4)")
                         .arg(each.layer + 1)
                         .arg(each.head + 1)
                         .arg(each.other + 1)
                         .arg(each.likeness, 0, 'f', 2);
    m_pairs->setText(lines.isEmpty() ? tr("The two cannot be compared: their sizes or their texts differ.")
                                     : tr("Which head became which: %1").arg(lines.join(QStringLiteral(" · "))));
}

#include "moc_beside_run.cpp"
