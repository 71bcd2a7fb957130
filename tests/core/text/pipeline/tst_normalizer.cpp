#include "core/error.h"
#include "core/text/pipeline/normalizer.h"
#include "core/text/unicode.h"

#include <QTest>

#include "tests/said_parts.h"
#include "tests/test_class.h"

using namespace core;

namespace {

/// Each character of the result and the original bytes that it comes from: "fi" of "ﬁ" is "f0-3 i0-3".
QString placed(const NormalizedText& text)
{
    QStringList characters;
    const std::string& bytes = text.text();
    for (std::size_t i = 0; i < bytes.size();) {
        const std::size_t start = i;
        codePointAt(bytes, i);
        const ByteRange from = text.originalOf({start, i});
        characters << QString::fromStdString(bytes.substr(start, i - start)) + QString::number(from.from) + "-"
                          + QString::number(from.to);
    }
    return characters.join(' ');
}

NormalizedText normalized(const Normalizer& normalizer, const QString& text)
{
    NormalizedText result(text.toStdString());
    normalizer(result, {});
    return result;
}

QString plain(const Normalizer& normalizer, const QString& text)
{
    return QString::fromStdString(normalized(normalizer, text).text());
}

/// A charsmap with one rule in one trie node: `from` (one byte) becomes `to`.
std::string charsmapOf(char from, const std::string& to)
{
    // The root's offset leads to unit 0x100, a child is found at root ^ byte; its leaf mark points at the value.
    std::vector<std::uint32_t> units(0x400, 0);
    units[0] = 0x100U << 10U;
    const std::uint32_t node = 0x100U ^ static_cast<unsigned char>(from);
    units[node] = 0x200U << 10U | 0x100U | static_cast<unsigned char>(from);
    units[node ^ 0x200U] = 0x80000000U;  // value 0: the first text
    QByteArray bytes;
    const auto append = [&](std::uint32_t unit) {
        for (unsigned shift = 0; shift < 32; shift += 8) bytes.append(static_cast<char>(unit >> shift & 0xFFU));
    };
    append(static_cast<std::uint32_t>(units.size() * 4));
    for (const std::uint32_t unit : units) append(unit);
    bytes.append(to.data(), static_cast<qsizetype>(to.size()));
    bytes.append('\0');
    return bytes.toBase64().toStdString();
}

}  // namespace

/// A normalized text, and the origin of each of its bytes. The expectations are the reference library's.
class TestNormalizer final : public QObject {
    Q_OBJECT
private slots:
    void noNormalizerMultipliesATextWithoutEnd()
    {
        const std::string text(10'000, 'a');
        const Normalizer twice = replaceNormalizer(TextPattern::literal("a"), "aa");
        std::vector<Normalizer> many(40, twice);
        const std::string charsmap = charsmapOf('a', std::string(1000, 'b'));
        const Normalizer refused[] = {
            sequence(many), prependNormalizer(std::string(300'000, ' ')),
            replaceNormalizer(TextPattern::literal("a"), std::string(1000, 'b')),
            precompiledNormalizer(std::make_shared<const PrecompiledCharsmap>(charsmap, "charsmap"))};
        for (const Normalizer& each : refused) {
            try {
                NormalizedText result(text);
                each(result, {});
                QFAIL("it was written");
            } catch (const Error& error) {
                QCOMPARE(error.code, Code::TooLong);
                QVERIFY(saidParts(error).field.find("normaliser") != std::string::npos);
            }
        }
        NormalizedText some("a");
        sequence(std::vector<Normalizer>(16, twice))(some, {});
        QCOMPARE(some.text().size(), std::size_t{65'536});
    }

    void everyCharacterKeepsItsPlace_data()
    {
        QTest::addColumn<Normalizer>("normalizer");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("result");
        const auto row = [](const char* name, const Normalizer& normalizer, const QString& text,
                            const QString& result) { QTest::newRow(name) << normalizer << text << result; };
        const auto nfc = unicodeNormalizer(NormalizationForm::Composed);
        row("NFC: a mark joins, the whole has the letter's place", nfc, "e\u0301x", "é0-1 x3-4");
        row("NFC: a blocked mark stays", nfc, "q\u0307\u0323", "q0-1 \u03231-3 \u03073-5");
        row("NFC: Hangul", nfc, "\u1112\u1161\u11ab", "한0-3");
        row("NFC: a lone mark", nfc, "\u0301a", "\u03010-2 a2-3");
        row("NFD: both parts have the place of the whole", unicodeNormalizer(NormalizationForm::Decomposed), "éx",
            "e0-2 \u03010-2 x2-3");
        row("NFKC: a ligature", unicodeNormalizer(NormalizationForm::CompatibilityComposed), "aﬁ", "a0-1 f1-4 i1-4");
        row("NFKD: what Unicode 12.1 brought stays", unicodeNormalizer(NormalizationForm::CompatibilityDecomposed),
            "㋿", "㋿0-3");
        row("lower case: İ becomes two", lowercaseNormalizer(), "İA", "i0-2 \u03070-2 a2-3");
        row("lower case knows no final sigma", lowercaseNormalizer(), "ΑΣ", "α0-2 σ2-4");
        row("strip", stripNormalizer(true, true), " \u00a0é ", "é3-5");
        row("strip on one side", stripNormalizer(false, true), " a ", " 0-1 a1-2");
        row("nothing but space", stripNormalizer(true, true), " \t ", "");
        row("strip accents", stripAccentsNormalizer(), "e\u0301\u0327x", "e0-1 x5-6");
        row("prepend", prependNormalizer("▁"), "ab", "▁0-1 a0-1 b1-2");
        row("prepend to nothing", prependNormalizer("▁"), "", "");
        row("replace: the last byte's place", replaceNormalizer(TextPattern::regularExpression(" {2,}", "", ""), " "),
            "a   b", "a0-1  3-4 b4-5");
        row("replace by nothing", replaceNormalizer(TextPattern::literal("a"), ""), "bab", "b0-1 b2-3");
        row("bytes as characters", byteLevelNormalizer(), "é ", "Ã0-2 ©0-2 Ġ2-3");
        row("Nmt", nmtNormalizer(), "a\x01\u200Bb", "a0-1  2-5 b5-6");
        row("a sequence", sequence(std::vector{nfc, lowercaseNormalizer(), prependNormalizer("_")}), "E\u0301",
            "_0-1 é0-1");
    }

    void everyCharacterKeepsItsPlace()
    {
        QFETCH(Normalizer, normalizer);
        QFETCH(QString, text);
        QFETCH(QString, result);
        QCOMPARE(placed(normalized(normalizer, text)), result);
    }

    void bertCleansSpacesStripsAndLowers_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("uncased");
        QTest::addColumn<QString>("cased");
        const auto row = [](const char* name, const QString& text, const QString& uncased, const QString& cased) {
            QTest::newRow(name) << text << uncased << cased;
        };
        row("accents go with the capitals", "Café", "cafe", "Café");
        row("white space becomes spaces", "a\t\u2003b", "a  b", "a  b");
        row("control characters go", QString("a\u0007\u200d\ufffd") + QChar(u'\0') + "b", "ab", "ab");
        row("Chinese stands apart", "a我b", "a 我 b", "a 我 b");
        row("kana do not", "aあ", "aあ", "aあ");
        row("a format character from after Unicode 8 stays", "\u0890", "\u0890", "\u0890");
    }

    void bertCleansSpacesStripsAndLowers()
    {
        QFETCH(QString, text);
        QFETCH(QString, uncased);
        QFETCH(QString, cased);
        QCOMPARE(plain(bertNormalizer({}), text), uncased);
        QCOMPARE(plain(bertNormalizer({.lowercase = false}), text), cased);
        QCOMPARE(plain(bertNormalizer({.stripAccents = false}), "É"), QString("é"));
    }

    void aSliceKnowsItsOrigin()
    {
        NormalizedText text("aéb");
        text.prepend("__");
        const NormalizedText slice = text.slice({3, 5});
        QCOMPARE(QString::fromStdString(slice.text()), QString("é"));
        QCOMPARE(slice.origin(), std::size_t{1});
        QCOMPARE(slice.originalOf({0, 2}), (ByteRange{1, 3}));
        QCOMPARE(slice.originalOf({0, 1}), (ByteRange{1, 3}));  // half a character comes from all of it
    }

    void charsmapRulesReplaceWhatTheyMatch()
    {
        const PrecompiledCharsmap charsmap(charsmapOf('A', "xyz"), "test");
        NormalizedText text("bAc");
        charsmap.normalize(text, {});
        QCOMPARE(placed(text), QString("b0-1 x1-2 y1-2 z1-2 c2-3"));

        NormalizedText accented("A\u0301");  // one character for people: a rule for its beginning replaces it all
        charsmap.normalize(accented, {});
        QCOMPARE(QString::fromStdString(accented.text()), QString("xyz"));
    }

    void brokenCharsmapsAreRefused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("an array longer than the rest") << QByteArray("\x08\0\0\0abc", 7);
        QTest::newRow("an array of half a unit") << QByteArray("\x02\0\0\0ab", 6);
        QTest::newRow("texts that are not UTF-8") << QByteArray("\x04\0\0\0\0\0\0\0\xFF", 9);
    }

    void brokenCharsmapsAreRefused()
    {
        QFETCH(QByteArray, bytes);
        QVERIFY_EXCEPTION_THROWN(PrecompiledCharsmap(bytes.toBase64().toStdString(), "test"), Error);
        QVERIFY_EXCEPTION_THROWN(PrecompiledCharsmap("not*base64", "test"), Error);
    }

    void hostileCharsmapsStayInBounds()
    {
        // Offsets and values far outside.
        const QByteArray wild = QByteArray("\x08\0\0\0\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF"
                                           "abc",
                                           15);
        const PrecompiledCharsmap charsmap(wild.toBase64().toStdString(), "test");
        NormalizedText text("any text, 人");
        charsmap.normalize(text, {});
        QCOMPARE(text.text(), std::string("any text, 人"));
    }
};

TEST_CLASS(TestNormalizer)
#include "tst_normalizer.moc"
