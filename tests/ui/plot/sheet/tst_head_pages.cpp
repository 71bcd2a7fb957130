#include <QTest>

#include "core/prepare/session_traces.h"
#include "core/sheet/map_sheet.h"
#include "core/sheet/step_sheet.h"
#include "tests/hostile_tokens.h"
#include "tests/test_class.h"
#include "tests/ui/plot/sheet/page_texts.h"
#include "ui/plot/figure/figure_files.h"
#include "ui/plot/sheet/head_pages.h"
#include "ui/plot/sheet/sheet_files.h"
#include "ui/plot/sheet/worksheet_words.h"

using Paper = SheetLayout::Paper;
Q_DECLARE_METATYPE(Paper)

namespace {

/// A head of the bundled encoder over 13 tokens, its words twice.
const HeadSheetSource& encoder()
{
    static const HeadSheetSource source = [] {
        FigureSource figure;
        figure.session.run().model = SOURCE_DIR "/resources/models/primer-encoder";
        figure.session.run().texts = {"The cat sat on the mat because it was tired."};
        core::OpenedModels models;
        figure.traces = core::tracesOf(figure.session, models, {});
        figure.whole = figure.traces.front();
        HeadSheetSource made = headSheetSource(figure, {.layer = 3, .head = 3});
        made.command = "sheet --model primer-encoder --text 'The cat sat on the mat because it was tired.'";
        return made;
    }();
    return source;
}

/// The largest sheet, with two values for each key.
HeadSheetSource largest(const std::string& token)
{
    HeadSheetSource source{.head = {}, .of = "a model", .text = "a text", .command = "sheet"};
    constexpr int count = core::mostSheetTokens;
    source.head.queries.assign(count, token);
    source.head.keys = source.head.queries;
    source.head.hidden.assign(count, std::vector<bool>(count, false));
    source.head.weights = core::Matrix::Constant(count, count, 0.07F);
    for (int i = 0; i < count; ++i) source.head.weights(i, i) = 0.09F;
    source.head.scores = source.head.weights.array().log().matrix();
    source.head.v = core::Matrix::Constant(count, 2, 1);
    source.head.context = source.head.weights * source.head.v;
    return source;
}

using Pages = std::vector<FigurePage>;

Pages pagesOf(const HeadSheetSource& source, bool steps, Paper paper, bool key, core::Index copy = 1)
{
    const HeadSheetRequest request{.source = source, .number = {.copy = copy}, .copies = 30, .paper = paper};
    return steps ? stepSheetPages(request, key) : mapSheetPages(request, key);
}

/// What the key says more than the sheet.
QStringList answersIn(QStringList key, const QStringList& sheet)
{
    for (const QString& words : sheet) key.removeOne(words);
    return key;
}

}  // namespace

/// Sheets of heads on paper.
class TestHeadPages : public QObject {
    Q_OBJECT
private slots:
    void everySheetFitsItsPaper_data();
    void everySheetFitsItsPaper();
    void aMapSheetIsOnePageWithTheMapOnIt();
    void theSheetLeavesOutWhatTheKeySays_data();
    void theSheetLeavesOutWhatTheKeySays();
    void equalTokensAreToldApart();
    void theFootSaysHowItIsMadeAgain();
    void hostileTokensStayWithinThePage();
    void filesAreMadeOfEveryCopy();
    void stoppingWritesNothing();
};

void TestHeadPages::everySheetFitsItsPaper_data()
{
    QTest::addColumn<bool>("steps");
    QTest::addColumn<Paper>("paper");
    for (const bool steps : {false, true})
        for (const Paper paper : {Paper::A4, Paper::Letter})
            QTest::addRow("%s on %s", steps ? "steps" : "map", paper == Paper::A4 ? "A4" : "Letter") << steps << paper;
}
void TestHeadPages::everySheetFitsItsPaper()
{
    QFETCH(bool, steps);
    QFETCH(Paper, paper);
    for (const HeadSheetSource& source : {encoder(), largest("tokenisation")}) {
        const Pages sheet = pagesOf(source, steps, paper, false), key = pagesOf(source, steps, paper, true);
        QCOMPARE(sheet.size(), key.size());  // one lies over the other
        for (const Pages* pages : {&sheet, &key})
            for (const FigurePage& page : *pages) {
                const QRectF whole(QPointF(), page.size);
                QCOMPARE(page.size.width() < page.size.height(), true);
                for (const FigurePage::Text& text : page.texts)
                    QVERIFY2(whole.contains(text.rect), qPrintable(text.words));
                for (const FigurePage::Box& box : page.boxes) QVERIFY(whole.contains(box.rect));
            }
        QCOMPARE(sheet.front().boxes.size() > 20, true);
    }
}

void TestHeadPages::aMapSheetIsOnePageWithTheMapOnIt()
{
    for (const Paper paper : {Paper::A4, Paper::Letter}) {
        const Pages pages = pagesOf(encoder(), false, paper, false);
        QCOMPARE(pages.size(), std::size_t{1});
        QCOMPARE(pages.front().panels.size(), std::size_t{1});
        const FigurePage& figure = *pages.front().panels.front().page;
        QCOMPARE(figure.maps.size(), std::size_t{1});
        QVERIFY(!figure.maps.front().number);  // a colour is no answer
        QVERIFY(figure.pictures.empty());      // shapes alone
    }
    QCOMPARE(pagesOf(encoder(), true, Paper::A4, false).size(), std::size_t{1});
}

void TestHeadPages::theSheetLeavesOutWhatTheKeySays_data()
{
    QTest::addColumn<bool>("steps");
    QTest::newRow("map") << false;
    QTest::newRow("steps") << true;
}
void TestHeadPages::theSheetLeavesOutWhatTheKeySays()
{
    QFETCH(bool, steps);
    for (core::Index copy = 1; copy <= 5; ++copy) {
        const QStringList sheet = textsOf(pagesOf(encoder(), steps, Paper::A4, false, copy));
        const QStringList answers = answersIn(textsOf(pagesOf(encoder(), steps, Paper::A4, true, copy)), sheet);
        QStringList expected;
        if (steps) {
            const core::StepSheet of = core::stepSheet(encoder().head, {.lesson = "S", .copy = copy});
            for (std::size_t i = 0; i < of.keys.size(); ++i) {
                if (static_cast<core::Index>(i) != of.given) expected << sheetNumber(of.exponentials[i], 2);
                expected << sheetNumber(of.weights[i], 2);
            }
            expected << sheetNumber(of.sum, 2);
            QVERIFY(!sheet.contains(sheetNumber(of.sum, 2)));
        } else {
            const core::MapSheet of = core::mapSheet(encoder().head, {.lesson = "M", .copy = copy});
            for (std::size_t i = 0; i < of.queries.size(); ++i)
                for (std::size_t j = 0; j < of.keys.size(); ++j)
                    if (of.blank[i][j]) expected << sheetNumber(of.weights[i][j], 2);
            const QStringList tokens = sheetTokens(of.keys);
            for (const core::MapTask& task : of.tasks)
                expected << (task.kind == core::MapTask::Kind::TopKey     ? tokens[task.key]
                             : task.kind == core::MapTask::Kind::TopQuery ? tokens[task.query]
                                                                          : sheetNumber(task.sum, 2));
        }
        QVERIFY(expected.size() > 3);
        for (const QString& answer : expected) QVERIFY2(answers.contains(answer), qPrintable(answer));
        // Besides the answers: "key", how they are accepted, and that it is not for students.
        QCOMPARE(answersIn(answers, expected).size(), 3);
    }
}

void TestHeadPages::equalTokensAreToldApart()
{
    QCOMPARE(sheetTokens({"the", "cat", "the"}), (QStringList{"the¹", "cat", "the²"}));
    const QStringList said = textsOf(pagesOf(encoder(), false, Paper::A4, false));
    QVERIFY(said.contains("the¹") && said.contains("the²") && said.contains("mat"));
    QVERIFY(said.contains("Small numbers tell equal tokens apart."));
}

void TestHeadPages::theFootSaysHowItIsMadeAgain()
{
    const Pages pages = pagesOf(encoder(), false, Paper::A4, false, 12);
    const QStringList said = textsOf(pages);
    QVERIFY(said.contains("M-1-012"));
    QVERIFY(textsOf(pagesOf(encoder(), true, Paper::A4, false, 12)).contains("S-1-012"));
    const QString all = said.join(' ');
    QVERIFY2(all.contains("sheet --model primer-encoder --text 'The cat sat on the mat"), qPrintable(all));
    QVERIFY2(all.contains("copy 12 of 30") && all.contains("--seed 1"), qPrintable(all));
}

void TestHeadPages::hostileTokensStayWithinThePage()
{
    for (const auto& hostile : hostileTokens()) {
        const HeadSheetSource source = largest(hostile);
        for (const bool steps : {false, true})
            for (const FigurePage& page : pagesOf(source, steps, Paper::Letter, true))
                for (const FigurePage::Text& text : page.texts) {
                    QVERIFY(QRectF(QPointF(), page.size).contains(text.rect));
                    QVERIFY(!text.words.contains('\n') && !text.words.contains(QChar(0x202e)));
                }
    }
}

void TestHeadPages::filesAreMadeOfEveryCopy()
{
    std::vector<core::Index> told;
    const SheetRun run{
        .title = "x",
        .pages = [](core::Index copy, bool key) { return pagesOf(encoder(), false, Paper::A4, key, copy); },
        .from = 3,
        .copies = 4};
    const SheetFiles files = sheetFiles(run, true, [&](core::Index done, core::Index) { told.push_back(done); });
    QCOMPARE(told, (std::vector<core::Index>{1, 2, 3, 4}));
    QCOMPARE(files.sheets.count("/Type /Page\n"), qsizetype{4});
    QCOMPARE(files.key.count("/Type /Page\n"), qsizetype{4});
    QVERIFY(!files.sheets.contains("/Subtype /Image"));    // vector
    QCOMPARE(sheetFiles(run, true).sheets, files.sheets);  // the same bytes
    QVERIFY(sheetFiles(run, false).key.isEmpty());
}

void TestHeadPages::stoppingWritesNothing()
{
    std::stop_source stop;
    const SheetRun run{
        .title = "x",
        .pages = [](core::Index copy, bool key) { return pagesOf(encoder(), false, Paper::A4, key, copy); },
        .copies = 900};
    QVERIFY_THROWS_EXCEPTION(core::Stopped, sheetFiles(
                                                run, true,
                                                [&](core::Index done, core::Index) {
                                                    if (done == 2) stop.request_stop();
                                                },
                                                stop.get_token()));
}

TEST_CLASS(TestHeadPages)
#include "tst_head_pages.moc"
