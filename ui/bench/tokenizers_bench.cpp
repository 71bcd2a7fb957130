#include "ui/bench/tokenizers_bench.h"

#include "ui/bench/shown_models.h"
#include "ui/view/tokenizers/tokenizers_view.h"
#include "ui/words/error_text.h"

#include <algorithm>

using core::Index;

TokenizersBench::TokenizersBench(const Workbench& bench, core::View view, QObject* parent)
    : ViewBench(bench, view, parent),
      m_view(new TokenizersView)
{
    connect(m_view->canvas(), &TokenizersCanvas::tokenChosen, this, [this](Index token) {
        const auto trace = m_bench.results.shown();
        if (trace == nullptr || token >= std::ssize(trace->queries(m_bench.selection.focus().item))) return;
        choose({token, m_bench.selection.chosen().key});
    });
    connect(m_view->canvas(), &TokenizersCanvas::modelOpened, this,
            [this](std::size_t run) { goToModel(m_bench.editor, run, core::View::Map); });
    connect(m_view, &TokenizersView::anotherAsked, this,
            [this] { askForAnotherModel(m_bench.editor, m_asked.models.size()); });
}

QWidget* TokenizersBench::widget() { return m_view; }

QWidget* TokenizersBench::focusTarget() { return m_view->canvas(); }

void TokenizersBench::setBare(bool bare) { m_view->setBare(bare); }

QString TokenizersBench::absence() const
{
    if (m_bench.results.lacksFile()) return ViewBench::absence();
    const core::PreparedRun* prepared = m_bench.results.prepared();
    if (prepared == nullptr || prepared->model->tokenizer != nullptr) return {};
    return tr("%1 has no tokenizer of its own. Open a model that reads texts.")
        .arg(QString::fromStdString(prepared->model->info.name));
}

QString TokenizersBench::activity() const { return m_job.isRunning() ? tr("Cutting the text …") : QString(); }

bool TokenizersBench::cancel()
{
    if (!m_job.isRunning()) return false;
    m_job.cancel();
    m_asked = {};
    emit activityChanged();
    return true;
}

void TokenizersBench::clear()
{
    m_job.cancel();
    m_asked = {};
    m_view->display({});
}

TokenizersBench::Asked TokenizersBench::asked() const
{
    Asked wanted;
    const auto& texts = m_bench.run().texts;
    const auto item = static_cast<std::size_t>(std::max<Index>(0, m_bench.selection.focus().item));
    if (item < texts.size()) wanted.text = texts[item];
    for (const auto& each : modelsOfRuns(m_bench.results))
        if (each.second->tokenizer != nullptr) wanted.models.push_back(each);
    return wanted;
}

void TokenizersBench::show()
{
    Asked wanted = asked();
    if (wanted == m_asked || wanted.models.empty()) return;
    m_asked = wanted;
    m_job.start(
        "one text in several tokenizers",
        [this, wanted](const LatestJob::Turn& turn) {
            std::vector<CutByModel> cuts;
            cuts.reserve(wanted.models.size());
            for (const auto& [run, model] : wanted.models) cuts.push_back(cutBy(*model, run, wanted.text, turn.stop()));
            turn.finish([this, cuts] {
                m_view->display(cuts);
                emit activityChanged();
            });
        },
        [this](const core::Error& error) {
            emit activityChanged();
            emit statusChanged(errorText(error), {});
        });
    emit activityChanged();
}

#include "moc_tokenizers_bench.cpp"
