#include "ui/bench/why_bench.h"

#include "core/explain/text_likeness.h"
#include "core/guess/hidden_row.h"
#include "core/model/pass/label_answers.h"
#include "core/model/pass/prediction.h"
#include "ui/bench/why_patches.h"
#include "ui/bench/why_words.h"
#include "ui/part/banner.h"
#include "ui/view/why/account_canvas.h"
#include "ui/view/why/answer_canvas.h"
#include "ui/view/why/lens_canvas.h"
#include "ui/view/why/weights_table.h"
#include "ui/view/why/why_trail.h"
#include "ui/view/why/why_view.h"
#include "ui/words/error_text.h"
#include "ui/words/token_text.h"

using core::Cell;
using core::Index;
using Of = core::WhySettings::Of;

WhyBench::WhyBench(const Workbench& bench, core::View view, QObject* parent)
    : ViewBench(bench, view, parent),
      m_view(new WhyView),
      m_patches(new WhyPatches(bench, m_loader, *m_view, this))
{
    connect(m_view, &WhyView::settingsChanged, this, [this](const core::WhySettings& settings) {
        setWhy(settings);
        show();
        m_view->canvas()->setFocus(Qt::OtherFocusReason);
    });
    connect(m_view, &WhyView::knockOutAsked, this, &WhyBench::knockOut);
    connect(m_view, &WhyView::stopAsked, this, &WhyBench::cancel);
    connect(m_view->account(), &AccountCanvas::productChosen, this, &WhyBench::showProduct);
    connect(m_view->account(), &AccountCanvas::productOpened, this, &WhyBench::openProduct);
    connect(m_view->panel(), &WhyPanel::walked, this, &WhyBench::walk);
    connect(m_view->panel(), &WhyPanel::throughAsked, this, &WhyBench::lookThrough);
    connect(m_view->trail(), &WhyTrail::chosen, this, &WhyBench::go);
    connect(m_view->answer(), &AnswerCanvas::partOpened, this, [this](Index line) {
        const core::ShownParts& shown = m_view->answer()->parts();
        if (m_answer == nullptr || line >= std::ssize(shown.parts)) return;
        const core::StreamPart& part =
            m_answer->account.parts[static_cast<std::size_t>(shown.parts[static_cast<std::size_t>(line)])];
        openPart(core::StreamPart(part), m_answer->heads);
    });
    connect(m_view->answer(), &AnswerCanvas::headOpened, &bench.selection, &Selection::setHead);
    connect(m_view->lens(), &LensCanvas::cellChosen, this, &WhyBench::showLensCell);
    connect(m_view, &WhyView::trailStepped, this, [this](int by) { go(m_at + by); });
    connectLoader();
}

void WhyBench::connectLoader()
{
    connect(&m_loader, &AccountLoader::cellExplained, this, &WhyBench::showCell);
    connect(&m_loader, &AccountLoader::answerExplained, this, [this](const auto& answer) {
        if (answer->whole != m_bench.results.whole()) return;
        m_answer = answer;
        m_knocked = {};
        showAnswer();
    });
    connect(&m_loader, &AccountLoader::lensRead, this, &WhyBench::showLens);
    connect(&m_loader, &AccountLoader::headRead, this, &WhyBench::showWeights);
    connect(&m_loader, &AccountLoader::lensProgress, this, [this](Index tokens, Index ofTokens) {
        m_activity = tr("read %1 of %2 tokens (Esc stops)").arg(tokens).arg(ofTokens);
        emit activityChanged();
    });
    connect(&m_loader, &AccountLoader::headProgress, this, [this](Index part, Index parts) {
        m_activity = tr("read %1 of %2 parts (Esc stops)").arg(part).arg(parts);
        emit activityChanged();
    });
    connect(&m_loader, &AccountLoader::knockedOut, this, [this](const core::HeadTable& table, int layers) {
        m_knocked = table;
        m_view->setKnocking(true, tr("layer %1 of %2").arg(layers).arg(table.layers));
        showAnswer();
    });
    connect(&m_loader, &AccountLoader::ended, this, [this] {
        m_activity.clear();
        if (!m_loader.isReading()) {
            m_asked.reset();
            if (std::exchange(m_isWaiting, false)) m_view->setMessage(tr("Stopped before anything could be shown."));
        }
        m_view->setKnocking(m_loader.isKnockingOut(), {});
        emit activityChanged();
    });
    connect(&m_loader, &AccountLoader::failed, this, [this](const core::Error& error) {
        // A question without an answer is no fault of the run: the reason stands in the answer's place.
        m_isWaiting = false;
        m_answer.reset();  // of an earlier question, which a knock-out would show again
        m_view->setHeadline({}, {}, {});
        m_view->panel()->display({});
        m_view->setMessage(errorText(error));
    });
}

QWidget* WhyBench::widget() { return m_view; }

QWidget* WhyBench::focusTarget() { return m_view->canvas(); }

void WhyBench::setBare(bool bare) { m_view->setBare(bare); }

QString WhyBench::absence() const
{
    if (m_bench.run().recorded.isDump())
        return tr(
            "This attention was read from a file: the weights alone, without the model that wrote the queries and "
            "keys. Open the model to see why a head attends.");
    if (!m_bench.run().engine.empty())
        return tr(
            "An engine computes this model, and its weights are not here: scores and answers cannot be taken apart "
            "into "
            "what wrote them. What a head does is seen by switching it off (Intervene), for all heads in Measures.");
    return ViewBench::absence();
}

QString WhyBench::activity() const { return m_activity; }

bool WhyBench::cancel() { return m_loader.cancel(); }

void WhyBench::clear()
{
    m_loader.drop();
    m_isWaiting = false;
    m_asked.reset();
    m_trail.clear();
    m_cell.reset();
    m_answer.reset();
    m_lens.reset();
    m_head.reset();
    m_patches->forget();
    m_view->weights()->display(nullptr, {});
    m_view->account()->display(nullptr, {});
    m_view->answer()->display(nullptr, {}, {});
    m_view->lens()->display(nullptr, {});
    m_view->setHeadline({}, {}, {});
    m_view->panel()->display({});
    showTrail();
}

std::shared_ptr<const core::Trace> WhyBench::finished() const
{
    const auto whole = m_bench.results.whole();
    return whole != nullptr && whole->finished() ? whole : nullptr;
}

void WhyBench::show()
{
    if (!m_bench.selection.headIsThere()) return;
    m_view->setSettings(m_bench.session().why);
    keepTrail();
    ask();
}

/// Accounts are about the chosen cell, so the cell under the pointer does not matter.
void WhyBench::showCells()
{
    if (!m_bench.selection.cellIsThere() || m_bench.selection.hover()) return;
    if (m_trail.empty() || !(m_trail[static_cast<std::size_t>(m_at)] == now())) show();
}

bool WhyBench::isGuessed() const
{
    const auto& hidden = m_bench.results.hidden();
    return hidden
           && hidden->covers(m_bench.selection.focus().block, m_bench.selection.address(),
                             m_bench.selection.chosen().query);
}

void WhyBench::ask()
{
    const auto whole = finished();
    if (whole == nullptr) return;
    const core::WhySettings& why = m_bench.session().why;
    const core::Focus focus = m_bench.selection.focus();
    m_isWaiting = m_isWaiting && (why.of == Of::Lens || why.of == Of::Weights);
    if (why.of == Of::Cell && isGuessed()) {
        m_loader.drop();
        m_view->setHeadline({}, {}, {});
        m_view->panel()->display({});
        return m_view->setMessage(tr("The row of this cell is hidden until it has been guessed."));
    }
    if (focus.block == core::AttentionBlock::Mixing && (why.of == Of::Cell || why.of == Of::Weights)) {
        m_loader.drop();
        m_view->setHeadline({}, {}, {});
        m_view->panel()->display({});
        return m_view->setMessage(
            tr("This layer mixes tokens without a softmax: no score is made of a query and a key. “What wrote this "
               "answer?” shows what its heads add to the answer, and Steps shows how its weights come about."));
    }
    if (why.of == Of::Cell && m_bench.selection.cellIsThere())
        return m_loader.explainCell(whole, focus.block, m_bench.selection.address(), m_bench.selection.chosen(),
                                    why.through);
    if (why.of == Of::Answer && core::comparesTexts(*whole->model) && !core::answers(*whole->model)) {
        m_loader.drop();
        m_view->setHeadline({}, {}, {});
        m_view->panel()->display({});
        return m_view->setMessage(tr("This model answers with no word and no label, but with a vector of each text. "
                                     "“Alike” (Ctrl+Shift+5) shows why the vectors of two texts are alike."));
    }
    if (why.of == Of::Answer) {
        const Index position = core::askedPosition(*whole, focus.block, focus.item, m_bench.selection.chosen().query);
        return m_loader.explainAnswer(whole, {focus.item, position, why.answer, why.against}, why.through);
    }
    if (why.of == Of::Patches) {
        emit statusChanged(tr("run B's numbers in run A's pass"), {});
        return m_patches->show();
    }
    if (why.of == Of::Weights) {
        const core::HeadAddress head = m_bench.selection.address();
        const bool known = m_head != nullptr && m_head->model == whole->model && m_head->block == focus.block
                           && m_head->distance == why.distance && m_head->reading.head.layer == head.layer
                           && m_head->reading.head.head == head.head;
        if (known) return showWeights(m_head);
        const Asked asked{why, focus.block, head, nullptr};
        if (waitsFor(asked)) return m_view->setMessage(m_waitsWith);
        wait(asked, tr("Reading the head's weights… (Esc stops)"));
        return m_loader.readHead(whole->model, focus.block, {head.layer, head.head}, why.distance);
    }
    if (why.of != Of::Lens) return;
    if (m_lens != nullptr && m_lens->whole_text && m_lens->whole == whole && m_lens->item == focus.item
        && (why.answer.empty() ? !m_lens->asked : m_lens->asked_word == why.answer))
        return showLens(m_lens);
    const Asked asked{why, focus.block, {0, 0, focus.item}, whole};
    if (waitsFor(asked)) return m_lens != nullptr ? showLens(m_lens) : m_view->setMessage(m_waitsWith);
    wait(asked, tr("Reading what each layer would say… (Esc stops)"));
    const bool speaks = core::speakingBlock(*whole, focus.block) == focus.block;
    const Index last = std::ssize(core::speakerOf(*whole).queries(focus.item)) - 1;
    m_loader.readLens(whole, focus.item, why.answer, speaks ? std::min(m_bench.selection.chosen().query, last) : last);
}

bool WhyBench::waitsFor(const Asked& asked) const { return m_loader.isReading() && m_asked == asked; }

/// The shown account answers an earlier question.
void WhyBench::wait(const Asked& asked, const QString& message)
{
    m_asked = asked;
    m_waitsWith = message;
    if (asked.why.of == Of::Lens)
        m_lens.reset();
    else if (asked.why.of == Of::Weights)
        m_head.reset();
    m_view->setHeadline({}, {}, {});
    m_view->panel()->display({});
    m_view->setMessage(message);
    m_activity = message;
    m_isWaiting = true;
    emit statusChanged({}, {});
    emit activityChanged();
}

void WhyBench::showCell(const std::shared_ptr<const ExplainedCell>& cell)
{
    if (cell->whole != m_bench.results.whole()) return;
    m_cell = cell;
    const CellWords words(accounted(cell));
    const double size = std::abs(cell->account.score);
    m_view->setHeadline(QString::number(cell->account.score, 'f', size >= 100 ? 2 : 4).replace(u'-', u'−'),
                        words.headline(), words.more());
    m_view->setMessage({});
    m_view->account()->display({cell, &cell->account},
                               [words](const core::AccountTable& table) { return words.table(table); });
    const auto query = cell->account.query.size(), key = cell->account.key.size();
    emit statusChanged(
        tr("%1 × %2 parts · taken apart in %3 ms").arg(query).arg(key).arg(cell->milliseconds, 0, 'f', 1),
        tr("red adds, blue subtracts"));
}

void WhyBench::showProduct(const Cell& lines)
{
    if (m_cell != nullptr) m_view->panel()->display(cellFacts(m_cell, m_view->account()->table(), lines));
}

void WhyBench::setWhy(const core::WhySettings& why)
{
    m_bench.editor.look([&](core::Session& next) { next.why = why; });
}

void WhyBench::lookThrough(const std::optional<Index>& layer)
{
    core::WhySettings why = m_bench.session().why;
    why.through = layer;
    setWhy(why);
    show();
}

/// Opens a part: a head leads to that head, a feed-forward layer to its input.
void WhyBench::openPart(const core::StreamPart& part, const std::vector<core::WalkBack>& walks)
{
    using Kind = core::StreamPart::Kind;
    const bool mixes = part.block == core::AttentionBlock::Mixing;
    if (part.kind == Kind::FeedForward && mixes) return;
    if (part.kind == Kind::FeedForward) return lookThrough(part.through ? std::nullopt : std::optional(part.layer));
    if (part.kind != Kind::Head) return;
    for (const core::WalkBack& each : walks)
        if (each.head.block == part.block && each.head.layer == part.layer && each.head.head == part.head)
            return walk(core::WalkBack(each));
}

void WhyBench::openProduct(const Cell& lines)
{
    if (m_cell == nullptr) return;
    const std::shared_ptr<const ExplainedCell> cell = m_cell;
    const core::AccountTable& table = m_view->account()->table();
    const auto partOf = [](const core::ShownParts& side, const std::vector<core::StreamPart>& parts,
                           Index line) -> std::optional<core::StreamPart> {
        if (line < 0 || line >= std::ssize(side.parts)) return std::nullopt;
        return parts[static_cast<std::size_t>(side.parts[static_cast<std::size_t>(line)])];
    };
    const auto query = partOf(table.query, cell->account.query, lines.query);
    const auto key = partOf(table.key, cell->account.key, lines.key);
    const bool opensKey = key && (!query || query->kind != core::StreamPart::Kind::Head);
    if (opensKey && (key->kind == core::StreamPart::Kind::Head || !query)) return openPart(*key, cell->key);
    if (query) openPart(*query, cell->query);
}

void WhyBench::showAnswer()
{
    if (m_answer == nullptr || m_bench.session().why.of != Of::Answer) return;
    const core::Focus focus = m_bench.selection.focus();
    const core::AttentionBlock block = core::speakingBlock(*m_answer->whole, focus.block);
    const AnswerPartWords words(accounted(m_answer));
    m_view->setHeadline(QString::number(m_answer->account.score, 'f', 3).replace(u'-', u'−'), words.headline(),
                        words.more());
    m_view->setMessage({});
    m_view->answer()->display(
        {m_answer, &m_answer->account}, [words](const core::ShownParts& parts) { return words.parts(parts); },
        words.maps(m_knocked, block));
    m_view->panel()->display(answerFacts(*m_answer, m_knocked, block));
    emit statusChanged(tr("%1 parts").arg(m_answer->account.parts.size()), tr("red adds, blue subtracts"));
}

void WhyBench::showLens(const std::shared_ptr<const ReadLens>& lens)
{
    if (lens->whole != m_bench.results.whole()) return;
    m_lens = lens;
    if (m_bench.session().why.of != Of::Lens) return;
    m_isWaiting = false;
    m_view->setMessage({});
    m_view->lens()->display({lens, &lens->lens}, lensWords(*lens->whole, lens->item, lens->asked, lens->lens));
    const core::AttentionBlock looked = m_bench.selection.focus().block;
    const bool speaks = core::speakingBlock(*lens->whole, looked) == looked;
    const Index token = speaks ? m_bench.selection.chosen().query : lens->lens.tokens - 1;
    showLensCell({lens->lens.layers(), std::min(token, lens->lens.tokens - 1)});
    emit statusChanged(tr("%1 layers × %2 tokens").arg(lens->lens.layers()).arg(lens->lens.tokens), {});
}

void WhyBench::showWeights(const std::shared_ptr<const ReadHead>& head)
{
    const auto whole = m_bench.results.whole();
    if (whole == nullptr || head->model != whole->model || m_bench.session().why.of != Of::Weights) return;
    m_isWaiting = false;
    m_head = head;
    m_view->setMessage({});
    m_view->setHasDistance(head->reading.query_key.distance.has_value());
    m_view->setHeadline({}, headHeadline(*head), {});
    const auto name = [model = head->model](Index id) { return tokenText(model->token(id)); };
    m_view->weights()->display({head, &head->reading}, name);
    m_view->panel()->display(headFacts(*head));
    emit statusChanged(tr("%1 + %2 directions")
                           .arg(head->reading.query_key.directions.size())
                           .arg(head->reading.output_value ? head->reading.output_value->directions.size() : 0),
                       {});
}

void WhyBench::showLensCell(const Cell& cell)
{
    if (m_lens == nullptr) return;
    m_view->lens()->setChosen(cell);
    m_view->setHeadline({}, lensHeadline(*m_lens, cell), {});
    m_view->panel()->display(lensFacts(*m_lens, cell));
}

void WhyBench::knockOut()
{
    const auto whole = finished() == nullptr ? nullptr : m_bench.results.computed();
    if (whole == nullptr || m_answer == nullptr) return;
    core::RunOptions options = core::optionsOf(m_bench.run());
    for (Index run = 0; run < m_bench.results.runs(); ++run) options.patches.push_back(m_bench.results.computed(run));
    const core::Focus focus = m_bench.selection.focus();
    m_view->setKnocking(true, tr("layer 0 of %1").arg(m_bench.results.shown()->model->info.layers));
    m_loader.knockOut(whole, std::move(options), core::speakingBlock(*whole, focus.block), m_answer->answer);
}

WhyBench::Step WhyBench::now() const
{
    return {m_bench.selection.focus().block, m_bench.selection.address(), m_bench.selection.chosen()};
}

/// A new trail begins when the user chooses another cell elsewhere.
void WhyBench::keepTrail()
{
    const bool isOn = m_at < std::ssize(m_trail) && m_trail[static_cast<std::size_t>(m_at)] == now();
    if (!isOn) {
        m_trail = {now()};
        m_at = 0;
    }
    showTrail();
}

void WhyBench::showTrail()
{
    QStringList steps;
    for (const Step& step : m_trail) {
        const auto trace = core::blockOf(m_bench.results.whole(), step.block);
        if (trace == nullptr) continue;
        steps << QStringLiteral("%1  %2 → %3")
                     .arg(headName(trace->model->info, step.head.layer, step.head.head),
                          tokenNamed(trace->queries(step.head.item), step.cell.query),
                          tokenNamed(trace->keys(step.head.item), step.cell.key));
    }
    m_view->trail()->display(steps, m_at);
}

void WhyBench::walk(const core::WalkBack& walk)
{
    if (walk.row < 0) return m_bench.selection.setHead(walk.head.layer, walk.head.head);  // of no text
    if (walk.head.block == core::AttentionBlock::Mixing) {
        // No score stands behind a mixing weight that could be taken apart further.
        m_bench.selection.setBlock(walk.head.block);
        m_bench.selection.setHead(walk.head.layer, walk.head.head);
        return m_bench.selection.setCell({walk.row, walk.key});
    }
    m_trail.resize(static_cast<std::size_t>(m_at) + 1);
    m_trail.push_back(
        {walk.head.block, {walk.head.layer, walk.head.head, m_bench.selection.focus().item}, {walk.row, walk.key}});
    core::WhySettings why = m_bench.session().why;
    why.of = Of::Cell;
    setWhy(why);
    go(m_at + 1);
}

void WhyBench::go(int step)
{
    if (step < 0 || step >= std::ssize(m_trail)) return;
    m_at = step;
    const Step to = m_trail[static_cast<std::size_t>(step)];
    const std::vector<Step> trail = m_trail;
    m_bench.selection.setBlock(to.block);
    m_bench.selection.setHead(to.head.layer, to.head.head);
    m_bench.selection.setCell(to.cell);
    // The way back may have cells that the trail has not.
    m_trail = trail;
    m_at = step;
    show();
}

#include "moc_why_bench.cpp"
