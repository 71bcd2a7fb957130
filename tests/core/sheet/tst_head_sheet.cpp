#include <QTest>

#include "core/attention/softmax.h"
#include "core/model/teaching/teaching_module_file.h"
#include "core/prepare/session_traces.h"
#include "core/sheet/map_sheet.h"
#include "core/sheet/sheet_draws.h"
#include "core/sheet/step_sheet.h"
#include "tests/core/caught.h"
#include "tests/core/sheet/rounded.h"
#include "tests/test_class.h"

#include <cmath>
#include <set>

using core::Index;
using core::MapSheet;
using core::MapTask;
using core::Matrix;
using core::SheetHead;
using core::StepSheet;

namespace {

constexpr double small = 1e-9;

/// A head without a model: numbers that are the same for ever.
/// @param causal  keys behind the query are hidden
SheetHead givenHead(Index tokens, bool causal = false, float scale = 1)
{
    SheetHead head;
    for (Index i = 0; i < tokens; ++i) head.queries.push_back("t" + std::to_string(i));
    head.keys = head.queries;
    head.scores.resize(tokens, tokens);
    head.v.resize(tokens, 2);
    for (Index i = 0; i < tokens; ++i) {
        head.hidden.emplace_back();
        for (Index j = 0; j < tokens; ++j) {
            const auto bits = core::mixedBits(static_cast<std::uint64_t>(7 * i), static_cast<std::uint64_t>(j));
            head.scores(i, j) = scale * (4 * core::unitInterval(bits) - 1);
            head.hidden.back().push_back(causal && j > i);
            if (head.hidden.back().back()) head.scores(i, j) = -std::numeric_limits<float>::infinity();
        }
        head.v(i, 0) = static_cast<float>(i % 4);
        head.v(i, 1) = static_cast<float>(1 - i);
    }
    head.weights = head.scores;
    core::softmaxRows(head.weights);
    head.context = head.weights * head.v;
    return head;
}

/// A head of a model, or of a module, that comes with the program.
SheetHead headOf(const core::Run& run, const core::HeadAddress& address)
{
    core::Session session;
    session.run() = run;
    session.focus.layer = address.layer;
    core::OpenedModels models;
    return core::sheetHead(*core::tracesOf(session, models, {}).front(), address);
}

SheetHead encoderHead(Index layer, Index head)
{
    core::Run run;
    run.model = SOURCE_DIR "/resources/models/primer-encoder";
    run.texts = {"The cat sat on the mat because it was tired."};
    return headOf(run, {.layer = layer, .head = head});
}

SheetHead byHand()
{
    core::Run run;
    run.model = SOURCE_DIR "/resources/lessons/modules/by-hand.safetensors";
    run.module = core::openTeachingModule(run.model).module;
    run.texts = {"cats chase mice"};
    return headOf(run, {});
}

/// A map's sheet as a student sees it: no blank, no answer.
struct PrintedMap {
    std::vector<std::vector<std::optional<double>>> weights;

    explicit PrintedMap(const MapSheet& sheet)
    {
        for (std::size_t i = 0; i < sheet.queries.size(); ++i) {
            weights.emplace_back();
            for (std::size_t j = 0; j < sheet.keys.size(); ++j)
                weights.back().push_back(sheet.blank[i][j] ? std::optional<double>() : sheet.weights[i][j]);
        }
    }

    /// "The missing weight is 1.00 minus the others."
    void fill()
    {
        for (auto& row : weights) {
            double left = 1;
            for (const auto& weight : row) left -= weight.value_or(0);
            for (auto& weight : row)
                if (!weight) weight = rounded(left, 100);
        }
    }

    double at(Index query, Index key) const
    {
        return weights[static_cast<std::size_t>(query)][static_cast<std::size_t>(key)].value();
    }

    Index topKey(Index query) const
    {
        const auto& row = weights[static_cast<std::size_t>(query)];
        return std::ranges::max_element(row) - row.begin();
    }

    Index topQuery(Index key) const
    {
        Index top = 0;
        for (Index query = 1; query < std::ssize(weights); ++query)
            if (at(query, key) > at(top, key)) top = query;
        return top;
    }
};

void requireSolvable(const MapSheet& sheet)
{
    PrintedMap printed(sheet);
    std::size_t blanks = 0;
    for (std::size_t i = 0; i < sheet.queries.size(); ++i) {
        const auto missing = std::ranges::count_if(printed.weights[i], [](const auto& weight) { return !weight; });
        QVERIFY(missing <= 1);
        if (missing == 1) QVERIFY(std::abs(sheet.sums[i] - 1) < small);
        blanks += static_cast<std::size_t>(missing);
    }
    QVERIFY(blanks > 0);
    printed.fill();
    for (Index i = 0; i < std::ssize(sheet.queries); ++i)
        for (Index j = 0; j < std::ssize(sheet.keys); ++j)
            QVERIFY(std::abs(printed.at(i, j) - sheet.weights[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)])
                    < small);
    for (const MapTask& task : sheet.tasks) {
        if (task.kind == MapTask::Kind::TopKey) QCOMPARE(printed.topKey(task.query), task.key);
        if (task.kind == MapTask::Kind::TopQuery) QCOMPARE(printed.topQuery(task.key), task.query);
        if (task.kind == MapTask::Kind::Together)
            QVERIFY(std::abs(printed.at(task.query, task.key) + printed.at(task.query, task.other) - task.sum) < small);
    }
}

/// A pencil and a calculator lead from a row's printed numbers to every blank.
void requireSolvable(const StepSheet& sheet, const SheetHead& head)
{
    double sum = 0;
    std::vector<double> exponentials;
    const double steps = std::pow(10.0, sheet.places);
    for (std::size_t j = 0; j < sheet.keys.size(); ++j) {
        double score = sheet.scores[j];
        if (sheet.isComputed() && !sheet.hidden[j]) {
            int product = 0;
            for (std::size_t d = 0; d < sheet.q.size(); ++d) product += sheet.q[d] * sheet.k[j][d];
            QCOMPARE(product, sheet.products[j]);
            score = rounded(product / sheet.divisor, steps);
            QVERIFY(std::abs(score - sheet.scores[j]) < small);
        }
        exponentials.push_back(sheet.hidden[j] ? 0 : rounded(std::exp(score), 100));
        QVERIFY(std::abs(exponentials.back() - sheet.exponentials[j]) < small);
        sum += exponentials.back();
    }
    QVERIFY(std::abs(rounded(sum, 100) - sheet.sum) < small);
    for (std::size_t j = 0; j < sheet.keys.size(); ++j) {
        QVERIFY(std::abs(rounded(exponentials[j] / sheet.sum, 100) - sheet.weights[j]) < small);
        const auto engine = static_cast<double>(head.weights(sheet.row, static_cast<Index>(j)));
        QVERIFY(std::abs(rounded(engine, 100) - sheet.weights[j]) < small);
        QVERIFY(!core::isOnEdge(engine, 100));
    }
    for (std::size_t d = 0; d < sheet.output.size(); ++d) {
        double output = 0;
        for (std::size_t j = 0; j < sheet.keys.size(); ++j) output += sheet.weights[j] * sheet.v[j][d];
        QVERIFY(std::abs(rounded(output, 10) - sheet.output[d]) < small);
        const auto engine = static_cast<double>(head.context(sheet.row, static_cast<Index>(d)));
        QVERIFY(std::abs(rounded(engine, 10) - sheet.output[d]) < small);
    }
}

}  // namespace

/// Sheets of real heads: their maps, and one row step by step.
class TestHeadSheet : public QObject {
    Q_OBJECT
private slots:
    void aMapSheetIsTheSameForEver();
    void aStepSheetIsTheSameForEver();
    void everyBlankOfAMapFollowsFromWhatIsPrinted();
    void everyBlankOfARowFollowsFromWhatIsPrinted();
    void modelsAndModulesMakeSolvableSheets();
    void wholeNumbersAreMultipliedByHand();
    void scoresBeyondAPencilAreMoved();
    void copiesDiffer();
    void nothingThatIsDrawnLiesOnAnEdge();
    void hiddenCellsAreNoBlanks();
    void theAskedRowIsTaken();
    void whatNoSheetCanShowIsRefused_data();
    void whatNoSheetCanShowIsRefused();
};

void TestHeadSheet::aMapSheetIsTheSameForEver()
{
    // The numbers on paper that was handed out: a change here makes every key wrong.
    const MapSheet sheet = core::mapSheet(givenHead(5), {.lesson = "M", .seed = 1, .copy = 12});
    std::string drawn;
    for (std::size_t i = 0; i < 5; ++i)
        for (std::size_t j = 0; j < 5; ++j)
            if (sheet.blank[i][j]) drawn += std::to_string(i) + std::to_string(j) + " ";
    for (const MapTask& task : sheet.tasks)
        drawn += "| " + std::to_string(static_cast<int>(task.kind)) + " " + std::to_string(task.query) + " "
                 + std::to_string(task.key) + " " + std::to_string(task.other) + " ";
    QCOMPARE(QString::fromStdString(drawn), QString("00 21 32 | 0 1 2 0 | 0 0 3 0 | 1 2 4 0 | 2 3 1 4 "));
}

void TestHeadSheet::aStepSheetIsTheSameForEver()
{
    const StepSheet sheet = core::stepSheet(givenHead(4), {.lesson = "S", .seed = 1, .copy = 12});
    std::string drawn =
        std::to_string(sheet.row) + " " + std::to_string(sheet.given) + " " + std::to_string(sheet.places) + " |";
    for (const auto* numbers : {&sheet.scores, &sheet.exponentials, &sheet.weights, &sheet.output}) {
        for (const double number : *numbers) drawn += " " + QString::number(number, 'f', 2).toStdString();
        drawn += " |";
    }
    QCOMPARE(QString::fromStdString(drawn),
             QString("2 0 2 | 0.67 -0.71 -0.94 1.64 | 1.95 0.49 0.39 5.16 | 0.24 0.06 0.05 "
                     "0.65 | 2.10 -1.10 |"));
}

void TestHeadSheet::everyBlankOfAMapFollowsFromWhatIsPrinted()
{
    for (const Index tokens : {3, 6, 14})
        for (const bool causal : {false, true})
            for (Index copy = 1; copy <= 40; ++copy)
                requireSolvable(core::mapSheet(givenHead(tokens, causal), {.lesson = "M", .seed = 3, .copy = copy}));
}

void TestHeadSheet::everyBlankOfARowFollowsFromWhatIsPrinted()
{
    for (const Index tokens : {3, 6, 14})
        for (const bool causal : {false, true})
            for (Index copy = 1; copy <= 40; ++copy) {
                const SheetHead head = givenHead(tokens, causal);
                requireSolvable(core::stepSheet(head, {.lesson = "S", .seed = 3, .copy = copy}), head);
            }
}

void TestHeadSheet::modelsAndModulesMakeSolvableSheets()
{
    int rows = 0;
    for (Index layer = 0; layer < 4; ++layer)
        for (Index index = 0; index < 4; ++index) {
            const SheetHead head = encoderHead(layer, index);
            requireSolvable(core::mapSheet(head, {.lesson = "M"}));
            try {
                requireSolvable(core::stepSheet(head, {.lesson = "S"}), head);
                ++rows;
            } catch (const core::Error& error) {
                QVERIFY(error.code == core::Code::Missing);
            }
        }
    QVERIFY2(rows >= 14, qPrintable(QString::number(rows)));
}

void TestHeadSheet::wholeNumbersAreMultipliedByHand()
{
    const SheetHead head = byHand();
    const StepSheet sheet = core::stepSheet(head, {.lesson = "S"});
    QVERIFY(sheet.isComputed());
    QCOMPARE(sheet.divisor, 2.0);
    QVERIFY(!sheet.output.empty());
    requireSolvable(sheet, head);
    QVERIFY(!core::stepSheet(givenHead(4), {.lesson = "S"}).isComputed());  // no q and k are known
}

void TestHeadSheet::scoresBeyondAPencilAreMoved()
{
    for (const float moved : {-30.0F, 40.0F}) {
        SheetHead head = givenHead(6);
        head.scores.array() += moved;  // the softmax stays
        const StepSheet sheet = core::stepSheet(head, {.lesson = "S"});
        QVERIFY(sheet.shift != 0);
        QVERIFY(std::ranges::max(sheet.exponentials) < 150);
        QVERIFY(std::abs(sheet.scores[1] + sheet.shift - static_cast<double>(head.scores(sheet.row, 1))) < 0.01);
        requireSolvable(sheet, head);
    }
    QCOMPARE(core::stepSheet(givenHead(6), {.lesson = "S"}).shift, 0);
}

void TestHeadSheet::copiesDiffer()
{
    std::set<std::vector<std::vector<bool>>> blanks;
    std::set<std::pair<Index, Index>> rows;
    for (Index copy = 1; copy <= 30; ++copy) {
        blanks.insert(core::mapSheet(givenHead(8), {.lesson = "M", .copy = copy}).blank);
        const StepSheet sheet = core::stepSheet(givenHead(8), {.lesson = "S", .copy = copy});
        rows.insert({sheet.row, sheet.given});
    }
    QVERIFY2(blanks.size() > 20, qPrintable(QString::number(blanks.size())));
    QVERIFY2(rows.size() > 15, qPrintable(QString::number(rows.size())));
    QVERIFY(core::mapSheet(givenHead(8), {.lesson = "M", .seed = 1}).blank
            != core::mapSheet(givenHead(8), {.lesson = "M", .seed = 2}).blank);
}

void TestHeadSheet::nothingThatIsDrawnLiesOnAnEdge()
{
    // Two rows that would do, were not one weight of the first so near to where 0.13 becomes 0.12.
    SheetHead head = givenHead(3);
    head.weights << 0.12500F + 0.00008F, 0.50F, 0.37492F, 0.20F, 0.30F, 0.50F, 0.10F, 0.30F, 0.60F;
    head.scores = head.weights.array().log().matrix();
    for (Index copy = 1; copy <= 30; ++copy) {
        const MapSheet sheet = core::mapSheet(head, {.lesson = "M", .copy = copy});
        QCOMPARE(std::ranges::count(sheet.blank[0], true), 0);
        for (const MapTask& task : sheet.tasks) {
            if (task.kind == MapTask::Kind::TopQuery)
                QCOMPARE(task.key, Index{1});  // the others' columns have it
            else
                QVERIFY(task.query != 0);
        }
        QVERIFY(core::stepSheet(head, {.lesson = "S", .copy = copy}).row != 0);
    }
    QVERIFY(core::isOnEdge(0.12508, 100) && !core::isOnEdge(0.12512, 100));
}

void TestHeadSheet::hiddenCellsAreNoBlanks()
{
    for (Index copy = 1; copy <= 30; ++copy) {
        const MapSheet sheet = core::mapSheet(givenHead(6, true), {.lesson = "M", .copy = copy});
        QCOMPARE(std::ranges::count(sheet.blank[0], true), 0);  // it sees itself alone
        for (std::size_t i = 0; i < 6; ++i)
            for (std::size_t j = i + 1; j < 6; ++j) QVERIFY(!sheet.blank[i][j]);
        const StepSheet steps = core::stepSheet(givenHead(6, true), {.lesson = "S", .copy = copy});
        QVERIFY(!steps.hidden[static_cast<std::size_t>(steps.given)]);
        QVERIFY(steps.row > 0);
    }
}

void TestHeadSheet::theAskedRowIsTaken()
{
    std::set<Index> given;
    for (Index copy = 1; copy <= 20; ++copy) {
        const StepSheet sheet = core::stepSheet(givenHead(4), {.lesson = "S", .copy = copy}, 2);
        QCOMPARE(sheet.row, Index{2});
        given.insert(sheet.given);
    }
    QCOMPARE(given.size(), std::size_t{4});  // copies of one row differ in their given numbers
}

void TestHeadSheet::whatNoSheetCanShowIsRefused_data()
{
    QTest::addColumn<int>("tokens");
    QTest::addColumn<bool>("steps");
    QTest::addColumn<int>("code");
    QTest::newRow("two tokens") << 2 << false << static_cast<int>(core::Code::OutOfRange);
    QTest::newRow("fifteen tokens") << 15 << false << static_cast<int>(core::Code::TooLong);
    QTest::newRow("steps of fifteen tokens") << 15 << true << static_cast<int>(core::Code::TooLong);
}
void TestHeadSheet::whatNoSheetCanShowIsRefused()
{
    QFETCH(int, tokens);
    QFETCH(bool, steps);
    QFETCH(int, code);
    const SheetHead head = givenHead(tokens);
    const core::Error error = caught([&] {
        if (steps)
            core::stepSheet(head, {.lesson = "S"});
        else
            core::mapSheet(head, {.lesson = "M"});
    });
    QCOMPARE(static_cast<int>(error.code), code);

    SheetHead weights = givenHead(4);
    weights.scores.resize(0, 0);  // like attention from a file
    QCOMPARE(caught([&] { core::stepSheet(weights, {.lesson = "S"}); }).code, core::Code::Missing);
    weights.weights(1, 1) = std::numeric_limits<float>::quiet_NaN();
    QCOMPARE(caught([&] { core::mapSheet(weights, {.lesson = "M"}); }).code, core::Code::OutOfRange);
    SheetHead even = givenHead(3);
    even.weights.setConstant(1.0F / 3);  // 0.33 three times is 0.99
    QCOMPARE(caught([&] { core::mapSheet(even, {.lesson = "M"}); }).code, core::Code::Missing);
    SheetHead other = givenHead(4);
    other.weights.setConstant(0.25F);  // other weights than its scores lead to, as an intervention may put there
    QCOMPARE(caught([&] { core::stepSheet(other, {.lesson = "S"}); }).code, core::Code::Missing);
    QCOMPARE(caught([&] { core::stepSheet(other, {.lesson = "S"}, 1); }).code, core::Code::OutOfRange);
}

TEST_CLASS(TestHeadSheet)
#include "tst_head_sheet.moc"
