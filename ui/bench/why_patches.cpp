#include "ui/bench/why_patches.h"

#include "core/model/layer_numbers.h"
#include "core/model/pass/label_answers.h"
#include "core/model/pass/prediction.h"
#include "ui/plot/why/account_words.h"
#include "ui/view/why/patch_canvas.h"
#include "ui/view/why/why_view.h"
#include "ui/words/token_text.h"

#include <cmath>

using core::Index;
using Patched = core::WhySettings::Patched;

WhyPatches::WhyPatches(const Workbench& bench, AccountLoader& loader, WhyView& view, QObject* parent)
    : QObject(parent),
      m_bench(bench),
      m_loader(loader),
      m_view(view)
{
    connect(&view, &WhyView::sweepAsked, this, &WhyPatches::sweep);
    connect(view.patches(), &PatchCanvas::cellChosen, this, [this](const core::Cell& cell) {
        if (m_swept && m_swept->sweep.plan.columns == core::PatchPlan::Columns::Heads)
            m_bench.selection.setHead(cell.query, cell.key);
        showFacts(cell);
    });
    connect(&bench.results, &RunResults::traceChanged, this, [this](Index run) {
        const core::Session& session = m_bench.session();
        if (run == 1 && session.view == core::View::Why && session.why.of == core::WhySettings::Of::Patches) show();
    });
    connect(&loader, &AccountLoader::swept, this,
            [this](const core::PatchSweep& sweep, const core::Answer& answer, int layers) {
                m_swept = Swept{m_from, m_to, m_block, answer, sweep};
                m_view.setKnocking(true, tr("layer %1 of %2").arg(layers).arg(sweep.values.rows()));
                show();
            });
}

void WhyPatches::forget()
{
    m_swept.reset();
    m_view.patches()->display(std::nullopt);
}

RunResults::TracePointer WhyPatches::finished(Index run) const
{
    if (run >= m_bench.results.runs()) return nullptr;
    const auto whole = m_bench.results.computed(run);
    return whole != nullptr && whole->finished() ? whole : nullptr;
}

/// The encoder–decoder's attention that is in focus.
core::AttentionBlock WhyPatches::block() const { return m_bench.selection.focus().block; }

core::PatchPlan WhyPatches::plan() const
{
    const Patched patched = m_bench.session().why.patched;
    core::PatchPlan plan{.block = block()};
    plan.kind = patched == Patched::Stream  ? core::PatchKind::Stream
                : patched == Patched::Heads ? core::PatchKind::Head
                                            : core::PatchKind::Pattern;
    if (patched != Patched::Stream) plan.columns = core::PatchPlan::Columns::Heads;
    return plan;
}

bool WhyPatches::isShown() const
{
    return m_swept && m_swept->from == finished(1) && m_swept->to == finished(0) && m_swept->block == block()
           && m_swept->sweep.plan.kind == plan().kind;
}

void WhyPatches::sweep()
{
    m_from = finished(1);
    m_to = finished(0);
    m_block = block();
    if (m_from == nullptr || m_to == nullptr) return show();
    const core::WhySettings& why = m_bench.session().why;
    const core::Focus focus = m_bench.selection.focus();
    const Index position = core::askedPosition(*m_to, focus.block, focus.item, m_bench.selection.chosen().query);
    m_view.setKnocking(true, tr("layer 0 of %1").arg(m_bench.results.shown()->model->info.layers));
    m_loader.sweep(m_from, m_to, {focus.item, position, why.answer, why.against}, plan());
}

void WhyPatches::show()
{
    if (m_bench.results.runs() < 2) {
        m_view.setHeadline({}, {}, {});
        return m_view.setMessage(tr("Patching takes numbers from a second run and puts them into the first run's pass. "
                                    "Add a run in Compare (Ctrl+4), of the same model and another text."));
    }
    m_view.panel()->display({});
    if (finished(0) == nullptr || finished(1) == nullptr) {
        m_view.setHeadline({}, {}, {});
        return m_view.setMessage(tr("Run B is still being computed."));
    }
    m_view.setMessage({});
    if (!isShown()) {
        m_view.setHeadline({}, tr("How far the answer moves to run B's when run B's numbers are put into run A's pass"),
                           {});
        HeadMapOfAnswer none;
        none.title = tr("Nothing is patched yet");
        none.empty = tr("Type two words, the one that run B predicts and the one that run A predicts, and press “Patch "
                        "every place”.");
        return m_view.patches()->display(none);
    }
    m_view.setHeadline({}, tr("How far the answer moves to run B's when run B's numbers are put into run A's pass"),
                       numberName());
    m_view.patches()->display(map());
    showFacts(m_view.patches()->chosen());
}

QString WhyPatches::numberName() const
{
    const core::Model& model = *core::speakerOf(*m_swept->to).model;
    const QString word = tokenText(core::answerToken(model, m_swept->answer.id));
    if (!m_swept->answer.against) return tr("by the logit of %1").arg(word);
    return tr("by the logit of %1 minus that of %2")
        .arg(word, tokenText(core::answerToken(model, *m_swept->answer.against)));
}

HeadMapOfAnswer WhyPatches::map() const
{
    const core::PatchSweep& sweep = m_swept->sweep;
    const auto trace = core::blockOf(m_swept->to, m_swept->block);
    const core::ModelInfo& info = trace->model->info;
    const bool normed = sweep.source && *sweep.source != sweep.unpatched;
    HeadMapOfAnswer map;
    map.title = normed ? tr("0: nothing changes, 1: the answer is run B's") : tr("how much the number changes");
    map.values = core::Matrix::Constant(sweep.values.rows(), sweep.values.cols(), HeatData::unknown);
    for (Index layer = 0; layer < sweep.values.rows(); ++layer)
        for (Index column = 0; column < sweep.values.cols(); ++column) {
            const double value = normed ? sweep.effect(layer, column) : sweep.values(layer, column) - sweep.unpatched;
            if (std::isfinite(value)) map.values(layer, column) = static_cast<float>(value);
        }
    for (Index layer = 0; layer < sweep.values.rows(); ++layer)
        map.layers << tr("layer %1").arg(core::layerNumber(info, layer, 1));
    if (sweep.plan.columns == core::PatchPlan::Columns::Heads)
        for (Index head = 0; head < sweep.values.cols(); ++head) map.heads << QString::number(head + 1);
    else
        map.heads = tokenTexts(trace->queries(m_swept->answer.item));
    return map;
}

void WhyPatches::showFacts(const core::Cell& cell)
{
    if (!isShown()) return;
    const core::PatchSweep& sweep = m_swept->sweep;
    if (cell.query >= sweep.values.rows() || cell.key >= sweep.values.cols()) return;
    const auto trace = core::blockOf(m_swept->to, m_swept->block);
    const core::ModelInfo& info = trace->model->info;
    WhyFacts facts;
    facts.chosen = sweep.plan.columns == core::PatchPlan::Columns::Heads
                       ? tr("head %1 of run B in run A").arg(headName(info, cell.query, cell.key))
                       : tr("run B's stream before layer %1, at token %2, %3")
                             .arg(core::layerNumber(info, cell.query, 1))
                             .arg(cell.key + 1)
                             .arg(tokenNamed(trace->queries(m_swept->answer.item), cell.key));
    const double value = sweep.values(cell.query, cell.key);
    facts.numbers = {{tr("run A"), plainNumber(sweep.unpatched, 4)}};
    if (sweep.source) facts.numbers.push_back({tr("run B"), plainNumber(*sweep.source, 4)});
    if (std::isfinite(value)) facts.numbers.push_back({tr("run A with this patch"), plainNumber(value, 4)});
    if (const double effect = sweep.effect(cell.query, cell.key); std::isfinite(effect))
        facts.numbers.push_back({tr("of the way to run B"), tr("%1 %").arg(plainNumber(100 * effect, 1))});
    facts.foot = tr("Each place is patched by itself, and everything after it is computed again. A head that does not "
                    "change the answer may still matter if another head makes up for it.");
    m_view.panel()->display(facts);
}

#include "moc_why_patches.cpp"
