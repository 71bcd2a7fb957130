#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
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
        QVERIFY(csv.out.startsWith("layer,head,jensen_shannon\n0,0,0\n"));
        QString most;
        double largest = -1;
        for (const QString& line : csv.out.split('\n', Qt::SkipEmptyParts).mid(1))
            if (const double found = line.section(',', 2).toDouble(); found > largest) {
                largest = found;
                most = line.section(',', 0, 1).replace(',', '.');
            }
        const auto heading = lines.indexOf("The heads that differ most:");
        QVERIFY(heading > 0 && lines[heading + 2].startsWith(most + "  ") && lines[heading + 4].isEmpty());
        QVERIFY(lines[6].endsWith(most));
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
