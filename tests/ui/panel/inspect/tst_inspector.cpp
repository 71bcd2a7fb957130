#include "ui/panel/inspect/inspector.h"

#include <QLabel>
#include <QSignalSpy>
#include <QTest>

#include "core/model/pass/head_stages.h"
#include "core/prepare/prepared_run.h"
#include "tests/core/model/recorded/recorded_files.h"
#include "tests/core/traced_run.h"
#include "tests/test_class.h"
#include "ui/panel/inspect/answer_panel.h"
#include "ui/plot/steps/stage_words.h"
#include "ui/words/short_numbers.h"
#include "ui/words/token_text.h"

#include <algorithm>
#include <limits>

using core::Index;

namespace {

using TracePtr = std::shared_ptr<const core::Trace>;

core::Run seaRun()
{
    return {.model = SOURCE_DIR "/tests/golden/data/models/gpt2_fp16", .texts = {"The keeper looks at the sea."}};
}

const TracePtr& seaTrace()
{
    static const TracePtr trace = tracedRun(seaRun());
    return trace;
}

constexpr core::HeadAddress second{1, 2, 0};

/// The panel with one cell, read as a person reads it.
struct ShownHead {
    explicit ShownHead(const core::Cell& cell, const TracePtr& trace = seaTrace(),
                       const core::HeadAddress& head = second, core::RowReading rows = core::RowReading::AtToken)
    {
        inspector.resize(320, 900);
        inspector.show();
        inspector.display(*trace, head, core::InspectedCell::of(*trace, head, *core::headStages(*trace, head), cell),
                          rows);
    }

    QString text(const char* label) const { return inspector.findChild<QLabel*>(QString::fromLatin1(label))->text(); }
    QStringList values() const
    {
        QStringList all;
        for (const QLabel* label : inspector.findChildren<QLabel*>(QStringLiteral("stepValue")))
            if (label->isVisible()) all << label->text();
        return all;
    }
    bool says(const QString& part) const { return labelWith(part) != nullptr; }
    QLabel* labelWith(const QString& part) const
    {
        for (QLabel* label : inspector.findChildren<QLabel*>())
            if (label->isVisible() && label->text().contains(part)) return label;
        return nullptr;
    }
    /// The query's weights.
    WeightBars* bars() const
    {
        for (auto* each : inspector.findChildren<WeightBars*>())
            if (!each->objectName().startsWith(QLatin1String("predictions"))) return each;
        return nullptr;
    }
    WeightBars* part(const char* name) const { return inspector.findChild<WeightBars*>(QString::fromLatin1(name)); }

    Inspector inspector;
};

}  // namespace

class TestInspector final : public QObject {
    Q_OBJECT
private slots:
    void tokensThatLookAlikeAreToldApart()
    {
        std::vector<core::Token> tokens;
        for (const char* piece : {"a", "\n", "cat", "\n", "a"}) tokens.push_back({0, piece, piece, {}});
        QCOMPARE(toldApart(tokens, {1, 2, 3, 0}),
                 (QStringList{tokenText(tokens[1]) + " (2)", "cat", tokenText(tokens[3]) + " (4)", "a"}));
    }

    void theStepsAreTheTracesOwnNumbers()
    {
        const core::HeadAttention& head = seaTrace()->at(second).attention.heads[2];
        for (const core::Cell cell : {core::Cell{4, 2}, core::Cell{6, 6}, core::Cell{3, 0}}) {
            const ShownHead shown(cell);
            QCOMPARE(shown.text("cellWeight"), numberText(head.weights(cell.query, cell.key)));
            const QStringList values = shown.values();
            QCOMPARE(values.size(), 5);
            QCOMPARE(values[0], numberText(head.scores_raw(cell.query, cell.key)));
            QCOMPARE(values[1], numberText(head.scores_scaled(cell.query, cell.key)));
            QCOMPARE(values[2], QString("+0"));
            QCOMPARE(values[3], numberText(head.weights(cell.query, cell.key)));
            QVERIFY(shown.says(softmaxOver(cell.query + 1)));
        }
    }

    /// A long text's weights are not kept; each head's row is computed.
    void otherHeadsFollowWhereTheirWeightsWereNotKept()
    {
        core::OpenedModels models;
        const core::Run run = seaRun();
        const core::PreparedRun prepared = core::prepare(run, models);
        core::RunOptions options = core::optionsOf(run);
        QVERIFY(ShownHead({4, 2}).says("and "));
        options.keep = core::Keep::Context;
        const TracePtr trace = core::run(prepared.model, prepared.batch, options);
        ShownHead shown({4, 2}, trace);
        QVERIFY(shown.says("Computing this cell in every head"));
        const auto others = core::computedOtherHeadsAt(*trace, second, {4, 2}, {});
        shown.inspector.setOtherHeads(trace->model->info, others);
        QVERIFY(!shown.says("Computing") && shown.says(numberText(others.front().weight)));
    }

    void aHiddenCellNamesTheRuleThatHidesIt()
    {
        const ShownHead shown({1, 4});
        QVERIFY(shown.says("mask: hidden by causal"));
        QCOMPARE(shown.text("cellWeight"), QString("0.0000"));
    }

    void theCellIsNamedByItsTokensAndItsPlace()
    {
        const ShownHead shown({2, 1});
        const auto token = [](Index place) {
            return QString::fromStdString(seaTrace()->queries(0)[place].text).trimmed();
        };
        QVERIFY(shown.text("cellTitle").contains(token(2)) && shown.text("cellTitle").contains(token(1)));
        QVERIFY(shown.text("cellTitle").indexOf(token(2)) < shown.text("cellTitle").indexOf(" → "));
        QVERIFY(shown.says("query 3 · key 2 · layer 2 head 3"));
    }

    void theBarsAreTheLargestWeightsOfTheQuery()
    {
        const ShownHead shown({9, 3});
        const core::Matrix& weights = seaTrace()->at(second).attention.heads[2].weights;
        std::vector<float> sorted(weights.row(9).begin(), weights.row(9).begin() + 10);
        std::ranges::sort(sorted, std::greater{});
        const auto& bars = shown.bars()->bars();
        QCOMPARE(bars.size(), std::size_t{8});
        for (std::size_t i = 0; i < bars.size(); ++i) {
            QCOMPARE(bars[i].value, sorted[i]);
            QCOMPARE(bars[i].value, weights(9, bars[i].id));
            QCOMPARE(bars[i].place, bars[i].id + 1);  // which of several equal words it is
            QCOMPARE(bars[i].marked, bars[i].id == 3);
        }
    }

    void aBarAsksForItsKey()
    {
        ShownHead shown({9, 3});
        QVERIFY(QTest::qWaitForWindowExposed(&shown.inspector));
        QSignalSpy clicked(&shown.inspector, &Inspector::keyClicked);
        QTest::mouseClick(shown.bars(), Qt::LeftButton, {}, QPoint(30, 3));
        QCOMPARE(clicked.size(), 1);
        QCOMPARE(clicked[0][0].value<Index>(), Index{shown.bars()->bars().front().id});
    }

    void otherHeadsAreThoseWithTheLargestWeightThere()
    {
        const ShownHead shown({5, 1});
        std::vector<std::pair<float, core::HeadAddress>> others;
        for (Index layer = 0; layer < seaTrace()->model->info.layers; ++layer)
            for (Index head = 0; head < seaTrace()->model->info.heads; ++head)
                if (layer != second.layer || head != second.head)
                    others.push_back(
                        {seaTrace()->layers[layer]->items[0].attention.heads[head].weights(5, 1), {layer, head, 0}});
        std::ranges::sort(others, std::greater{}, &std::pair<float, core::HeadAddress>::first);
        QLabel* label = shown.labelWith("href");
        QVERIFY(label != nullptr);
        const QStringList links = label->text().split(QStringLiteral(" · "));
        QCOMPARE(links.size(), 4);
        for (std::size_t i = 0; i < 3; ++i) {
            const auto& [weight, head] = others[i];
            const QString link = links[static_cast<int>(i)];
            QVERIFY2(link.contains(QStringLiteral(">L%1H%2<").arg(head.layer + 1).arg(head.head + 1)),
                     qPrintable(link));
            QVERIFY2(link.endsWith(numberText(weight)), qPrintable(link));
        }
        QCOMPARE(links.last(), QStringLiteral("and %1 more").arg(others.size() - 3));
        QSignalSpy clicked(&shown.inspector, &Inspector::headClicked);
        emit label->linkActivated(QStringLiteral("2/1"));
        QCOMPARE(clicked, (QList<QVariantList>{{QVariant::fromValue(Index{2}), QVariant::fromValue(Index{1})}}));
    }

    void rowsReadForTheNextTokenAreNamedAfterIt()
    {
        const ShownHead shown({2, 1}, seaTrace(), second, core::RowReading::NextToken);
        const QString next = QString::fromStdString(seaTrace()->queries(0)[3].text).trimmed();
        QVERIFY2(shown.text("cellTitle").section(" → ", 0, 0).contains(next), qPrintable(shown.text("cellTitle")));
        QVERIFY(shown.text("barsHeading").startsWith("PREDICTING"));
        QVERIFY(shown.says("in the row of"));
    }

    void attentionFromAFileHasNoCalculation()
    {
        const RecordedFiles files;
        const auto file = files.npy("a.npy", {2, 2}, {1, 0, 0.25F, 0.75F});
        const ShownHead shown({1, 0}, tracedRun({.recorded = {.file = file}, .texts = {""}}), {});
        QCOMPARE(shown.values(), QStringList{numberText(0.25F)});
        QVERIFY(shown.says("read from the file, not computed"));
    }

    void predictionsStandUnderTheirHeading()
    {
        ShownHead shown({2, 1});
        QVERIFY(!shown.part("predictions")->isVisible() && !shown.part("predictionsBefore")->isVisible());
        const auto said = [](const char* text, float probability) {
            return core::Prediction{{0, text, text, {}}, probability};
        };
        AnswerPanel* const answer = shown.inspector.answer();
        answer->display("NEXT TOKEN", {}, {.likeliest = {said("sea", 0.5F), said("lamp", 0.25F)}}, {});
        QVERIFY(shown.says("NEXT TOKEN"));
        QCOMPARE(shown.part("predictions")->bars().size(), std::size_t{2});
        QCOMPARE(shown.part("predictions")->bars()[1].label, QString("lamp"));
        QCOMPARE(shown.part("predictions")->bars()[1].value, 0.25F);
        QVERIFY(!shown.part("predictionsBefore")->isVisible());
        answer->display("NEXT TOKEN", {}, {.likeliest = {said("sea", 0.5F)}},
                        core::TokenStatement{.likeliest = {said("sky", 0.75F)}});
        QVERIFY(shown.part("predictionsBefore")->isVisible());
        QCOMPARE(shown.part("predictionsBefore")->bars()[0].label, QString("sky"));
        answer->display({}, {}, {}, {});
        QVERIFY(!shown.part("predictions")->isVisible() && !shown.part("predictionsBefore")->isVisible());
    }

    void numbersHaveFourDigits_data()
    {
        QTest::addColumn<float>("number");
        QTest::addColumn<QString>("text");
        constexpr float infinity = std::numeric_limits<float>::infinity();
        QTest::newRow("a weight") << 0.12345F << "0.1235";
        QTest::newRow("negative") << -2.5F << "−2.5000";
        QTest::newRow("tens") << 12.345F << "12.35";
        QTest::newRow("hundreds") << -123.45F << "−123.4";
        QTest::newRow("tiny") << 0.00001F << "1.00·10⁻⁵";
        QTest::newRow("huge") << 1e9F << "1.00·10⁹";
        QTest::newRow("nothing") << 0.0F << "0.0000";
        QTest::newRow("hidden") << -infinity << "−∞";
        QTest::newRow("broken") << std::numeric_limits<float>::quiet_NaN() << "NaN";
    }

    void numbersHaveFourDigits()
    {
        QFETCH(float, number);
        QFETCH(QString, text);
        QCOMPARE(numberText(number), text);
    }
};

TEST_CLASS(TestInspector)
#include "tst_inspector.moc"
