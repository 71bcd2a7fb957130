#include "ui/window/status_line.h"

#include <QLabel>
#include <QStatusBar>
#include <QTimer>

#include "core/model/pass/elsewhere.h"
#include "ui/part/banner.h"
#include "ui/part/elided_label.h"
#include "ui/words/error_text.h"
#include "ui/words/row_names.h"
#include "ui/words/views/view_rows.h"

#include <algorithm>
#include <chrono>

using core::Index;

StatusLine::StatusLine(const Workbench& bench)
    : QObject(&bench.status_bar),
      m_bench(bench),
      m_counts(new ElidedLabel),
      m_timing(new QLabel),
      m_reading(new ElidedLabel),  // gives way to the views' own sentences
      m_right(new QLabel),
      m_slow(new QTimer(this))
{
    for (QLabel* label : {m_counts, m_timing, m_reading}) bench.status_bar.addWidget(label);
    m_timing->setTextFormat(Qt::PlainText);  // it names files
    bench.status_bar.addPermanentWidget(m_right);
    bench.status_bar.setSizeGripEnabled(false);
    m_slow->setSingleShot(true);
    m_slow->setInterval(std::chrono::milliseconds(500));
    connect(m_slow, &QTimer::timeout, this, [this] { m_timing->setText(tr("computing… (Esc stops)")); });
    connect(&bench.results.controller(), &RunController::tileRead, this, [this](Index read, Index all) {
        if (m_slow->isActive() || read == all) return;  // it is quick, or over
        m_timing->setText(tr("reading the picture: tile %1 of %2 (Esc stops)").arg(read).arg(all));
    });
    connectRuns();
}

void StatusLine::connectRuns()
{
    RunResults& results = m_bench.results;
    const auto start = qOverload<>(&QTimer::start);
    connect(&results, &RunResults::started, m_slow, start);
    connect(&results, &RunResults::cleared, this, &StatusLine::clear);
    connect(&results, &RunResults::traceChanged, this, [this](Index run) {
        const auto whole = m_bench.results.whole(run);
        if (whole != nullptr && whole->finished()) m_slow->stop();
    });
    connect(&results, &RunResults::preparedChanged, this, [this](Index run) {
        if (run == 0 && !m_bench.results.prepared()->computable()) m_slow->stop();
    });
    connect(&results, &RunResults::failed, this, [this] {
        m_slow->stop();
        m_timing->clear();
    });
    connect(&results.controller(), &RunController::stopped, this, [this] {
        m_slow->stop();
        m_timing->setText(tr("stopped"));  // another line says what is shown instead
    });
}

void StatusLine::clear()
{
    for (QLabel* label : {m_counts, m_timing, m_right}) label->clear();
}

void StatusLine::showOfView(const QString& left, const QString& right)
{
    m_counts->setText(left);
    m_right->setText(right);
}

void StatusLine::show(const ViewBench& shown)
{
    showReading();
    if (m_bench.results.shown() == nullptr) return;
    // The view waits for a picture or a sound, and the old trace belongs to the one before.
    if (m_bench.results.lacksFile()) return clear();
    const bool plain = viewRow(m_bench.session().view).is_silent;
    if (plain || m_counts->text().isEmpty()) showCounts();
    showTiming(shown);
    showRight(plain);
    sayBroken();
}

void StatusLine::showReading()
{
    const auto trace = m_bench.results.shown();
    const bool predicts = trace != nullptr && core::predictsNext(*trace->model);
    const QString note = predicts ? readingNote(*trace, m_bench.session().figure.map.rows) : QString();
    m_reading->setText(note);
    m_reading->setVisible(!note.isEmpty());
}

void StatusLine::showCounts()
{
    const auto trace = m_bench.results.shown();
    const Index item = m_bench.selection.focus().item;
    const Index queries = std::ssize(trace->queries(item));
    const Index keys = std::ssize(trace->keys(item));
    const QString tokens = !trace->batch.key_sequences.empty() ? tr("%1 × %2 tokens").arg(queries).arg(keys)
                           : queries == 1                      ? tr("1 token")
                                                               : tr("%1 tokens").arg(queries);
    const Index heads = trace->model->info.layers * trace->model->info.heads;
    m_counts->setText(heads == 1 ? tr("%1 · 1 head").arg(tokens) : tr("%1 · %2 heads").arg(tokens).arg(heads));
}

void StatusLine::showTiming(const ViewBench& shown)
{
    const auto trace = m_bench.results.shown();
    const QString activity = shown.activity();
    if (!trace->finished())
        m_timing->setText(tr("layer %1 of %2").arg(trace->layers.size()).arg(trace->model->info.layers));
    else if (!activity.isEmpty())
        m_timing->setText(activity);
    else if (trace->recorded() && trace->mixes == nullptr)
        m_timing->setText(
            tr("read from %1").arg(QString::fromStdString(m_bench.run().recorded.file.filename().string())));
    else
        m_timing->setText(tr("computed in %1 ms").arg(trace->milliseconds, 0, 'f', trace->milliseconds < 10 ? 1 : 0));
}

/// The source of the numbers, and the changes to them.
QString StatusLine::origin() const
{
    const auto trace = m_bench.results.shown();
    const auto& module = m_bench.run().module;
    QString said = QStringLiteral("float32");
    if (module) said = tr("random parameters, not trained");
    if (module && module->whole_numbers) said = tr("random whole numbers, not trained");
    if (module && !m_bench.run().model.empty()) said = tr("parameters from a file");
    if (trace->recorded() && trace->mixes == nullptr) said = tr("from a file");
    if (trace->mixes != nullptr) said += tr("    mixing weights, no softmax");
    if (trace->fromGiven()) said = tr("queries and keys from a file");
    if (trace->elsewhere) said = oneLine(QString::fromStdString(trace->model->elsewhere->description()), 90);
    if (module && module->dropout > 0) said += tr("    shown before dropout");
    if (m_bench.selection.headIsThere() && !trace->recorded()
        && trace->scoring(m_bench.selection.address()).output == 0)
        said += tr("    this head is switched off");
    const std::size_t interventions = m_bench.run().interventions.size();
    if (interventions > 0)
        said += interventions == 1 ? tr("    1 intervention") : tr("    %1 interventions").arg(interventions);
    return said;
}

void StatusLine::showRight(bool plain)
{
    const auto trace = m_bench.results.shown();
    // Counting the hidden cells of a long map would take seconds.
    if (trace->isLong()) return m_right->setText(origin());
    if (trace->mixes != nullptr) return m_right->setText(origin());  // no mask hides what its layers do not reach
    if (!plain || !m_bench.selection.headIsThere()) return;
    const core::HeadAddress address = m_bench.selection.address();
    const Index queries = std::ssize(trace->queries(address.item));
    const Index keys = std::ssize(trace->keys(address.item));
    m_right->setText(tr("mask: %1 of %2 cells hidden    %3")
                         .arg(trace->mask(address).hiddenCells(queries, keys))
                         .arg(queries * keys)
                         .arg(origin()));
}

/// Numbers that are none are said of a model once.
void StatusLine::sayBroken()
{
    const auto trace = m_bench.results.shown();
    Index broken = 0;
    for (const auto& layer : trace->layers)
        for (const auto& each : layer->items) broken += each.brokenWeights();
    if (broken == 0) return;
    const QString said =
        trace->recorded() && trace->mixes == nullptr
            ? tr("%1 of the file's weights are NaN or infinite; they are drawn in pink.")
        : trace->fromGiven() ? tr(
              "%1 of the weights are NaN or infinite, because of the file's queries and keys; they are drawn in pink.")
                             : tr("%1 of the weights are NaN or infinite, because of the model's own parameters; they "
                                  "are drawn in pink.");
    const core::Run& run = m_bench.run();
    const QString about =
        QStringLiteral("%1 %2 %3")
            .arg(QString::fromStdString(run.model.string()), QString::fromStdString(run.recorded.file.string()),
                 QString::fromStdString(run.recorded.tensor));
    m_bench.banner.showAbout(about, said.arg(broken));
}

#include "moc_status_line.cpp"
