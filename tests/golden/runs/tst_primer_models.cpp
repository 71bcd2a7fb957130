#include "core/model/folder/model_folder.h"
#include "tests/golden/runs/primer_measures.h"

#include <nlohmann/json.hpp>

#include <QRegularExpression>
#include <QTest>

#include "tests/test_class.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <fstream>

using nlohmann::json;
namespace fs = std::filesystem;

namespace {

const fs::path primerFolder = fs::path(SOURCE_DIR) / "resources/models";
const fs::path data = fs::path(SOURCE_DIR) / "tests/golden/data/primer";

json read(const fs::path& file)
{
    std::ifstream stream(file);
    return json::parse(stream);
}

/// What `part` of a file calls `name`.
const json& named(const json& part, const std::string& name)
{
    for (const json& each : part)
        if (each.at("name") == name) return each;
    throw std::runtime_error("nothing is called " + name);
}

}  // namespace

/// The bundled models do what their cards say, measured by our engine on texts that they never saw.
///
/// With ATTENTIONSCOPE_MEASURES=FOLDER the figures are written there, for the cards, instead of compared.
class TestPrimerModels final : public QObject {
    Q_OBJECT
private slots:
    void abilities_data() { rows("abilities"); }
    void abilities()
    {
        QFETCH(QString, model);
        QFETCH(QString, name);
        const json asked = named(cases(model)["abilities"], name.toStdString());
        const double right = measuredAbility(opened(model), asked);
        if (!m_written.empty()) {
            keep(model, "abilities",
                 {{"name", asked["name"]}, {"right", round(right)}, {"cases", asked["cases"].size()}});
            return;
        }
        const json told = named(measures(model)["abilities"], name.toStdString());
        compare(right, told.at("right"), asked, told);
    }

    void heads_data() { rows("heads"); }
    void heads()
    {
        QFETCH(QString, model);
        QFETCH(QString, name);
        const json asked = named(cases(model)["heads"], name.toStdString());
        const MeasuredHead found = measuredHead(opened(model), asked);
        if (!m_written.empty()) {
            keep(
                model, "heads",
                {{"name", asked["name"]}, {"layer", found.layer}, {"head", found.head}, {"score", round(found.score)}});
            return;
        }
        const json told = named(measures(model)["heads"], name.toStdString());
        QCOMPARE(found.layer, told.at("layer").get<core::Index>());
        QCOMPARE(found.head, told.at("head").get<core::Index>());
        compare(found.score, told.at("score"), asked, told);
    }

    void ordinaryWordsAreWhole_data()
    {
        QTest::addColumn<QString>("model");
        for (const char* model : {"primer-decoder", "primer-encoder"}) QTest::newRow(model) << QString(model);
    }
    void ordinaryWordsAreWhole()
    {
        QFETCH(QString, model);
        std::ifstream stream(data / "ordinary_sentences.txt");
        std::string line;
        std::getline(stream, line);  // what they are
        int words = 0;
        int whole = 0;
        int sentences = 0;
        for (; std::getline(stream, line); ++sentences)
            for (const core::TextRange& word : wordsOf(line)) {
                ++words;
                whole += tokensIn(*opened(model), line, word) == 1 ? 1 : 0;
            }
        QCOMPARE(sentences, 60);
        std::printf("  %s: %d of %d words are one token\n", qPrintable(model), whole, words);
        QVERIFY(whole >= 0.95 * words);
        const std::string known = "The cat sat on the mat because it was tired.";
        for (const core::TextRange& word : wordsOf(known)) QCOMPARE(tokensIn(*opened(model), known, word), 1);
    }

    void cleanupTestCase()
    {
        for (const auto& [model, told] : m_kept) {
            std::ofstream stream(m_written / (model + ".json"));
            stream << told.dump(1) << '\n';
        }
    }

private:
    /// Letters and apostrophes that follow each other, in ASCII text.
    static std::vector<core::TextRange> wordsOf(const std::string& text)
    {
        std::vector<core::TextRange> words;
        const QRegularExpression letters("[A-Za-z']+");
        for (const QRegularExpressionMatch& match : letters.globalMatch(QString::fromStdString(text)))
            words.push_back({match.capturedStart(), match.capturedEnd()});
        return words;
    }

    static int tokensIn(const core::Model& model, const std::string& text, core::TextRange word)
    {
        const auto tokens = model.encode(text, std::nullopt).tokens;
        return static_cast<int>(std::ranges::count_if(tokens, [&](const core::Token& token) {
            return !token.special && token.range.from < word.to && token.range.to > word.from;
        }));
    }

    static double round(double value) { return std::round(value * 1000) / 1000; }

    /// All, where they are written for the cards or asked for; else the first, since a hundred texts are read for each.
    json some(const json& all) const
    {
        return looksAtEveryCase() || !m_written.empty() || all.empty() ? all : json::array({all.front()});
    }

    void rows(const char* part)
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<QString>("name");
        for (const QString& model : models())
            for (const json& each : some(cases(model)[part])) {
                const auto name = QString::fromStdString(each.at("name"));
                QTest::newRow(qPrintable(model + ", " + name)) << model << name;
            }
    }

    /// What is measured is what the card tells, but for a case or two that another processor rounds differently; it
    /// reaches what it must, or the card says why not.
    static void compare(double found, double told, const json& asked, const json& entry)
    {
        QVERIFY2(std::abs(found - told) <= 0.006, qPrintable(QString("%1, the card says %2").arg(found).arg(told)));
        const double least = asked.at("least");
        if (!entry.contains("short"))
            QVERIFY2(found >= least, qPrintable(QString("%1 is less than %2").arg(found).arg(least)));
    }

    /// Those of which there are cases.
    static QStringList models()
    {
        QStringList names;
        for (const auto& entry : fs::directory_iterator(data))
            if (entry.path().extension() == ".json") names += QString::fromStdString(entry.path().stem().string());
        names.sort();
        return names;
    }

    const json& cases(const QString& model)
    {
        json& found = m_cases[model];
        if (found.is_null()) found = read(data / (model.toStdString() + ".json"));
        return found;
    }

    static json measures(const QString& model) { return read(primerFolder / model.toStdString() / "measures.json"); }

    std::shared_ptr<const core::Model> opened(const QString& model)
    {
        auto& found = m_models[model];
        if (!found) found = core::openModel(primerFolder / model.toStdString());
        return found;
    }

    void keep(const QString& model, const char* part, json entry)
    {
        m_kept[model.toStdString()][part].push_back(std::move(entry));
    }

    fs::path m_written = qEnvironmentVariable("ATTENTIONSCOPE_MEASURES").toStdString();
    std::map<QString, json> m_cases;
    std::map<QString, std::shared_ptr<const core::Model>> m_models;
    std::map<std::string, json> m_kept;
};

TEST_CLASS(TestPrimerModels)
#include "tst_primer_models.moc"
