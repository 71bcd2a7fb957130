#include "core/analysis/span_shares.h"
#include "core/atlas/span_atlas.h"
#include "core/error.h"
#include "core/prepare/prepared_run.h"

#include <QTemporaryDir>
#include <QTest>

#include "tests/test_class.h"

#include <cmath>
#include <fstream>

using namespace core;

namespace {

constexpr const char* atlasModel = SOURCE_DIR "/tests/golden/data/models/gpt2_fp16";  // 3 layers of 4 heads

std::shared_ptr<const Trace> traceOf(const SpannedText& text)
{
    static OpenedModels models;
    Run asked;
    asked.model = atlasModel;
    asked.texts = {text.text};
    asked.spans = text.spans;
    const PreparedRun prepared = prepare(asked, models);
    return run(prepared.model, prepared.batch, {.keep = Keep::Weights});
}

/// Two texts, the second of which has two documents.
std::vector<SpannedText> twoTexts()
{
    return {{"The cat sat. Who sat?", {{"document", {0, 12}}, {"question", {12, 21}}}},
            {"The dog ran. The sea is wide. Who ran?",
             {{"document 1", {0, 12}}, {"document 2", {12, 29}}, {"question", {29, 38}}}}};
}

}  // namespace

/// Who reads whom over many texts.
class TestSpanAtlas final : public QObject {
    Q_OBJECT
private slots:
    void spansThatDifferByANumberAreOneKind_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("kind");
        for (const auto& [name, kind] : {std::pair("document 12", "document"),
                                         {"doc_3", "doc"},
                                         {"user", "user"},
                                         {"42", "42"},
                                         {" 7", " 7"},
                                         {"v2", "v"},
                                         {"2 towns", "2 towns"}})
            QTest::newRow(name) << name << kind;
    }

    void spansThatDifferByANumberAreOneKind()
    {
        QFETCH(QString, name);
        QFETCH(QString, kind);
        QCOMPARE(QString::fromStdString(kindOfSpan(name.toStdString())), kind);
    }

    void aShareIsTheMeanOverTexts()
    {
        OpenedModels models;
        const SpanAtlas atlas = spanAtlas(atlasModel, twoTexts(), 0, models, {});
        QCOMPARE(atlas.done, std::size_t{2});
        QCOMPARE(atlas.kinds, (std::vector<std::string>{"document", "question"}));
        constexpr std::size_t questionToDocument = 2;
        QCOMPARE(atlas.texts[questionToDocument], std::int64_t{2});
        double widest = 0;
        for (Index layer = 0; layer < 3; ++layer)
            for (Index head = 0; head < 4; ++head) {
                const auto one = spanShares(*traceOf(twoTexts()[0]), 0).of(layer, head);
                const auto two = spanShares(*traceOf(twoTexts()[1]), 0).of(layer, head);
                const double a = static_cast<double>(one(1, 0)), b = static_cast<double>(two(2, 0) + two(2, 1));
                const auto place = static_cast<std::size_t>(layer * 4 + head);
                QVERIFY(std::abs(atlas.means[place][questionToDocument] - (a + b) / 2) < 1e-5);
                QVERIFY(std::abs(atlas.deviation(place, questionToDocument) - std::abs(a - b) / std::sqrt(2)) < 1e-5);
                widest = std::max(widest, std::abs(a - b));
                // Rows sum to 1 over all that is read.
                QVERIFY(std::abs(atlas.means[place][2] + atlas.means[place][3] - 1) < 1e-5);
            }
        QVERIFY(widest > 0.01);
    }

    void kindsThatComeLaterLeaveTheFirstOnesTheirNumbers()
    {
        OpenedModels models;
        std::vector<SpannedText> texts = twoTexts();
        const SpanAtlas first = spanAtlas(atlasModel, {texts[0]}, 0, models, {});
        texts.resize(1);
        texts.push_back({"The sea is wide.", {{"other", {0, 16}}}});
        const SpanAtlas both = spanAtlas(atlasModel, texts, 0, models, {});
        QCOMPARE(both.kinds.size(), std::size_t{3});
        for (std::size_t head = 0; head < 12; ++head)
            for (Index from = 0; from < 2; ++from)
                for (Index to = 0; to < 2; ++to)
                    QCOMPARE(both.means[head][from * 3 + to], first.means[head][from * 2 + to]);
        QCOMPARE(both.texts[2 * 3 + 2], std::int64_t{1});
        QCOMPARE(both.texts[0 * 3 + 2], std::int64_t{0});
    }

    void aTextWithoutSpansIsPassedOver()
    {
        OpenedModels models;
        const SpanAtlas atlas = spanAtlas(atlasModel, {twoTexts()[0], {"The sea."}}, 0, models, {});
        QCOMPARE(atlas.done, std::size_t{1});
        QCOMPARE(atlas.passed_over.size(), std::size_t{1});
        QCOMPARE(atlas.passed_over.front().first, std::size_t{1});
    }

    void aBrokenLineIsNamed()
    {
        const QTemporaryDir folder;
        const std::string file = folder.filePath("texts.jsonl").toStdString();
        const auto written = [&](const char* text) {
            std::ofstream(file) << text;
            return spannedTexts(file);
        };
        const auto texts = written(R"({"text": "The sea", "spans": [{"name": "sea", "text": "sea"}]}

{"messages": [{"role": "user", "content": "Hi"}]})");
        QCOMPARE(texts.size(), std::size_t{2});
        QCOMPARE(texts[0].spans.front().range.from, Index{4});
        QVERIFY(texts[1].text.empty() && !texts[1].chat.empty());
        for (const char* broken : {"{\"text\": \"a\"}\n{", "{\"text\": \"a\"}\n{\"text\": 3}", "{\"text\": \"a\"}\n{}",
                                   "{\"text\": \"a\"}\n{\"messages\": [1]}"})
            try {
                written(broken);
                QFAIL(broken);
            } catch (const Error& error) {
                QVERIFY2(QString::fromStdString(error.file).endsWith("texts.jsonl:2"), error.file.c_str());
            }
        QVERIFY_EXCEPTION_THROWN(written("\n \n"), Error);
    }
};

TEST_CLASS(TestSpanAtlas)
#include "tst_span_atlas.moc"
