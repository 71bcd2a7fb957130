#include "core/text/folder/tokenizer_file.h"
#include "tests/golden/cases/golden_case.h"

#include <QTemporaryDir>
#include <QTest>

#include "tests/test_class.h"

#include <cstdio>

namespace fs = std::filesystem;
using namespace core;

namespace {

Json casesIn(const fs::path& folder, const char* name = "tokenizer_cases.json")
{
    return readJsonObject((folder / name).string(), 16U << 20U);
}

std::unique_ptr<const Tokenizer> tokenizerIn(const fs::path& folder)
{
    std::vector<std::string> warnings;
    const std::string config = (folder / "config.json").string();
    const std::string type = fs::exists(config) ? readJsonObject(config, 1U << 20U).value("model_type", "") : "";
    return openTokenizer(folder, type, warnings);
}

Encoding encoded(const Tokenizer& tokenizer, const Json& wanted)
{
    const auto text = wanted["text"].get<std::string>();
    return wanted.contains("text_pair") ? tokenizer.encodePair(text, wanted["text_pair"].get<std::string>())
                                        : tokenizer.encode(text);
}

/// An encoding as the files write it. Segments and special tokens are left out where all are zero.
Json written(const Tokenizer& tokenizer, const Encoding& encoding, const Json& wanted)
{
    Json lists{{"ids", Json::array()},      {"tokens", Json::array()},         {"offsets", Json::array()},
               {"type_ids", Json::array()}, {"ids_no_special", Json::array()}, {"special_tokens_mask", Json::array()}};
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
    lists["decoded"] = tokenizer.decode(ids, false);
    lists["decoded_skip_special"] = tokenizer.decode(ids, true);
    for (const char* mask : {"type_ids", "special_tokens_mask"})
        if (lists[mask] == Json(std::vector<int>(ids.size(), 0)) && !wanted.contains(mask)) lists.erase(mask);
    return lists;
}

}  // namespace

/// Every text and pair of the golden trees: ids, pieces, places, segments and the way back to text.
class TestGoldenTokenizers final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        std::vector<fs::path> trees = goldenTrees();
        if (const auto today = sharedFolder("golden/today")) trees.push_back(*today);
        for (const auto& tree : trees)
            for (const char* kind : {"models", "tokenizers"})
                if (fs::exists(tree / kind))
                    for (const auto& entry : fs::directory_iterator(tree / kind))
                        if (fs::exists(entry.path() / "tokenizer_cases.json")) m_folders.push_back(entry.path());
        QVERIFY(!m_folders.empty());
    }

    void everyTextIsCutAndSpelledAlike_data() { addFolders(); }
    void everyTextIsCutAndSpelledAlike()
    {
        QFETCH(QString, folder);
        const fs::path path = folder.toStdString();
        compareAll(*tokenizerIn(path), casesIn(path));
        ++m_files;
    }

    void targetsAreCutAlike_data() { addFolders(); }
    void targetsAreCutAlike()
    {
        QFETCH(QString, folder);
        const fs::path path = folder.toStdString();
        std::vector<std::string> warnings;
        const auto tokenizer = openTargetTokenizer(path, warnings);
        QCOMPARE(tokenizer != nullptr, fs::exists(path / "target_cases.json"));
        if (!tokenizer) return;
        compareAll(*tokenizer, casesIn(path, "target_cases.json"));
        ++m_targets;
    }

    void olderFilesCutAlike_data() { addFolders(); }
    void olderFilesCutAlike()
    {
        QFETCH(QString, folder);
        const fs::path path = folder.toStdString();
        const auto has = [&](const char* name) { return fs::exists(path / name); };
        if (!has("vocab.txt") && !has("merges.txt") && !has("spiece.model")) return;
        const QTemporaryDir copy;
        const fs::path target = copy.path().toStdString();
        for (const char* name : {"vocab.json", "merges.txt", "vocab.txt", "spiece.model", "config.json",
                                 "tokenizer_config.json", "special_tokens_map.json"})
            if (fs::exists(path / name)) fs::copy_file(path / name, target / name);
        const auto tokenizer = tokenizerIn(target);
        const Json file = casesIn(path);
        for (const char* kind : {"cases", "pairs"})
            for (const Json& wanted : file.value(kind, Json::array())) {
                const Json found = written(*tokenizer, encoded(*tokenizer, wanted), wanted);
                const std::string told = wanted["text"].dump() + ": " + found["ids"].dump();
                for (const char* field : {"ids", "tokens", "offsets"})
                    QVERIFY2(found[field] == wanted[field], told.c_str());
                ++m_older;
            }
    }

    void cleanupTestCase()
    {
        std::printf(
            "golden tokenizers: %d files and %d of targets, %d texts and %d pairs cut alike; %d by older files\n",
            m_files, m_targets, m_cases, m_pairs, m_older);
        QVERIFY(m_cases > 0 && m_pairs > 0);
    }

private:
    void compareAll(const Tokenizer& tokenizer, const Json& file)
    {
        for (const char* kind : {"cases", "pairs"}) {
            for (const Json& wanted : file.value(kind, Json::array())) {
                const Json found = written(tokenizer, encoded(tokenizer, wanted), wanted);
                for (const auto& [field, value] : found.items()) {
                    // Fields that a file leaves out are not compared, but for masks, which it leaves out where zero.
                    const bool mask = field == "type_ids" || field == "special_tokens_mask";
                    if (!wanted.contains(field) && !mask) continue;
                    const std::string told = wanted["text"].dump() + ": " + field + " " + value.dump();
                    QVERIFY2(wanted.contains(field) && value == wanted[field], told.c_str());
                }
                ++(wanted.contains("text_pair") ? m_pairs : m_cases);
            }
        }
    }

    void addFolders()
    {
        QTest::addColumn<QString>("folder");
        for (const auto& folder : m_folders) QTest::newRow(folder.c_str()) << QString::fromStdString(folder.string());
    }

    std::vector<fs::path> m_folders;
    int m_files = 0;
    int m_targets = 0;
    int m_cases = 0;
    int m_pairs = 0;
    int m_older = 0;
};

TEST_CLASS(TestGoldenTokenizers)
#include "tst_golden_tokenizers.moc"
