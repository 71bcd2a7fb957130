#include "ui/bench/alike_bench.h"

#include "ui/plot/why/account_words.h"
#include "ui/view/alike/alike_view.h"
#include "ui/view/why/account_canvas.h"
#include "ui/view/why/answer_canvas.h"
#include "ui/words/error_text.h"

using core::Index;
using By = core::AlikeSettings::By;

AlikeBench::AlikeBench(const Workbench& bench, core::View view, QObject* parent)
    : ViewBench(bench, view, parent),
      m_view(new AlikeView)
{
    const auto set = [this](const auto& edit) {
        m_bench.editor.look(edit);
        show();
    };
    connect(m_view, &AlikeView::bySet, this, [this, set](By by) {
        set([by](core::Session& next) { next.alike.by = by; });
        m_view->canvas()->setFocus(Qt::OtherFocusReason);
    });
    connect(m_view, &AlikeView::wordsSet, this,
            [set](bool words) { set([words](core::Session& next) { next.figure.map.words = words; }); });
    connect(m_view, &AlikeView::textOpened, this, &AlikeBench::open);
    connect(m_view->pairs(), &AccountCanvas::productChosen, this, &AlikeBench::showChosen);
    connect(m_view->parts(), &AnswerCanvas::headOpened, &bench.selection, &Selection::setHead);
}

QWidget* AlikeBench::widget() { return m_view; }

QWidget* AlikeBench::focusTarget() { return m_view->canvas(); }

void AlikeBench::setBare(bool bare) { m_view->setBare(bare); }

QString AlikeBench::absence() const
{
    if (m_bench.run().recorded.isDump() || !m_bench.run().engine.empty())
        return tr("The weights of this model are not here, so that its texts cannot be compared. Open the model itself "
                  "to see why two texts are alike.");
    const core::PreparedRun* prepared = m_bench.results.prepared();
    if (prepared != nullptr && prepared->model != nullptr && !core::comparesTexts(*prepared->model)
        && !core::isReranker(*prepared->model))
        return tr("%1 makes no vector of a text, and no number of two. Open an encoder of texts, a folder of "
                  "sentence-transformers or a reranker to see why two texts are alike.")
            .arg(QString::fromStdString(prepared->model->info.name));
    return ViewBench::absence();
}

QString AlikeBench::activity() const { return m_job.isRunning() ? tr("Comparing the texts… (Esc stops)") : QString(); }

bool AlikeBench::cancel()
{
    if (!m_job.isRunning()) return false;
    m_job.cancel();
    m_asked = {};
    say(tr("Stopped before anything could be shown."));
    emit activityChanged();
    return true;
}

void AlikeBench::clear()
{
    m_job.cancel();
    m_asked = {};
    m_texts.reset();
    m_words.reset();
    m_view->pairs()->display(nullptr, {});
    m_view->parts()->display(nullptr, {}, {});
    say({});
}

void AlikeBench::show()
{
    const auto whole = m_bench.results.whole();
    if (whole == nullptr || !whole->finished()) return;
    const core::AlikeSettings& alike = m_bench.session().alike;
    const bool ranks = core::isReranker(*whole->model);
    m_view->setSettings(alike, m_bench.session().figure.map.words, ranks);
    const auto texts = std::ssize(whole->batch.sequences);
    if (ranks && !m_bench.run().keys_text)
        return say(tr("This model reads two texts as one. Add the second one (“+ second text” under Input) to see what "
                      "its number for both is made of."));
    if (!ranks && texts < 2)
        return say(tr("There is one text. Add another one (“+ text” under Input) to see why the two are alike."));
    try {
        const Index first = std::min(m_bench.selection.focus().item, texts - 1);
        compare({whole, first, core::otherText(*whole, first, alike.other), alike.by != By::Pairs});
    } catch (const core::Error& error) {
        say(errorText(error));
    }
}

/// Shows what is known, or asks for it.
void AlikeBench::compare(const Asked& asked)
{
    const bool same = m_asked.whole == asked.whole && m_asked.first == asked.first && m_asked.second == asked.second
                      && (m_asked.parts || !asked.parts);
    if (same && m_texts != nullptr) return showTexts();
    if (same && m_job.isRunning()) return say(tr("Comparing the texts… (Esc stops)"));
    m_asked = asked;
    m_texts.reset();
    m_job.start(
        "why two texts are alike",
        [this, asked](const LatestJob::Turn& turn) {
            const auto texts = std::make_shared<const core::AlikeTexts>(
                core::alikeTexts(asked.whole, asked.first, asked.second, asked.parts, turn.stop()));
            turn.finish([this, texts] {
                m_texts = texts;
                showTexts();
                emit activityChanged();
            });
        },
        [this](const core::Error& error) {
            say(errorText(error));
            emit activityChanged();
        });
    say(tr("Comparing the texts… (Esc stops)"));
    emit activityChanged();
}

/// Nothing but a sentence, or nothing at all.
void AlikeBench::say(const QString& message)
{
    m_view->setHeadline({}, {}, {});
    m_view->setChosen({}, {});
    m_view->setNeighbours({}, {}, {});
    m_view->panel()->display({});
    m_view->setMessage(message);
    emit statusChanged({}, {});
}

void AlikeBench::showTexts()
{
    m_words.emplace(m_asked.whole, m_texts, m_bench.session().figure.map.words);
    m_view->setMessage({});
    m_view->setHeadline(m_words->value(), m_words->headline(), m_words->more());
    showNeighbours();
    if (m_bench.session().alike.by != By::Pairs) return showParts();
    const auto pairs = m_words->pairs();
    m_view->pairs()->displayWhole(pairs, [names = m_words->names()](const core::AccountTable&) { return names; });
    emit statusChanged(tr("%1 × %2 parts").arg(pairs->products.rows()).arg(pairs->products.cols()),
                       tr("red adds, blue subtracts"));
}

void AlikeBench::showNeighbours()
{
    constexpr qsizetype longestName = 120;
    const auto& texts = m_bench.run().texts;
    std::vector<AlikeView::Neighbour> neighbours;
    for (const Index text : m_texts->nearest()) {
        const auto place = static_cast<std::size_t>(text);
        const QString name =
            place < texts.size() ? QString::fromStdString(texts[place]).simplified().left(longestName) : QString();
        neighbours.push_back({text, name, plainNumber(m_texts->values[place], 4), text == m_texts->second});
    }
    m_view->setNeighbours(m_words->ranks() ? tr("Texts, the highest number first")
                                           : tr("Other texts, the nearest first"),
                          m_words->ranks() ? tr("number") : tr("cosine"), neighbours);
}

/// A pair in numbers, and whether everything adds up.
void AlikeBench::showChosen(const core::Cell& lines)
{
    if (!m_words || m_texts == nullptr || m_bench.session().alike.by != By::Pairs) return;
    const Eigen::MatrixXd& products = m_words->pairs()->products;
    const double value = lines.key < 0     ? products.row(lines.query).sum()
                         : lines.query < 0 ? products.col(lines.key).sum()
                                           : products(lines.query, lines.key);
    const QString pair = m_words->chosen(lines);
    m_view->setChosen(signedNumber(value, 4),
                      m_texts->value() == 0
                          ? pair
                          : tr("%1: %2 % of the whole").arg(pair, plainNumber(100 * value / m_texts->value(), 1)));
    WhyFacts facts;
    facts.sums = {
        {tr("%1 × %2 parts").arg(products.rows()).arg(products.cols()), plainNumber(products.sum(), 6)},
        {tr("the engine’s result"), plainNumber(m_texts->values[static_cast<std::size_t>(m_texts->second)], 6)}};
    facts.foot = m_words->ranks()
                     ? tr("Exact with the factor of every norm held at its value of this pass.")
                     : tr("Exact with the factor of every norm and the lengths of both vectors held at their values of "
                          "this pass.");
    if (const QString note = m_words->note(); !note.isEmpty()) facts.foot += QStringLiteral(" ") + note;
    m_view->panel()->display(facts);
}

void AlikeBench::showParts()
{
    m_view->setChosen({}, {});
    const auto account = m_words->parts(m_bench.session().alike.by);
    m_view->parts()->display(
        account,
        [words = *m_words, account](const core::ShownParts& shown) { return words.partNames(*account, shown); },
        {m_words->heads(*account)});
    double sum = 0;
    for (const double value : account->values) sum += value;
    WhyFacts facts;
    facts.sums = {
        {tr("%1 parts").arg(account->parts.size()), plainNumber(sum, 6)},
        {tr("the engine’s result"), plainNumber(m_texts->values[static_cast<std::size_t>(m_texts->second)], 6)}};
    facts.foot =
        m_words->ranks()
            ? tr("Exact with the factor of every norm held at its value of this pass. A click on a head of the "
                 "map goes to that head.")
            : tr("Exact with the factor of every norm and the lengths of both vectors held at their values of "
                 "this pass. Either text’s parts add up to the same cosine. A click on a head of the map goes "
                 "to that head.");
    m_view->panel()->display(facts);
    emit statusChanged(tr("%1 parts").arg(account->parts.size()), tr("red adds, blue subtracts"));
}

/// A reranker's texts are each a question of its own; else the text is what the one in focus is compared with.
void AlikeBench::open(Index text)
{
    if (m_texts != nullptr && m_texts->ranked) return m_bench.selection.setItem(text);
    m_bench.editor.look([text](core::Session& next) { next.alike.other = text + 1; });
    show();
}

#include "moc_alike_bench.cpp"
