#include "core/error.h"
#include "core/text/folder/legacy_tokenizer.h"
#include "core/text/folder/tokenizer_file.h"
#include "core/text/tokenizer_json/vocabulary_files.h"

#include <QTemporaryDir>
#include <QTest>

#include "tests/core/caught.h"
#include "tests/said_parts.h"
#include "tests/test_class.h"

#include <fstream>

using namespace core;

namespace {

const QString bytePairs =
    R"("model":{"type":"BPE","vocab":{"a":0,"b":1,"c":2,"ab":3,"abc":4},"merges":["a b","ab c"]})";

std::vector<Index> idsOf(const Encoding& encoding)
{
    std::vector<Index> ids;
    for (const Token& token : encoding.tokens) ids.push_back(token.id);
    return ids;
}

/// A folder of files, given as name and text in turn.
void write(const QTemporaryDir& folder, const std::vector<std::pair<QString, QByteArray>>& files)
{
    for (const auto& [name, text] : files) std::ofstream(folder.filePath(name).toStdString()) << text.toStdString();
}

std::unique_ptr<const Tokenizer> opened(const QTemporaryDir& folder, const char* modelType)
{
    std::vector<std::string> warnings;
    auto tokenizer = openTokenizer(folder.path().toStdString(), modelType, warnings);
    if (!warnings.empty()) qWarning("%s", warnings.front().c_str());
    return tokenizer;
}

}  // namespace

/// Files as they should be, odd ones and broken ones.
class TestTokenizerFile final : public QObject {
    Q_OBJECT
private slots:
    void brokenFilesAreRefused_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("field");
        const auto row = [](const char* name, const QString& text, const char* field) {
            QTest::newRow(name) << text << QString(field);
        };
        const auto model = [](const QString& fields) { return R"({"model":{)" + fields + "}}"; };
        const auto part = [](const char* name, const QString& json) {
            return QString("{\"%1\":%2,%3}").arg(name, json, bytePairs);
        };
        row("nothing", "", "the text");
        row("cut", "{" + bytePairs, "the text");
        row("a list", "[]", "the text");
        row("no model", "{}", "the model");
        row("an unknown model", model(R"("type":"SuperBPE","vocab":{},"merges":[])"), "the model");
        row("no vocabulary", model(R"("type":"BPE","merges":[])"), "the model's vocab");
        row("no merges", model(R"("type":"BPE","vocab":{"a":0})"), "the model's merges");
        row("a merge of unknown pieces", model(R"("type":"BPE","vocab":{"a":0},"merges":["a z"])"),
            "piece “z” of merge 1");
        row("a merge's result missing", model(R"("type":"BPE","vocab":{"a":0},"merges":["a a"])"),
            "piece “aa” of merge 1");
        row("a merge of three", model(R"("type":"BPE","vocab":{"a":0},"merges":["a a a"])"), "a merge");
        row("a merge that is a number", model(R"("type":"BPE","vocab":{"a":0},"merges":[1])"), "a merge");
        row("merges in an object", model(R"("type":"BPE","vocab":{"a":0},"merges":{"a":0})"), "the model's merges");
        row("a vocabulary in a list", model(R"("type":"BPE","vocab":["a"],"merges":[])"),
            "an entry of the model's vocab");
        row("a vocabulary in a number", model(R"("type":"BPE","vocab":7,"merges":[])"), "the model's vocab");
        row("a negative id", model(R"("type":"BPE","vocab":{"a":-1},"merges":[])"), "the id of “a”");
        row("an id that is a list", model(R"("type":"BPE","vocab":{"a":[]},"merges":[])"), "the model's vocab");
        row("a piece twice", model(R"("type":"BPE","vocab":{"a":0,"a":1},"merges":[])"), "the text");
        row("chance", model(R"("type":"BPE","dropout":0.1,"vocab":{"a":0},"merges":[])"), "the model's dropout");
        row("an object for Unigram", model(R"("type":"Unigram","vocab":{"a":0})"), "the model's vocab");
        row("unk_id out of range", model(R"("type":"Unigram","unk_id":9,"vocab":[["a",0]])"), "the model's unk_id");
        row("a score that is a text", model(R"("type":"Unigram","vocab":[["a","x"]])"),
            "an entry of the model's vocab");
        row("an unknown normaliser", part("normalizer", R"({"type":"Rot13"})"), "the normalizer");
        row("a normaliser that is a text", part("normalizer", R"("NFC")"), "the normalizer");
        row("an unknown pre-tokeniser", part("pre_tokenizer", R"({"type":"Telepathy"})"), "the pre_tokenizer");
        row("a broken expression", part("pre_tokenizer", R"({"type":"Split","pattern":{"Regex":"*a"}})"),
            "the pre_tokenizer's pattern");
        row("an unknown behaviour", part("pre_tokenizer", R"({"type":"Punctuation","behavior":"Eaten"})"),
            "the pre_tokenizer's behavior");
        row("a mark of two characters", part("pre_tokenizer", R"({"type":"Metaspace","replacement":"__"})"),
            "the pre_tokenizer's replacement");
        row("a broken charsmap", part("normalizer", R"({"type":"Precompiled","precompiled_charsmap":"AAAA"})"),
            "the normalizer's precompiled_charsmap");
        row("a template with an unknown token",
            part("post_processor", R"({"type":"TemplateProcessing","single":[{"SpecialToken":{"id":"X","type_id":0}}],)"
                                   R"("pair":[],"special_tokens":{}})"),
            "“X” of the post_processor");
        row("a single template with a second text",
            part("post_processor", R"({"type":"TemplateProcessing","single":[{"Sequence":{"id":"B","type_id":0}}],)"
                                   R"("pair":[],"special_tokens":{}})"),
            "the post_processor's element");
        row("an unknown decoder", part("decoder", R"({"type":"Morse"})"), "the decoder");
        row("an added token without content", part("added_tokens", R"([{"id":5}])"), "an added token's content");
        row("an added token without an id", part("added_tokens", R"([{"content":"x"}])"), "an added token's id");
        row("deep nesting", QString("[").repeated(200), "the text");
    }

    void brokenFilesAreRefused()
    {
        QFETCH(QString, text);
        QFETCH(QString, field);
        std::vector<std::string> warnings;
        try {
            parseTokenizer(text.toStdString(), "tokenizer.json", warnings);
            QFAIL("it was read");
        } catch (const Error& error) {
            QCOMPARE(QString::fromStdString(saidParts(error).field), field);
            QCOMPARE(error.file, std::string("tokenizer.json"));
        }
    }

    void oddFilesWarn_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("warnings");
        const auto model = [](const QString& fields) { return R"({"model":{)" + fields + "}}"; };
        QTest::newRow("nothing odd") << "{" + bytePairs + "}" << 0;
        QTest::newRow("an id twice") << model(R"("type":"BPE","vocab":{"a":0,"b":0},"merges":[])") << 1;
        QTest::newRow("an id beyond any vocabulary")
            << model(R"("type":"BPE","vocab":{"a":2147483648},"merges":[])") << 1;
        QTest::newRow("no unknown piece") << model(R"("type":"WordPiece","unk_token":"[UNK]","vocab":{"a":0})") << 1;
        QTest::newRow("an added token's id is another")
            << R"({"added_tokens":[{"id":50,"content":"x"}],)" + bytePairs + "}" << 1;
    }

    void oddFilesWarn()
    {
        QFETCH(QString, text);
        QFETCH(int, warnings);
        std::vector<std::string> told;
        parseTokenizer(text.toStdString(), "test", told);
        QCOMPARE(static_cast<int>(told.size()), warnings);
    }

    void modelsWithoutATypeAreKnownByTheirFields_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<QString>("pieces");
        QTest::newRow("merges") << R"("vocab":{"a":0,"b":1,"ab":2},"merges":[["a","b"]])"
                                << "ab";
        QTest::newRow("a list") << R"("unk_id":0,"vocab":[["?",0],["a",0],["b",0]])"
                                << "a b";
        QTest::newRow("a longest word") << R"("max_input_chars_per_word":9,"vocab":{"a":0,"##b":1,"[UNK]":2})"
                                        << "a ##b";
        QTest::newRow("words alone") << R"("unk_token":"?","vocab":{"a":0,"?":1})"
                                     << "?";
    }

    void modelsWithoutATypeAreKnownByTheirFields()
    {
        QFETCH(QString, model);
        QFETCH(QString, pieces);
        std::vector<std::string> warnings;
        const auto tokenizer = parseTokenizer(("{\"model\":{" + model + "}}").toStdString(), "test", warnings);
        QStringList found;
        for (const Token& token : tokenizer->encode("ab").tokens) found << QString::fromStdString(token.piece);
        QCOMPARE(found.join(' '), pieces);
    }

    void aFolderMayHaveOlderFiles_data()
    {
        QTest::addColumn<QString>("modelType");
        QTest::addColumn<QByteArray>("config");
        QTest::addColumn<QString>("single");
        QTest::addColumn<QString>("pair");
        const auto row = [](const char* name, const char* type, const char* config, const char* single,
                            const char* pair) {
            QTest::newRow(name) << QString(type) << QByteArray(config) << QString(single) << QString(pair);
        };
        row("GPT-2", "gpt2", "{}", "ab Ġb", "ab Ġb a");
        row("GPT-2 with a token in front", "gpt2", R"({"add_bos_token":true,"bos_token":"<s>"})", "<s> ab Ġb",
            "<s> ab Ġb <s> a");
        row("RoBERTa", "roberta", "{}", "<s> ab Ġb </s>", "<s> ab Ġb </s> </s> a </s>");
        row("the class decides", "gpt2", R"({"tokenizer_class":"BartTokenizer"})", "<s> ab Ġb </s>",
            "<s> ab Ġb </s> </s> a </s>");
        row("OPT", "opt", "{}", "</s> ab Ġb", "</s> ab Ġb </s> a");
        row("Qwen2", "qwen2", "{}", "ab Ġb", "ab Ġb a");
    }

    void aFolderMayHaveOlderFiles()
    {
        QFETCH(QString, modelType);
        QFETCH(QByteArray, config);
        QFETCH(QString, single);
        QFETCH(QString, pair);
        const QTemporaryDir folder;
        write(folder, {{"vocab.json", R"({"<s>":0,"</s>":1,"a":2,"b":3,"ab":4,"Ġ":5,"Ġb":6})"},
                       {"merges.txt", "#version: 0.2\na b\r\nĠ b\n"},
                       {"tokenizer_config.json", config}});
        const auto tokenizer = opened(folder, qPrintable(modelType));
        const auto pieces = [](const Encoding& encoding) {
            QStringList found;
            for (const Token& token : encoding.tokens) found << QString::fromStdString(token.piece);
            return found.join(' ');
        };
        QCOMPARE(pieces(tokenizer->encode("ab b")), single);
        QCOMPARE(pieces(tokenizer->encodePair("ab b", "a")), pair);
    }

    void clipsPiecesEndWords()
    {
        const QTemporaryDir folder;
        write(folder,
              {{"vocab.json", R"({"a":0,"b":1,"a</w>":2,"b</w>":3,"ab</w>":4,"Ã":6,"©</w>":7,"!</w>":8,)"
                              R"("<|startoftext|>":10,"<|endoftext|>":11,"'s</w>":12,"'":13,"s</w>":14,"1</w>":15})"},
               {"merges.txt", "#version: 0.2\na b</w>\n' s</w>\n"}});
        for (const char* config : {"{}", R"({"tokenizer_class":"CLIPTokenizer"})"}) {
            write(folder, {{"tokenizer_config.json", config}});
            const auto clip = opened(folder, "clip");
            QCOMPARE(idsOf(clip->encode("AB  ab!")), (std::vector<Index>{10, 4, 4, 8, 11}));
            QCOMPARE(idsOf(clip->encode("ab's 11 é")), (std::vector<Index>{10, 4, 12, 15, 15, 6, 7, 11}));
            QCOMPARE(idsOf(clip->encode("b\n<|endoftext|>a")), (std::vector<Index>{10, 3, 11, 2, 11}));
            QCOMPARE(idsOf(clip->encodePair("AB", "b")), (std::vector<Index>{10, 4, 11, 11, 3, 11}));
        }
    }

    void whisperPutsWhatIsFixedBeforeATranscript()
    {
        const QTemporaryDir folder;
        write(folder, {{"vocab.json", R"({"a":0,"b":1,"Ġ":2,"Ġb":3,"ab":4,"<|endoftext|>":5})"},
                       {"merges.txt", "#version: 0.2\na b\nĠ b\n"},
                       {"added_tokens.json", R"({"<|startoftranscript|>":6,"<|en|>":7,"<|de|>":8,"<|translate|>":9,)"
                                             R"("<|transcribe|>":10,"<|notimestamps|>":11})"}});
        const auto idsWith = [&](const char* config) {
            write(folder, {{"tokenizer_config.json", config}});
            return idsOf(opened(folder, "whisper")->encode("ab b"));
        };
        QCOMPARE(idsWith("{}"), (std::vector<Index>{6, 11, 4, 3, 5}));
        QCOMPARE(idsWith(R"({"predict_timestamps":true})"), (std::vector<Index>{6, 4, 3, 5}));
        QCOMPARE(idsWith(R"({"language":"de","task":"transcribe"})"), (std::vector<Index>{6, 8, 10, 11, 4, 3, 5}));
        QVERIFY_EXCEPTION_THROWN(idsWith(R"({"language":"german"})"), Error);
    }

    void aClassThatIsNotKnownIsNotGuessed_data()
    {
        QTest::addColumn<QString>("modelType");
        QTest::addColumn<QByteArray>("tokenizerConfig");
        QTest::addColumn<QByteArray>("config");
        QTest::addColumn<QByteArray>("vocabulary");
        QTest::addColumn<QString>("field");
        QTest::newRow("Japanese BERT")
            << "bert" << QByteArray(R"({"tokenizer_class":"BertJapaneseTokenizer","word_tokenizer_type":"mecab"})")
            << QByteArray("{}") << QByteArray("[PAD]\n日\n本\n")
            << "the tokenizer BertJapaneseTokenizer (its words are cut by mecab)";
        QTest::newRow("named in config.json alone")
            << "bert" << QByteArray("{}") << QByteArray(R"({"tokenizer_class":"BertJapaneseTokenizer"})")
            << QByteArray("[PAD]\n日\n本\n") << "the tokenizer BertJapaneseTokenizer";
        QTest::newRow("PhoBERT") << "roberta" << QByteArray(R"({"tokenizer_class":"PhobertTokenizer"})")
                                 << QByteArray("{}") << QByteArray("a 1\nb 2\n") << "the tokenizer PhobertTokenizer";
        QTest::newRow("RoFormer by its model type") << "roformer" << QByteArray("{}") << QByteArray("{}")
                                                    << QByteArray("[PAD]\na\n") << "the tokenizer RoFormerTokenizer";
    }

    void aClassThatIsNotKnownIsNotGuessed()
    {
        QFETCH(QString, modelType);
        QFETCH(QByteArray, tokenizerConfig);
        QFETCH(QByteArray, config);
        QFETCH(QByteArray, vocabulary);
        QFETCH(QString, field);
        const QTemporaryDir folder;
        write(folder, {{"tokenizer_config.json", tokenizerConfig}, {"config.json", config}, {"vocab.txt", vocabulary}});
        if (modelType == "roberta") write(folder, {{"bpe.codes", "a b 1\n"}});
        const auto tokenizer = opened(folder, qPrintable(modelType));
        QVERIFY(tokenizer != nullptr);
        for (const bool isPair : {false, true}) {
            const Error error = caught([&] { isPair ? tokenizer->encodePair("a", "a") : tokenizer->encode("a"); });
            QCOMPARE(QString::fromStdString(saidParts(error).field), field);
            QCOMPARE(error.code, Code::Unsupported);
        }
        // Ids still stand for the vocabulary's entries.
        QCOMPARE(tokenizer->token(0).has_value(), modelType != "roberta");
    }

    void smallFilesBesideATokenizerJsonCount_data()
    {
        QTest::addColumn<QString>("modelType");
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QByteArray>("config");
        QTest::addColumn<QString>("pieces");
        const auto row = [](const char* name, const char* type, const QByteArray& json, const char* config,
                            const char* pieces) {
            QTest::newRow(name) << QString(type) << json << QByteArray(config) << QString(pieces);
        };
        const auto bert = [](const char* lowercase) {
            return QByteArray(R"({"normalizer":{"type":"BertNormalizer","lowercase":)") + lowercase
                   + R"(},"pre_tokenizer":{"type":"BertPreTokenizer"},"model":{"type":"WordPiece","unk_token":"?",)"
                     R"("vocab":{"?":0,"a":1,"A":2,"é":3,"e":4,"É":5,"天气":6,"天":7,"气":8}}})";
        };
        row("as the class has it", "bert", bert("true"), "{}", "a e 天 气");
        row("as the class has it, whatever the file says", "bert", bert("false"), "{}", "a e 天 气");
        row("with capitals", "bert", bert("true"), R"({"do_lower_case":false})", "A É 天 气");
        row("with accents", "bert", bert("true"), R"({"strip_accents":false})", "a é 天 气");
        row("Chinese words whole", "distilbert", bert("true"), R"({"tokenize_chinese_chars":false})", "a e 天气");
        row("a class that takes the file as it is", "bert", bert("true"),
            R"({"tokenizer_class":"PreTrainedTokenizerFast","do_lower_case":false})", "a e 天 气");
        row("a model type that does", "modernbert", bert("false"), R"({"do_lower_case":true})", "A É 天 气");
        const auto bytes = [](const char* prefix) {
            return QByteArray(R"({"pre_tokenizer":{"type":"ByteLevel","add_prefix_space":)") + prefix
                   + R"(},"model":{"type":"BPE","vocab":{"A":0,"Ġ":1,"ĠA":2,"Ã":3,"ī":4,"å":5,"¤":6,"©":7,"æ":8,"°":9,)"
                     R"("Ķ":10},"merges":[["Ġ","A"]]}})";
        };
        row("no space before", "gpt2", bytes("true"), "{}", "A Ġ Ã ī Ġ å ¤ © æ ° Ķ");
        row("a space before", "roberta", bytes("false"), R"({"add_prefix_space":true})", "ĠA Ġ Ã ī Ġ å ¤ © æ ° Ķ");
        row("byte-level as the file is", "falcon", bytes("true"), R"({"add_prefix_space":false})",
            "ĠA Ġ Ã ī Ġ å ¤ © æ ° Ķ");
        const auto marks = [](const char* parts) {
            return QByteArray("{") + parts
                   + R"(,"model":{"type":"BPE","unk_token":"?","fuse_unk":true,"vocab":{"?":0,"A":1,"▁":2,"▁A":3},)"
                     R"("merges":[["▁","A"]]}})";
        };
        const QByteArray first =
            marks(R"("pre_tokenizer":{"type":"Metaspace","replacement":"▁","prepend_scheme":"first","split":false})");
        const QByteArray prepend =
            marks(R"("normalizer":{"type":"Sequence","normalizers":[{"type":"Prepend","prepend":"▁"},)"
                  R"({"type":"Replace","pattern":{"String":" "},"content":"▁"}]})");
        const char* none = R"({"tokenizer_class":"LlamaTokenizer","add_prefix_space":false})";
        row("a mark", "llama", first, "{}", "▁A ▁ ? ▁ ?");
        row("no mark", "llama", first, none, "A ▁ ? ▁ ?");
        row("no mark, by an older file", "llama", prepend, none, "A ▁ ? ▁ ?");
        row("no class for it", "mistral", first, none, "▁A ▁ ? ▁ ?");
    }

    void smallFilesBesideATokenizerJsonCount()
    {
        QFETCH(QString, modelType);
        QFETCH(QByteArray, json);
        QFETCH(QByteArray, config);
        QFETCH(QString, pieces);
        const QTemporaryDir folder;
        write(folder, {{"tokenizer.json", json}, {"tokenizer_config.json", config}});
        QStringList found;
        for (const Token& token : opened(folder, qPrintable(modelType))->encode("A É 天气").tokens)
            found << QString::fromStdString(token.piece);
        QCOMPARE(found.join(' '), pieces);
    }

    /// Both texts of a pair are then the first kind; the tokens are the same.
    void someClassesHandNoSegmentsOver_data()
    {
        QTest::addColumn<QString>("processor");
        QTest::addColumn<QString>("settings");
        QTest::addColumn<QList<qlonglong>>("segments");
        const QString bert = R"({"type":"BertProcessing","sep":["b",1],"cls":["a",0]})";
        const QString of = R"({"type":"TemplateProcessing",
            "single":[{"SpecialToken":{"id":"a","type_id":0}},{"Sequence":{"id":"A","type_id":0}},
                      {"SpecialToken":{"id":"b","type_id":0}}],
            "pair":[{"SpecialToken":{"id":"a","type_id":0}},{"Sequence":{"id":"A","type_id":0}},
                    {"SpecialToken":{"id":"b","type_id":0}},{"Sequence":{"id":"B","type_id":1}},
                    {"SpecialToken":{"id":"b","type_id":1}}],
            "special_tokens":{"a":{"ids":[0],"tokens":["a"]},"b":{"ids":[1],"tokens":["b"]}}})";
        const QList<qlonglong> two{0, 0, 0, 1, 1}, one{0, 0, 0, 0, 0};
        for (const auto& [name, processor] :
             {std::pair("template", of), std::pair("BERT's", bert),
              std::pair("sequence", R"({"type":"Sequence","processors":[)" + of + "]}")}) {
            const auto row = [&](const char* which, const char* settings, const QList<qlonglong>& segments) {
                QTest::addRow("%s, %s", name, which) << processor << settings << segments;
            };
            row("before version 5", R"({"tokenizer_class":"AlbertTokenizer"})", two);
            row("version 5", R"({"tokenizer_class":"TokenizersBackend","backend":"tokenizers"})", one);
            row("version 5, a class", R"({"tokenizer_class":"AlbertTokenizerFast","backend":"tokenizers"})", one);
            row("version 5, a class that asks", R"({"tokenizer_class":"DebertaTokenizer","backend":"tokenizers"})",
                two);
            row("inputs without", R"({"model_input_names":["input_ids","attention_mask"]})", one);
            row("inputs with", R"({"model_input_names":["input_ids","token_type_ids"],"backend":"tokenizers"})", two);
        }
    }
    void someClassesHandNoSegmentsOver()
    {
        QFETCH(QString, processor);
        QFETCH(QString, settings);
        QFETCH(QList<qlonglong>, segments);
        const QTemporaryDir folder;
        write(folder, {{"tokenizer.json", QString("{\"post_processor\":%1,%2}").arg(processor, bytePairs).toUtf8()},
                       {"tokenizer_config.json", settings.toUtf8()}});
        const Encoding pair = opened(folder, "")->encodePair("c", "abc");
        QCOMPARE(idsOf(pair), (std::vector<Index>{0, 2, 1, 4, 1}));
        QList<qlonglong> found;
        for (const Token& token : pair.tokens) found.append(token.segment);
        QCOMPARE(found, segments);
    }

    void tokensThatOnlySmallFilesHaveAreAdded_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("ids");
        const auto row = [](const char* name, const char* file, const char* json, const char* ids) {
            QTest::newRow(name) << QString(file) << QByteArray(json) << QString(ids);
        };
        const char* config = "tokenizer_config.json";
        row("none", config, "{}", "0");
        row("listed", config, R"({"added_tokens_decoder":{"2":{"content":"<n>","special":true}}})", "0 2");
        row("listed twice", config, R"({"added_tokens_decoder":{"2":{"content":"<m>"},"3":{"content":"<n>"}}})",
            "0 3 2");
        row("additional", config, R"({"additional_special_tokens":["<n>",{"content":"<m>"}]})", "0 2 3");
        row("in a role", config, R"({"eos_token":"<n>"})", "0 2");
        row("by names", config, R"({"extra_special_tokens":{"image_token":"<n>"}})", "0 2");
        row("in the older file", "added_tokens.json", R"({"<n>":2})", "0 2");
        row("in the map", "special_tokens_map.json", R"({"additional_special_tokens":["<m>"]})", "0 2");
    }

    void tokensThatOnlySmallFilesHaveAreAdded()
    {
        QFETCH(QString, file);
        QFETCH(QByteArray, json);
        QFETCH(QString, ids);
        const QTemporaryDir folder;
        write(folder, {{"tokenizer.json", R"({"added_tokens":[{"id":1,"content":"<s>","special":true}],)"
                                          R"("model":{"type":"BPE","vocab":{"a":0,"<s>":1},"merges":[]}})"},
                       {file, json}});
        QStringList found;
        for (const Token& token : opened(folder, "falcon")->encode("a<n><m>").tokens)
            found << QString::number(token.id);
        QCOMPARE(found.join(' '), ids);
    }

    void vocabularyLinesAreBerts()
    {
        const QTemporaryDir folder;
        write(folder, {{"vocab.txt", "[PAD]\n[UNK]\n[CLS]\n[SEP]\n[MASK]\nca\n##fe\nA\r\n"}});
        QCOMPARE(idsOf(opened(folder, "bert")->encode("Café [MASK] A")), (std::vector<Index>{2, 5, 6, 4, 1, 3}));
        write(folder, {{"tokenizer_config.json", R"({"do_lower_case":false})"}});
        QCOMPARE(idsOf(opened(folder, "bert")->encode("A")), (std::vector<Index>{2, 7, 3}));
    }

    void anEmptyFolderHasNoTokenizer()
    {
        const QTemporaryDir folder;
        QVERIFY(!opened(folder, "gpt2"));
        write(folder, {{"vocab.json", "{}"}});
        QVERIFY(!opened(folder, "gpt2"));  // merges are missing
        write(folder, {{"tokenizer.json", "{}"}, {"merges.txt", ""}});
        QVERIFY_EXCEPTION_THROWN(opened(folder, "gpt2"), Error);  // the new file counts
    }

    void linesThatAreNotUtf8Warn()
    {
        const QTemporaryDir folder;
        write(folder, {{"vocab.txt", "a\n\xFF\xFE\xFA\nb\nb\n"}});
        std::vector<std::string> warnings;
        const Vocabulary vocabulary = readVocabularyLines(folder.filePath("vocab.txt").toStdString(), warnings);
        QCOMPARE(vocabulary.id("b"), std::optional<Index>(3));
        QCOMPARE(warnings.size(), std::size_t{2});
    }

    void mergesNeedTwoColumns_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::newRow("one") << QByteArray("abc");
        QTest::newRow("three") << QByteArray("a b c");
        QTest::newRow("an empty one") << QByteArray("a ");
    }

    void mergesNeedTwoColumns()
    {
        QFETCH(QByteArray, line);
        const QTemporaryDir folder;
        write(folder, {{"merges.txt", "#version: 0.2\na b\n" + line + "\n"}});
        try {
            readMergeLines(folder.filePath("merges.txt").toStdString());
            QFAIL("it was read");
        } catch (const Error& error) {
            QCOMPARE(saidParts(error).field, std::string("line 3"));
        }
    }
};

TEST_CLASS(TestTokenizerFile)
#include "tst_tokenizer_file.moc"
