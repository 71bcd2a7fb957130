#include "core/analysis/word_alignment.h"
#include "core/error.h"
#include "tests/core/caught.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "tests/test_class.h"

#include <cmath>

using namespace core;

namespace {

std::string text(const WordLinks& links) { return pharaoh(links); }

Token piece(const char* spelled, Index from, Index to) { return {0, spelled, spelled, {from, to}}; }

}  // namespace

/// Links between words, their errors and their order.
class TestWordAlignment final : public QObject {
    Q_OBJECT
private slots:
    void eachWordGoesToItsLargestWeight()
    {
        Matrix weights(3, 2);
        weights << 0.2F, 0.8F, 0.9F, 0.1F, 0, 0;
        QCOMPARE(text(largestLinks(weights)), "0-1 1-0");
        QCOMPARE(text(linksAbove(weights, 0.2F)), "0-0 0-1 1-0");
    }

    void twoDirectionsAreJoined()
    {
        const WordLinks forward{{0, 0}, {1, 1}, {3, 3}}, backward{{0, 0}, {1, 1}, {1, 2}, {5, 5}};
        QCOMPARE(text(symmetrized(forward, backward, Symmetrized::Both)), "0-0 1-1");
        QCOMPARE(text(symmetrized(forward, backward, Symmetrized::Either)), "0-0 1-1 1-2 3-3 5-5");
        QCOMPARE(text(symmetrized(forward, backward, Symmetrized::Grown)), "0-0 1-1 1-2 3-3 5-5");
        // Which neighbour joins first decides: 0-1 comes before 1-1, whose words then both have a link.
        QCOMPARE(text(symmetrized({{0, 0}, {0, 1}, {1, 1}, {2, 1}}, {{0, 0}, {1, 0}}, Symmetrized::Grown)),
                 "0-0 0-1 1-0 2-1");
        // A link whose words both have one already does not join.
        QCOMPARE(text(symmetrized({{0, 0}, {1, 1}, {0, 1}}, {{0, 0}, {1, 1}}, Symmetrized::Grown)), "0-0 1-1");
    }

    void errorsAreThoseOfOchAndNey()
    {
        AlignmentErrors errors;
        QVERIFY(std::isnan(errors.rate()));
        // A = 3, S = 2, A in S = 1, A in P = 2.
        errors.add({{0, 0}, {1, 1}, {2, 2}}, {.sure = {{0, 0}, {3, 3}}, .possible = {{0, 0}, {1, 1}, {3, 3}}});
        QCOMPARE(errors.rate(), 1 - 3.0 / 5.0);
        AlignmentErrors none;
        none.add({{0, 0}}, {.sure = {{0, 0}}, .possible = {{0, 0}}});
        QCOMPARE(none.rate(), 0.0);
    }

    void orderIsARankCorrelation()
    {
        AlignmentOrder same, turned, constant;
        same.add({{0, 0}, {1, 1}, {4, 2}});
        turned.add({{2, 0}, {1, 1}, {0, 2}});
        constant.add({{1, 0}, {1, 1}, {1, 2}});
        QVERIFY(std::abs(same.mean() - 1) < 1e-12);
        QVERIFY(std::abs(turned.mean() + 1) < 1e-12);
        QCOMPARE(constant.mean(), 0.0);
    }

    void wordsAreCutBySpacesOrByUnicode()
    {
        Token end = piece("</s>", 0, 0);
        end.special = true;
        const std::vector<Token> tokens{piece("The", 0, 3), piece("ga", 4, 6), piece("##te", 6, 8), piece(".", 8, 9),
                                        end};
        const std::string whole = "The gate.";
        QCOMPARE(alignedText(whole, tokens, AlignedUnit::Spaces).names, (std::vector<std::string>{"The", "gate."}));
        QCOMPARE(alignedText(whole, tokens, AlignedUnit::Words).names, (std::vector<std::string>{"The", "gate", "."}));
        QCOMPARE(alignedText(whole, tokens, AlignedUnit::Pieces).names.size(), std::size_t{4});
    }

    void aGoldIsRead()
    {
        QTemporaryDir folder;
        const std::string file = folder.filePath("gold").toStdString();
        const auto write = [&](const char* lines) {
            QFile out(QString::fromStdString(file));
            QVERIFY(out.open(QIODevice::WriteOnly));
            out.write(lines);
        };
        write("0-0 2-1 1?2\n\n3p4\n");
        const std::vector<GoldLinks> gold = readGold(file);
        QCOMPARE(gold.size(), std::size_t{3});
        QCOMPARE(text(gold[0].sure), "0-0 2-1");
        QCOMPARE(text(gold[0].possible), "0-0 1-2 2-1");
        QVERIFY(gold[1].possible.empty() && gold[2].sure.empty());
        requireOfTexts(gold[0], 3, 3, file, 1);
        const Error other = caught([&] { requireOfTexts(gold[0], 3, 2, file, 1); });
        QCOMPARE(other.code, Code::OutOfRange);
        QVERIFY(other.english().find("found 1-2") != std::string::npos);
        write("0-0\n0-x\n");
        const Error broken = caught([&] { readGold(file); });
        QVERIFY(broken.english().find("line 2") != std::string::npos);
    }
};

TEST_CLASS(TestWordAlignment)
#include "tst_word_alignment.moc"
