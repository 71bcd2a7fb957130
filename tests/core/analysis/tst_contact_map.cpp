#include "core/analysis/protein/contact_map.h"
#include "core/json/json_text.h"
#include "core/model/folder/model_folder.h"
#include "core/text/fasta.h"

#include <QTemporaryDir>
#include <QTest>

#include "tests/test_class.h"

#include <fstream>

using namespace core;

namespace {

const std::filesystem::path esm = SOURCE_DIR "/tests/golden/data/models/esm";

std::vector<Index> idsOf(const Encoding& encoding)
{
    std::vector<Index> ids;
    for (const Token& token : encoding.tokens) ids.push_back(token.id);
    return ids;
}

}  // namespace

class TestContactMap final : public QObject {
    Q_OBJECT
private slots:
    void contactsEqualTransformers()
    {
        const auto model = openModel(esm);
        const Json expected = readJsonObject((esm / "contacts.json").string(), 1U << 20U);
        const Json texts = readJsonObject((esm / "expected.json").string(), 1U << 20U)["texts"];
        for (const auto& [name, rows] : expected.items()) {
            const auto trace =
                run(model, {{sequenceOf(model->encode(texts[name]["text"].get<std::string>(), {}).tokens)}}, {});
            const Matrix contacts = contactMap(*trace, 0);
            QCOMPARE(contacts.rows(), static_cast<Index>(rows.size()) + 2);
            float largest = 0;
            for (Index row = 0; row < contacts.rows() - 2; ++row)
                for (Index col = 0; col < contacts.cols() - 2; ++col)
                    largest = std::max(
                        largest,
                        std::abs(contacts(row + 1, col + 1)
                                 - rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(col)].get<float>()));
            QVERIFY2(largest < 1e-5F, qPrintable(QString::number(static_cast<double>(largest))));
            QCOMPARE(contacts.row(0).cwiseAbs().maxCoeff(), 0.0F);
        }
    }

    void modelsOfTextsHaveNone()
    {
        const auto model = openModel(SOURCE_DIR "/tests/golden/data/models/bert");
        const auto trace = run(model, {{sequenceOf(model->encode("one two", {}).tokens)}}, {});
        QCOMPARE(contactMap(*trace, 0).rows(), Index{0});
    }

    void aFastaFileIsItsFirstSequence()
    {
        const std::string file = ">sp|P1 a protein\nMKT\n;a comment\nAY\r\n>another\nGGG\n";
        const std::string sequence = firstFastaSequence(file);
        QCOMPARE(sequence.size(), file.size());  // places in the text stay
        const auto model = openModel(esm);
        QCOMPARE(idsOf(model->encode(file, {})), idsOf(model->encode("MKTAY", {})));
        QCOMPARE(firstFastaSequence("MKTAY > AA"), std::string("MKTAY > AA"));
        QCOMPARE(idsOf(model->encode(">header alone", {})), idsOf(model->encode("", {})));
    }

    /// The hub's folders of ESM-2 have vocab.txt in place of tokenizer.json.
    void theVocabularyAloneMakesTheSameTokenizer()
    {
        QTemporaryDir folder;
        const std::filesystem::path copy = folder.path().toStdString();
        for (const char* file : {"config.json", "model.safetensors"})
            std::filesystem::create_symlink(esm / file, copy / file);
        const Json vocabulary = readJsonObject((esm / "tokenizer.json").string(), 1U << 20U)["model"]["vocab"];
        std::vector<std::string> pieces(vocabulary.size());
        for (const auto& [piece, id] : vocabulary.items()) pieces[id.get<std::size_t>()] = piece;
        std::ofstream lines(copy / "vocab.txt");
        for (const std::string& piece : pieces) lines << piece << "\n";
        lines.close();
        std::ofstream(copy / "tokenizer_config.json") << R"({"tokenizer_class": "EsmTokenizer"})";
        const auto whole = openModel(esm), old = openModel(copy);
        for (const char* text : {"MKTAYIAKQR", "MSLL<mask>EV X", "mkt\n-.", ""})
            QCOMPARE(idsOf(old->encode(text, {})), idsOf(whole->encode(text, {})));
    }
};

TEST_CLASS(TestContactMap)
#include "tst_contact_map.moc"
