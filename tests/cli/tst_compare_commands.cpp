#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include "core/model/folder/model_folder.h"
#include "core/model/pass/prediction.h"
#include "core/tensor/safetensors.h"
#include "core/tensor/safetensors_writer.h"
#include "tests/cli/program.h"
#include "tests/test_class.h"

namespace fs = std::filesystem;

namespace {

const QString comparedData = QStringLiteral(SOURCE_DIR "/tests/golden/data/");
const QString catSentence = QStringLiteral("The cat sat.");

QStringList compared(const QString& a, const QString& b, const QStringList& more = {})
{
    return QStringList{"compare", "--model", a, "--model-b", b} + more;
}

/// The model again, with the tensors multiplied whose names end so.
void writeScaled(const fs::path& model, const fs::path& to, const std::string& ending, float factor)
{
    fs::copy(model, to, fs::copy_options::recursive);
    fs::remove(to / "model.safetensors");
    const auto file = core::SafetensorsFile::open(model / "model.safetensors");
    std::vector<core::NamedTensor> tensors;
    for (const auto& [name, entry] : file.tensors()) {
        const core::StoredTensor stored = file.stored(name);
        std::vector<float> numbers(static_cast<std::size_t>(stored.size()));
        core::convertToFloats(stored.type, stored.data, numbers.data());
        if (name.ends_with(ending))
            for (float& number : numbers) number *= factor;
        tensors.push_back({name, stored.shape, std::move(numbers)});
    }
    core::writeSafetensors(to / "model.safetensors", tensors, {});
}

}  // namespace

/// Two files of one model, compared without a window.
class TestCompareCommands final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        const fs::path folder = m_folder.path().toStdString();
        m_scaled = QString::fromStdString((folder / "scaled").string());
        writeScaled(m_model.toStdString(), folder / "scaled", "mlp.c_fc.weight", 1.25F);
    }

    void helpSaysWhatIsCompared()
    {
        const QString help = program({"compare", "--help"}).out;
        QVERIFY2(help.contains("--model-b") && help.contains("--top") && help.contains("Q4_K_M"), qPrintable(help));
    }

    void aModelAndItselfAreTheSame()
    {
        for (const QString& model :
             {m_model, comparedData + "gguf/qwen2/model.gguf", comparedData + "gguf/llama_split"}) {
            const QJsonObject json = jsonOf(program(compared(model, model, {"--text", catSentence, "--json"})));
            QCOMPARE(json["weights"].toObject()["relative"].toDouble(-1), 0.0);
            QVERIFY(!json["heads"].toArray().isEmpty());
            for (const QJsonValue& head : json["heads"].toArray()) QCOMPARE(head["jensen_shannon"].toDouble(-1), 0.0);
            const QJsonObject answer = json["answers"].toArray().at(0).toObject();
            QCOMPARE(answer["kullback_leibler"].toDouble(-1), 0.0);
            for (const QJsonValue& each : answer["likeliest"].toArray()) QCOMPARE(each["a"], each["b"]);
        }
    }

    void oneMatrixIsAQuarterLarger()
    {
        const QJsonObject json = jsonOf(program(compared(m_model, m_scaled, {"--text", catSentence, "--json"})));
        const QJsonArray layers = json["layers"].toArray();
        QCOMPARE(layers.size(), 3);
        for (const QJsonValue& layer : layers) {
            const QJsonObject parts = layer["parts"].toObject();
            QVERIFY(std::abs(parts["feed_forward_in"].toObject()["relative"].toDouble() - 0.25) < 1e-9);
            QCOMPARE(parts["query"].toObject()["relative"].toDouble(-1), 0.0);
            QCOMPARE(parts["feed_forward_out"].toObject()["largest"].toDouble(-1), 0.0);
            QVERIFY(!parts.contains("feed_forward_gate"));
        }
        QVERIFY(!json.contains("language_head"));  // it is the embedding
        // The first layer's heads read unchanged input.
        QCOMPARE(layers[0]["heads"].toObject()["largest"].toDouble(-1), 0.0);
        QVERIFY(layers[2]["heads"].toObject()["largest"].toDouble() > layers[2]["heads"].toObject()["mean"].toDouble());
    }

    void answersAreTheEngines()
    {
        const QJsonObject json = jsonOf(program(compared(m_model, m_scaled, {"--text", catSentence, "--json"})));
        const QJsonObject answer = json["answers"].toArray().at(0).toObject();
        for (const auto& [model, key] : {std::pair(m_model, "a"), std::pair(m_scaled, "b")}) {
            const auto opened = core::openModel(model.toStdString());
            const core::Encoding cut = opened->encode(catSentence.toStdString(), {});
            const auto last = std::ssize(cut.tokens) - 1;
            QCOMPARE(answer["at"].toInt(), static_cast<int>(last + 1));
            const auto trace = core::run(opened, {{core::sequenceOf(cut.tokens)}}, {});
            const core::Prediction first = core::predictedTokens(*trace, 0, last, 1).front();
            double found = -1;
            for (const QJsonValue& each : answer["likeliest"].toArray())
                if (each["token"].toString().toStdString() == first.token.text) found = each[key].toDouble();
            QVERIFY(std::abs(found - static_cast<double>(first.probability)) < 1e-6);
        }
        QVERIFY(answer["kullback_leibler"].toDouble() > answer["jensen_shannon"].toDouble());
        QVERIFY(answer["jensen_shannon"].toDouble() > 0);
    }

    void tablesRankTheHeadsThatAreMostApart()
    {
        const QStringList ranking{"--text", catSentence, "--top", "2", "--count-from", "0"};
        const Outcome outcome = program(compared(m_model, m_scaled, ranking));
        QCOMPARE(outcome.err, QString());
        QCOMPARE(outcome.status, 0);
        const QStringList lines = outcome.out.split('\n');
        QVERIFY2(lines.size() > 8 && lines[1].startsWith("layer  ") && lines[2].startsWith("embedding  "),
                 qPrintable(outcome.out));
        QVERIFY(lines[3].startsWith("0  ") && lines[6].startsWith("all  "));
        QVERIFY2(lines[5].section(' ', -1).startsWith("2."), qPrintable(lines[5]));

        const Outcome csv = program(compared(m_model, m_scaled, ranking + QStringList{"--csv"}));
        QVERIFY2(csv.out.startsWith("layer,head,jensen_shannon,jensen_shannon_sd,"), qPrintable(csv.out));
        QString most;
        double largest = -1;
        for (const QString& line : csv.out.split('\n', Qt::SkipEmptyParts).mid(1))
            if (const double found = line.section(',', 2, 2).toDouble(); found > largest) {
                largest = found;
                most = line.section(',', 0, 1).replace(',', '.');
            }
        const auto heading = lines.indexOf("The heads that differ most:");
        QVERIFY(heading > 0 && lines[heading + 2].startsWith(most + "  ") && lines[heading + 4].isEmpty());
        QVERIFY(lines[6].endsWith(most));
    }

    /// Each head says in turn what the other's says; the scaled matrices are not a head's.
    void manyTextsHaveASpread()
    {
        const QString texts = m_folder.filePath("texts.txt");
        QFile file(texts);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("The cat sat.\nA dog.\nThe boats and the sea\n");
        file.close();
        const QJsonObject json =
            jsonOf(program(compared(m_model, m_scaled, {"--texts", texts, "--answers", "2", "--json"})));
        QCOMPARE(json["read"].toInt(), 3);
        QCOMPARE(json["answered"].toInt(), 2);
        for (const QJsonValue& head : json["heads"].toArray()) {
            QCOMPARE(head["weights"].toDouble(-1), 0.0);
            QCOMPARE(head["maps"].toObject()["n"].toInt(), 3);
            QCOMPARE(head["answer"].toObject()["n"].toInt(), 2);
            if (head["layer"].toInt() == 1) QCOMPARE(head["answer"].toObject()["mean"].toDouble(-1), 0.0);
        }
        QVERIFY(json["likelier"].toObject()["n"].toInt() == 3);
        const QJsonObject none =
            jsonOf(program(compared(m_model, m_scaled, {"--texts", texts, "--answers", "0", "--json"})));
        QCOMPARE(none["answered"].toInt(), 0);
        QVERIFY(none["heads"].toArray()[0].toObject()["answer"].isNull());
    }

    void twoPromptsOfOneModel()
    {
        const Outcome outcome =
            program({"compare", m_model, "--text", "The cat sat.", "--text-b", "The dog sat down.", "--json"});
        const QJsonObject json = jsonOf(outcome);
        QVERIFY(json["aligned"].toBool());
        QCOMPARE(json["weights"].toObject()["relative"].toDouble(-1), 0.0);
        double most = 0;
        for (const QJsonValue& head : json["heads"].toArray()) most = std::max(most, head["jensen_shannon"].toDouble());
        QVERIFY(most > 0.001 && most < 0.694);
    }

    /// The adapter's own matrices: what it adds has its rank.
    void theMatricesOfAHeadAreRead()
    {
        const QString scaled = m_folder.filePath("queries");
        writeScaled(m_model.toStdString(), scaled.toStdString(), "attn.c_proj.weight", 1.5F);
        const QStringList asked{"--text", catSentence, "--head", "2.1", "--answers", "0"};
        const QJsonObject json = jsonOf(program(compared(m_model, scaled, asked + QStringList{"--json"})));
        const QJsonObject read = json["changed_parts"].toArray()[0].toObject();
        QCOMPARE(read["layer"].toInt(), 2);
        const QJsonArray parts = read["parts"].toArray();
        QCOMPARE(parts.size(), 4);
        QCOMPARE(parts[0].toObject()["size"].toDouble(-1), 0.0);
        QCOMPARE(parts[3].toObject()["part"].toString(), QString("output"));
        QVERIFY(std::abs(parts[3].toObject()["relative"].toDouble() - 0.5) < 1e-6);
        const QJsonObject direction = parts[3].toObject()["directions"].toArray()[0].toObject();
        QVERIFY(direction["share"].toDouble() > 0 && !direction["highest"].toArray().isEmpty());
        const Outcome said = program(compared(m_model, scaled, asked));
        QVERIFY2(said.out.contains("The matrices of 2.1:") && said.out.contains("output: 50 % of its size"),
                 qPrintable(said.out));
        QCOMPARE(program(compared(m_model, scaled, {"--text", catSentence, "--head", "9.9"})).status, 1);
    }

    /// Numbers below 0 are written as in the window, not as programs write them.
    void lossesHaveTheSignOfThePage()
    {
        const QString scaled = m_folder.filePath("signs");
        writeScaled(m_model.toStdString(), scaled.toStdString(), "attn.c_proj.weight", 1.5F);
        const Outcome said = program(compared(m_model, scaled, {"--text", catSentence}));
        QVERIFY2(said.out.contains("answer, nats"), qPrintable(said.out + said.err));
        QVERIFY2(said.out.contains(QRegularExpression("  −0\\.\\d")), qPrintable(said.out));
        QVERIFY2(!said.out.contains(QRegularExpression("\\s-\\d")), qPrintable(said.out));
    }

    void whatChangedIsAFigureOrATable()
    {
        for (const char* ending : {"pdf", "svg", "csv", "json", "txt"}) {
            const QString out = m_folder.filePath(QStringLiteral("changes.") + ending);
            const Outcome outcome =
                program(compared(m_model, m_scaled, {"--text", catSentence, "--answers", "0", "--out", out}));
            QVERIFY2(outcome.status == 0 && outcome.out.isEmpty(), qPrintable(outcome.err));
            QVERIFY(QFileInfo(out).size() > 100);
        }
        QCOMPARE(program(compared(m_model, m_scaled, {"--text", catSentence, "--out", "changes.doc"})).status, 2);
    }

    void twoAtlasesAreCompared()
    {
        const QString atlas = SOURCE_DIR "/resources/atlases/primer-training.attnatlas";
        const QJsonObject json = jsonOf(program({"compare", atlas, atlas, "--json"}));
        QVERIFY(!json["changes"].toArray().isEmpty());
        QCOMPARE(json["changes"].toArray()[0].toObject()["before"], json["changes"].toArray()[0].toObject()["after"]);
        QCOMPARE(program({"compare", atlas, m_model, "--text", "a"}).status, 2);
    }

    void filesOfOneNameAreToldApart()
    {
        for (const char* name : {"one", "two"}) {
            QVERIFY(QDir(m_folder.path()).mkpath(name));
            QFile::copy(comparedData + "gguf/qwen2/model.gguf", m_folder.filePath(QString(name) + "/model.gguf"));
        }
        const QString one = m_folder.filePath("one/model.gguf"), two = m_folder.filePath("two/model.gguf");
        const Outcome outcome = program(compared(one, two, {"--text", catSentence}));
        QVERIFY2(outcome.out.contains("A is " + one) && outcome.out.contains("B is " + two), qPrintable(outcome.out));
    }

    void severalTextsAndTranslationsAreCompared()
    {
        const QStringList two{"--text", "The cat sat.", "--text", "A cat", "--json"};
        const QJsonObject json =
            jsonOf(program(compared(comparedData + "models/bert", comparedData + "models/bert", two)));
        QVERIFY(!json["heads"].toArray().isEmpty());
        QVERIFY(!json.contains("answers"));  // nothing is masked

        const QStringList translation{"--text",  "Die Lampe", "--target", "The lamp turns",
                                      "--block", "cross",     "--json"};
        const QJsonObject cross =
            jsonOf(program(compared(comparedData + "models/marian", comparedData + "models/marian", translation)));
        QCOMPARE(cross["answers"].toArray().size(), 1);
        QCOMPARE(cross["layers"].toArray().size(), 2);
    }

    void mistakesAreNamed_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("said");
        QTest::addColumn<int>("status");  // 2: of the command line itself
        const QString gguf = comparedData + "gguf/qwen2/model.gguf";
        const QStringList text{"--text", catSentence};
        QTest::newRow("another model") << compared(gguf, comparedData + "gguf/llama_split", text)
                                       << "the hidden state has the wrong shape" << 1;
        QTest::newRow("not there") << compared(gguf, "nowhere.gguf", text) << "nowhere.gguf cannot be read" << 1;
        QTest::newRow("one model") << QStringList{"compare", "--model", gguf, "--text", "a"}
                                   << "--model-b or --adapter-b is required" << 2;
        QTest::newRow("no text") << compared(gguf, gguf) << "--text, --image or --audio is required" << 2;
        QTest::newRow("two formats") << compared(gguf, gguf, text + QStringList{"--json", "--csv"})
                                     << "cannot be used together" << 2;
        QTest::newRow("no cross-attention")
            << compared(gguf, gguf, text + QStringList{"--block", "cross"}) << "an encoder–decoder" << 1;
        QTest::newRow("less than none") << compared(gguf, gguf, text + QStringList{"--top", "-1"}) << "--top" << 2;
    }

    void mistakesAreNamed()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, said);
        QFETCH(int, status);
        const Outcome outcome = program(arguments);
        QCOMPARE(outcome.status, status);
        QVERIFY2(outcome.err.contains(said) && outcome.err.count('\n') == 1, qPrintable(outcome.err));
        QVERIFY(outcome.out.isEmpty());
    }

    /// Equal numbers under another tokenizer cannot be compared cell by cell.
    void textsThatAreCutDifferentlyAreRefused()
    {
        const QString other = m_folder.filePath("cut");
        fs::copy(m_model.toStdString(), other.toStdString(), fs::copy_options::recursive);
        QFile file(other + "/tokenizer.json");
        QVERIFY(file.open(QIODevice::ReadOnly));
        QJsonObject json = QJsonDocument::fromJson(file.readAll()).object();
        file.close();
        QJsonObject pieces = json["model"].toObject();
        pieces["merges"] = QJsonArray();
        json["model"] = pieces;
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write(QJsonDocument(json).toJson());
        file.close();
        const Outcome outcome = program(compared(m_model, other, {"--text", catSentence}));
        QCOMPARE(outcome.status, 1);
        QVERIFY2(outcome.err.contains("the same tokens as in --model"), qPrintable(outcome.err));
    }

private:
    const QString m_model = comparedData + "models/gpt2_fp16";
    QTemporaryDir m_folder;
    QString m_scaled;
};

TEST_CLASS(TestCompareCommands)
#include "tst_compare_commands.moc"
