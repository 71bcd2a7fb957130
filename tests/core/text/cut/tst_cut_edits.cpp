#include "core/text/cut/cut_edits.h"
#include "core/text/cut/text_splitter.h"

#include <QTest>

#include "tests/test_class.h"

#include <algorithm>

using namespace core;

namespace {

Encoding wordsOf(std::string_view text) { return SymbolTokenizer(TextSplit::Words).encode(text); }
Encoding cutAs(std::string_view text, const CutEdits& edits) { return withCuts(text, wordsOf(text), edits); }

/// "the|cat"
std::string cutPieces(const Encoding& encoding)
{
    std::string joined;
    for (const Token& token : encoding.tokens) joined += (joined.empty() ? "" : "|") + token.piece;
    return joined;
}

std::string ids(const Encoding& encoding)
{
    std::string joined;
    for (const Token& token : encoding.tokens) joined += (joined.empty() ? "" : " ") + std::to_string(token.id);
    return joined;
}

TextRange rangeOf(const Encoding& encoding, std::string_view piece)
{
    for (const Token& token : encoding.tokens)
        if (token.piece == piece) return token.range;
    return {};
}

/// A token's bytes, looked up in the text by counting code points.
std::string sliceOf(const std::string& text, const TextRange& range)
{
    const std::u32string points = QString::fromStdString(text).toStdU32String();
    return QString::fromStdU32String(
               points.substr(static_cast<std::size_t>(range.from), static_cast<std::size_t>(range.to - range.from)))
        .toStdString();
}

}  // namespace

class TestCutEdits final : public QObject {
    Q_OBJECT
private slots:
    void aTokenIsCutIntoCodePointsAndJoinedToTheOneBefore_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("token");
        QTest::addColumn<QString>("split");
        QTest::addColumn<QString>("joined");
        QTest::newRow("in the middle") << "the cat sat"
                                       << "cat"
                                       << "the|c|a|t|sat"
                                       << "the cat|sat";
        QTest::newRow("at the end") << "the cat"
                                    << "cat"
                                    << "the|c|a|t"
                                    << "the cat";
        QTest::newRow("what stands between is kept") << "a  \n b"
                                                     << "b"
                                                     << "a|b"
                                                     << "a  \n b";
        QTest::newRow("no space between") << "cat."
                                          << "."
                                          << "cat|."
                                          << "cat.";
        QTest::newRow("one emoji is one code point") << "so 🙂🙂 b"
                                                     << "🙂"
                                                     << "so|🙂|🙂|b"
                                                     << "so 🙂|🙂|b";
        QTest::newRow("a family of five code points") << "a 👩‍👩‍👦"
                                                      << "👩‍👩‍👦"
                                                      << "a|👩|\u200d|👩|\u200d|👦"
                                                      << "a 👩‍👩‍👦";
        QTest::newRow("a combining mark") << "un cafe\u0301"
                                          << "cafe\u0301"
                                          << "un|c|a|f|e|\u0301"
                                          << "un cafe\u0301";
        QTest::newRow("Greek") << "η γάτα"
                               << "γάτα"
                               << "η|γ|ά|τ|α"
                               << "η γάτα";
    }
    void aTokenIsCutIntoCodePointsAndJoinedToTheOneBefore()
    {
        QFETCH(QString, text);
        QFETCH(QString, token);
        QFETCH(QString, split);
        QFETCH(QString, joined);
        const std::string bytes = text.toStdString();
        const TextRange range = rangeOf(wordsOf(bytes), token.toStdString());
        QVERIFY(range.to > 0);
        QCOMPARE(cutPieces(cutAs(bytes, splitToken({}, range))), split.toStdString());
        const CutEdits edits = joinedToPrevious({}, range);
        QCOMPARE(cutPieces(cutAs(bytes, edits)), joined.toStdString());
        for (const CutEdits& each : {splitToken({}, range), edits})
            for (const Token& cut : cutAs(bytes, each).tokens) QCOMPARE(sliceOf(bytes, cut.range), cut.piece);
    }

    void joiningWhatWasSplitRestoresIt()
    {
        const std::string text = "the caté sat";
        const TextRange token = rangeOf(wordsOf(text), "caté");
        CutEdits edits = splitToken({}, token);
        for (Index place = token.from + 1; place < token.to; ++place)
            edits = joinedToPrevious(edits, {place, place + 1});
        QVERIFY(edits.empty());
        QCOMPARE(cutPieces(cutAs(text, edits)), cutPieces(wordsOf(text)));
    }

    /// The space that joining had kept is the splitter's to drop again.
    void splittingWhatWasJoinedCutsEverything()
    {
        const std::string text = "a bc";
        const Encoding joined = cutAs(text, joinedToPrevious({}, rangeOf(wordsOf(text), "bc")));
        QCOMPARE(cutPieces(joined), "a bc");
        const CutEdits edits = splitToken(joinedToPrevious({}, {2, 4}), joined.tokens[0].range);
        QVERIFY(edits.removed.empty());
        QCOMPARE(cutPieces(cutAs(text, edits)), "a|b|c");
    }

    void manyEditsStandSideBySide()
    {
        const std::string text = "one two three four";
        CutEdits edits = joinedToPrevious({}, rangeOf(wordsOf(text), "four"));
        edits = joinedToPrevious(edits, rangeOf(wordsOf(text), "three"));
        edits = splitToken(edits, rangeOf(wordsOf(text), "one"));
        QCOMPARE(cutPieces(cutAs(text, edits)), "o|n|e|two three four");
        QCOMPARE(edits.removed, (std::vector<Index>{8, 14}));
        QVERIFY(splitToken(edits, {0, 3}) == edits);
    }

    void equalTokensHaveEqualIds()
    {
        const std::string text = "abba ab ab";
        CutEdits edits = splitToken({}, {0, 4});
        QCOMPARE(cutPieces(cutAs(text, edits)), "a|b|b|a|ab|ab");
        QCOMPARE(ids(cutAs(text, edits)), "0 1 1 0 2 2");
        edits = joinedToPrevious(edits, {8, 10});
        QCOMPARE(ids(cutAs(text, edits)), "0 1 1 0 2");
        QCOMPARE(ids(cutAs("x y x y", joinedToPrevious({}, {2, 3}))), "0 1 2");
        QCOMPARE(cutPieces(cutAs("x y x y", {{}, {2, 6}})), "x y|x y");
        QCOMPARE(ids(cutAs("x y x y", {{}, {2, 6}})), "0 0");
    }

    void editsThatMeetNoTokenChangeNothing_data()
    {
        QTest::addColumn<std::vector<Index>>("added");
        QTest::addColumn<std::vector<Index>>("removed");
        QTest::newRow("at its border") << std::vector<Index>{0, 3, 4, 7} << std::vector<Index>{};
        QTest::newRow("nothing before the first") << std::vector<Index>{} << std::vector<Index>{0};
        QTest::newRow("inside a token") << std::vector<Index>{} << std::vector<Index>{1, 5};
        QTest::newRow("beyond the text") << std::vector<Index>{7, 99} << std::vector<Index>{7, 99};
    }
    void editsThatMeetNoTokenChangeNothing()
    {
        QFETCH(std::vector<Index>, added);
        QFETCH(std::vector<Index>, removed);
        QCOMPARE(cutPieces(cutAs("the cat", {added, removed})), "the|cat");
        QVERIFY(cutAs("", {added, removed}).tokens.empty());
    }

    void bytesStayAsTheyWere()
    {
        const std::string text = "na\u0308ive 🙂\tcafe\u0301  Ω";
        const Encoding words = wordsOf(text);
        CutEdits edits;
        for (std::size_t i = 1; i < words.tokens.size(); ++i) edits = joinedToPrevious(edits, words.tokens[i].range);
        QCOMPARE(cutPieces(cutAs(text, edits)), text);
        edits = splitToken(edits, {0, words.tokens.back().range.to});
        std::string all;
        for (const Token& token : cutAs(text, edits).tokens) all += token.piece;
        std::string withoutSpaces = text;
        std::erase_if(withoutSpaces, [](char c) { return c == ' ' || c == '\t'; });
        QCOMPARE(all, withoutSpaces);
    }

    void editsMoveAlongWithTyping_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::addColumn<QString>("wanted");  // the text cut, where "cat" was split into c, a, t
        QTest::newRow("typed before it") << "the cat sat"
                                         << "then the cat sat"
                                         << "then|the|c|a|t|sat";
        QTest::newRow("typed after it") << "the cat sat"
                                        << "the cat sat on"
                                        << "the|c|a|t|sat|on";
        QTest::newRow("deleted before it") << "the cat sat"
                                           << "cat sat"
                                           << "c|a|t|sat";
        QTest::newRow("typed inside it") << "the cat sat"
                                         << "the caat sat"
                                         << "the|c|aa|t|sat";
        QTest::newRow("an emoji before it is one place") << "the cat sat"
                                                         << "🙂 the cat sat"
                                                         << "🙂|the|c|a|t|sat";
        QTest::newRow("replaced") << "the cat sat"
                                  << "the dog sat"
                                  << "the|dog|sat";
        QTest::newRow("deleted") << "the cat sat"
                                 << "the sat"
                                 << "the|sat";
        QTest::newRow("all deleted") << "the cat sat"
                                     << ""
                                     << "";
        QTest::newRow("unchanged") << "the cat sat"
                                   << "the cat sat"
                                   << "the|c|a|t|sat";
        QTest::newRow("after an emoji") << "🙂 cat"
                                        << "🙂 so cat"
                                        << "🙂|so|c|a|t";
    }
    void editsMoveAlongWithTyping()
    {
        QFETCH(QString, before);
        QFETCH(QString, after);
        QFETCH(QString, wanted);
        const std::string old = before.toStdString();
        const std::string now = after.toStdString();
        const CutEdits edits = movedAlong(splitToken({}, rangeOf(wordsOf(old), "cat")), old, now);
        QCOMPARE(cutPieces(cutAs(now, edits)), wanted.toStdString());
        QVERIFY(std::ranges::is_sorted(edits.added));
    }

    void joinsMoveAlongToo()
    {
        const std::string old = "new york city";
        const CutEdits edits = joinedToPrevious({}, rangeOf(wordsOf(old), "york"));
        QCOMPARE(cutPieces(cutAs(old, edits)), "new york|city");
        const std::string longer = "in new york city";
        QCOMPARE(cutPieces(cutAs(longer, movedAlong(edits, old, longer))), "in|new york|city");
        const std::string typed = old + " hall";
        QCOMPARE(cutPieces(cutAs(typed, movedAlong(edits, old, typed))), "new york|city|hall");
    }

    void noEditsLeaveTheEncodingAlone()
    {
        const Encoding words = wordsOf("the cat the");
        QCOMPARE(ids(withCuts("the cat the", words, {})), ids(words));
        QVERIFY(movedAlong({}, "a", "b").empty());
    }
};

TEST_CLASS(TestCutEdits)
#include "tst_cut_edits.moc"
