#include <QAction>
#include <QClipboard>
#include <QPlainTextEdit>
#include <QPushButton>

#include "tests/test_class.h"
#include "tests/window/window_driver.h"
#include "ui/plot/spoken/head_description_words.h"
#include "ui/window/describe/head_describer.h"

using core::Measure;

namespace {

/// Two tokens alike, so that they are told apart by their numbers.
std::shared_ptr<const core::Trace> traceOf(std::pair<float, float> range = {0, 1})
{
    core::Model model;
    model.info.name = "A model";
    model.info.layers = 2;
    model.info.heads = 3;
    core::Trace trace;
    trace.model = std::make_shared<const core::Model>(std::move(model));
    const auto token = [](core::Index id, const char* text) {
        core::Token made;
        made.id = id;
        made.text = text;
        return made;
    };
    trace.batch.sequences = {core::sequenceOf({token(1, "a"), token(2, "␣b"), token(1, "a")})};
    trace.range = range;
    auto layer = std::make_shared<core::LayerTrace>();
    layer->items.resize(1);
    layer->items.front().scoring.resize(3);
    layer->items.front().scoring[1].mask = core::Mask::causal();
    trace.layers = {layer};
    return std::make_shared<const core::Trace>(std::move(trace));
}

core::HeadDescription facts()
{
    return {.queries = 3,
            .keys = 3,
            .counted = 3,
            .hidden = 3,
            .measures = {{Measure::Entropy, 0.5F}, {Measure::Previous, 0.93F}, {Measure::First, 0.4F}},
            .most_entropy = 0.6,
            .strongest = {{2, 1, 0.96F}, {1, 0, 0.5F}},
            .see_first = 3,
            .rest_on_first = 1,
            .most_attended = std::pair(core::Index{0}, 0.55)};
}

QString said(const std::shared_ptr<const core::Trace>& trace, const core::HeadDescription& of,
             const core::HeadsSettings& settings = {})
{
    return headDescription({*trace, {0, 1, 0}, settings}, of).join('\n');
}

}  // namespace

/// A head in words: the sentences, and the window that says them.
class TestDescribedHead final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("test-described-head"); }
    void cleanup() { m_hands.window.reset(); }

    void everyFactIsASentence()
    {
        const QStringList lines = said(traceOf(), facts()).split('\n');
        const QStringList wanted{
            "A model, layer 1 of 2, head 2 of 3.",
            "It reads a text of 3 tokens.",
            "It attends mostly to the previous token: 0.93 of its weight on average.",
            "That is a guess: this text alone says so.",
            "The mean entropy of its rows is 0.50 nats of at most 0.60: as spread as 1.6 equal keys.",
            "The rows with the strongest single weights: a (token 3) attends to b, 96 percent; "
            "b attends to a (token 1), 50 percent.",
            "Of all tokens, a (token 1) gets most weight: 55 percent on average over the rows that see it.",
            "In 1 of 3 rows at least half of the weight rests on the first token, a (token 1).",
            "The mask hides 3 of 9 cells, by causal."};
        QCOMPARE(lines, wanted);
    }

    void aHeadWithoutAPatternIsNotNamedAfterOne()
    {
        core::HeadDescription of = facts();
        of.measures[Measure::Previous] = 0.3F;
        QVERIFY2(said(traceOf(), of)
                     .contains("No named pattern takes 0.80 of its weight. The strongest of them is "
                               "“first token”: 0.40 on average."),
                 qPrintable(said(traceOf(), of)));
        // From which share on is a setting.
        QVERIFY(said(traceOf(), of, {.badge = 0.35}).contains("It attends mostly to the first token: 0.40"));
    }

    void unitsAreThoseOfTheSettings()
    {
        QVERIFY(said(traceOf(), facts(), {.unit = core::LogUnit::Bits})
                    .contains("0.72 bits of at most 0.87: as spread as 1.6 equal keys"));
    }

    void whatIsLeftOutIsSaid()
    {
        core::HeadDescription of = facts();
        of.blind = 1;
        of.broken = 2;
        of.not_shown = 3;
        const QString text = said(traceOf(), of);
        QVERIFY(text.contains("Rows that see no key: 1."));
        QVERIFY(text.contains("NaN or infinite, which are left out: 2."));
        QVERIFY(text.contains("hidden until they have been guessed: 3."));
        QVERIFY(said(traceOf(), {.queries = 1, .keys = 1, .broken = 1}).contains("No row has weights"));
    }

    /// Scores of a file are no shares of anything.
    void numbersThatAreNoSharesAreNotCalledPercent()
    {
        const QString text = said(traceOf({-3, 5}), facts());
        QVERIFY2(!text.contains("percent") && !text.contains("entropy"), qPrintable(text));
        QVERIFY(text.contains("a (token 3) attends to b, 0.96"));
    }

    void itFollowsTheShownHead()
    {
        m_hands.open();
        QTRY_VERIFY(m_hands.shows("computed in"));
        m_hands.press(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
        auto* words = m_hands.find<HeadDescriber>();
        QVERIFY(words != nullptr && words->isVisible() && !words->isModal());
        QTRY_VERIFY(words->text().contains("head 1 of"));
        m_hands.press(Qt::Key_Right, Qt::AltModifier);
        QTRY_VERIFY(words->text().contains("head 2 of"));
        m_hands.type("a rose is a rose");
        QTRY_VERIFY2(words->text().contains("a text of 5 tokens"), qPrintable(words->text()));
    }

    void itIsSelectedAndCopied()
    {
        m_hands.open();
        QTRY_VERIFY(m_hands.shows("computed in"));
        m_hands.press(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
        auto* words = m_hands.find<HeadDescriber>();
        QTRY_VERIFY(words->text().contains("The mask hides"));
        QTest::mouseClick(words->findChild<QPushButton*>("copyDescription"), Qt::LeftButton);
        QCOMPARE(QApplication::clipboard()->text(), words->text());
        auto* text = words->findChild<QPlainTextEdit*>("headInWords");
        QVERIFY(text->isReadOnly());
        text->selectAll();
        QCOMPARE(text->textCursor().selectedText().size(), words->text().size());
        QTest::keyClick(words, Qt::Key_Escape);
        QVERIFY(!words->isVisible());
    }

private:
    WindowDriver m_hands;
};

TEST_CLASS(TestDescribedHead)
#include "tst_described_head.moc"
