#include <QTemporaryDir>

#include "tests/cli/command_files.h"
#include "tests/cli/program.h"
#include "tests/test_class.h"

#include <cmath>

namespace {

QStringList asked(const QStringList& texts, const QStringList& more = {"--json"})
{
    QStringList words{"likeness", "--model", "primer-encoder"};
    for (const QString& text : texts) words << "--text" << text;
    return words + more;
}

double sumOf(const QJsonArray& rows)
{
    double sum = 0;
    for (const auto& row : rows)
        for (const auto& value : row.toArray()) sum += value.toDouble();
    return sum;
}

double partsOf(const QJsonObject& side)
{
    double sum = 0;
    for (const auto& part : side["parts"].toArray()) sum += part.toObject()["value"].toDouble();
    return sum;
}

}  // namespace

/// Why two texts are alike, without a window.
class TestLikenessCommands final : public QObject {
    Q_OBJECT
private slots:
    void aCosineIsTheSumOfItsPairs()
    {
        const QJsonObject json =
            jsonOf(program(asked({"The cat sat on the mat.", "The dog is tired."}, {"--json", "--parts"})));
        const double cosine = json["cosine"].toDouble();
        QVERIFY(cosine > 0.1 && cosine < 1);
        QVERIFY(std::abs(sumOf(json["pairs"].toArray()) - cosine) < 1e-6);
        for (const char* side : {"first", "second"})
            QVERIFY(std::abs(partsOf(json[QLatin1String(side)].toObject()) - cosine) < 1e-5);
        QCOMPARE(json["pairs"].toArray().size(), json["first"].toObject()["tokens"].toArray().size());
    }

    void wordsJoinTokens()
    {
        const QStringList texts{"The cat sat on the mat.", "Unbelievably, it sat."};
        const QJsonObject tokens = jsonOf(program(asked(texts))),
                          words = jsonOf(program(asked(texts, {"--json", "--words"})));
        QCOMPARE(words["cosine"], tokens["cosine"]);
        QVERIFY(words["second"].toObject()["words"].toArray().size()
                < tokens["second"].toObject()["tokens"].toArray().size());
        QVERIFY(std::abs(sumOf(words["pairs"].toArray()) - words["cosine"].toDouble()) < 1e-6);
    }

    void aTextIsLikeItself()
    {
        const QJsonObject json = jsonOf(program(asked({"A bird sings.", "A bird sings."})));
        QVERIFY(std::abs(json["cosine"].toDouble() - 1) < 1e-6);
        const Outcome csv = program(asked({"A bird sings.", "A bird sings."}, {"--csv"}));
        const QStringList lines = csv.out.trimmed().split('\n');
        QVERIFY(std::abs(lines.last().split(',').last().toDouble() - 1) < 1e-6);
    }

    void theNearestComeFirst()
    {
        const QStringList texts{"The cat is tired.", "My teacher reads a book.", "The cat is tired.",
                                "The cat is here."};
        const QJsonArray nearest = jsonOf(program(asked(texts)))["nearest"].toArray();
        QCOMPARE(nearest.size(), 3);
        QCOMPARE(nearest[0].toObject()["text"].toString(), "The cat is tired.");
        for (int i = 1; i < 3; ++i)
            QVERIFY(nearest[i - 1].toObject()["cosine"].toDouble() >= nearest[i].toObject()["cosine"].toDouble());
    }

    void theFigureHasTheSamePairs()
    {
        QTemporaryDir folder;
        const QString out = folder.filePath("pairs.csv");
        const QStringList texts{"The cat sat on the mat.", "A bird sings.", "The dog is tired."};
        const auto figure = [&](const QStringList& more) {
            QStringList words{"render", "--model", "primer-encoder", "--view", "alike", "--out", out};
            for (const QString& text : texts) words << "--text" << text;
            return program(words + more);
        };
        const double cosine = jsonOf(program(asked({texts[0], texts[2]})))["cosine"].toDouble();
        const auto sum = [&] {
            double all = 0;
            for (const QByteArray& line : command_files::contentOf(out).trimmed().split('\n').mid(1))
                for (const QByteArray& number : line.mid(line.lastIndexOf('"') + 2).split(','))
                    all += number.toDouble();
            return all;
        };
        QCOMPARE(figure({"--other", "3"}).status, 0);
        QVERIFY2(std::abs(sum() - cosine) < 1e-5, command_files::contentOf(out));
        QCOMPARE(figure({"--other", "3", "--by", "second"}).status, 0);
        QVERIFY2(std::abs(sum() - cosine) < 1e-5, command_files::contentOf(out));
        QVERIFY(command_files::contentOf(out).contains("head 1.1"));
        for (const char* ending : {"pdf", "svg", "png", "html"}) {
            const QString file = folder.filePath(QStringLiteral("pairs.") + ending);
            QCOMPARE(program({"render", "--model", "primer-encoder", "--text", texts[0], "--text", texts[1], "--view",
                              "alike", "--out", file})
                         .status,
                     0);
            QVERIFY(QFileInfo(file).size() > 1000);
        }
    }

    void mistakesOfFiguresAreNamed()
    {
        const QStringList two{"render", "--model", "primer-encoder", "--text", "One.",
                              "--text", "Two.",    "--out",          "x.svg"};
        requireRefusal(two + QStringList{"--view", "alike", "--other", "3"}, 1, "from 1 to 2, found 3");
        requireRefusal(two + QStringList{"--view", "map"}, 2, "expected one text, or several with --view alike");
        requireRefusal({"render", "--model", "primer-encoder", "--text", "One.", "--view", "map", "--other", "2",
                        "--out", "x.svg"},
                       2, "use it with --view alike");
        requireRefusal({"render", "--model", "primer-encoder", "--text", "One.", "--text", "", "--view", "alike",
                        "--out", "x.svg"},
                       1, "expected words in each, found an empty one");
        requireRefusal({"render", "--model", "primer-encoder", "--text", "One.", "--view", "alike", "--out", "x.svg"},
                       1, "expected two or more texts");
        requireRefusal({"render", "--model", "primer-decoder", "--text", "One.", "--text", "Two.", "--view", "alike",
                        "--out", "x.svg"},
                       1, "expected an encoder of texts");
    }

    void mistakesAreNamed()
    {
        requireRefusal(asked({"One."}), 1, "expected two or more");
        requireRefusal(asked({"One.", " "}), 1, "found an empty one");
        requireRefusal({"likeness", "--model", "primer-decoder", "--text", "One.", "--text", "Two."}, 1,
                       "expected an encoder");
        requireRefusal({"explain", "--model", "primer-encoder", "--text", "One.", "--label", "good"}, 1,
                       "--label is not supported");
    }
};

TEST_CLASS(TestLikenessCommands)
#include "tst_likeness_commands.moc"
