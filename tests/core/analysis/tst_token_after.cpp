#include "core/analysis/token_after.h"
#include "core/model/folder/model_folder.h"

#include <QTest>

#include "tests/test_class.h"

using namespace core;

namespace {

/// Words as a splitter cuts them: each at its place, the space before it not its own.
std::vector<Token> words(const QString& text)
{
    std::vector<Token> tokens;
    Index at = 0;
    for (const QString& each : text.split(' ')) {
        const std::string word = each.toStdString();
        const Index end = at + each.size();
        if (!word.empty()) tokens.push_back({.piece = word, .text = word, .range = {at, end}, .bytes = word});
        at = end + 1;
    }
    return tokens;
}

std::vector<Token> cutBy(const std::string& model, const std::string& text)
{
    return openModel(std::string(SOURCE_DIR) + model)->encode(text, {}).tokens;
}

}  // namespace

/// Where a person would look for a word is compared with where it is found.
class TestTokenAfter final : public QObject {
    Q_OBJECT
private slots:
    void aWordIsFoundAgain_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<Index>("token");
        QTest::addColumn<QString>("after");
        QTest::addColumn<Index>("expected");
        const auto row = [](const char* name, const char* before, Index token, const char* after, Index expected) {
            QTest::newRow(name) << before << token << after << expected;
        };
        row("the same text", "the cat sat", 1, "the cat sat", 1);
        row("a word before it is new", "the cat sat", 1, "the old cat sat", 2);
        row("a word before it is gone", "the old cat sat", 2, "the cat sat", 1);
        row("something behind it is new", "the cat sat", 1, "the cat sat on the cat", 1);
        row("the like of it comes in before it", "the cat saw the cat", 4, "the cat and the cat saw the cat", 7);
        row("another order", "the cat sat on a mat", 1, "mat a cat on the sat", 2);
        row("another order of several alike", "a rose is a rose", 4, "rose a is rose a", 3);
        row("fewer alike than before", "a b a c a", 4, "c a b", 1);
        row("another word in its place", "the cat sat", 1, "the dog sat", 1);
        row("gone", "the old cat sat", 1, "the cat sat", 1);
        row("gone, and it was the last", "the cat sat", 2, "the cat", 1);
        row("all gone but the first", "the cat sat on the mat", 4, "the", 0);
        row("another text altogether", "one two three", 1, "four five six", -1);
    }

    void aWordIsFoundAgain()
    {
        QFETCH(QString, before);
        QFETCH(Index, token);
        QFETCH(QString, after);
        QTEST(tokenAfter(words(before), token, words(after), SameToken::Text).value_or(-1), "expected");
    }

    void specialTokensMakeNoTextTheSame()
    {
        const auto within = [](std::vector<Token> text) {
            Token end = words("[SEP]").front();
            end.range = {};
            end.special = true;
            text.insert(text.begin(), end);
            text.push_back(end);
            return text;
        };
        const auto before = within(words("one two three"));
        QCOMPARE(tokenAfter(before, 2, within(words("four five")), SameToken::Text), std::optional<Index>());
        QCOMPARE(tokenAfter(before, 2, within(words("one five")), SameToken::Text), std::optional<Index>(2));
        QCOMPARE(tokenAfter(before, 4, within(words("four five")), SameToken::Text), std::optional<Index>(3));
    }

    void everyWordOfATextIsFoundInEachOrder()
    {
        const auto before = words("one two three four five six");
        const auto after = words("five one six two four three");
        for (Index i = 0; i < std::ssize(before); ++i)
            QCOMPARE(after[*tokenAfter(before, i, after, SameToken::Text)].text, before[i].text);
    }

    /// GPT-2 counts a space to the word behind it, BERT begins with [CLS] and cuts words that it does not know.
    void anotherTokenizerHasTheWordAtItsPlaceInTheText()
    {
        const std::string text = "the keeper looks at the sea";
        const auto gpt2 = cutBy("/tests/golden/data/models/gpt2_fp16", text);
        const auto bert = cutBy("/tests/golden/data/models/bert", text);
        for (const Token& token : gpt2) {
            const Token& found = bert[*tokenAfter(gpt2, &token - gpt2.data(), bert, SameToken::Place)];
            QVERIFY2(found.range.from < token.range.to && token.range.from < found.range.to,
                     (token.text + " became " + found.text).c_str());
        }
        QCOMPARE(*tokenAfter(bert, 0, gpt2, SameToken::Place), Index{0});
        QCOMPARE(*tokenAfter(bert, std::ssize(bert) - 1, gpt2, SameToken::Place), std::ssize(gpt2) - 1);
        QCOMPARE(*tokenAfter(bert, 0, bert, SameToken::Place), Index{0});
    }

    void aCharacterIsInItsWordAndAWordBeginsWithItsFirst()
    {
        const auto whole = words("the cat");
        const std::vector<Token> characters = [] {
            std::vector<Token> all;
            for (Index at = 0; const char each : std::string("the cat")) {
                const std::string one(1, each);
                all.push_back({.piece = one, .text = one, .range = {at, at + 1}, .bytes = one});
                ++at;
            }
            return all;
        }();
        QCOMPARE(*tokenAfter(whole, 1, characters, SameToken::Place), Index{4});
        QCOMPARE(*tokenAfter(characters, 6, whole, SameToken::Place), Index{1});
        QCOMPARE(*tokenAfter(characters, 2, whole, SameToken::Place), Index{0});
    }
};

TEST_CLASS(TestTokenAfter)
#include "tst_token_after.moc"
