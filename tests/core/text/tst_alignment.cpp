#include "core/model/folder/model_folder.h"
#include "core/prepare/prepared_run.h"
#include "core/text/alignment.h"

#include <QTest>

#include "tests/test_class.h"

using namespace core;

namespace {

/// Words as a splitter cuts them: each at its place, the space before it not its own.
std::vector<Token> alignedWords(const std::string& text)
{
    std::vector<Token> tokens;
    for (std::size_t at = text.find_first_not_of(' '); at != std::string::npos; at = text.find_first_not_of(' ', at)) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        const std::string word = text.substr(at, end - at);
        tokens.push_back(
            {.piece = word, .text = word, .range = {static_cast<Index>(at), static_cast<Index>(end)}, .bytes = word});
        at = end;
    }
    return tokens;
}

/// "cat" where both have it, "+not" where only b has, "-not" where only a has, "cat|dog" where they differ.
QString written(const std::vector<Token>& a, const std::vector<Token>& b, SameToken by = SameToken::Text)
{
    const auto word = [](const std::vector<Token>& text, Index place) {
        return QString::fromStdString(text[static_cast<std::size_t>(place)].text);
    };
    QStringList all;
    for (const AlignedToken& each : aligned(a, b, by)) {
        const QString x = each.a ? word(a, *each.a) : QString();
        const QString y = each.b ? word(b, *each.b) : QString();
        all << (!each.b ? "-" + x : !each.a ? "+" + y : x == y ? x : x + "|" + y);
    }
    return all.join(' ');
}

std::vector<Token> cutBy(const std::string& model, const std::string& text)
{
    return openModel(std::string(SOURCE_DIR) + model)->encode(text, {}).tokens;
}

constexpr const char* gpt2 = "/tests/golden/data/models/gpt2_fp16";

}  // namespace

/// Compares the alignment with the one that a person would write.
class TestAlignment final : public QObject {
    Q_OBJECT
private slots:
    void wordsStandUnderTheirLike_data()
    {
        QTest::addColumn<QString>("a");
        QTest::addColumn<QString>("b");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const char* a, const char* b, const char* expected) {
            QTest::newRow(name) << QString(a) << QString(b) << QString(expected);
        };
        row("identical", "the cat sat", "the cat sat", "the cat sat");
        row("inserted at the beginning", "cat sat", "the cat sat", "+the cat sat");
        row("inserted in the middle", "it is good", "it is not so good", "it is +not +so good");
        row("inserted at the end", "the cat", "the cat sat", "the cat +sat");
        row("deleted", "the old cat sat", "the cat sat", "the -old cat sat");
        row("replaced", "the cat sat", "the dog sat", "the cat|dog sat");
        row("replaced in twos", "a black cat sat", "a big dog sat", "a black|big cat|dog sat");
        row("replaced by more", "the cat sat", "the big dog sat", "the -cat +big +dog sat");
        row("replaced and inserted", "a cat sat here", "a dog sat right here", "a cat|dog sat +right here");
        row("nothing in common", "x y", "u v w", "-x -y +u +v +w");
        row("empty against some", "", "the cat", "+the +cat");
        row("some against empty", "the cat", "", "-the -cat");
        row("both empty", "", "", "");
        row("repeated words", "the the the", "the the", "the the -the");
        row("a repeated word is inserted", "the cat the mat", "the cat the cat the mat", "the cat the +cat +the mat");
        row("moved", "a b c", "c a b", "a b c");
        row("swapped", "the dog bit the cat", "the cat bit the dog", "the dog bit the cat");
        row("moved, with another word", "a b c", "c a b d", "+c a b c|d");
        row("as many words, not the same", "a b b", "b a a", "-a b -b +a +a");
    }
    void wordsStandUnderTheirLike()
    {
        QFETCH(QString, a);
        QFETCH(QString, b);
        QFETCH(QString, expected);
        QCOMPARE(written(alignedWords(a.toStdString()), alignedWords(b.toStdString())), expected);
    }

    void wordsInAnotherOrderAreMatchedOneByOne()
    {
        const auto all = aligned(alignedWords("the cat saw the mat"), alignedWords("mat the saw cat the"));
        QCOMPARE(all, (std::vector<AlignedToken>{{0, 1}, {1, 3}, {2, 2}, {3, 4}, {4, 0}}));
        QVERIFY(isReordered(placesOf({alignedWords("a b"), alignedWords("b a")})[0],
                            placesOf({alignedWords("a b"), alignedWords("b a")})[1]));
        QVERIFY(!isReordered(placesOf({alignedWords("a b"), alignedWords("b c")})[0],
                             placesOf({alignedWords("a b"), alignedWords("b c")})[1]));
    }

    void aFirstWordIsTheSameFurtherOn()
    {
        std::vector<Token> a = alignedWords("The sea");
        std::vector<Token> b = alignedWords("See The sea");
        for (Token* later : {&a[1], &b[1], &b[2]}) {  // bytes like those of byte-level pieces
            later->text = "␣" + later->text;
            later->bytes = " " + later->bytes;
        }
        QCOMPARE(written(a, b), QStringLiteral("+See The|␣The ␣sea"));
    }

    void twoTokenizersMeetWhereTheyCoverTheSameStretch()
    {
        const std::string text = "The keeper looks, not unhappily.";
        const auto a = cutBy(gpt2, text);
        const auto b = cutBy("/tests/golden/data/models/bert", text);
        const auto trimmed = [&](const TextRange& range) {
            const auto from = static_cast<std::size_t>(range.from);
            return QString::fromStdString(text.substr(from, static_cast<std::size_t>(range.to) - from)).trimmed();
        };
        int common = 0, only = 0;
        for (const AlignedToken& each : aligned(a, b, SameToken::Place)) {
            only += each.a.has_value() != each.b.has_value() ? 1 : 0;
            if (!each.a || !each.b) continue;
            const Token& x = a[static_cast<std::size_t>(*each.a)];
            const Token& y = b[static_cast<std::size_t>(*each.b)];
            QCOMPARE(x.range.to, y.range.to);
            QCOMPARE(trimmed(x.range), trimmed(y.range));
            ++common;
        }
        QCOMPARE(common, 16);
        QCOMPARE(only, 6);  // a lone space, "a" and "p" of GPT-2; [CLS], "ap" and [SEP] of BERT
    }

    void specialTokensMeetByTheirSpelling()
    {
        const std::string text = "the keeper";
        auto a = cutBy("/tests/golden/data/models/bert", text);
        const auto b = cutBy("/resources/models/primer-encoder", text);
        const auto all = aligned(a, b, SameToken::Place);
        QCOMPARE(all.front(), (AlignedToken{0, 0}));  // [CLS]
        QCOMPARE(all.back(), (AlignedToken{std::ssize(a) - 1, std::ssize(b) - 1}));
    }

    void ofALongMiddleNothingCountsAsCommon()
    {
        const auto numbered = [](Index from, Index count, const std::string& first) {
            std::string text = first;
            for (Index i = 0; i < count; ++i) text += " " + std::to_string(from + i);
            return alignedWords(text + " end");
        };
        const auto a = numbered(0, 3000, "begin x");
        const auto b = numbered(5, 3001, "begin y");
        const auto all = aligned(a, b);
        QCOMPARE(all.front(), (AlignedToken{0, 0}));
        QCOMPARE(all.back(), (AlignedToken{3002, 3003}));
        QCOMPARE(std::ranges::count_if(all, [](const AlignedToken& each) { return each.a && each.b; }),
                 std::ptrdiff_t{2});
        // An insertion into a long text is found: the equal beginning and end are set aside.
        const auto longer = numbered(0, 3000, "begin not x");
        QCOMPARE(std::ssize(aligned(a, longer)), std::ssize(longer));
    }

    void severalTextsShareOneOrder()
    {
        const auto places =
            placesOf({alignedWords("it is good"), alignedWords("it is not good"), alignedWords("so it is bad")});
        const std::optional<Index> none;
        QCOMPARE(places, (std::vector<TokenPlaces>{{none, 0, 1, none, 2, none},  // so the pairing is not good with bad
                                                   {none, 0, 1, 2, 3, none},
                                                   {0, 1, 2, none, none, 3}}));
    }

    void aMapIsLaidOutOverThePlaces()
    {
        Matrix map(2, 2);
        map << 1, 2, 3, 4;
        Matrix expected(3, 2);
        expected << 2, -1, -1, -1, 4, -1;
        QCOMPARE(placed(map, {0, std::nullopt, 1}, {1, std::nullopt}, -1), expected);
    }
};

TEST_CLASS(TestAlignment)
#include "tst_alignment.moc"
