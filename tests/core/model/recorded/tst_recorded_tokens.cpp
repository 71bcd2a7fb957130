#include "core/text/cut/spelled_text.h"
#include "tests/core/model/recorded/recorded_files.h"

#include <QTest>

#include "tests/test_class.h"

using namespace core;
namespace fs = std::filesystem;

namespace {

std::string queries(const RecordedAttention& recorded, Index item = 0)
{
    return joined(recorded.trace->queries(item), &Token::piece);
}
std::string keys(const RecordedAttention& recorded, Index item = 0)
{
    return joined(recorded.trace->keys(item), &Token::piece);
}

}  // namespace

class TestRecordedTokens final : public QObject {
    Q_OBJECT
private slots:
    void init() { m_files = std::make_unique<RecordedFiles>(); }

    void piecesBecomeText_data()
    {
        QTest::addColumn<std::vector<std::string>>("pieces");
        QTest::addColumn<std::string>("shown");
        QTest::addColumn<std::string>("text");
        const auto row = [](const char* name, std::vector<std::string> pieces, const char* shown, const char* text) {
            QTest::newRow(name) << std::move(pieces) << std::string(shown) << std::string(text);
        };
        row("byte-level", {"The", "Ġcat", "Ċ"}, "The ␣cat ⏎", "The cat\n");
        row("a character in two byte-level tokens", {"Ġä½", "ł"}, "␣‹E4 BD› ‹A0›", " 你");
        row("half a character", {"Ġa", "ä½"}, "␣a ‹E4 BD›", "␣a‹E4 BD›");
        row("what only looks byte-level", {"Ġa", "日"}, "Ġa 日", "Ġa 日");
        row("marked", {"▁The", "▁c", "at"}, "␣The ␣c at", " The cat");
        row("as this program writes them", {"The", "␣cat"}, "The ␣cat", "The cat");
        row("with spaces of their own", {"The", " cat"}, "The ␣cat", "The cat");
        row("words", {"[CLS]", "the", "##s"}, "[CLS] the ##s", "[CLS] the ##s");
        row("none", {}, "", "");
    }

    void piecesBecomeText()
    {
        QFETCH(std::vector<std::string>, pieces);
        QFETCH(std::string, shown);
        QFETCH(std::string, text);
        const auto spelled = spelledTexts({pieces});
        QCOMPARE(spelled.front().text, text);
        QCOMPARE(joined(spelled.front().tokens, &Token::text), shown);
    }

    void rangesCountCharacters()
    {
        const auto ranges = [](std::vector<std::string> pieces) {
            std::vector<TextRange> all;
            const auto spelled = spelledTexts({std::move(pieces)});
            for (const Token& token : spelled.front().tokens) all.push_back(token.range);
            return all;
        };
        QCOMPARE(ranges({"今天", "好"}), (std::vector<TextRange>{{0, 2}, {3, 4}}));
        QCOMPARE(ranges({"ä½", "łĠ", "Ġa"}), (std::vector<TextRange>{{0, 1}, {0, 2}, {2, 4}}));
        QCOMPARE(ranges({"a", " ", ""}), (std::vector<TextRange>{{0, 1}, {1, 2}, {2, 2}}));
    }

    void withoutTokensThereAreNumbers()
    {
        const auto recorded = openRecorded({.file = m_files->npy("a.npy", {2, 3}, even(2, 3))});
        QCOMPARE(queries(recorded), std::string("1 2"));
        QCOMPARE(keys(recorded), std::string("1 2 3"));
        QCOMPARE(warned(recorded), std::string("reads as cross-attention: 2 queries, 3 keys"));
        QCOMPARE(recorded.texts.front(), std::string("1 2"));
        const auto square = openRecorded({.file = m_files->npy("b.npy", {2, 2}, even(2, 2))});
        QVERIFY(square.trace->batch.key_sequences.empty() && square.keys_texts.empty());
    }

    void everyPlaceIsLookedAt_data()
    {
        QTest::addColumn<std::string>("json");
        QTest::newRow("a list") << std::string(R"(["x","y","x"])");
        QTest::newRow("a list of one list") << std::string(R"([["x","y","x"]])");
        QTest::newRow("an object") << std::string(R"({"tokens":["x","y","x"],"other":{"a":[1]}})");
        QTest::newRow("an object of lists") << std::string(R"({"tokens":[["x","y","x"]]})");
        QTest::newRow("query tokens") << std::string(R"({"query_tokens":["x","y","x"]})");
        QTest::newRow("key tokens") << std::string(R"({"key_tokens":["x","y","x"]})");
        QTest::newRow("those that fit") << std::string(R"({"query_tokens":["x","y","x"],"key_tokens":["z"]})");
    }

    void everyPlaceIsLookedAt()
    {
        QFETCH(std::string, json);
        const auto file = m_files->npy("a.npy", {1, 3, 3}, even(3, 3));
        const auto tokens = m_files->text("t.json", json);
        const auto given = openRecorded({.file = file, .query_tokens = tokens});
        QCOMPARE(queries(given), std::string("x y x"));
        QVERIFY(given.trace->batch.key_sequences.empty());
        QCOMPARE(given.trace->queries(0)[2].id, Index{0});
        QCOMPARE(given.trace->queries(0)[1].id, Index{1});
        m_files->text("a.json", json);
        QCOMPARE(queries(openRecorded({.file = file})), std::string("x y x"));
        if (!json.starts_with('{')) return;
        const auto both =
            m_files->text("b.json", json.substr(0, json.size() - 1) + R"(,"attentions":[[[1,0,0],[0,1,0],[0,0,1]]]})");
        QCOMPARE(queries(openRecorded({.file = both})), std::string("x y x"));
    }

    void metadataHasTokensToo()
    {
        const auto opened = [&](const std::string& tokens) {
            return openRecorded({.file = m_files->tensors("a.safetensors", {{"attentions", {2, 2}, even(2, 2)}},
                                                          {{"tokens", tokens}})});
        };
        QCOMPARE(queries(opened(R"(["a","b"])")), std::string("a b"));
        QCOMPARE(queries(opened(R"([["a","b"]])")), std::string("a b"));
        const auto other = opened("1000");
        QCOMPARE(queries(other), std::string("1 2"));
        QCOMPARE(warned(other), std::string("“tokens” in the file's metadata is no list of tokens"));
        QCOMPARE(warned(opened("no JSON")), warned(other));
    }

    void theNearestSourceWins()
    {
        const auto file = m_files->tensors("a.safetensors", {{"attentions", {2, 2}, even(2, 2)}},
                                           {{"tokens", R"(["inside","inside"])"}});
        m_files->text("a.json", R"(["beside","beside"])");
        const auto given = m_files->text("t.json", R"(["given","given"])");
        QCOMPARE(queries(openRecorded({.file = file, .query_tokens = given})), std::string("given given"));
        QCOMPARE(queries(openRecorded({.file = file})), std::string("inside inside"));
        const auto mixed = openRecorded({.file = file, .key_tokens = given});
        QCOMPARE(queries(mixed) + ", " + keys(mixed), std::string("inside inside, given given"));
        const auto plain = m_files->npy("b.npy", {2, 2}, even(2, 2));
        const auto alone = openRecorded({.file = plain, .key_tokens = given});
        QCOMPARE(queries(alone) + ", " + keys(alone), std::string("given given, given given"));
        const auto wide = m_files->text("w.json", R"({"query_tokens":["q"],"key_tokens":["k","k","k"]})");
        const auto overruled = openRecorded(
            {.file = m_files->npy("c.npy", {1, 2}, even(1, 2)), .query_tokens = wide, .key_tokens = given});
        QCOMPARE(queries(overruled) + ", " + keys(overruled), std::string("q, given given"));
    }

    void queriesAndKeysAreTwoTexts()
    {
        const auto file = m_files->npy("a.npy", {2, 3}, even(2, 3));
        const auto both = m_files->text("t.json", R"({"query_tokens":["a","b"],"key_tokens":["▁x","▁y","a"]})");
        const auto recorded = openRecorded({.file = file, .query_tokens = both});
        QCOMPARE(queries(recorded), std::string("a b"));
        QCOMPARE(keys(recorded), std::string("▁x ▁y a"));
        QCOMPARE(recorded.keys_texts.front(), std::string(" x ya"));
        QCOMPARE(recorded.trace->keys(0)[2].id, recorded.trace->queries(0)[0].id);
        QCOMPARE(warned(recorded), std::string());
    }

    void anEncodersMapTakesTheEncodersTokens()
    {
        const auto tokens = m_files->text("t.json", R"({"query_tokens":["a","b"],"key_tokens":["x","y","z"]})");
        const auto opened = [&](Index length) {
            const auto side = static_cast<std::size_t>(length);
            return openRecorded(
                {.file = m_files->npy("a.npy", {length, length}, even(side, side)), .query_tokens = tokens});
        };
        QCOMPARE(queries(opened(2)) + ", " + keys(opened(2)), std::string("a b, a b"));
        QCOMPARE(queries(opened(3)) + ", " + keys(opened(3)), std::string("x y z, x y z"));
    }

    void everyTextOfABatchHasItsOwn()
    {
        const auto file = m_files->npy("a.npy", {1, 2, 1, 2, 2}, even(4, 2));
        const auto tokens = m_files->text("t.json", R"({"tokens":[["a","b"],["c","d"]],
                                                        "attention_mask":[[1,1],[0,1]]})");
        const auto recorded = openRecorded({.file = file, .query_tokens = tokens});
        QCOMPARE(queries(recorded, 1), std::string("c d"));
        QCOMPARE(recorded.trace->batch.sequences[0].real, (std::vector<bool>{true, true}));
        QCOMPARE(recorded.trace->batch.sequences[1].real, (std::vector<bool>{false, true}));
        QVERIFY(recorded.trace->mask({0, 0, 0}).empty());
        QVERIFY(!recorded.trace->mask({0, 0, 1}).allows(1, 0));
        const auto flat = m_files->text("f.json", R"(["a","b"])");
        QCOMPARE(refusal({.file = file, .query_tokens = flat}),
                 std::string("f.json|the list of tokens|2 lists, one for each text|1"));
    }

    void paddedKeysAreHidden()
    {
        const auto mask = [](const char* name, std::vector<Index> shape, std::vector<std::int64_t> values) {
            return NamedTensor{name, std::move(shape), std::move(values)};
        };
        const auto opened = [&](NamedTensor flags) {
            return openRecorded(
                {.file = m_files->tensors("a.safetensors", {{"attentions", {2, 3}, even(2, 3)}, flags})});
        };
        const auto cross = opened(mask("attention_mask", {1, 3}, {1, 1, 0}));
        QCOMPARE(cross.trace->batch.key_sequences[0].real.back(), false);
        QCOMPARE(cross.trace->mask({}).hiddenCells(2, 3), Index{2});
        const auto ofQueries = opened(mask("attention_mask", {2}, {0, 1}));
        QCOMPARE(ofQueries.trace->batch.sequences[0].real.front(), false);
        QVERIFY(ofQueries.trace->mask({}).empty());
        const std::string unfit = "does not fit the attention and hides nothing";
        QVERIFY(warned(opened(mask("attention_mask", {4}, {1, 1, 1, 1}))).find("[4] " + unfit) != std::string::npos);
        QVERIFY(warned(opened(mask("attention_mask", {3}, {0, -9, 0}))).find("[3] " + unfit) != std::string::npos);
        const auto blind = opened(mask("attention_mask", {3}, {0, 0, 0}));
        QCOMPARE(blind.trace->at({}).attention.heads[0].rows_without_keys, (std::vector<Index>{0, 1}));
    }

    void tokensThatDoNotFitAreNamed()
    {
        const auto file = m_files->npy("a.npy", {2, 3}, even(2, 3));
        const auto list = [&](const std::string& json) { return m_files->text("t.json", json); };
        QCOMPARE(refusal({.file = file, .query_tokens = list(R"(["a","b","c"])")}),
                 std::string("t.json|the list of tokens|2 for the queries|3"));
        QCOMPARE(refusal({.file = file, .key_tokens = list(R"(["a","b"])")}),
                 std::string("t.json|the list of tokens|3 for the keys|2"));
        QCOMPARE(refusal({.file = file, .key_tokens = list(R"({"query_tokens":["a","b","c"]})")}),
                 std::string("t.json|“key_tokens”|a list of texts|"));
        QCOMPARE(refusal({.file = file, .query_tokens = list("[[1,2]]")}),
                 std::string("t.json|“tokens”|a list of texts|"));
        QVERIFY(refusal({.file = file, .query_tokens = list(R"([[["a","b"]]])")}).starts_with("t.json|the array|"));
        const auto own = m_files->text("b.json", R"({"tokens":["a","b","c"],"attention":[[[0.5,0.5],[0.5,0.5]]]})");
        QCOMPARE(refusal({.file = own}), std::string("b.json|the list of tokens|2 for the queries|3"));
    }

    void aFileBesideIsOnlyAnOffer()
    {
        const auto file = m_files->npy("a.npy", {2, 2}, even(2, 2));
        const auto with = [&](const std::string& json) {
            m_files->text("a.json", json);
            return openRecorded({.file = file});
        };
        const std::string unfit = "a.json lies beside the file but has no tokens that fit";
        QCOMPARE(queries(with(R"(["a","b","c"])")), std::string("1 2"));
        QCOMPARE(warned(with(R"(["a","b","c"])")), unfit);
        QCOMPARE(warned(with("{")), unfit);
        QCOMPARE(warned(with(R"({"model_type":"gpt2"})")), std::string());
        QCOMPARE(queries(with(R"({"tokens":["a","b"]})")), std::string("a b"));
    }

private:
    std::unique_ptr<RecordedFiles> m_files;
};

TEST_CLASS(TestRecordedTokens)
#include "tst_recorded_tokens.moc"
