#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include "tests/cli/program.h"
#include "tests/test_class.h"

#include <cmath>

namespace {

const QString sentence = QStringLiteral("The cat sat on the mat because it was tired.");

QStringList explained(const QStringList& more, const QString& model = QStringLiteral("primer-encoder"),
                      const QString& text = sentence)
{
    return QStringList{"explain", "--model", model, "--text", text} + more;
}

QStringList cell(const QStringList& more = {})
{
    return explained(QStringList{"--layer", "4", "--head", "4", "--query", "it", "--key", "cat"} + more);
}

double sumOf(const QJsonArray& parts)
{
    double sum = 0;
    for (const auto& part : parts) sum += part.toObject()["value"].toDouble();
    return sum;
}

double valueOf(const QJsonArray& parts, const QString& name)
{
    for (const auto& part : parts)
        if (part.toObject()["part"] == name) return part.toObject()["value"].toDouble();
    return std::nan("");
}

}  // namespace

/// Numbers taken apart without a window.
class TestExplainCommands final : public QObject {
    Q_OBJECT
private slots:
    void aCellIsItsMatrix()
    {
        const QJsonObject json = jsonOf(program(cell({"--json"})));
        QVERIFY(std::abs(json["score"].toDouble() - 9.711636) < 1e-5);  // kernels round their own way
        const QJsonArray query = json["query"].toArray(), key = json["key"].toArray(),
                         matrix = json["matrix"].toArray();
        QCOMPARE(query.size(), 27);
        QCOMPARE(matrix.size(), 27);
        double all = 0, row = 0;
        for (qsizetype i = 0; i < matrix.size(); ++i)
            for (const auto& value : matrix[i].toArray()) {
                all += value.toDouble();
                if (i == 0) row += value.toDouble();
            }
        QVERIFY(std::abs(all + sumOf(json["other"].toArray()) + json["remainder"].toDouble() - json["score"].toDouble())
                < 1e-9);
        QVERIFY(std::abs(row - query[0].toObject()["value"].toDouble()) < 1e-9);
        QVERIFY(std::abs(sumOf(query) - all) < 1e-9);
        QVERIFY(std::abs(sumOf(key) - all) < 1e-9);
        QVERIFY(std::abs(valueOf(query, "feed-forward 2") - 4.72428) < 1e-5);
        QCOMPARE(json["score_with_bias"].toDouble(), json["score"].toDouble());
        QVERIFY(json["added"].toArray().isEmpty());
    }

    void placesAndTokensNameTheSame()
    {
        const QStringList places{"--layer", "4", "--head", "4", "--query", "9", "--key", "3", "--json"};
        QCOMPARE(program(explained(places)).out, program(cell({"--json"})).out);
    }

    void tablesAndTextSayTheSame()
    {
        const Outcome text = program(cell());
        QVERIFY(text.out.startsWith("The score of “␣it” for “␣cat” in head 4.4 is 9.7116"));
        QVERIFY(text.out.contains("4.72428  feed-forward 2"));
        const Outcome csv = program(cell({"--csv"}));
        QCOMPARE(csv.out.count('\n'), 29);
        QVERIFY(csv.out.contains("feed-forward 2"));
    }

    void aFeedForwardLayerIsLookedThrough()
    {
        const QStringList asked{"--layer", "2", "--head",    "4", "--query", "12",
                                "--key",   "3", "--through", "1", "--json"};
        const QJsonObject json =
            jsonOf(program(explained(asked, "primer-decoder", "Zanik met the queen. The queen thanked Zan")));
        QVERIFY(valueOf(json["key"].toArray(), "head 1.4 through feed-forward 1") > 8);
        QVERIFY(std::abs(json["remainder"].toDouble()) < 1e-4);
    }

    void biasesAndCapsStandByThemselves()
    {
        const QString models = SOURCE_DIR "/tests/golden/data/models/";
        const QStringList asked{"--layer", "1", "--head", "1", "--query", "3", "--key", "2", "--json"};
        const QJsonObject json = jsonOf(program(explained(asked + QStringList{"--block", "cross", "--target", "Die"},
                                                          models + "marian", "The cat sat on the mat.")));
        QVERIFY(!json["query"].toArray().isEmpty());
        QVERIFY(std::abs(json["remainder"].toDouble()) < 1e-4);
    }

    void anAnswerIsTheSumOfItsParts()
    {
        const QStringList text{"primer-decoder", "Zanik met the queen. The queen thanked Z"};
        const QJsonObject one = jsonOf(program(explained({"--answer", "an", "--json"}, text[0], text[1])));
        QVERIFY(std::abs(sumOf(one["parts"].toArray()) + one["remainder"].toDouble() - one["score"].toDouble()) < 1e-9);
        QVERIFY(std::abs(one["remainder"].toDouble()) < 1e-3);
        const QJsonObject other = jsonOf(program(explained({"--answer", "ed", "--json"}, text[0], text[1])));
        const QJsonObject both =
            jsonOf(program(explained({"--answer", "an", "--against", "ed", "--json"}, text[0], text[1])));
        QVERIFY(std::abs(both["score"].toDouble() - (one["score"].toDouble() - other["score"].toDouble())) < 1e-4);
    }

    void everyLayerSaysSomething()
    {
        const QJsonObject json = jsonOf(program(explained({"--lens", "--json"})));
        QCOMPARE(json["after"].toArray().size(), 5);
        QCOMPARE(json["after"].toArray()[4].toObject()["cells"].toArray().size(), 13);
        QVERIFY(program(explained({"--lens"})).out.startsWith("after_layer,place,token,likeliest"));
    }

    void aHeadIsReadFromItsWeights()
    {
        const QStringList asked{"explain", "--model", "primer-decoder", "--weights", "--layer", "2", "--head", "4"};
        const QJsonObject json = jsonOf(program(asked + QStringList{"--json"}));
        const QJsonArray directions = json["query_key"].toObject()["directions"].toArray();
        QCOMPARE(directions.size(), 8);
        double before = std::numeric_limits<double>::infinity();
        for (const auto& each : directions) {
            const double value = each.toObject()["value"].toDouble();
            QVERIFY(value <= before);
            before = value;
        }
        QVERIFY(!directions[0].toObject()["keys"].toObject()["highest"].toArray().isEmpty());
        QVERIFY(json["copying"].toObject()["tokens"].isDouble());
        QVERIFY(json["positions"].toObject()["previous"].isDouble());
        // One layer has six heads, each of which reads in three ways; those that read less than by chance are left out.
        const QJsonArray composed = json["composition"].toArray();
        QVERIFY(!composed.isEmpty() && composed.size() <= 12);
        for (const QJsonValue& each : composed)
            QVERIFY(each["value"].toDouble() > json["composition_expected"].toDouble());
        QVERIFY(program(asked).out.startsWith("Head 2.4 of primer-decoder, by its weights alone"));
        const QStringList previous{"explain", "--model", "primer-decoder", "--weights", "--layer", "1",
                                   "--head",  "4",       "--json"};
        const QJsonObject positions = jsonOf(program(previous))["positions"].toObject();
        QVERIFY2(positions["previous"].toDouble() > 0.3, qPrintable(QString::number(positions["previous"].toDouble())));
        QCOMPARE(program({"explain", "--model", "primer-decoder", "--weights", "--layer", "9", "--head", "4"}).status,
                 1);
    }

    void patchesTellWhereAnAnswerComesFrom()
    {
        const QStringList asked{"patch",    "--model", "primer-decoder", "--text", "The dogs", "--from", "The dog",
                                "--answer", "is",      "--against",      "are",    "--json"};
        const QJsonObject json = jsonOf(program(asked));
        const double unpatched = json["unpatched"].toDouble(), source = json["source"].toDouble();
        QVERIFY(unpatched < source);  // "dogs are", "dog is"
        const QJsonArray cells = json["cells"].toArray();
        QCOMPARE(cells.size(), 8);
        // The whole difference enters with the last token.
        QVERIFY(std::abs(cells[1].toObject()["value"].toDouble() - source) < 1e-4);
        QVERIFY(std::abs(cells[0].toObject()["value"].toDouble() - unpatched) < 1e-4);
        QVERIFY(program({"patch", "--model", "primer-decoder", "--text", "The dogs", "--answer", "is"})
                    .err.contains("--from"));
    }

    void meansArePutIn()
    {
        const QStringList asked{"patch",    "--model", "primer-decoder",    "--text", "The dogs", "--mean",
                                "--answer", "is",      "--log-probability", "--kind", "head",     "--json"};
        const QJsonObject own = jsonOf(program(asked));
        QCOMPARE(own["means_over"].toString(), QStringLiteral("this text"));
        QVERIFY(own["source"].isNull() && !own.contains("from"));
        const QJsonObject others = jsonOf(program(QStringList(asked) << "--reference"
                                                                     << "sentences"));
        QCOMPARE(others["means_over"].toString(), QStringLiteral("sentences"));
        QVERIFY(own["cells"] != others["cells"]);
        // By the same means a knock-out changes the answer as much.
        const QJsonObject knocked =
            jsonOf(program({"analyze", "--model", "primer-decoder", "--text", "The dogs", "--answer", "is",
                            "--knock-out", "--knock-out-by", "mean", "--reference", "sentences", "--json"}));
        const QJsonArray cells = others["cells"].toArray(), heads = knocked["heads"].toArray();
        QCOMPARE(cells.size(), heads.size());
        for (qsizetype i = 0; i < cells.size(); ++i)
            QVERIFY(std::abs(cells[i].toObject()["value"].toDouble() - others["unpatched"].toDouble()
                             - heads[i].toObject()["knock_out_mean"].toDouble())
                    < 1e-4);
        const QJsonObject path = jsonOf(program({"patch", "--model", "primer-decoder", "--text", "The dogs", "--mean",
                                                 "--answer", "is", "--path", "*:logits", "--json"}));
        QVERIFY(!path["cells"].toArray().isEmpty());
        QVERIFY(program(QStringList(asked) << "--from"
                                           << "The dog")
                    .err.contains("--mean"));
    }

    void picturesArePatchedToo()
    {
        const QString pictures = QStringLiteral(SOURCE_DIR "/tests/golden/data/pictures/");
        const QStringList asked{"patch", "--model", "primer-vision", "--image", pictures + "house.png", "--from-image"};
        const QStringList label{"--label", "red circle", "--json"};
        const QJsonObject other = jsonOf(program(asked + QStringList{pictures + "inks.jpg"} + label));
        const double unpatched = other["unpatched"].toDouble();
        QVERIFY(std::abs(other["source"].toDouble() - unpatched) > 1e-3);
        double most = 0;
        for (const auto& cell : other["cells"].toArray())
            most = std::max(most, std::abs(cell.toObject()["value"].toDouble() - unpatched));
        QVERIFY(most > 1e-3);
        // A picture's own numbers change nothing.
        const QJsonObject same = jsonOf(program(asked + QStringList{pictures + "house.png"} + label));
        QCOMPARE(same["cells"].toArray().size(), other["cells"].toArray().size());
        for (const auto& cell : same["cells"].toArray())
            QVERIFY(std::abs(cell.toObject()["value"].toDouble() - unpatched) < 1e-4);
        requireRefusal({"patch", "--model", "primer-vision", "--image", "a.png", "--label", "red circle"}, 2,
                       "--from-image");
        requireRefusal(
            {"patch", "--model", "primer-encoder", "--text", "One.", "--from-image", "a.png", "--answer", "x"}, 2,
            "--from-image");
    }

    /// A note beside the numbers says where less was computed than requested.
    void whatIsOnlyInPartIsSaid()
    {
        const auto patched = program(
            {"patch", "--model", "primer-decoder", "--text", "The dogs here", "--from", "The dog", "--answer", "is"});
        QCOMPARE(patched.status, 0);
        QVERIFY2(patched.err.contains("has 2 tokens, the other 3"), qPrintable(patched.err));
        const auto explained =
            program({"explain", "--model", "primer-decoder", "--text", "The dogs", "--answer", "zzz"});
        QCOMPARE(explained.status, 0);
        QVERIFY2(explained.err.contains("“zzz” is 3 tokens: this is about the first, “␣z”"), qPrintable(explained.err));
        QVERIFY(
            program({"explain", "--model", "primer-decoder", "--text", "The dogs", "--answer", "are"}).err.isEmpty());
    }

    void mistakesAreNamed_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("said");
        QTest::newRow("nothing asked") << explained({})
                                       << "--layer, --head, --query and --key, or --answer, --lens or --weights";
        QTest::newRow("no such layer") << explained({"--layer", "9", "--head", "1", "--query", "1", "--key", "1"})
                                       << "1 to 4";
        QTest::newRow("no such head") << explained({"--layer", "1", "--head", "9", "--query", "1", "--key", "1"})
                                      << "--head";
        QTest::newRow("no such token") << explained({"--layer", "1", "--head", "1", "--query", "dog", "--key", "1"})
                                       << "dog";
        QTest::newRow("two such tokens") << explained({"--layer", "1", "--head", "1", "--query", "the", "--key", "1"})
                                         << "2,6";
        QTest::newRow("against nothing") << explained({"--against", "dog", "--lens"}) << "--answer";
        QTest::newRow("no decoder") << cell({"--block", "cross"}) << "encoder–decoder";
        QTest::newRow("no such text") << cell({"--item", "3"}) << "--item";
    }
    void mistakesAreNamed()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, said);
        const Outcome outcome = program(arguments);
        QVERIFY(outcome.status != 0);
        QVERIFY2(outcome.err.contains(said), qPrintable(outcome.err));
        QCOMPARE(outcome.err.count('\n'), 1);
        QVERIFY(outcome.out.isEmpty());
    }

    void theFigureHasTheSameNumbers()
    {
        QTemporaryDir folder;
        const QString base = folder.filePath("why");
        const QStringList figure{"render",  "--model", "primer-encoder", "--text", sentence,  "--view", "why",
                                 "--layer", "4",       "--head",         "4",      "--query", "it",     "--key",
                                 "cat",     "--out"};
        QCOMPARE(program(figure + QStringList{base + ".csv"}).status, 0);
        QCOMPARE(program(figure + QStringList{base + ".pdf"}).status, 0);
        QFile csv(base + ".csv");
        QVERIFY(csv.open(QIODevice::ReadOnly));
        QVERIFY(csv.readAll().contains("feed-forward 2"));
        // A figure with its session is drawn again the same.
        QCOMPARE(program({"render", base + ".pdf", "--out", base + "2.pdf"}).status, 0);
        QFile one(base + ".pdf"), two(base + "2.pdf");
        QVERIFY(one.open(QIODevice::ReadOnly) && two.open(QIODevice::ReadOnly));
        QCOMPARE(one.size(), two.size());
    }
};

TEST_CLASS(TestExplainCommands)
#include "tst_explain_commands.moc"
