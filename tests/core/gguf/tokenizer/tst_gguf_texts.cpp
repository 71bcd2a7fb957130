#include "tests/core/gguf/tokenizer/gguf_header.h"
#include "tests/golden/cases/golden_case.h"

#include <QTest>

#include "tests/test_class.h"

#include <cstdio>

namespace fs = std::filesystem;
using namespace core;

namespace {

/// Its first part where a model is split.
fs::path fileIn(const fs::path& folder)
{
    for (const char* name : {"model.gguf", "model-00001-of-00002.gguf"})
        if (fs::exists(folder / name)) return folder / name;
    return {};
}

Json jsonIn(const fs::path& file) { return readJsonObject(file.string(), 16U << 20U); }

/// All texts of a folder, as objects with the expected tokens.
std::vector<Json> textsIn(const fs::path& folder)
{
    std::vector<Json> all;
    const fs::path cases = folder / "tokenizer_cases.json";
    if (fs::exists(cases)) all = jsonIn(cases)["cases"].get<std::vector<Json>>();
    const Json runs = jsonIn(folder / "expected.json")["texts"];
    for (const Json& run : runs) {
        if (run.contains("tokens")) all.push_back(run);
        const Json batch = run.value("texts", Json::array());
        for (const Json& text : batch)
            if (text.contains("tokens")) all.push_back(text);
    }
    return all;
}

/// An encoding as the files write it.
Json written(const Tokenizer& tokenizer, const Encoding& encoding)
{
    Json lists{{"ids", Json::array()},     {"ids_no_special", Json::array()}, {"tokens", Json::array()},
               {"offsets", Json::array()}, {"type_ids", Json::array()},       {"special_tokens_mask", Json::array()}};
    std::vector<Index> ids;
    for (const Token& token : encoding.tokens) {
        ids.push_back(token.id);
        lists["ids"].push_back(token.id);
        lists["tokens"].push_back(token.piece);
        lists["offsets"].push_back({token.range.from, token.range.to});
        lists["type_ids"].push_back(token.segment);
        lists["special_tokens_mask"].push_back(token.special ? 1 : 0);
        if (!token.special) lists["ids_no_special"].push_back(token.id);
    }
    lists["decoded_skip_special"] = tokenizer.decode(ids, true);
    return lists;
}

}  // namespace

/// The tokenizers of the golden GGUF files: ids, pieces, places and the way back to text.
class TestGgufTexts final : public QObject {
    Q_OBJECT
private slots:
    void everyTextIsCutAndSpelledAlike_data()
    {
        QTest::addColumn<QString>("folder");
        std::vector<fs::path> trees{fs::path(SOURCE_DIR) / "tests/golden/data/gguf"};
        for (const char* set : {"golden/today/gguf", "golden/now/gguf"})
            if (const auto beside = sharedFolder(set)) trees.push_back(*beside);
        for (const fs::path& tree : trees)
            for (const auto& entry : fs::directory_iterator(tree))
                if (!fileIn(entry.path()).empty() && !textsIn(entry.path()).empty())
                    QTest::newRow(entry.path().c_str()) << QString::fromStdString(entry.path().string());
    }
    void everyTextIsCutAndSpelledAlike()
    {
        QFETCH(QString, folder);
        const fs::path path = folder.toStdString();
        std::vector<std::string> warnings;
        const GgufFile file = GgufFile::open(fileIn(path));
        const auto tokenizer = readGgufTokenizer(file, warnings);
        QVERIFY(tokenizer && warnings.empty());
        const std::vector<Json> texts = textsIn(path);
        QVERIFY(!texts.empty());
        for (const Json& wanted : texts) {
            const auto text = wanted["text"].get<std::string>();
            const Json found =
                written(*tokenizer, wanted.contains("text_pair")
                                        ? tokenizer->encodePair(text, wanted["text_pair"].get<std::string>())
                                        : tokenizer->encode(text));
            for (const auto& [field, value] : found.items()) {
                if (!wanted.contains(field)) continue;
                const std::string told = wanted["text"].dump() + ": " + field + " " + value.dump();
                QVERIFY2(value == wanted[field], told.c_str());
            }
            ++m_texts;
        }
    }

    void cleanupTestCase()
    {
        std::printf("GGUF tokenizers: %d texts cut alike\n", m_texts);
        QVERIFY(m_texts > 0);
    }

private:
    int m_texts = 0;
};

TEST_CLASS(TestGgufTexts)
#include "tst_gguf_texts.moc"
