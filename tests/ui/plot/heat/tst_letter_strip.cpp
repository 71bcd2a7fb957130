#include "ui/plot/heat/letter_strip.h"

#include <QTest>

#include "tests/test_class.h"

#include <cmath>

/// The letters of a sound, or the named spans of a text, under a map.
class TestLetterStrip final : public QObject {
    Q_OBJECT
private slots:
    void lettersStandWhereTheyAreNamed()
    {
        const LetterStrip strip{{{2, 3, "H"}, {6, 1, "I"}, {20, 2, "|"}}, 0.02};
        const TextMetrics metrics(QFont("DejaVu Sans", 9), nullptr);
        const LetterStrip::Shapes shapes =
            strip.shapes({.top = 100, .first = 50, .pitch = 10, .left = 50, .right = 350}, metrics);
        QCOMPARE(shapes.bars.size(), std::size_t{3});
        QVERIFY(std::abs(shapes.bars[0].center().x() - 85) < 0.01);  // moments 2 to 4: from 70 to 100
        QVERIFY(shapes.bars[0].left() >= 70 && shapes.bars[0].right() <= 100 && shapes.bars[0].width() > 25);
        QCOMPARE(shapes.letters.size(), std::size_t{3});
        QCOMPARE(shapes.letters[1].text, QString("I"));
        QVERIFY(std::abs(shapes.letters[1].rect.center().x() - 115) < 0.01);
        // Thirty moments are 0.6 s.
        QCOMPARE(shapes.times.front().text, QString("0.0 s"));
        QCOMPARE(shapes.ticks.size(), shapes.times.size());
        QVERIFY(std::abs(shapes.ticks[1].center().x()
                         - (50 + shapes.times[1].text.section(' ', 0, 0).toDouble() / 0.02 * 10))
                < 0.01);
        QVERIFY(shapes.times.back().rect.bottom() <= 100 + strip.height(metrics) + 0.01);
    }

    void whereThereIsNoRoomBarsStandAlone()
    {
        LetterStrip strip{{}, 0.02};
        for (int i = 0; i < 100; ++i) strip.runs.push_back({i, 1, i % 2 == 0 ? "A" : "B"});
        const TextMetrics metrics(QFont("DejaVu Sans", 9), nullptr);
        const LetterStrip::Shapes shapes =
            strip.shapes({.top = 0, .first = 0, .pitch = 2, .left = 0, .right = 200}, metrics);
        QCOMPARE(shapes.bars.size(), std::size_t{100});
        QVERIFY(shapes.letters.size() > 10 && shapes.letters.size() < 50);
        for (std::size_t i = 1; i < shapes.letters.size(); ++i)
            QVERIFY(shapes.letters[i].rect.left() >= shapes.letters[i - 1].rect.right());
        // Only the visible part of the map has bars.
        QCOMPARE(strip.shapes({.top = 0, .first = -100, .pitch = 20, .left = 0, .right = 100}, metrics).bars.size(),
                 std::size_t{5});
    }

    void namedSpansHaveColoursAndNoTime()
    {
        const LetterStrip strip{{{0, 8, "system"}, {8, 40, "a question that is longer than its bar"}}};
        const TextMetrics metrics(QFont("DejaVu Sans", 9), nullptr);
        const LetterStrip::Shapes shapes =
            strip.shapes({.top = 0, .first = -20, .pitch = 10, .left = 0, .right = 120}, metrics);
        QCOMPARE(shapes.bars.size(), std::size_t{2});
        QVERIFY(shapes.times.empty() && shapes.ticks.empty());
        QVERIFY(shapes.colorOf(0, Qt::black) != shapes.colorOf(1, Qt::black));
        // The part that is seen has the name, which is no longer than it.
        QVERIFY(shapes.bars[0].left() >= 0 && shapes.bars[1].right() <= 120);
        QVERIFY(shapes.letters.back().rect.right() <= 121 && shapes.letters.back().text.endsWith(QChar(0x2026)));
        const LetterStrip ofSound{{}, 0.02};
        QVERIFY(strip.height(metrics) < ofSound.height(metrics));
    }

    /// The names of a prompt's documents come before those of the line breaks between them.
    void theWidestSpansAreNamedFirst()
    {
        LetterStrip strip;
        for (int i = 0; i < 4; ++i) {
            strip.runs.push_back({i * 9, 1, "user"});
            strip.runs.push_back({i * 9 + 1, 8, "doc " + std::to_string(i + 1)});
        }
        const TextMetrics metrics(QFont("DejaVu Sans", 9), nullptr);
        const LetterStrip::Shapes shapes =
            strip.shapes({.top = 0, .first = 0, .pitch = 6, .left = 0, .right = 216}, metrics);
        QCOMPARE(shapes.bars.size(), std::size_t{8});
        QCOMPARE(shapes.letters.size(), std::size_t{4});
        for (std::size_t i = 0; i < 4; ++i)
            QCOMPARE(shapes.letters[i].text, QStringLiteral("doc %1").arg(i + 1));  // from left to right
        // Stretches of one name have one colour.
        QCOMPARE(shapes.colors[4], shapes.colors[0]);
        QVERIFY(shapes.colors[3] != shapes.colors[1]);
    }
};

TEST_CLASS(TestLetterStrip)
#include "tst_letter_strip.moc"
