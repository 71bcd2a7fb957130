#include "core/model/folder/model_folder.h"
#include "core/model/pass/row_reading.h"
#include "core/prepare/prepared_run.h"
#include "core/session/module_presets.h"

#include <QTest>

#include "tests/test_class.h"

using namespace core;

namespace {

std::shared_ptr<const Model> modelOf(const char* name)
{
    return openModel(std::filesystem::path(SOURCE_DIR) / "tests/golden/data/models" / name);
}

/// A batch of a longer and a shorter text.
Trace paddedTrace(const char* model, PaddingSide side)
{
    Trace trace{modelOf(model), {}, {}, {}};
    const auto text = [&](const char* words) { return sequenceOf(trace.model->encode(words, {}).tokens); };
    const Token filler = sequenceOfIds(*trace.model, {0}).tokens.front();
    trace.batch.sequences = padded({text("the lamp turns"), text("the")}, filler, side);
    return trace;
}

using Place = std::optional<Index>;

/// The places of the tokens that the rows of an item are named after; "-" where none is written.
QString names(const Trace& trace, Index item, RowReading asked)
{
    QStringList places;
    for (Index query = 0; query < std::ssize(trace.queries(item)); ++query) {
        const auto place = namingToken(trace, item, query, asked);
        places << (place ? QString::number(*place) : QStringLiteral("-"));
    }
    return places.join(' ');
}

}  // namespace

class TestRowReading final : public QObject {
    Q_OBJECT
private slots:
    void onlyRowsThatPredictCanBeReadSo()
    {
        QVERIFY(predictsNext(*modelOf("gpt2_fp16")));
        QVERIFY(predictsNext(*modelOf("llama_bf16")));
        QVERIFY(!predictsNext(*modelOf("bert")));
        QVERIFY(!predictsNext(*modelOf("vit")));
        const auto marian = modelOf("marian");
        QVERIFY(!predictsNext(*marian));
        QVERIFY(predictsNext(*marian->decoder));
        QVERIFY(predictsNext(*marian->cross));
        Run classroom = classroomRun("the cat");
        OpenedModels models;
        const PreparedRun prepared = prepare(classroom, models);
        QVERIFY(!predictsNext(*prepared.model));
        QCOMPARE(readingOf(*prepared.model, RowReading::NextToken), RowReading::AtToken);
    }

    void aRowIsNamedAfterTheTokenItPredicts()
    {
        const Trace right = paddedTrace("gpt2_fp16", PaddingSide::Right);
        const Index length = std::ssize(right.queries(0));
        QVERIFY(length > 2);
        QCOMPARE(namingToken(right, 0, 0, RowReading::NextToken), Place(Index{1}));
        QCOMPARE(namingToken(right, 0, 0, RowReading::AtToken), Place(Index{0}));
        QCOMPARE(namingToken(right, 0, length - 1, RowReading::NextToken), Place());
        QCOMPARE(rowNamedAfter(right, 0, length - 1, RowReading::NextToken), Place(length - 2));
        QCOMPARE(rowNamedAfter(right, 0, 0, RowReading::NextToken), Place());
        QCOMPARE(rowNamedAfter(right, 0, 0, RowReading::AtToken), Place(Index{0}));
    }

    void paddingPredictsNothing()
    {
        const Trace right = paddedTrace("gpt2_fp16", PaddingSide::Right);
        const Index text = std::ranges::count(right.batch.sequences[1].real, true);
        const Index length = std::ssize(right.queries(1));
        QCOMPARE(namingToken(right, 1, text - 1, RowReading::NextToken), Place());
        QCOMPARE(namingToken(right, 1, length - 1, RowReading::NextToken), Place(length - 1));
        QCOMPARE(rowNamedAfter(right, 1, length - 1, RowReading::NextToken), Place(length - 1));
        const Trace left = paddedTrace("gpt2_fp16", PaddingSide::Left);
        QCOMPARE(namingToken(left, 1, 0, RowReading::NextToken), Place(Index{0}));
        QCOMPARE(rowNamedAfter(left, 1, length - text, RowReading::NextToken), Place());
        QVERIFY2(names(left, 1, RowReading::NextToken).endsWith(" -"),
                 qPrintable(names(left, 1, RowReading::NextToken)));
    }

    void otherModelsKeepTheirRows()
    {
        const Trace trace = paddedTrace("bert", PaddingSide::Right);
        QCOMPARE(names(trace, 0, RowReading::NextToken), names(trace, 0, RowReading::AtToken));
    }
};

TEST_CLASS(TestRowReading)
#include "tst_row_reading.moc"
