#include <QJsonArray>
#include <QProcess>
#include <QStandardPaths>
#include <QTest>

#include "core/array/csv_writer.h"
#include "core/guess/guess_score.h"
#include "core/guess/guessed_keys.h"
#include "core/model/pass/head_stages.h"
#include "tests/test_class.h"
#include "tests/ui/plot/figure/browser_page.h"
#include "tests/ui/plot/lesson_page/made_lesson_page.h"

using namespace lesson_pages;
using core::Index;

namespace {

/// The step that is to be seen, as the script has it.
const QString seenStep = QStringLiteral("lessonPage.steps[lessonPage.at - 1]");

/// Its one step compares two runs, whose row of "dog" is covered until a question is answered.
core::Lesson lessonWithAComparison()
{
    const std::string rotary =
        "{\"module\": {\"heads\": 1, \"d_model\": 16, \"d_k\": 16, \"d_v\": 16, \"seed\": 3, \"positions\": "
        "\"rotary\"}, \"split\": \"words\", ";
    return core::Lesson::parse(
        "# T\n\n## S\n\n```state\n{\"runs\": [" + rotary + "\"texts\": [\"dog bites man\"]}, " + rotary
            + "\"texts\": [\"well dog bites man\"], \"changes\": [{\"mask\": \"segment(2)\"}]}]}\n```\n\n"
              "```look\nview: compare\nrow: dog\n```\n\n```question\nask: Q\nkind: choice\noption*: They stay\n"
              "option: They become equal\ncover: dog\nwrong: They become equal | Nothing is taken away.\n```\n",
        SOURCE_DIR "/resources/lessons/comparison.lesson.md");
}

core::Matrix weightsOf(const core::ComputedStep& computed)
{
    const core::Focus& at = computed.session.focus;
    return core::headStages(*computed.ground.trace, {at.layer, at.head, at.item})->weights;
}

}  // namespace

/// A lesson's page in a real browser, where there is one.
class TestLessonPageInBrowser final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        if (BrowserPage::browser().isEmpty()) QSKIP("no Chromium here");
        m_page = std::make_unique<BrowserPage>();
        for (const char* name : {"01", "03", "04", "05", "07", "11", "13"}) write(name, pageOf(lessonCalled(name)));
        write("cell",
              pageOf(core::Lesson::parse(
                  "# T\n\n## S\n\n```state\n{\"runs\": [{\"model\": \"modules/by-hand.safetensors\", \"module\": "
                  "{\"heads\": 1, \"d_model\": 4, \"d_k\": 4, \"d_v\": 2, \"output_projection\": false, "
                  "\"positions\": \"none\"}, \"texts\": [\"cats chase mice\"]}], \"view\": \"map\"}\n```\n"
                  "```question\nask: Q\nkind: cell\nanswer: chase -> cats\n```\n",
                  SOURCE_DIR "/resources/lessons/cell.lesson.md")));
        write("comparison", pageOf(lessonWithAComparison()));
        write("head", pageOf(core::Lesson::parse(
                          "# T\n\n## S\n\n```state\n{\"runs\": [{\"model\": \"bundled:primer-encoder\", \"texts\": "
                          "[\"The cat sat.\"]}], \"focus\": {\"layer\": 0, \"head\": 1}, \"view\": \"heads\"}\n```\n"
                          "```look\nview: heads\n```\n```predict\nhead\n```\n",
                          SOURCE_DIR "/resources/lessons/head.lesson.md")));
        write("hostile", pageOf(lessonSaying(hostileTexts())));
    }

    void init() { open("01"); }

    void cleanup()
    {
        // Whatever was done: the page has asked for itself alone, and nothing went wrong.
        for (const QString& request : m_page->requests()) {
            const bool isItself = request.startsWith("data:") || request.startsWith("file://" + m_folder.path());
            QVERIFY2(isItself, qPrintable(request));
        }
        QVERIFY2(m_page->complaints().isEmpty(), qPrintable(m_page->complaints().join('\n')));
    }

    void thePointerReadsTheEnginesWeight()
    {
        goTo(9);
        const core::Matrix weights = weightsOf(stepOf(lessonCalled("01"), 8));
        for (const auto& [row, column] : {std::pair<Index, Index>{0, 0}, {0, 2}, {2, 1}}) {
            m_page->moveMouse(middleOf(row, column));
            QVERIFY2(m_page->waitFor(reads(weights(row, column))), qPrintable(textOf(".step:not([hidden]) .reading")));
            QCOMPARE(textOf(".step:not([hidden]) .tip .weight").toFloat(), weights(row, column));
        }
    }

    /// The slider over the kept steps of a training leads to the engine's weights after each.
    void aTrainingIsPlayed()
    {
        open("13");
        goTo(1);
        const core::Lesson lesson = lessonCalled("13");
        core::OpenedModels models;
        const std::vector<core::RecordedStep> recorded = core::recordedSteps(lesson, 0, models);
        QCOMPARE(std::ssize(recorded), 9);
        const QString slider = "document.querySelector('.step:not([hidden]) .run input')";
        QVERIFY(m_page->waitFor(slider + " !== null && " + slider + ".value === '0'"));
        for (const int place : {8, 3, 0}) {
            m_page->evaluate(QString("%1.value = %2; %1.dispatchEvent(new Event('input'))").arg(slider).arg(place));
            const core::RecordedStep& then = recorded[static_cast<std::size_t>(place)];
            const core::Matrix weights = weightsOf(then.computed);
            QVERIFY2(m_page->waitFor(reads(weights(11, 3))), qPrintable(textOf(".step:not([hidden]) .reading")));
            QCOMPARE(textOf(".step:not([hidden]) .run output"), QString("after step %1").arg(then.step));
        }
    }

    void keysWalkThroughStepsAndCells()
    {
        QVERIFY(m_page->waitFor("!document.querySelector('.start').hidden"));
        QCOMPARE(textOf(".where"), QString("11 steps"));
        QVERIFY(m_page->evaluate("document.querySelector('.back').disabled").toBool());
        for (int each = 1; each <= 9; ++each) {
            m_page->press("PageDown");
            QVERIFY(
                m_page->waitFor(QString("document.querySelector('.where').textContent === 'Step %1 of 11'").arg(each)));
        }
        QCOMPARE(
            m_page->evaluate("[...document.querySelectorAll('main > section')].filter(each => !each.hidden).length")
                .toInt(),
            1);
        QCOMPARE(m_page->evaluate("document.activeElement.id").toString(), QString("title9"));
        QVERIFY(isDrawn());
        const core::Matrix weights = weightsOf(stepOf(lessonCalled("01"), 8));
        m_page->evaluate(seenStep + ".view.plot.focus()");
        const auto isAt = [&](Index row, Index column) {
            return m_page->waitFor(
                QString("%1.view.state.at.row === %2 && %1.view.state.at.column === %3 && Math.fround("
                        "%1.view.live.textContent.split('; ').pop()) === Math.fround(%4)")
                    .arg(seenStep)
                    .arg(row)
                    .arg(column)
                    .arg(QString::fromStdString(core::csvNumber(weights(row, column)))));
        };
        m_page->press("ArrowUp");
        QVERIFY(isAt(0, 0));  // from the cell that is chosen
        m_page->press("ArrowRight");
        QVERIFY(isAt(0, 1));
        m_page->press("End", 2);
        QVERIFY(isAt(2, 1));
        // A clicker's keys lead on wherever the focus is.
        m_page->press("PageUp");
        QVERIFY(m_page->waitFor("document.querySelector('.where').textContent === 'Step 8 of 11'"));
        m_page->evaluate("document.querySelector('.contents').click()");
        QVERIFY(m_page->waitFor("!document.querySelector('.start').hidden"));
        m_page->evaluate("document.querySelector('.contents-list a[href=\"#step3\"]').click()");
        QVERIFY(m_page->waitFor("document.querySelector('.where').textContent === 'Step 3 of 11'"));
    }

    void aPredictionIsMadeByKeysAndShown()
    {
        goTo(5);
        const core::ComputedStep computed = stepOf(lessonCalled("01"), 4);
        const core::Matrix weights = weightsOf(computed);
        // Nothing of the row can be read yet, and nothing is asked of it.
        const QString text = m_page->evaluate("document.querySelector('#step5').innerText").toString();
        QVERIFY2(!text.contains(QString::fromStdString(core::csvNumber(weights(1, 0)))), qPrintable(text));
        QVERIFY2(text.contains("hidden until it has been guessed"), qPrintable(text));
        m_page->evaluate(seenStep + ".view.whole.open = true");
        QVERIFY(m_page->waitFor(
            "document.querySelector('#step5 table.whole').tBodies[0].rows[1].textContent.endsWith('?'.repeat(3))"));
        QVERIFY(m_page->evaluate("document.querySelector('#step5 .questions').hidden").toBool());
        const auto tabTo = [&](const QString& selector) {
            for (int i = 0; i < 12; ++i) {
                m_page->press("Tab");
                if (m_page->evaluate("document.activeElement.matches('" + selector + "')").toBool()) return true;
            }
            return false;
        };
        QVERIFY(tabTo("#step5 input[type=range]"));
        for (const char* digit : {"6", "0"}) m_page->press(digit);
        QVERIFY(tabTo("#step5 input[type=range]"));
        QVERIFY(tabTo("#step5 input[type=range]"));
        for (int i = 0; i < 5; ++i) m_page->press("ArrowRight");
        QCOMPARE(textOf("#step5 .left"), QString("15 of 100 points left"));
        QVERIFY(tabTo("#step5 .show"));
        m_page->press("Enter");
        QVERIFY(m_page->waitFor("!document.querySelector('#step5 .questions').hidden"));
        // The program's own words for these points.
        core::Guess guess = *computed.session.guess;
        guess.points = {60, 0, 25};
        const core::GuessScore score =
            core::guessScore(guess, core::guessedKeys(*computed.ground.trace, computed.ground.head, 1), weights.row(1));
        QCOMPARE(textOf("#step5 .rank"), QString("rank %1 of %2").arg(score.rank).arg(score.keys));
        QCOMPARE(textOf("#step5 .guess h3"), QString("Most of it on “cats”"));
        m_page->moveMouse(middleOf(1, 2));
        QVERIFY(m_page->waitFor(reads(weights(1, 2))));
        m_page->evaluate("document.querySelector('#step5 .again').focus()");
        m_page->press("Enter");
        QVERIFY(m_page->waitFor("document.querySelector('#step5 .questions').hidden"));
        QVERIFY(m_page->waitFor("document.querySelector('#step5 .reading').textContent.includes('hidden until')"));
    }

    /// A row's numbers are unpacked after the page has shown its box: who points at it meanwhile reads it afterwards.
    void aCellIsReadThatWasPointedAtTooEarly()
    {
        goTo(5);
        const core::Matrix weights = weightsOf(stepOf(lessonCalled("01"), 4));
        m_page->evaluate(
            "void (() => { const read = MapsFigure.prototype.cellsOf; MapsFigure.prototype.cellsOf = async "
            "function(map) "
            "{ await new Promise((go) => { window.letGo = () => { MapsFigure.prototype.cellsOf = read; go(); }; }); "
            "return read.call(this, map); }; })()");
        m_page->evaluate("document.querySelector('#step5 .show').click()");
        QVERIFY(m_page->waitFor("'letGo' in window"));
        m_page->moveMouse(middleOf(1, 2));
        QVERIFY(m_page->waitFor(seenStep + ".view.state.at.column === 2"));
        m_page->evaluate("letGo()");
        QVERIFY2(m_page->waitFor(reads(weights(1, 2))), qPrintable(textOf("#step5 .reading")));
    }

    void otherPredictionsAreTold()
    {
        open("07");
        goTo(3);
        m_page->evaluate("[...document.querySelectorAll('#step3 .pick')].find(each => each.textContent.includes('mat'))"
                         ".querySelector('input').click(); document.querySelector('#step3 .show').click()");
        QVERIFY(m_page->waitFor(
            "document.querySelector('#step3 .guess').textContent.includes('You picked “mat”: right.')"));
        open("head");
        goTo(1);
        m_page->evaluate(seenStep + ".view.tiles[1].click()");
        QVERIFY(m_page->waitFor("document.querySelector('#step1 .guess').textContent.includes('layer 1, head 2')"));
        m_page->evaluate("document.querySelector('#step1 .show').click()");
        QVERIFY(m_page->waitFor("document.querySelector('#step1 .guess h3').textContent === 'Right: layer 1, head 2'"));
    }

    void aDrawingShowsItsRowAfterwards()
    {
        open("comparison");
        goTo(1);
        const core::ComputedStep computed = stepOf(lessonWithAComparison(), 0);
        const core::Matrix weights = weightsOf(computed);
        const float largest = weights.row(computed.session.guess->at.query).maxCoeff();
        const QString number = QString::fromStdString(core::csvNumber(largest));
        const auto isThere = [&] {
            return "document.querySelector('#step1 .drawing').textContent.includes('" + number + "')";
        };
        QVERIFY(!m_page->evaluate(isThere()).toBool());
        // A question asks for the row: it is there when that is answered, rightly or not.
        choose(1, "They become equal");
        QVERIFY(m_page->waitFor(isThere()));
        QCOMPARE(textOf("#step1 .verdict"), QString("○ Not quite. Nothing is taken away."));
    }

    void answersAreJudgedAtOnce()
    {
        goTo(3);
        const auto answer = [&](const QString& said) {
            m_page->evaluate(
                "{ const field = document.querySelector('.step:not([hidden]) .question input[type=text]'); "
                "field.value = ''; field.focus(); }");
            m_page->type(said);
            m_page->press("Enter");
        };
        const auto isSaid = [&](const QString& verdict) {
            return m_page->waitFor("document.querySelector('.step:not([hidden]) .verdict').textContent === '" + verdict
                                   + "'");
        };
        answer("11");
        QVERIFY(isSaid("○ Not quite. Look again, or ask for a hint."));
        m_page->evaluate("document.querySelector('#step3 .hint-button').click()");
        QCOMPARE(textOf("#step3 .hints"),
                 QString("Hint: Add the first row of W_Q and the second one, number by number."));
        answer("many");
        QVERIFY(isSaid("○ That is not a number. Write it like 0.95."));
        answer("11");
        QVERIFY(isSaid("○ Not quite. Look again."));
        answer("4");
        QVERIFY(isSaid("○ Not quite. Only one of the two rows has a 2 in the second place."));
        answer("2,0");
        QVERIFY(isSaid("✓ Right."));
        goTo(4);
        choose(4, "That of keys");
        QVERIFY(isSaid("○ Not quite. A key with five numbers could not be compared with a query of four."));
        choose(4, "That of values");
        QVERIFY(isSaid("✓ Right."));
        open("07");
        goTo(5);
        answer("dogs");
        QVERIFY(isSaid("○ Nothing here has that name. Type it as it is written beside the map, or click it."));
        answer("3.3");
        QVERIFY(isSaid("○ Not quite. It comes next after the right one, with a third of it."));
        answer("head 3.6");
        QVERIFY(isSaid("✓ Right."));
    }

    void aCellIsAnsweredByAClick()
    {
        open("cell");
        goTo(1);
        m_page->evaluate("window.scrollTo(0, 0)");
        m_page->moveMouse(middleOf(1, 0));
        m_page->click(middleOf(1, 0));
        QVERIFY(m_page->waitFor("document.querySelector('#step1 .question input').value === 'chase → cats'"));
        m_page->evaluate("document.querySelector('#step1 [type=submit]').click()");
        QVERIFY(m_page->waitFor("document.querySelector('#step1 .verdict').textContent === '✓ Right.'"));
    }

    void onPaperAreMapsWithoutControls()
    {
        m_page->evaluate("document.querySelector('.whole').click()");
        QVERIFY(
            m_page->waitFor("lessonPage.steps.every(each => each.isOpen && (!each.view || each.view.state.layout))"));
        if (QStandardPaths::findExecutable("pdftotext").isEmpty()) return;
        QFile file(m_folder.filePath("printed.pdf"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(m_page->printed());
        file.close();
        QProcess text;
        text.start("pdftotext", {file.fileName(), "-"});
        QVERIFY(text.waitForFinished(-1));
        const QString words = QString::fromUtf8(text.readAllStandardOutput());
        const core::Lesson lesson = lessonCalled("01");
        for (const core::LessonStep& each : lesson.steps())
            QVERIFY2(words.contains(QString::fromStdString(each.title)), each.title.c_str());
        QVERIFY2(!words.contains("Spread evenly") && !words.contains("Next") && !words.contains("Page down"),
                 qPrintable(words));
    }

    void everyStepOpens()
    {
        for (const char* name : {"03", "04", "05", "07", "11"}) {
            open(name);
            const auto steps = static_cast<int>(lessonCalled(name).steps().size());
            for (int each = 1; each <= steps; ++each) {
                goTo(each);
                QVERIFY2(m_page->evaluate("document.documentElement.scrollWidth <= window.innerWidth").toBool(),
                         qPrintable(QString("%1, step %2 is too wide").arg(name).arg(each)));
            }
        }
    }

    void strangersTextsDoNothing()
    {
        open("hostile");
        goTo(1);
        m_page->evaluate(
            "document.querySelector('.hint-button').click(), document.querySelector('textarea').value = 'x', "
            "document.querySelectorAll('[type=submit]')[1].click()");
        QVERIFY(m_page->waitFor("document.querySelectorAll('.verdict')[1].textContent.startsWith('Noted.')"));
        QCOMPARE(m_page->evaluate("typeof window.broken").toString(), QString("undefined"));
        QCOMPARE(
            m_page
                ->evaluate("document.querySelectorAll('img, iframe, base, [onerror], [onload], [onmouseover]').length")
                .toInt(),
            0);
        QVERIFY(textOf("#step1 .prose").contains("<img src=x onerror=window.broken=1>"));
        QVERIFY(textOf("#step1 legend").contains("<script>window.broken=1</script>"));
        QVERIFY(textOf("h1").contains("<img src=x onerror=alert(1)>"));
    }

private:
    void write(const QString& name, const QByteArray& page)
    {
        QFile file(m_folder.filePath(name + ".html"));
        if (file.open(QIODevice::WriteOnly)) file.write(page);
    }

    void open(const QString& name)
    {
        m_page->open(m_folder.filePath(name + ".html"));
        QVERIFY(m_page->waitFor("typeof lessonPage === 'object'"));
    }

    /// Answers a step's choice by an option's words, wherever it stands.
    void choose(int step, const QString& option)
    {
        m_page->evaluate(QString("[...document.querySelectorAll('#step%1 .option')].find(each => each.textContent === "
                                 "'%2').querySelector('input').click(), document.querySelector('#step%1 "
                                 "[type=submit]').click()")
                             .arg(step)
                             .arg(option));
    }

    QString textOf(const QString& selector)
    {
        return m_page->evaluate("document.querySelector('" + selector + "').textContent").toString();
    }

    void goTo(int number)
    {
        m_page->evaluate(QString("lessonPage.go(%1)").arg(number));
        QVERIFY(isDrawn());
    }
    bool isDrawn()
    {
        return m_page->waitFor(QString("%1.isOpen && (!%1.view || !!%1.view.state.layout)").arg(seenStep));
    }

    /// A script that says whether the cell that is read has exactly this number.
    static QString reads(float value)
    {
        return QString(
                   "Math.fround(Number(document.querySelector('.step:not([hidden]) .reading .weight').textContent)) "
                   "=== Math.fround(%1)")
            .arg(QString::fromStdString(core::csvNumber(value)));
    }

    /// The middle of a cell, in the window's pixels.
    QPointF middleOf(Index row, Index column)
    {
        const QJsonArray place =
            m_page
                ->evaluate(
                    QString("(() => { const {canvas, state} = %1.view, box = canvas.getBoundingClientRect(), "
                            "at = state.layout.rectOf({row: %2, column: %3}); return [box.x + at.x + at.width / 2, "
                            "box.y + at.y + at.height / 2]; })()")
                        .arg(seenStep)
                        .arg(row)
                        .arg(column))
                .toArray();
        return {place[0].toDouble(), place[1].toDouble()};
    }

    QTemporaryDir m_folder;
    std::unique_ptr<BrowserPage> m_page;
};

TEST_CLASS(TestLessonPageInBrowser)
#include "tst_lesson_page_in_browser.moc"
