#include "tests/window/window_driver.h"

#include "core/model/folder/bundled_models.h"
#include "core/model/pass/statement.h"
#include "core/session/session_json.h"
#include "tests/test_class.h"
#include "tests/ui/at_rest.h"
#include "ui/control/intervention_editor.h"
#include "ui/panel/inspect/tracked_words.h"
#include "ui/panel/inspect/weight_bars.h"
#include "ui/words/short_numbers.h"
#include "ui/words/token_text.h"

#include <cmath>

using core::Index;

/// Words whose probability is followed, by the hands of a person: the numbers are the engine's.
class TestWhichWord final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("test-which-word"); }
    void init()
    {
        m_hands.open();
        open("primer-decoder", "the cat saw the dog and the");
    }
    void cleanup() { m_hands.window.reset(); }

    void aTypedWordHasTheProbabilityThatTheModelGivesIt()
    {
        track("cat");
        QTRY_COMPARE(texts("trackedName"), QStringList{QString("␣cat")});
        QTRY_COMPARE(texts("trackedNow"), QStringList{probability("cat")});
        QVERIFY(texts("trackedBefore").isEmpty());  // nothing is changed
        QVERIFY(line()->text().isEmpty());
        track("dog");
        QTRY_COMPARE(texts("trackedNow"), (QStringList{probability("cat"), probability("dog")}));
        QTRY_COMPARE(m_hands.textOf("logitDifference"), difference());
        // Another row says something else.
        const QString before = probability("cat");
        m_hands.window->editor().setFocus({.query = 1});
        emit m_hands.window->editor().edited();
        QTRY_VERIFY(probability("cat") != before && texts("trackedNow").value(0) == probability("cat"));
    }

    void aPredictedTokenIsTrackedByAClick()
    {
        auto* bars = m_hands.find<WeightBars>("predictions");
        // The panel has just been shown: until it is laid out the bars are squeezed, and the same place is another row.
        QTRY_VERIFY(bars->isVisible() && bars->height() == bars->sizeHint().height());
        const QString second = bars->bars()[1].label;
        QTest::mouseClick(bars, Qt::LeftButton, {}, {20, bars->height() * 3 / 10});
        QTRY_COMPARE(texts("trackedName"), QStringList{second});
        QTRY_VERIFY(std::abs(texts("trackedNow").value(0).toDouble() - static_cast<double>(bars->bars()[1].value))
                    < 1e-4);
    }

    void everyChangeHasItsBeforeAndNow_data()
    {
        QTest::addColumn<bool>("mask");
        QTest::newRow("heads switched off") << false;
        QTest::newRow("another mask") << true;
    }
    void everyChangeHasItsBeforeAndNow()
    {
        QFETCH(bool, mask);
        track("cat");
        track("dog");
        QTRY_COMPARE(texts("trackedNow").size(), 2);
        const QString before = probability("cat");
        const QString differenceBefore = difference();
        if (mask)
            m_hands.window->editor().setRecipe("causal & window(2, 0)");
        else
            for (Index layer = 0; layer < 2; ++layer)
                InterventionEditor(m_hands.window->editor()).add({.layer = layer, .factor = 0});
        QVERIFY(probability("cat") != before);
        QTRY_COMPARE(texts("trackedBefore").value(0), before);
        QTRY_COMPARE(texts("trackedNow").value(0), probability("cat"));
        QTRY_COMPARE(m_hands.textOf("logitDifference"), difference());
        QVERIFY(texts("trackedBefore").contains(differenceBefore));
        QVERIFY(m_hands.find<WeightBars>("predictionsBefore")->isVisible());
    }

    void wordsAreRemovedAndBroughtBack()
    {
        for (const char* word : {"cat", "dog", "the"}) track(word);
        QTRY_COMPARE(texts("trackedName").size(), 3);
        QVERIFY(at_rest::comesToRest());  // a row that is still placed is no target
        QTest::mouseClick(removers()[0], Qt::LeftButton);
        QTRY_COMPARE(texts("trackedName"), (QStringList{"␣dog", "␣the"}));
        removers()[1]->setFocus();
        QTRY_VERIFY(removers()[1]->hasFocus());
        QTest::keyClick(removers()[1], Qt::Key_Delete);
        QTRY_COMPARE(texts("trackedName"), QStringList{QString("␣dog")});
        m_hands.press(Qt::Key_Z, Qt::ControlModifier);
        m_hands.press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(texts("trackedName"), (QStringList{"␣cat", "␣dog", "␣the"}));
        QCOMPARE(core::sessionFrom(core::privateSessionText(session()), {}).tracked, session().tracked);
    }

    void aWordOfSeveralTokensSaysSo()
    {
        track("the cats");
        QTRY_VERIFY(m_hands.textOf("trackedNotes").contains("tokens: the first"));
        QVERIFY(m_hands.textOf("trackedNotes").contains("“the cats”"));
    }

    void nineAreTooMany()
    {
        for (const char* word : {"a", "b", "c", "d", "e", "f", "g", "h", "i"}) track(word);
        QTRY_COMPARE(session().tracked.size(), core::mostTracked);
        QTRY_VERIFY(!line()->isEnabled());
    }

    void anotherModelIsAskedForTheSameWords()
    {
        track("cat");
        QTRY_COMPARE(texts("trackedName"), QStringList{QString("␣cat")});
        open("primer-encoder", "the [MASK] sat on the mat.");
        QTRY_VERIFY2(m_hands.shows("WORDS FOR"), qPrintable(m_hands.banner() + m_hands.screen()));
        QTRY_COMPARE(texts("trackedName"), QStringList{QString("␣cat")});
        QTRY_COMPARE(texts("trackedNow"), QStringList{probability("cat")});
    }

    void aTranslatorIsAskedForItsTarget()
    {
        open("primer-translator", "The cat is on the table.");
        QTRY_VERIFY(m_hands.shows("encoder · layer 1"));
        m_hands.press(Qt::Key_B, Qt::ControlModifier);
        track("katze");
        QTRY_COMPARE(texts("trackedNow"), QStringList{probability("katze")});
    }

private:
    const core::Session& session() const { return m_hands.window->editor().session(); }
    QLineEdit* line() const { return m_hands.find<QLineEdit>("trackedWord"); }

    void open(const char* model, const QString& text)
    {
        m_hands.window->openPath(core::bundledModels() / model);
        m_hands.type(text);
        QTRY_COMPARE(session().run().texts.front(), text.toStdString());
        QTRY_VERIFY(m_hands.shows("computed in") && m_hands.find<WeightBars>("predictions")->isVisible());
    }

    void track(const QString& word) const
    {
        QTRY_VERIFY(line()->isVisible());
        QTest::keyClicks(line(), word);
        QTest::keyClick(line(), Qt::Key_Return);
    }

    /// What visible labels of that name say, from top to bottom; of the difference nothing but its own name.
    QStringList texts(const char* name) const
    {
        QStringList all;
        for (const QLabel* label : m_hands.find<TrackedWords>()->findChildren<QLabel*>(QString::fromLatin1(name)))
            if (label->isVisible() && label->text() != QLatin1String("Logit difference")) all << label->text();
        return all;
    }

    QList<QToolButton*> removers() const
    {
        QList<QToolButton*> all;
        for (auto* button : m_hands.find<TrackedWords>()->findChildren<QToolButton*>())
            if (button->isVisible()) all << button;
        return all;
    }

    /// ln p of the words beside the window, at the row that is read.
    std::vector<double> engine(const std::vector<core::TrackedWord>& words) const
    {
        core::OpenedModels models;
        const core::PreparedRun prepared = core::prepare(session().run(), models);
        const auto trace = core::blockOf(core::run(prepared.model, prepared.batch, core::optionsOf(session().run())),
                                         session().focus.block);
        const Index query = std::min<Index>(session().focus.query, std::ssize(trace->queries(0)) - 1);
        std::vector<double> found;
        const Index where = core::predictedPosition(*trace, 0, query);
        for (const auto& each : core::statementOf(*trace, {.position = where, .tracked = words}).tracked)
            found.push_back(each->log_probability);
        return found;
    }

    QString probability(const char* word) const
    {
        return numberText(static_cast<float>(std::exp(engine({{.text = word}}).front())));
    }

    QString difference() const
    {
        const auto both = engine(session().tracked);
        const QString text = numberText(static_cast<float>(both[0] - both[1]));
        return both[0] > both[1] ? QStringLiteral("+") + text : text;
    }

    WindowDriver m_hands;
};

TEST_CLASS(TestWhichWord)
#include "tst_which_word.moc"
