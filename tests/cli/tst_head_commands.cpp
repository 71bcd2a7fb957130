#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

#include "core/analysis/knock_out.h"
#include "core/model/pass/prediction.h"
#include "core/prepare/prepared_run.h"
#include "core/session/head_sets.h"
#include "core/session/session_json.h"
#include "tests/cli/command_files.h"
#include "tests/cli/program.h"
#include "tests/test_class.h"

#include <algorithm>
#include <cmath>
#include <limits>

using namespace command_files;

namespace {

const QString decoder = QStringLiteral("primer-decoder");
const QString queenSentence = QStringLiteral("Zanik met the queen. The queen thanked");

QJsonObject analyzed(const QStringList& more)
{
    const Outcome outcome =
        program(QStringList{"analyze", "--model", decoder, "--text", queenSentence, "--json"} + more);
    if (outcome.status != 0) qWarning() << outcome.err;
    return QJsonDocument::fromJson(outcome.out.toUtf8()).object();
}

QJsonObject likeliest(const QJsonObject& statement) { return statement["likeliest"].toArray().at(0).toObject(); }

}  // namespace

/// Experiments on heads without a window.
class TestHeadCommands final : public QObject {
    Q_OBJECT
private slots:
    void aHeadThatIsOffChangesWhatIsSaid()
    {
        const QJsonObject plain = analyzed({"--at", "8"})["prediction"].toObject();
        QCOMPARE(plain["at"].toInt(), 8);
        QVERIFY(!plain.contains("before"));
        const QJsonObject off = analyzed({"--at", "8", "--off", "2.*,3.1", "--scale-head", "3.2=0.5", "--mean", "1.1",
                                          "--even", "1.2"})["prediction"]
                                    .toObject();
        QCOMPARE(off["before"].toObject()["likeliest"], plain["now"].toObject()["likeliest"]);
        QVERIFY(likeliest(off["now"].toObject()) != likeliest(plain["now"].toObject()));
    }

    /// Finds the heads that copy a made-up name, with one line in a reader's own words.
    void theRestOfAMadeUpNameIsTheAnswer()
    {
        const Outcome outcome = program({"analyze", "--model", decoder, "--text", queenSentence + " Z", "--knock-out",
                                         "--answer", "an", "--track", "an", "--json"});
        const QJsonObject json = QJsonDocument::fromJson(outcome.out.toUtf8()).object();
        QCOMPARE(json["prediction"].toObject()["answer"].toString(), QStringLiteral("an"));
        QCOMPARE(json["prediction"].toObject()["now"].toObject()["tracked"].toArray().size(), 1);
        QJsonObject strongest;
        for (const QJsonValue& each : json["heads"].toArray())
            if (each["knock_out"].toDouble() < strongest["knock_out"].toDouble()) strongest = each.toObject();
        QCOMPARE(strongest["layer"].toInt(), 2);
        QCOMPARE(strongest["head"].toInt(), 3);
    }

    void knockOutsAreThoseOfTheEngine()
    {
        const QJsonObject json = analyzed({"--knock-out"});
        core::Run run;
        run.model = std::filesystem::path(SOURCE_DIR) / "resources/models/primer-decoder";
        run.texts = {queenSentence.toStdString()};
        core::OpenedModels models;
        const core::PreparedRun ready = core::prepare(run, models);
        const auto trace = core::run(ready.model, ready.batch, core::optionsOf(run));
        const auto last = std::ssize(trace->queries(0)) - 1;
        const auto said = core::predictedTokens(*trace, 0, last, 1);
        QCOMPARE(json["prediction"].toObject()["answer"].toString(), QString::fromStdString(said.front().token.text));
        const core::HeadTable table =
            core::knockOuts(trace, core::optionsOf(run), core::AttentionBlock::Self, {0, last, said.front().token.id});
        for (const QJsonValue& head : json["heads"].toArray()) {
            const auto expected =
                table.at(core::Measure::KnockOut, head["layer"].toInt() - 1, head["head"].toInt() - 1);
            QVERIFY(std::abs(head["knock_out"].toDouble() - static_cast<double>(*expected)) < 1e-5);
        }
        const Outcome csv = program({"analyze", "--model", decoder, "--text", queenSentence, "--knock-out"});
        QVERIFY(csv.out.section('\n', 0, 0).contains(",knock_out,"));
    }

    void zeroMeanAndOtherTextsStandBesideEachOther()
    {
        const QJsonObject json =
            analyzed({"--knock-out", "--knock-out-by", "zero,mean,resample", "--reference", "sentences"});
        const QJsonArray heads = json["heads"].toArray();
        QCOMPARE(heads.size(), 24);
        for (const char* name : {"knock_out", "knock_out_mean", "knock_out_resample"})
            QVERIFY(std::ranges::all_of(heads, [&](const QJsonValue& head) { return head[name].isDouble(); }));
        QVERIFY(heads[0]["knock_out"] != heads[0]["knock_out_mean"]);
        double largest = 0;
        for (const QJsonValue& head : heads)
            largest = std::max(
                {largest, std::abs(head["knock_out"].toDouble()), std::abs(head["knock_out_mean"].toDouble())});
        for (const QJsonValue& head : heads) {
            const double byZero = head["knock_out"].toDouble(), byMean = head["knock_out_mean"].toDouble();
            const double larger = std::max(std::abs(byZero), std::abs(byMean));
            const bool apart = larger >= largest / 20 && std::abs(byZero - byMean) > larger / 2;
            QCOMPARE(head["zero_misleads"].toBool(), apart);
        }
        const QJsonArray zero = analyzed({"--knock-out"})["heads"].toArray();
        for (qsizetype i = 0; i < heads.size(); ++i) {
            QCOMPARE(heads[i]["knock_out"], zero[i]["knock_out"]);
            QVERIFY(zero[i]["knock_out_mean"].isUndefined() && zero[i]["zero_misleads"].isUndefined());
        }
        const Outcome csv = program({"analyze", "--model", decoder, "--text", queenSentence, "--knock-out",
                                     "--knock-out-by", "mean", "--knock-out-by", "zero"});
        QVERIFY(csv.out.section('\n', 0, 0).contains(",knock_out,knock_out_mean,zero_misleads,"));
    }

    void aSetOfHeadsTakesTheAnswerBelow()
    {
        const QStringList ask{"analyze", "--model", decoder, "--text", queenSentence + " Z", "--answer", "an"};
        const Outcome outcome = program(ask + QStringList{"--smallest-set", "0.1", "--json"});
        const QJsonObject json = QJsonDocument::fromJson(outcome.out.toUtf8()).object();
        QVERIFY2(json["reached"].toBool(), qPrintable(outcome.err));
        const QJsonArray heads = json["heads"].toArray();
        QVERIFY(json["probability"].toDouble() > 0.1 && heads.last()["probability"].toDouble() < 0.1);
        QString off;
        for (const QJsonValue& head : heads)
            off += QStringLiteral("%1%2.%3")
                       .arg(off.isEmpty() ? "" : ",")
                       .arg(head["layer"].toInt())
                       .arg(head["head"].toInt());
        const Outcome together = program(ask + QStringList{"--off", off, "--track", "an", "--json"});
        const QJsonObject now = QJsonDocument::fromJson(together.out.toUtf8())["prediction"]["now"].toObject();
        QVERIFY(std::abs(now["tracked"].toArray()[0].toObject()["probability"].toDouble()
                         - heads.last()["probability"].toDouble())
                < 1e-5);
    }

    void whatHasNoReferenceIsToldSo_data()
    {
        QTest::addColumn<QStringList>("more");
        QTest::addColumn<QString>("told");
        QTest::newRow("resample") << QStringList{"--knock-out", "--knock-out-by", "resample"} << "--reference";
        QTest::newRow("no way for it") << QStringList{"--knock-out", "--reference", "sentences"} << "--knock-out-by";
        QTest::newRow("no knock-out") << QStringList{"--knock-out-by", "mean"} << "--knock-out";
        QTest::newRow("unknown way") << QStringList{"--knock-out", "--knock-out-by", "median"} << "mean";
        QTest::newRow("no such file") << QStringList{"--knock-out", "--knock-out-by", "mean", "--reference",
                                                     "nowhere.txt"}
                                      << "nowhere.txt";
        QTest::newRow("steered nowhere") << QStringList{"--steer", "2=3"} << "--steer-toward";
        QTest::newRow("no factor") << QStringList{"--scale-feed-forward", "2"} << "LAYER.NEURON=FACTOR";
        QTest::newRow("no such layer") << QStringList{"--at", "3", "--scale-feed-forward", "9=0"} << "1 to 4";
        QTest::newRow("no such neuron") << QStringList{"--at", "3", "--scale-feed-forward", "2.99999=0"} << "99999";
        QTest::newRow("neurons of no layer") << QStringList{"--neurons", "7"} << "1 to 4";
    }
    void whatHasNoReferenceIsToldSo()
    {
        QFETCH(QStringList, more);
        QFETCH(QString, told);
        const Outcome outcome = program(QStringList{"analyze", "--model", decoder, "--text", queenSentence} + more);
        QVERIFY(outcome.status != 0);
        QVERIFY2(outcome.err.contains(told) && outcome.err.count('\n') == 1, qPrintable(outcome.err));
    }

    void neuronsDoAloneWhatTheyAreSaidToDo()
    {
        const QStringList ask{"analyze",  "--model", decoder, "--text", queenSentence + " Z",
                              "--answer", "an",      "--json"};
        const Outcome outcome = program(ask + QStringList{"--neurons", "3"});
        const QJsonArray neurons = QJsonDocument::fromJson(outcome.out.toUtf8())["neurons"].toArray();
        QVERIFY2(neurons.size() == 20, qPrintable(outcome.err));
        const auto said = [&](const QStringList& more) {
            const Outcome changed = program(ask + QStringList{"--track", "an"} + more);
            const QJsonObject now = QJsonDocument::fromJson(changed.out.toUtf8())["prediction"]["now"].toObject();
            return now["tracked"].toArray()[0].toObject()["probability"].toDouble();
        };
        const double before = said({});
        double last = std::numeric_limits<double>::infinity();
        for (const qsizetype place : {0, 1, 19}) {
            const QJsonObject neuron = neurons[place].toObject();
            const QString off = QStringLiteral("3.%1=0").arg(neuron["neuron"].toInt());
            const double change = std::log(said({"--scale-feed-forward", off}) / before);
            QVERIFY2(std::abs(change - neuron["knock_out"].toDouble()) < 1e-4, qPrintable(QString::number(change)));
            QVERIFY(std::abs(neuron["knock_out"].toDouble()) <= last);
            last = std::abs(neuron["knock_out"].toDouble());
            QCOMPARE(neuron["for"].toArray().size(), 3);
        }
        QVERIFY(std::abs(neurons[0].toObject()["knock_out"].toDouble()) > 1e-3);
    }

    /// A direction from a text to itself is none; the way back undoes the way there.
    void steeringAddsADirection()
    {
        const auto wordOf = [](const QStringList& more) {
            const QJsonObject said = analyzed(QStringList{"--at", "8"} + more)["prediction"].toObject();
            return said["now"].toObject()["likeliest"].toArray();
        };
        const QJsonArray plain = wordOf({});
        const QStringList there{"--steer-toward", "the queen", "--steer-from", "the dogs"};
        QVERIFY(wordOf(QStringList{"--steer", "2=5"} + there) != plain);
        QCOMPARE(wordOf({"--steer", "2=5", "--steer-toward", "the queen", "--steer-from", "the queen"}), plain);
        QCOMPARE(wordOf(QStringList{"--steer", "2=0"} + there), plain);
    }

    void feedForwardLayersAreKnockedOutToo()
    {
        const QStringList ask{"analyze",  "--model", decoder,       "--text",         queenSentence + " Z",
                              "--answer", "an",      "--knock-out", "--feed-forward", "--knock-out-by",
                              "zero,mean"};
        const Outcome csv = program(ask);
        QCOMPARE(csv.err, QString());
        const QStringList lines = csv.out.trimmed().split('\n');
        QCOMPARE(lines.size(), 1 + 4);
        QCOMPARE(lines[0], QStringLiteral("layer,knock_out,knock_out_mean,zero_misleads"));
        const QJsonObject json = QJsonDocument::fromJson(program(ask + QStringList{"--json"}).out.toUtf8()).object();
        const QJsonArray layers = json["layers"].toArray();
        QCOMPARE(layers.size(), 4);
        for (qsizetype i = 0; i < 4; ++i)
            QVERIFY(std::abs(layers[i]["knock_out"].toDouble() - lines[i + 1].split(',')[1].toDouble()) < 1e-5);
    }

    void aTextIsAsLikelyAsItsTokens()
    {
        const QStringList ask{"analyze", "--model", decoder, "--text", queenSentence, "--loss"};
        const Outcome csv = program(ask);
        const QStringList lines = csv.out.trimmed().split('\n');
        QCOMPARE(lines[0], QStringLiteral("place,token,log_probability,so_far"));
        double sum = 0;
        for (const QString& line : lines.mid(1)) sum += line.section(',', -2, -2).toDouble();
        QVERIFY(std::abs(sum - lines.last().section(',', -1).toDouble()) < 1e-4);
        const auto text = [](const Outcome& outcome) {
            return QJsonDocument::fromJson(outcome.out.toUtf8())["texts"].toArray()[0].toObject();
        };
        const QJsonObject json = text(program(ask + QStringList{"--json"}));
        QVERIFY(std::abs(json["log_probability"].toDouble() - sum) < 1e-4);
        QVERIFY(std::abs(json["perplexity"].toDouble() - std::exp(-sum / static_cast<double>(lines.size() - 1)))
                < 1e-3);
        const QJsonObject off = text(program(ask + QStringList{"--json", "--off", "2.*"}));
        QVERIFY(std::abs(off["log_probability"].toDouble() - json["log_probability"].toDouble()) > 1e-2);
        const Outcome masked = program({"analyze", "--model", "primer-encoder", "--text", "The cat.", "--loss"});
        QCOMPARE(masked.status, 1);
        QVERIFY2(masked.err.contains("--loss"), qPrintable(masked.err));
    }

    void casesAreMeansWithIntervals()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("cases.csv")));
        QVERIFY(file.open(QFile::WriteOnly));
        file.write("text,answer,against\nZanik met the queen. The queen thanked Z,an,u\n"
                   "Lumik met the queen. The queen thanked L,um,u\n");
        file.close();
        const QString kept = folder.filePath(QStringLiteral("kept.json"));
        const QStringList ask{"cases", file.fileName(), "--model", decoder, "--kind", "mean", "--out", kept};
        const Outcome outcome = program(ask);
        QCOMPARE(outcome.err, QString());
        QCOMPARE(outcome.status, 0);
        const QStringList lines = outcome.out.trimmed().split('\n');
        QCOMPARE(lines.size(), 2 + 24);
        QCOMPARE(lines[0], QStringLiteral("layer,head,mean,low,high,deviation,cases,lowest_case,highest_case"));
        QVERIFY(lines[1].startsWith(",,"));
        for (const QString& line : lines.mid(2)) {
            const QStringList cells = line.split(',');
            QCOMPARE(cells.size(), 9);
            QVERIFY(cells[3].toDouble() <= cells[2].toDouble() + 1e-6
                    && cells[2].toDouble() <= cells[4].toDouble() + 1e-6);
            QCOMPARE(cells[6], QStringLiteral("2"));
        }
        QCOMPARE(program(ask).out, outcome.out);  // everything is known already
        const Outcome other = program(QStringList{"cases", file.fileName(), "--model", decoder, "--out", kept});
        QCOMPARE(other.status, 1);
        QVERIFY2(other.err.contains("gone on with"), qPrintable(other.err));
        const Outcome difference =
            program({"cases", file.fileName(), "--model", decoder, "--metric", "logit-difference", "--json"});
        const QJsonObject json = QJsonDocument::fromJson(difference.out.toUtf8()).object();
        QCOMPARE(json["cells"].toArray().size(), 24);
        QCOMPARE(json["baseline"].toObject()["cases"].toInt(), 2);
        const Outcome patches = program({"cases", file.fileName(), "--model", decoder, "--kind", "head"});
        QCOMPARE(patches.status, 1);
        QVERIFY2(patches.err.contains("from") && patches.err.count('\n') == 1, qPrintable(patches.err));
    }

    void trackedWordsAreThereBeforeAndAfter()
    {
        const QJsonObject said = analyzed({"--track", "queen,king", "--off", "1.1"})["prediction"].toObject();
        for (const char* when : {"before", "now"}) {
            const QJsonArray words = said[when].toObject()["tracked"].toArray();
            QCOMPARE(words.size(), 2);
            QCOMPARE(words[0].toObject()["word"].toString(), QStringLiteral("queen"));
            QVERIFY(words[0].toObject()["log_probability"].toDouble() < 0);
        }
        QVERIFY(said["before"].toObject()["tracked"] != said["now"].toObject()["tracked"]);
    }

    void whatIsMeasuredOfAFileIsMeasuredWithoutAModel()
    {
        const Outcome csv = program({"analyze", "--weights", llamaDump});
        QCOMPARE(csv.err, QString());
        QCOMPARE(csv.status, 0);
        QVERIFY(csv.out.startsWith("layer,head,entropy,"));
        QVERIFY2(csv.out.contains("\n1,1,") && csv.out.contains("\n3,1,") && !csv.out.contains("\n2,1,"),
                 "the layers keep their numbers");
        const Outcome asked = program({"analyze", "--weights", llamaDump, "--knock-out"});
        QCOMPARE(asked.status, 1);
        QVERIFY2(asked.err.contains("predicts nothing"), qPrintable(asked.err));
        QCOMPARE(program({"analyze", "--weights", llamaDump, "--off", "1.1"}).status, 1);
    }

    void entropiesAreInBitsAndInductionOfManyWhereThatIsAsked()
    {
        const auto head = [](const QJsonObject& json) { return json["heads"].toArray().at(0).toObject(); };
        const QJsonObject nats = analyzed({}), bits = analyzed({"--bits"});
        QCOMPARE(bits["unit"].toString(), QStringLiteral("bits"));
        QVERIFY(std::abs(head(bits)["entropy"].toDouble() * std::log(2.0) - head(nats)["entropy"].toDouble()) < 1e-6);
        QCOMPARE(head(bits)["previous"], head(nats)["previous"]);
        QVERIFY(!head(nats).contains("induction_spread"));

        const QJsonObject many = analyzed({"--induction", "12"});
        QVERIFY(head(many)["induction_spread"].toDouble() > 0);
        const double mean = head(many)["induction"].toDouble(), usual = head(nats)["induction"].toDouble();
        QVERIFY(std::abs(mean - usual) < 6 * head(many)["induction_spread"].toDouble());
        QVERIFY(mean != usual);
        QVERIFY(!head(analyzed({"--induction", "1"})).contains("induction_spread"));
        const Outcome csv = program({"analyze", "--model", decoder, "--text", queenSentence, "--induction", "3"});
        QVERIFY(csv.out.section('\n', 0, 0).endsWith(",induction_spread,called_after"));
        QCOMPARE(csv.out.section('\n', 1, 1).count(','), csv.out.section('\n', 0, 0).count(','));
    }

    void everyTextOfABatchIsAnalyzed()
    {
        const QStringList two{"analyze", "--model", decoder, "--text", queenSentence, "--text", "the queen"};
        const QStringList all = program(two).out.split('\n');
        QVERIFY(all.first().startsWith("item,layer,head,"));
        QStringList apart;
        for (const QString& item : {QStringLiteral("1"), QStringLiteral("2")})
            for (const QString& row : program(two + QStringList{"--item", item}).out.split('\n').mid(1))
                if (!row.isEmpty()) apart << item + ',' + row;
        QCOMPARE(all.mid(1, all.size() - 2), apart);

        const QByteArray json = program(two + QStringList{"--json", "--at", "2"}).out.toUtf8();
        const QJsonArray items = QJsonDocument::fromJson(json)["items"].toArray();
        QCOMPARE(items.size(), 2);
        QCOMPARE(items[1]["item"].toInt(), 2);
        QCOMPARE(items[1]["prediction"]["token_there"].toString(), QStringLiteral("␣queen"));
        const Outcome described = program(two + QStringList{"--describe", "1.1"});
        QCOMPARE(described.status, 2);
        QVERIFY2(described.err.contains("--item"), qPrintable(described.err));
        QCOMPARE(program(two + QStringList{"--describe", "1.1", "--item", "2"}).status, 0);
    }

    void chosenHeadsAreDrawnByNumberOrByTheirSetsName()
    {
        const QTemporaryDir folder;
        const auto drawn = [&](const QString& name, const QStringList& more) {
            return program(QStringList{"render", "--out", folder.filePath(name)} + more);
        };
        const QStringList text{"--model", decoder, "--text", queenSentence};
        QCOMPARE(drawn("two.csv", text + QStringList{"--heads", "3.1,1.4"}).status, 0);
        const QByteArray two = contentOf(folder.filePath("two.csv"));
        QVERIFY(two.contains("\n3,1,") && two.contains("\n1,4,") && !two.contains("\n1,1,"));

        const QString session = folder.filePath("s.attnscope");
        core::Session named;
        named.run().model = std::filesystem::path(SOURCE_DIR) / "resources/models/primer-decoder";
        named.run().texts = {queenSentence.toStdString()};
        core::keepHeadSet(named, "Name movers", {{0, 2, 0}, {0, 0, 3}});
        core::saveSession(named, session.toStdString());
        QCOMPARE(drawn("set.csv", {session, "--heads", "name movers"}).status, 0);
        QCOMPARE(contentOf(folder.filePath("set.csv")), two);
        QCOMPARE(drawn("set.svg", {session, "--heads", "Name movers", "--view", "flow"}).status, 0);
        const Outcome unknown = drawn("none.csv", {session, "--heads", "movers"});
        QVERIFY2(unknown.status == 1 && unknown.err.contains("Name movers"), qPrintable(unknown.err));
        QVERIFY(drawn("none.csv", text + QStringList{"--heads", "movers"}).err.contains("no sets of heads"));
        QCOMPARE(drawn("none.csv", text + QStringList{"--heads", "9.1"}).status, 1);
    }

    void mistakesAreNamed_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QString>("said");
        QTest::addColumn<int>("status");  // 2: of the command line itself
        QTest::newRow("no head") << QStringList{"--off", "2"} << "LAYER.HEAD" << 2;
        QTest::newRow("not there") << QStringList{"--off", "99.1"} << "99" << 1;
        QTest::newRow("from one") << QStringList{"--off", "0.1"} << "LAYER.HEAD" << 2;
        QTest::newRow("no factor") << QStringList{"--scale-head", "2.3"} << "2.3=0.5" << 2;
        QTest::newRow("a wild factor") << QStringList{"--scale-head", "2.3=1e9"} << "-100 to 100" << 2;
        QTest::newRow("not a number") << QStringList{"--scale-head", "2.3=nan"} << "-100 to 100" << 2;
        QTest::newRow("beyond the text") << QStringList{"--at", "4000"} << "--at" << 1;
        QTest::newRow("tracked without JSON") << QStringList{"--track", "queen"} << "--json" << 2;
    }

    void mistakesAreNamed()
    {
        QFETCH(QStringList, options);
        QFETCH(QString, said);
        QFETCH(int, status);
        const Outcome outcome = program(QStringList{"analyze", "--model", decoder, "--text", queenSentence} + options);
        QCOMPARE(outcome.status, status);
        QVERIFY2(outcome.err.contains(said) && outcome.err.count('\n') == 1, qPrintable(outcome.err));
        QVERIFY(outcome.out.isEmpty());
    }

    /// The window says the same about a text that is too long.
    void ofATextThatIsTooLongTheBeginningIsTaken()
    {
        const auto measured = [](int words) {
            QStringList text;
            for (int i = 0; i < words; ++i) text << "queen";
            return program({"analyze", "--model", decoder, "--text", text.join(' ')});
        };
        const Outcome cut = measured(300);
        QCOMPARE(cut.status, 0);
        QVERIFY2(cut.err.contains("too long: only the first 128 of 300 tokens are used"), qPrintable(cut.err));
        QCOMPARE(cut.out, measured(128).out);
    }

    void aHeadIsDescribedInWords()
    {
        const auto described = [](const QStringList& more) {
            return program(QStringList{"analyze", "--model", decoder, "--text", queenSentence} + more);
        };
        const Outcome outcome = described({"--describe", "2.3"});
        QCOMPARE(outcome.status, 0);
        QVERIFY2(outcome.out.contains("layer 2 of ") && outcome.out.contains("head 3 of "), qPrintable(outcome.out));
        for (const char* said :
             {"It reads a text of ", "The mean entropy of its rows is ", "attends to ", "by causal."})
            QVERIFY2(outcome.out.contains(said), said);
        QVERIFY(described({"--describe", "2.3", "--bits"}).out.contains(" bits of at most "));
        QVERIFY(described({"--describe", "1.2", "--count-from", "0"}).out.contains("layer 1, head 2"));
        QCOMPARE(described({"--describe", "99.1"}).status, 1);
        QCOMPARE(described({"--describe", "two"}).status, 2);
        QCOMPARE(described({"--describe", "2.3", "--json"}).status, 2);
    }

    void figuresAndFilesAreOfTheExperimentToo()
    {
        const QTemporaryDir folder;
        const auto written = [&](const QString& name, const QStringList& more) {
            const QString file = folder.filePath(name);
            const Outcome outcome = program(QStringList{"render", "--model", decoder, "--text", queenSentence,
                                                        "--layer", "3", "--head", "1", "--out", file}
                                            + more);
            return outcome.status == 0 ? contentOf(file) : outcome.err.toUtf8();
        };
        const QByteArray plain = written("plain.csv", {});
        QVERIFY(plain != written("off.csv", {"--off", "1.*"}));
        QCOMPARE(plain, written("last.csv", {"--off", "3.1"}));  // its own weights depend only on earlier layers

        const QString tensors = folder.filePath("a.safetensors");
        QCOMPARE(program({"attend", "--model", decoder, "--text", queenSentence, "--out", tensors}).status, 0);
        const QByteArray before = contentOf(tensors);
        QCOMPARE(
            program({"attend", "--model", decoder, "--text", queenSentence, "--off", "1.1", "--out", tensors}).status,
            0);
        QVERIFY(before != contentOf(tensors));
        QCOMPARE(program({"attend", "--model", decoder, "--ids", "5,6,7", "--off", "99.1", "--out", tensors}).status,
                 1);
    }
};

TEST_CLASS(TestHeadCommands)
#include "tst_head_commands.moc"
