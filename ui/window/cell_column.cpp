#include "ui/window/cell_column.h"

#include <QVBoxLayout>

#include "core/model/pass/whole_answers.h"
#include "core/session/edits/prediction_edits.h"
#include "ui/panel/inspect/answer_panel.h"
#include "ui/panel/inspect/inspector.h"
#include "ui/part/banner.h"
#include "ui/part/tall_scroll_area.h"
#include "ui/theme/magnification.h"
#include "ui/words/shortened.h"
#include "ui/words/token_text.h"

CellColumn::CellColumn(const Workbench& bench, QWidget* parent)
    : QFrame(parent),
      m_bench(bench),
      m_scroll(new TallScrollArea(nullptr, this)),
      m_inspector(new Inspector(m_scroll->viewport()))
{
    setObjectName(QStringLiteral("rightPanel"));
    keepScaled(this, [this] { setMaximumWidth(scaled(420)); });
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_scroll);
    m_scroll->hold(m_inspector);
    m_inspector->hide();  // until there is a cell
    connect(m_inspector, &Inspector::knockOutAsked, this, &CellColumn::knockOutAsked);
    connect(m_inspector, &Inspector::whyAsked, this, [this] { m_bench.editor.setView(core::View::Why); });
    connect(m_inspector, &Inspector::headClicked, &bench.selection, &Selection::setHead);
    connect(m_inspector, &Inspector::keyClicked, this, [this](core::Index key) {
        m_bench.selection.setCell({m_bench.selection.cell().query, key});
    });
    connect(m_inspector->answer(), &AnswerPanel::whatMattersAsked, &bench.findings, &HeadFindings::findWhatMatters);
    connect(&bench.answer, &ModelAnswer::changed, this, &CellColumn::showAnswer);
    connect(&bench.editor, &SessionEditor::edited, this,
            [this] { m_inspector->answer()->showTracked(m_bench.session().tracked); });
    connect(m_inspector->answer(), &AnswerPanel::trackAsked, this, [this](const core::TrackedWord& word) {
        m_bench.editor.apply([&](core::Session& next) { core::track(next, word); });
    });
    connect(m_inspector->answer(), &AnswerPanel::untrackAsked, this, [this](std::size_t place) {
        m_bench.editor.apply([&](core::Session& next) { core::untrack(next, place); });
    });
    connect(&m_long, &LongCellLoader::loaded, this,
            [this](const auto& trace, const core::HeadAddress& address, const core::InspectedCell& cell) {
                if (trace == m_bench.results.shown()) display(trace, address, cell);
            });
    connect(&m_long, &LongCellLoader::othersLoaded, this,
            [this](const auto& trace, const core::HeadAddress& address, const auto& others) {
                const bool shown = trace == m_bench.results.shown() && address == m_bench.selection.address();
                if (shown) m_inspector->setOtherHeads(trace->model->info, others);
            });
    connect(&m_long, &LongCellLoader::failed, this,
            [this](const core::Error& error) { m_bench.banner.showError(error); });
}

void CellColumn::clear()
{
    m_long.cancel();
    m_inspector->hide();
}

void CellColumn::showCell()
{
    if (m_bench.results.shown() != nullptr) m_inspector->show();
    if (!m_bench.selection.cellIsThere()) return;
    const auto trace = m_bench.results.shown();
    const core::HeadAddress address = m_bench.selection.address();
    const core::Cell cell = m_bench.selection.cell();
    if (trace->isLong()) return m_long.load(trace, address, cell);
    const auto stages = m_bench.stages.of(trace, address);
    if (stages == nullptr) return;
    display(trace, address, core::InspectedCell::of(*trace, address, *stages, cell));
}

/// Shows a cell. If the trace kept no weights, the cell's weights in other heads follow later.
void CellColumn::display(const std::shared_ptr<const core::Trace>& trace, const core::HeadAddress& address,
                         const core::InspectedCell& inspected)
{
    m_inspector->display(*trace, address, inspected, m_bench.session().figure.map.rows);
    if (!core::keepsWeights(*trace, address)) m_long.loadOthers(trace, address, inspected.cell);
}

void CellColumn::showAnswer()
{
    const core::TokenStatement& said = m_bench.answer.now();
    m_inspector->answer()->display(said.likeliest.empty() ? QString() : answerHeading(said.position), m_bench.session(),
                                   said, m_bench.answer.before());
}

/// @param position  where the model says something
QString CellColumn::answerHeading(core::Index position) const
{
    const auto trace = m_bench.results.shown();
    const core::Token& token = trace->queries(m_bench.selection.focus().item)[static_cast<std::size_t>(position)];
    const QString text = shortened(tokenText(token), 16, 15);
    const core::ModelInfo& info = trace->model->info;
    const auto whole = m_bench.results.whole();
    if (const auto& labels = core::labelHeadOf(whole ? *whole->model : *trace->model)) {
        if (labels->of == core::LabelHead::Of::Span) return tr("ANSWER BEGINS OR ENDS AT “%1”").arg(text);
        return labels->of == core::LabelHead::Of::Tokens ? tr("LABEL OF “%1”").arg(text) : tr("LABEL");
    }
    const bool decodes = info.block == core::AttentionBlock::Decoder || info.block == core::AttentionBlock::Cross;
    if (trace->model->transformer.causal || decodes) return tr("NEXT TOKEN AFTER “%1”").arg(text);
    if (token.id == info.mask_id) return tr("PREDICTED WORDS FOR “%1”, TOKEN %2").arg(text).arg(position + 1);
    return tr("PREDICTED WORD FOR “%1”").arg(text);
}

#include "moc_cell_column.cpp"
