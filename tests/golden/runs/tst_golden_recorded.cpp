#include "core/error.h"
#include "core/model/recorded/recorded_attention.h"
#include "tests/golden/cases/golden_case.h"

#include <QTest>

#include "tests/said_parts.h"
#include "tests/test_class.h"

using namespace core;
namespace fs = std::filesystem;

namespace {

Json readIndex(const fs::path& file) { return parseJson(readText(file, 1U << 20U), file.string(), "the text"); }

/// The first part of a remark: "all_LHTT_f32 (first 2 layers)".
std::string word(const std::string& text) { return text.substr(0, text.find(' ')); }

std::vector<float> weightsIn(const Trace& trace)
{
    std::vector<float> all;
    for (const auto& layer : trace.layers)
        for (const SequenceLayer& item : layer->items)
            for (const HeadAttention& head : item.attention.heads) append(all, head.weights);
    return all;
}

/// Empty if the weights are the beginning of the reference tensor.
std::string difference(const std::vector<float>& weights, std::vector<float> wanted, bool whole, float tolerance)
{
    if (weights.empty() || weights.size() > wanted.size() || (whole && weights.size() != wanted.size()))
        return std::to_string(weights.size()) + " numbers instead of " + std::to_string(wanted.size());
    for (std::size_t i = 0; i < weights.size(); ++i)
        if (!(std::abs(weights[i] - wanted[i]) <= tolerance))
            return std::to_string(weights[i]) + " instead of " + std::to_string(wanted[i]);
    return {};
}

std::string tokensText(const std::vector<Token>& tokens)
{
    std::string text;
    for (const Token& token : tokens) text += token.piece + '|';
    return text;
}

}  // namespace

/// Dumps as Python users save them, whose numbers are known.
class TestGoldenRecorded final : public QObject {
    Q_OBJECT
private slots:
    void everyDumpHasItsNumbers_data()
    {
        QTest::addColumn<RecordedSource>("source");
        QTest::addColumn<std::string>("truth");
        QTest::addColumn<float>("tolerance");
        const auto folder = sharedFolder("golden/open/interchange");
        if (!folder) QSKIP("the full golden set does not lie beside this checkout");
        const Json index = readIndex(*folder / "index.json");
        for (const auto& [name, entry] : index.items()) {
            RecordedSource source{.file = *folder / name};
            if (entry.contains("tokens") && fs::exists(*folder / entry["tokens"].get<std::string>()))
                source.query_tokens = *folder / entry["tokens"].get<std::string>();
            const Json& truth = entry["truth_tensor"];
            const float tolerance = entry["tolerance"].get<float>();
            if (truth.is_string()) {
                QTest::newRow(name.c_str()) << source << truth.get<std::string>() << tolerance;
                continue;
            }
            const char* tensors[] = {"encoder_attentions", "decoder_attentions", "cross_attentions"};
            for (std::size_t i = 0; i < 3; ++i) {
                source.tensor = tensors[i];
                QTest::newRow(tensors[i]) << source << truth[i].get<std::string>() << tolerance;
            }
        }
    }

    void everyDumpHasItsNumbers()
    {
        QFETCH(RecordedSource, source);
        QFETCH(std::string, truth);
        QFETCH(float, tolerance);
        const auto reference = SafetensorsFile::open(source.file.parent_path() / "truth.safetensors");
        const auto recorded = openRecorded(source);
        const std::string wrong =
            difference(weightsIn(*recorded.trace), reference.floats(word(truth)), word(truth) == truth, tolerance);
        QVERIFY2(wrong.empty(), wrong.c_str());
        const bool turned = truth == "view_transposed_HTT";
        QCOMPARE(recorded.looks_transposed, turned);
        if (turned) {
            source.transposed = true;
            QVERIFY(openRecorded(source).warnings.empty());
        } else if (truth != "u8_HTT") {
            QVERIFY2(recorded.warnings.empty(), recorded.warnings.empty() ? "" : recorded.warnings.front().c_str());
        }
    }

    void severalDumpsInOneFileAreListed()
    {
        const auto folder = sharedFolder("golden/open/interchange");
        if (!folder) QSKIP("the full golden set does not lie beside this checkout");
        try {
            openRecorded({.file = *folder / "encdec.npz"});
            QFAIL("one of three was taken");
        } catch (const Error& error) {
            QCOMPARE(error.code, Code::Ambiguous);
            QCOMPARE(saidParts(error).found,
                     std::string("encoder_attentions [2, 4, 10, 10], decoder_attentions [2, 4, 9, 9], "
                                 "cross_attentions [2, 4, 9, 10]"));
        }
    }

    void tokensAndPaddingComeAlong()
    {
        const auto folder = sharedFolder("golden/open/interchange");
        if (!folder) QSKIP("the full golden set does not lie beside this checkout");
        const auto inside = openRecorded({.file = *folder / "with_tokens.npz"});
        QCOMPARE(inside.texts.front(), std::string("The keeper looks at the sea."));
        QVERIFY(!inside.trace->mask({}).empty());
        const auto lists = openRecorded({.file = *folder / "attention_lists.json"});
        QCOMPARE(tokensText(lists.trace->queries(0)), tokensText(inside.trace->queries(0)));
        const auto batch =
            openRecorded({.file = *folder / "batch_LBHTT_f32.npy", .query_tokens = *folder / "tokens_batch.json"});
        QCOMPARE(batch.trace->batch.sequences[1].tokens[1].piece, std::string("今"));
        QCOMPARE(std::ranges::count(batch.trace->batch.sequences[1].real, true), 6);
        QVERIFY(!batch.trace->mask({0, 0, 1}).allows(0, 6) && batch.trace->mask({0, 0, 1}).allows(0, 5));
    }

    void badFilesAreRefusedOrWarnedOf()
    {
        const auto bad = sharedFolder("golden/open/bad");
        if (!bad) QSKIP("the full golden set does not lie beside this checkout");
        int checked = 0;
        for (const Json& entry : readIndex(*bad / "index.json")) {
            const std::string name = entry["file"];
            if (entry["kind"] != "npy" && entry["kind"] != "json" && !name.ends_with("nan_inf_attention.safetensors"))
                continue;
            std::string verdict = "reject";
            try {
                RecordedSource source{.file = *bad / name};
                // Two arrays of foreign names: which, has to be said.
                if (name.ends_with("path_traversal.npz"))
                    source.tensor = ArrayFile::open(source.file)->entries()[0].name;
                verdict = openRecorded(source).warnings.empty() ? "accept" : "accept_with_warning";
            } catch (const Error& error) {
                QVERIFY2(!error.file.empty(), name.c_str());
            }
            QVERIFY2(verdict == entry["expect"], (name + ": " + verdict).c_str());
            ++checked;
        }
        QCOMPARE(checked, 34);
    }

    void realAttentionHasItsTokens()
    {
        const auto folder = sharedFolder("real/gpt2-attention");
        if (!folder) QSKIP("the real data does not lie beside this checkout");
        const auto recorded = openRecorded({.file = *folder / "ex0.safetensors"});
        QCOMPARE(recorded.tensor, std::string("weights"));
        QCOMPARE(recorded.trace->layers.size(), std::size_t{12});
        QCOMPARE(recorded.trace->model->info.heads, Index{12});
        QCOMPARE(recorded.texts.front(), std::string("Data visualization empowers users to"));
        QCOMPARE(recorded.trace->queries(0)[1].text, std::string("␣visualization"));
        QVERIFY(recorded.warnings.empty());
        QVERIFY(!recorded.trace->mask({}).allows(0, 1));
    }
};

TEST_CLASS(TestGoldenRecorded)
#include "tst_golden_recorded.moc"
