#include "tests/core/gguf/tokenizer/gguf_header.h"

#include <QTest>

#include "tests/said_parts.h"
#include "tests/test_class.h"

#include <cmath>

using namespace core;

/// Headers of GGUF files that no tokenizer can be made of, and odd ones.
class TestGgufTokenizerRefusals final : public QObject {
    Q_OBJECT
private slots:
    void brokenHeadersAreRefused_data()
    {
        QTest::addColumn<int>("row");
        for (std::size_t i = 0; i < broken().size(); ++i) QTest::newRow(broken()[i].name) << static_cast<int>(i);
    }
    void brokenHeadersAreRefused()
    {
        QFETCH(int, row);
        const Broken& wanted = broken()[static_cast<std::size_t>(row)];
        const Error error = errorOf(wanted.header);
        QCOMPARE(QString::fromStdString(saidParts(error).field), QString(wanted.field));
        QCOMPARE(error.code, wanted.code);
        QVERIFY(error.file.starts_with("test.gguf"));
    }

    void oddHeadersWarn_data()
    {
        QTest::addColumn<int>("row");
        QTest::addColumn<int>("warnings");
        QTest::newRow("nothing odd") << 0 << 0;
        QTest::newRow("a piece twice") << 1 << 1;
        QTest::newRow("a piece that is not UTF-8") << 2 << 1;
        QTest::newRow("an empty piece") << 3 << 1;
        QTest::newRow("no types") << 4 << 1;
        QTest::newRow("no pattern") << 5 << 1;
        QTest::newRow("one warning for many pieces") << 6 << 1;
    }
    void oddHeadersWarn()
    {
        QFETCH(int, row);
        QFETCH(int, warnings);
        const auto named = [](const std::vector<std::string>& tokens) {
            return byteLevelHeader().texts("tokens", tokens);
        };
        const std::vector<GgufHeader> headers{byteLevelHeader(),
                                              named({"a", "b", "c", "a", "1", "ab", "abc", "d", "e"}),
                                              named({"a", "b", "c", "\xFF", "1", "ab", "abc", "d", "e"}),
                                              named({"a", "b", "c", "", "1", "ab", "abc", "d", "e"}),
                                              byteLevelHeader().without("token_type"),
                                              byteLevelHeader().without("pre"),
                                              named({"a", "b", "c", "a", "a", "ab", "abc", "a", "a"})};
        std::vector<std::string> told;
        const GgufFile file = headers[static_cast<std::size_t>(row)].file();
        const auto tokenizer = readGgufTokenizer(file, told);
        QCOMPARE(static_cast<int>(told.size()), warnings);
        QVERIFY(!tokenizer->encode("a b").tokens.empty());
        for (Index id = 0; id < 9; ++id) QVERIFY(tokenizer->token(id));
    }

    void anUnknownTokenizerTakesIdsAndRefusesTextsByItsName_data()
    {
        QTest::addColumn<bool>("pattern");
        QTest::addColumn<QString>("name");
        QTest::newRow("an unknown model") << false << "the tokenizer “rwkv”";
        QTest::newRow("an unknown pattern") << true << "the tokenizer “gpt2” with words cut as “klingon”";
    }
    void anUnknownTokenizerTakesIdsAndRefusesTextsByItsName()
    {
        QFETCH(bool, pattern);
        QFETCH(QString, name);
        const GgufFile file =
            pattern ? byteLevelHeader().text("pre", "klingon").file() : scoredHeader().text("model", "rwkv").file();
        std::vector<std::string> told;
        const auto tokenizer = readGgufTokenizer(file, told);
        QCOMPARE(told.size(), std::size_t{1});
        QVERIFY(tokenizer->token(0) && !tokenizer->token(1000));
        try {
            tokenizer->encode("a b");
            QFAIL("not refused");
        } catch (const Error& error) {
            QCOMPARE(error.code, Code::Unsupported);
            QCOMPARE(QString::fromStdString(saidParts(error).field), name);
        }
    }

    void aListThatTheFileCannotHoldIsRefused()
    {
        for (const std::uint32_t type : {4U, 5U, 6U, 8U})
            for (const char* key : {"tokens", "scores", "token_type"}) {
                const Error error = errorOf(scoredHeader().list(key, type, std::uint64_t{1} << 31U, "few bytes"));
                QVERIFY(error.code != Code::Failed);
            }
    }

private:
    struct Broken {
        const char* name;
        GgufHeader header;
        const char* field;
        Code code;
    };
    static const std::vector<Broken>& broken()
    {
        static const std::vector<Broken> all = concatenated(brokenLists(), brokenKeys());
        return all;
    }

    static std::vector<Broken> concatenated(std::vector<Broken> all, const std::vector<Broken>& more)
    {
        all.insert(all.end(), more.begin(), more.end());
        return all;
    }

    static std::vector<Broken> brokenLists()
    {
        const float nan = std::nanf("");
        const std::vector<float> twelve(12, -1.0F);
        const auto scores = [&](float last) {
            std::vector<float> all = twelve;
            all.push_back(last);
            return scoredHeader().scores("scores", all);
        };
        const auto types = [](std::int32_t last) {
            std::vector<std::int32_t> all(12, 1);
            all.push_back(last);
            return scoredHeader().numbers("token_type", all);
        };
        const auto merges = [](const char* merge) { return byteLevelHeader().texts("merges", {merge}); };
        const char* const tokensKey = "key “tokenizer.ggml.tokens”";
        const char* const scoresKey = "key “tokenizer.ggml.scores”";
        const char* const typesKey = "key “tokenizer.ggml.token_type”";
        const char* const mergesKey = "key “tokenizer.ggml.merges”";
        return {
            {"no pieces", scoredHeader().without("tokens"), tokensKey, Code::Missing},
            {"an empty list of pieces", scoredHeader().texts("tokens", {}), tokensKey, Code::Missing},
            {"pieces that are numbers", scoredHeader().numbers("tokens", {1, 2}), tokensKey, Code::Malformed},
            {"a text for pieces", scoredHeader().text("tokens", "a"), tokensKey, Code::Malformed},
            {"too long a piece", byteLevelHeader().texts("tokens", {std::string((64U << 20U) + 1, 'a')}), tokensKey,
             Code::OutOfRange},
            {"fewer scores", scoredHeader().scores("scores", twelve), scoresKey, Code::WrongShape},
            {"no scores", scoredHeader().without("scores"), scoresKey, Code::Missing},
            {"a score that is no number", scores(nan), scoresKey, Code::OutOfRange},
            {"an endless score", scores(-INFINITY), scoresKey, Code::OutOfRange},
            {"fewer types", scoredHeader().numbers("token_type", {1, 2}), typesKey, Code::WrongShape},
            {"a type beyond the last", types(7), typesKey, Code::OutOfRange},
            {"a type below the first", types(-1), typesKey, Code::OutOfRange},
            {"no merges", byteLevelHeader().without("merges"), mergesKey, Code::Missing},
            {"a merge of one piece", merges("ab"), mergesKey, Code::Malformed},
            {"a merge without a second piece", merges("a "), mergesKey, Code::Malformed},
            {"an empty merge", merges(""), mergesKey, Code::Malformed},
            {"a merge of unknown pieces", merges("a z"), "piece “z” of merge 1", Code::Missing},
            {"a merge whose result is no piece", merges("c b"), "piece “cb” of merge 1", Code::Missing},
        };
    }

    static std::vector<Broken> brokenKeys()
    {
        const auto beginning = [] { return byteLevelHeader().flag("add_bos_token", true); };
        const char* const beginKey = "key “tokenizer.ggml.bos_token_id”";
        return {
            {"a model that is a number", scoredHeader().id("model", 1), "key “tokenizer.ggml.model”", Code::Malformed},
            {"an id beyond the pieces", scoredHeader().id("bos_token_id", 13), beginKey, Code::OutOfRange},
            {"the largest id", scoredHeader().id("bos_token_id", 0xFFFFFFFF), beginKey, Code::OutOfRange},
            {"an id that is a text", scoredHeader().text("bos_token_id", "<s>"), beginKey, Code::Malformed},
            {"no id for a token that is added", beginning(), beginKey, Code::Missing},
            {"a usual id that is none here", wordPieceHeader().without("bos_token_id"),
             "key “tokenizer.ggml.cls_token_id”", Code::Missing},
            {"an unknown piece beyond the pieces", wordPieceHeader().id("unknown_token_id", 99),
             "key “tokenizer.ggml.unknown_token_id”", Code::OutOfRange},
            {"a flag that is a number", scoredHeader().id("add_bos_token", 1), "key “tokenizer.ggml.add_bos_token”",
             Code::Malformed},
            {"a rule beyond a byte", unigramHeader().numbers("precompiled_charsmap", {1000}),
             "key “tokenizer.ggml.precompiled_charsmap”", Code::OutOfRange},
        };
    }
};

TEST_CLASS(TestGgufTokenizerRefusals)
#include "tst_gguf_tokenizer_refusals.moc"
