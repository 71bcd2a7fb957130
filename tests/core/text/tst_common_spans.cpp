#include "core/model/folder/bundled_models.h"
#include "core/model/folder/model_folder.h"
#include "core/text/cut/common_spans.h"

#include <QTest>

#include "tests/test_class.h"

using namespace core;

namespace {

Token tokenOf(const std::string& text, Index from, Index to)
{
    Token token;
    token.piece = token.text = text;
    token.range = {from, to};
    token.special = to == 0;
    return token;
}

using Parts = std::vector<std::pair<Index, Index>>;

}  // namespace

/// One text in several tokenizers, stretch by stretch.
class TestCommonSpans final : public QObject {
    Q_OBJECT
private slots:
    void stretchesEndWhereAllTokensEnd()
    {
        // "the unhappy cat": spaces belong to a token, or to none.
        const std::vector<std::vector<Token>> rows{
            {tokenOf("[CLS]", 0, 0), tokenOf("the", 0, 3), tokenOf("un", 4, 6), tokenOf("##happy", 6, 11),
             tokenOf("cat", 12, 15), tokenOf("[SEP]", 0, 0)},
            {tokenOf("the", 0, 3), tokenOf(" unha", 3, 8), tokenOf("ppy", 8, 11), tokenOf(" cat", 11, 15)}};
        const std::vector<CommonSpan> spans = commonSpans(rows);
        QCOMPARE(spans.size(), std::size_t{5});
        QCOMPARE(spans[0].tokens, (Parts{{0, 1}, {0, 0}}));
        QVERIFY(!spans[0].alike);
        QCOMPARE(spans[1].tokens, (Parts{{1, 1}, {0, 1}}));
        QVERIFY(spans[1].alike);
        QCOMPARE(spans[2].tokens, (Parts{{2, 2}, {1, 2}}));
        QVERIFY(!spans[2].alike);
        QCOMPARE(spans[3].tokens, (Parts{{4, 1}, {3, 1}}));
        QVERIFY(spans[3].alike);
        QCOMPARE(spans[4].tokens, (Parts{{5, 1}, {4, 0}}));
    }

    void everyTokenIsInOneStretch_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("nothing") << "";
        QTest::newRow("words") << "The cat sat on the mat because it was tired.";
        QTest::newRow("spaces") << "  a  b\n\nc ";
        QTest::newRow("scripts") << "naïve 東京 🙂🙂 ﷽";
    }
    void everyTokenIsInOneStretch()
    {
        QFETCH(QString, text);
        std::vector<std::vector<Token>> rows;
        for (const char* name : {"gpt2_fp16", "bert", "gpt_oss"}) {
            const auto model = openModel(std::filesystem::path(SOURCE_DIR) / "tests/golden/data/models" / name);
            if (model->tokenizer != nullptr) rows.push_back(model->encode(text.toStdString(), {}).tokens);
        }
        QVERIFY(rows.size() > 1);
        std::vector<Index> next(rows.size(), 0);
        for (const CommonSpan& span : commonSpans(rows))
            for (std::size_t row = 0; row < rows.size(); ++row) {
                QCOMPARE(span.tokens[row].first, next[row]);
                next[row] += span.tokens[row].second;
            }
        for (std::size_t row = 0; row < rows.size(); ++row) QCOMPARE(next[row], std::ssize(rows[row]));
    }

    void aTokenizerAndItselfAreAlike()
    {
        const auto model = openModel(bundledModels() / "primer-decoder");
        const auto tokens = model->encode("The unhappy cat.", {}).tokens;
        for (const CommonSpan& span : commonSpans({tokens, tokens})) {
            QVERIFY(span.alike);
            QCOMPARE(span.tokens[0], span.tokens[1]);
        }
    }

    void factsAreCountedInCharactersAndBytes()
    {
        const auto model = openModel(std::filesystem::path(SOURCE_DIR) / "tests/golden/data/models/gpt2_fp16");
        const std::string text = "naïve cat";
        const Encoding encoding = model->encode(text, {});
        const CutFacts facts = cutFacts(*model->tokenizer, text, encoding);
        QCOMPARE(facts.characters, Index{9});
        QCOMPARE(facts.bytes, Index{10});
        QCOMPARE(facts.tokens, std::ssize(encoding.tokens));
        QCOMPARE(facts.charactersEach(), 9.0 / static_cast<double>(facts.tokens - facts.special));
        QCOMPARE(facts.comes_back, facts.decoded == text);
        QCOMPARE(CutFacts{}.charactersEach(), 0.0);
    }
};

TEST_CLASS(TestCommonSpans)

#include "tst_common_spans.moc"
