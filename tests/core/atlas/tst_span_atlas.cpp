#include "core/analysis/span_shares.h"
#include "core/atlas/atlas_request.h"
#include "core/atlas/span_table.h"
#include "core/atlas/spanned_texts.h"
#include "core/error.h"
#include "core/file/zip_files.h"
#include "core/prepare/prepared_run.h"

#include <QTemporaryDir>
#include <QTest>

#include "tests/core/caught.h"
#include "tests/test_class.h"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <iterator>
#include <span>

using namespace core;

namespace {

constexpr const char* atlasModel = SOURCE_DIR "/tests/golden/data/models/gpt2_fp16";  // 3 layers of 4 heads

std::shared_ptr<const Trace> traceOf(const AtlasText& text)
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
std::vector<AtlasText> twoTexts()
{
    return {{.text = "The cat sat. Who sat?", .spans = {{"document", {0, 12}}, {"question", {12, 21}}}},
            {.text = "The dog ran. The sea is wide. Who ran?",
             .spans = {{"document 1", {0, 12}}, {"document 2", {12, 29}}, {"question", {29, 38}}}}};
}

AtlasRun ran(const std::vector<AtlasText>& texts, AtlasContent kept = AtlasContent::Spans)
{
    static OpenedModels models;
    Atlas atlas;
    atlas.texts = texts;
    AtlasRun run(std::move(atlas), {{"", atlasModel, atlasModel}}, models, kept);
    while (run.next()) {
    }
    return run;
}

SpanStatistics spansOf(const std::vector<AtlasText>& texts, AtlasContent kept = AtlasContent::Spans)
{
    return ran(texts, kept).atlas().steps[0].spans;
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
        const SpanStatistics atlas = spansOf(twoTexts());
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
        std::vector<AtlasText> texts = twoTexts();
        const SpanStatistics first = spansOf({texts[0]});
        texts.resize(1);
        texts.push_back({.text = "The sea is wide.", .spans = {{"other", {0, 16}}}});
        const SpanStatistics both = spansOf(texts);
        QCOMPARE(both.kinds.size(), std::size_t{3});
        for (std::size_t head = 0; head < 12; ++head)
            for (std::size_t from = 0; from < 2; ++from)
                for (std::size_t to = 0; to < 2; ++to)
                    QCOMPARE(both.means[head][from * 3 + to], first.means[head][from * 2 + to]);
        QCOMPARE(both.texts[2 * 3 + 2], std::int64_t{1});
        QCOMPARE(both.texts[0 * 3 + 2], std::int64_t{0});
    }

    void aTextWithoutSpansIsPassedOver()
    {
        const std::vector<AtlasText> texts{twoTexts()[0], {"The sea."}};
        const AtlasRun run = ran(texts);
        QCOMPARE(run.atlas().steps[0].spans.done, std::size_t{1});
        QCOMPARE(run.passedOver().size(), std::size_t{1});
        QCOMPARE(run.passedOver().front().first, std::size_t{1});
        // Its heads' measures are as good as those of the others.
        const AtlasRun whole = ran(texts, AtlasContent::Everything);
        QVERIFY(whole.passedOver().empty());
        QCOMPARE(whole.atlas().steps[0].spans, run.atlas().steps[0].spans);
    }

    void tooManyKindsAreNotAdded()
    {
        std::vector<AtlasText> texts = twoTexts();
        for (int text = 0; text < 4; ++text) {
            AtlasText many;
            for (int word = 0; word < 20; ++word) {
                const auto from = static_cast<Index>(many.text.size());
                many.spans.push_back(
                    {std::string(static_cast<std::size_t>(20 * text + word + 1), 'x'), {from, from + 3}});
                many.text += "cat ";
            }
            texts.push_back(many);
        }
        texts.push_back(twoTexts()[0]);
        const AtlasRun run = ran(texts, AtlasContent::Everything);
        QCOMPARE(run.passedOver().size(), std::size_t{1});
        QCOMPARE(run.passedOver().front().first, std::size_t{5});
        const SpanStatistics& spans = run.atlas().steps[0].spans;
        QCOMPARE(spans.done, std::size_t{6});
        QCOMPARE(spans.texts[*spans.pairNamed("question", "document")], std::int64_t{3});
        QVERIFY(!spans.pairNamed("question", std::string(70, 'x')));
        texts.erase(texts.begin() + 5);
        QCOMPARE(ran(texts, AtlasContent::Everything).atlas().steps[0].tokens, run.atlas().steps[0].tokens);
    }

    void theyAreKeptWithTheAtlas()
    {
        const QTemporaryDir folder;
        const std::string file = folder.filePath("a.attnatlas").toStdString();
        const Atlas atlas = ran(twoTexts(), AtlasContent::Everything).atlas();
        QVERIFY(!atlas.steps[0].statistics.front().means.front().empty());
        saveAtlas(atlas, file);
        QCOMPARE(openAtlas(file), atlas);
        const std::string csv = spanCsv(atlas, {0}, {}, 1);
        QVERIFY(csv.starts_with("layer,head,from,to,share,deviation,texts\n1,1,document,document,"));
        QCOMPARE(std::ranges::count(csv, '\n'), std::ptrdiff_t{1 + 12 * 4});
        const auto refused = [&](const auto& change) {
            Atlas forged = atlas;
            change(forged.steps[0].spans);
            saveAtlas(forged, file);
            return caught([&] { openAtlas(file); }).code == Code::Malformed
                   || caught([&] { openAtlas(file); }).code == Code::OutOfRange;
        };
        QVERIFY(!refused([](SpanStatistics&) {}));
        QVERIFY(refused([](SpanStatistics& spans) { spans.means[3][1] = std::nan(""); }));
        QVERIFY(refused([](SpanStatistics& spans) { spans.squares[3][1] = -1; }));
        QVERIFY(refused([](SpanStatistics& spans) { spans.means.pop_back(); }));
        QVERIFY(refused([](SpanStatistics& spans) { spans.kinds[1] = spans.kinds[0]; }));
        QVERIFY(refused([](SpanStatistics& spans) { spans.texts.pop_back(); }));
        QVERIFY(refused([](SpanStatistics& spans) { spans.texts[2] = 3; }));
        QVERIFY(refused([](SpanStatistics& spans) { spans.done = 9; }));
    }

    /// A text that is ended and gone on with later has the day on which it was begun.
    void itIsGoneOnWith()
    {
        const QTemporaryDir folder;
        const std::string lines = folder.filePath("texts.jsonl").toStdString();
        std::ofstream(lines)
            << R"({"text": "The cat sat. Who sat?", "spans": [{"name": "document", "text": "The cat sat."}]})"
            << "\n"
            << R"({"messages": [{"role": "user", "content": "Who?"}]})";
        const AtlasRequest request{.models = {{"", atlasModel, atlasModel}},
                                   .sources = {lines},
                                   .file = folder.filePath("a.attnatlas").toStdString()};
        Atlas begun = begunAtlas(request);
        QVERIFY(!begun.chat_day.empty());
        begun.chat_day = "2031-05-06";
        begun.steps[0].model = atlasModel;
        saveAtlas(begun, request.file);
        QCOMPARE(begunAtlas(request).chat_day, std::string("2031-05-06"));
        OpenedModels models;
        AtlasRun run(begunAtlas(request), request.models, models);
        while (run.next()) {
        }
        QCOMPARE(run.atlas().steps[0].done, std::size_t{2});
        QCOMPARE(run.passedOver().size(), std::size_t{1});  // the model has no chat template
        QCOMPARE(run.atlas().steps[0].spans.kinds.front(), std::string("document"));
    }

    /// An atlas of texts without spans is as it was before there were any.
    void anAtlasWithoutSpansIsAsBefore()
    {
        const QTemporaryDir folder;
        const std::string file = folder.filePath("a.attnatlas").toStdString();
        saveAtlas(ran({{"The sea."}}, AtlasContent::Everything).atlas(), file);
        std::ifstream stream(file, std::ios::binary);
        const std::string bytes{std::istreambuf_iterator<char>(stream), {}};
        const std::vector<PackedFile> files = filesOfZip(std::as_bytes(std::span(bytes)), "a");
        QCOMPARE(files.size(), std::size_t{2});
        QVERIFY(files[0].bytes.find("\"version\":2") != std::string::npos);
        QVERIFY(files[0].bytes.find("span") == std::string::npos && files[0].bytes.find("chat") == std::string::npos);
        const std::string kept = SOURCE_DIR "/resources/atlases/minilm-sentences.attnatlas";
        saveAtlas(openAtlas(kept), file);
        std::ifstream first(kept, std::ios::binary), second(file, std::ios::binary);
        QVERIFY(std::equal(std::istreambuf_iterator<char>(first), {}, std::istreambuf_iterator<char>(second), {}));
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
        QCOMPARE(texts[1].text, std::string("Hi"));
        QVERIFY(texts[0].chat.empty() && !texts[1].chat.empty());
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
