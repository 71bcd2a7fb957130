#include "core/analysis/attention_steps.h"
#include "core/analysis/cell/cell_derivation.h"
#include "core/model/pass/prediction.h"
#include "core/model/pass/trace_tensors.h"
#include "core/stopped.h"
#include "tests/core/model/recorded/recorded_files.h"

#include <QTest>

#include "tests/test_class.h"

#include <cmath>
#include <fstream>

using namespace core;
namespace fs = std::filesystem;

namespace {

constexpr float infinity = std::numeric_limits<float>::infinity();

/// Two heads of [3, 3]: a token sees itself and those before it.
std::vector<float> causalHeads() { return {1, 0, 0, .5, .5, 0, .2F, .3F, .5, 1, 0, 0, .9F, .1F, 0, .4F, .4F, .2F}; }

std::string maskText(const Trace& trace, Index item = 0)
{
    std::string text;
    const Mask& mask = trace.mask({0, 0, item});
    for (const auto& [rule, cells] :
         mask.hiddenCounts(static_cast<Index>(trace.queries(item).size()), static_cast<Index>(trace.keys(item).size())))
        text += (text.empty() ? "" : " & ") + rule;
    return mask.empty() ? "none" : text;
}

}  // namespace

class TestRecordedAttention final : public QObject {
    Q_OBJECT
private slots:
    void missingAxesCountAsOne_data()
    {
        QTest::addColumn<std::vector<Index>>("shape");
        QTest::addColumn<std::string>("axes");
        QTest::newRow("one head") << std::vector<Index>{2, 3} << std::string("1 layers, 1 texts, 1 heads, 2 x 3");
        QTest::newRow("one layer") << std::vector<Index>{4, 2, 3} << std::string("1 layers, 1 texts, 4 heads, 2 x 3");
        QTest::newRow("layers") << std::vector<Index>{5, 4, 2, 3} << std::string("5 layers, 1 texts, 4 heads, 2 x 3");
        QTest::newRow("a batch") << std::vector<Index>{5, 6, 4, 2, 3}
                                 << std::string("5 layers, 6 texts, 4 heads, 2 x 3");
    }

    void missingAxesCountAsOne()
    {
        QFETCH(std::vector<Index>, shape);
        QFETCH(std::string, axes);
        const auto values = counted(static_cast<std::size_t>(elementCount(shape, "", "")));
        const auto recorded = openRecorded({.file = m_files.npy("a.npy", shape, values)});
        QCOMPARE(axesOf(*recorded.trace), axes);
        QCOMPARE(weightsIn(*recorded.trace), values);
        QVERIFY(recorded.trace->finished() && recorded.trace->recorded());
        QCOMPARE(recorded.trace->model->info.name, std::string("a"));
    }

    void axesAreWhatIsSaid_data()
    {
        QTest::addColumn<std::vector<Index>>("shape");
        QTest::addColumn<std::string>("axes");
        QTest::addColumn<std::string>("read");
        QTest::addColumn<std::vector<float>>("firstMap");
        const auto row = [](const char* name, std::vector<Index> shape, const char* axes, const char* read,
                            std::vector<float> map) {
            QTest::newRow(name) << std::move(shape) << std::string(axes) << std::string(read) << std::move(map);
        };
        row("texts", {2, 2, 2}, "texts,queries,keys", "1 layers, 2 texts, 1 heads, 2 x 2", {1, 2, 3, 4});
        row("by letters", {2, 2, 2}, "BQK", "1 layers, 2 texts, 1 heads, 2 x 2", {1, 2, 3, 4});
        row("turned", {2, 2, 2}, "H K Q", "1 layers, 1 texts, 2 heads, 2 x 2", {1, 3, 2, 4});
        row("heads at the end", {2, 3, 2}, "q,k,h", "1 layers, 1 texts, 2 heads, 2 x 3", {1, 3, 5, 7, 9, 11});
        row("texts before layers", {2, 3, 1, 2}, "BLQK", "3 layers, 2 texts, 1 heads, 1 x 2", {1, 2});
    }

    void axesAreWhatIsSaid()
    {
        QFETCH(std::vector<Index>, shape);
        QFETCH(std::string, axes);
        QFETCH(std::string, read);
        QFETCH(std::vector<float>, firstMap);
        const auto values = counted(static_cast<std::size_t>(elementCount(shape, "", "")));
        const RecordedSource source{.file = m_files.npy("a.npy", shape, values), .axes = axisLetters(axes)};
        const auto recorded = openRecorded(source);
        QCOMPARE(axesOf(*recorded.trace), read);
        const Matrix& map = recorded.trace->at({}).attention.heads[0].weights;
        QCOMPARE(std::vector<float>(map.data(), map.data() + map.size()), firstMap);
        QVERIFY(recorded.axes.other.empty());
        QCOMPARE(refusal({.file = source.file, .axes = "LBHQK"}),
                 "a.npy|the array|5 axes, layers, texts, heads, queries, keys|" + shapeText(shape));
    }

    void wordsAreAxesOnlyWhereTheyCanBe()
    {
        QCOMPARE(axisLetters("[batch, heads, rows, columns]"), std::string("BHQK"));
        QCOMPARE(axisLetters("lbhqk"), std::string("LBHQK"));
        for (const char* wrong : {"", "QQ", "BQ", "texts", "texts,queries,keys,more", "QKX", "B,B,Q,K"})
            QCOMPARE(axisLetters(wrong), std::string());
        QCOMPARE(axisWords("BQK"), std::string("texts, queries, keys"));
    }

    void asManyTextsAsHaveTokensAreTexts()
    {
        const auto file = m_files.npy("texts.npy", {2, 3, 3}, even(6, 3));
        const auto plain = openRecorded({.file = file});
        QCOMPARE(plain.axes, (AxesReading{"HQK", "BQK"}));
        const auto tokens = m_files.text("t.json", R"([["a","b","c"],["d","e","f"]])");
        const auto texts = openRecorded({.file = file, .query_tokens = tokens});
        QCOMPARE(texts.axes, (AxesReading{"BQK", ""}));
        QCOMPARE(axesOf(*texts.trace), std::string("1 layers, 2 texts, 1 heads, 3 x 3"));
        QVERIFY(warned(texts).find("[2, 3, 3] is read as texts, queries, keys") != std::string::npos);
        const auto one = m_files.text("one.json", R"(["a","b","c"])");
        QCOMPARE(openRecorded({.file = file, .query_tokens = one}).axes, (AxesReading{"HQK", ""}));
        const auto heads = m_files.npy("heads.npy", {2, 4, 3, 3}, even(24, 3));
        QCOMPARE(openRecorded({.file = heads, .query_tokens = tokens}).axes, (AxesReading{"BHQK", ""}));
        const auto layers = m_files.npy("layers.npy", {4, 2, 3, 3}, even(24, 3));
        QCOMPARE(openRecorded({.file = layers, .query_tokens = tokens}).axes, (AxesReading{"LBQK", ""}));
    }

    void headsBehindTheKeysAreToldByTheSums()
    {
        // Two heads of [3, 3], a number of each in turns.
        std::vector<float> values;
        for (int cell = 0; cell < 9; ++cell) values.insert(values.end(), {cell % 3 == 0 ? 0.5F : 0.25F, 1.0F / 3});
        const auto file = m_files.npy("last.npy", {3, 3, 2}, values);
        const auto recorded = openRecorded({.file = file});
        QCOMPARE(recorded.axes.letters, std::string("QKH"));
        QCOMPARE(axesOf(*recorded.trace), std::string("1 layers, 1 texts, 2 heads, 3 x 3"));
        QCOMPARE(recorded.trace->at({}).attention.heads[0].weights(2, 0), 0.5F);
        QVERIFY(warned(recorded).find("[3, 3, 2] is read as queries, keys, heads") == 0);
        const auto cross = m_files.npy("cross.npy", {3, 3, 2}, even(9, 2));
        QCOMPARE(openRecorded({.file = cross}).axes.letters, std::string("HQK"));
    }

    void scoresArePutThroughSoftmax()
    {
        const auto file = m_files.npy("a.npy", {2, 2}, {3, -infinity, -2, -2});
        QVERIFY(openRecorded({.file = file}).looks_like_scores);
        const auto weights = openRecorded({.file = file, .softmax = true});
        QCOMPARE(weightsIn(*weights.trace), (std::vector<float>{1, 0, .5, .5}));
        QCOMPARE(warned(weights), std::string());
        QCOMPARE(maskText(*weights.trace), std::string("causal"));
    }

    void whatATableLeavesBlankIsHidden()
    {
        const auto causal = openRecorded({.file = m_files.text("a.csv", ",a,b\na,1.0,\nb,0.5,0.5\n")});
        QCOMPARE(maskText(*causal.trace), std::string("causal"));
        QCOMPARE(warned(causal), std::string());
        const auto other = openRecorded({.file = m_files.text("b.csv", ",a,b\na,0.5,0.5\nb,,1\n")});
        QVERIFY(!other.trace->mask({}).allows(1, 0));
        QVERIFY(other.trace->mask({}).allows(0, 1));
        QCOMPARE(other.trace->at({}).overviews[0](1, 0), -infinity);
    }

    void aLargeDumpIsReadHeadByHead()
    {
        // 2 x 70 x 1000 x 1000 float16 that take no room on the disk, but for one number.
        const auto file = m_files.text("large.npy", npyBytes({{1}, {0}}));
        std::string header = "{'descr': '<f2', 'fortran_order': False, 'shape': (2, 70, 1000, 1000), }";
        header.resize(117, ' ');
        header += '\n';
        m_files.text("large.npy", std::string("\x93NUMPY\x01\0", 8) + std::string("\x76\0", 2) + header);
        constexpr std::size_t place = 128 + 2 * ((1 * 70 + 69) * std::size_t{1'000'000} + 5 * 1000 + 7);
        fs::resize_file(file, 128 + std::size_t{280'000'000});
        std::fstream stream(file, std::ios::in | std::ios::out | std::ios::binary);
        stream.seekp(static_cast<std::streamoff>(place));
        stream.write("\x00\x38", 2);  // a half
        stream.close();
        const auto recorded = openRecorded({.file = file});
        const Trace& trace = *recorded.trace;
        QCOMPARE(trace.keep, Keep::Context);
        QCOMPARE((*headWeights(trace, {1, 69, 0}))(5, 7), 0.5F);
        QCOMPARE(headStages(trace, {1, 69, 0})->weights.sum(), 0.5F);
        QCOMPARE(trace.recorded_rows({1, 69, 0}, 5, 1).sum(), 0.5F);
        QVERIFY(warned(recorded).find("8 of 140 were looked at") != std::string::npos);
    }

    void turnedMapsHaveQueriesAlongRows()
    {
        const auto file = m_files.npy("a.npy", {2, 2, 3}, counted(12));
        const auto recorded = openRecorded({.file = file, .transposed = true});
        QCOMPARE(axesOf(*recorded.trace), std::string("1 layers, 1 texts, 2 heads, 3 x 2"));
        QCOMPARE(weightsIn(*recorded.trace), (std::vector<float>{1, 4, 2, 5, 3, 6, 7, 10, 8, 11, 9, 12}));
    }

    void arraysOfOneLayerEachAreOne_data()
    {
        QTest::addColumn<std::string>("name");
        QTest::addColumn<std::vector<Index>>("shape");
        QTest::addColumn<std::string>("axes");
        const auto row = [](const char* title, const char* name, std::vector<Index> shape, const char* axes) {
            QTest::newRow(title) << std::string(name) << std::move(shape) << std::string(axes);
        };
        row("single heads", "layer_*", {2, 3}, "11 layers, 1 texts, 1 heads, 2 x 3");
        row("heads", "layer.*", {4, 2, 3}, "11 layers, 1 texts, 4 heads, 2 x 3");
        row("batches", "arr_*", {5, 4, 2, 3}, "11 layers, 5 texts, 4 heads, 2 x 3");
        row("batches of one", "model2.layers.*.attn", {1, 4, 2, 3}, "11 layers, 1 texts, 4 heads, 2 x 3");
    }

    void arraysOfOneLayerEachAreOne()
    {
        QFETCH(std::string, name);
        QFETCH(std::vector<Index>, shape);
        QFETCH(std::string, axes);
        const auto size = static_cast<std::size_t>(elementCount(shape, "", ""));
        std::vector<NamedTensor> layers;
        for (const Index layer : {10, 9, 0, 1, 2, 3, 4, 5, 6, 7, 8}) {
            std::string own = name;
            own.replace(own.find('*'), 1, std::to_string(layer));
            layers.push_back({own, shape, std::vector<float>(size, static_cast<float>(layer))});
        }
        const auto recorded = openRecorded({.file = m_files.tensors("a.safetensors", layers)});
        QCOMPARE(recorded.tensor, name);
        QCOMPARE(axesOf(*recorded.trace), axes);
        for (Index layer = 0; layer < 11; ++layer)
            QCOMPARE(recorded.trace->at({layer, 0, 0}).attention.heads[0].weights(1, 2), static_cast<float>(layer));
    }

    void aLayerCanBeOpenedAlone()
    {
        const NamedTensor first{"l0", {2, 3}, counted(6)};
        const NamedTensor third{"l2", {2, 3}, std::vector<float>(6, 7.0F)};
        const auto file = m_files.tensors("a.safetensors", {first, third});
        QCOMPARE(weightsIn(*openRecorded({.file = file, .tensor = "l2"}).trace), std::vector<float>(6, 7.0F));
        QVERIFY(warned(openRecorded({.file = file})).find("“l*” are missing") != std::string::npos);
        const auto single = m_files.tensors("b.safetensors", {{"arr_0", {2, 2, 3}, counted(12)}});
        QCOMPARE(openRecorded({.file = single}).tensor, std::string("arr_0"));
    }

    void theUsualNameIsPreferred()
    {
        const auto tensor = [](const char* name) { return NamedTensor{name, {1, 2, 2}, counted(4)}; };
        const NamedTensor ids{"input_ids", {1, 2}, std::vector<std::int64_t>{3, 4}};
        const NamedTensor padding{"padding_mask", {1, 2}, std::vector<std::int64_t>{1, 1}};
        const NamedTensor mask{"attention_mask", {1, 1, 2, 2}, counted(4)};
        const auto opened = [&](const std::vector<NamedTensor>& all) {
            return openRecorded({.file = m_files.tensors("a.safetensors", all)}).tensor;
        };
        QCOMPARE(opened({tensor("scores_raw"), tensor("weights"), tensor("scores_scaled")}), std::string("weights"));
        QCOMPARE(opened({tensor("attn"), tensor("attentions"), tensor("weights")}), std::string("attentions"));
        QCOMPARE(opened({ids, mask, padding, tensor("something")}), std::string("something"));
        QCOMPARE(opened({tensor("attentions.0"), tensor("attentions.1"), tensor("other")}),
                 std::string("attentions.*"));
        QCOMPARE(opened({tensor("blocks.0.attn.hook_attn_scores"), tensor("blocks.0.attn.hook_pattern"),
                         tensor("blocks.1.attn.hook_attn_scores"), tensor("blocks.1.attn.hook_pattern")}),
                 std::string("blocks.*.attn.hook_pattern"));
    }

    void whatCanBeMeantIsListed()
    {
        const auto file = m_files.tensors("a.safetensors", {{"cross", {1, 2, 3}, counted(6)},
                                                            {"encoder", {1, 3, 3}, counted(9)},
                                                            {"input_ids", {1, 2}, std::vector<std::int64_t>{3, 4}},
                                                            {"bias", {2}, counted(2)}});
        const std::string list = "cross [1, 2, 3], encoder [1, 3, 3]";
        QCOMPARE(refusal({.file = file}), "a.safetensors|the attention|--tensor NAME|" + list);
        QCOMPARE(refusal({.file = file, .tensor = "decoder"}), "a.safetensors|“decoder”|one of " + list + "|");
        QCOMPARE(refusal({.file = file, .tensor = "bias"}), std::string("a.safetensors|“bias”|numbers of 2 to 5 axes|"
                                                                        "F32 [2]"));
        QCOMPARE(openRecorded({.file = file, .tensor = "cross"}).tensor, std::string("cross"));
        QCOMPARE(attentionCandidates(*ArrayFile::open(file)).size(), std::size_t{2});
    }

    void whatIsNoAttentionIsRefused()
    {
        const auto begin = [&](const std::string& name, std::vector<Index> shape, std::size_t count) {
            const std::string text = refusal({.file = m_files.npy(name, std::move(shape), counted(count))});
            return text.substr(0, text.rfind('|'));
        };
        QCOMPARE(begin("a.npy", {4}, 4),
                 std::string("a.npy|the file|numbers of 2 to 5 axes, as [heads, queries, keys]"));
        QCOMPARE(begin("a.npy", {1, 1, 1, 1, 2, 2}, 4),
                 std::string("a.npy|the file|numbers of 2 to 5 axes, as [heads, queries, keys]"));
        QCOMPARE(begin("a.npy", {2, 0, 0}, 0), std::string("a.npy|the array|at least one head, query and key"));
        QCOMPARE(begin("a.npy", {0, 2, 2}, 0), std::string("a.npy|the array|at least one head, query and key"));
        QCOMPARE(begin("a.npy", {1, 100'001}, 100'001), std::string("a.npy|the array|at most 100000 tokens"));
        QCOMPARE(begin("a.npy", {262'145, 1, 1}, 262'145), std::string("a.npy|the array|at most 2^18 heads in all"));
        QVERIFY(refusal({.file = m_files.path("none.npy")}) != "opened");
    }

    void whatTheMaskWasIsInferred_data()
    {
        QTest::addColumn<std::vector<float>>("values");
        QTest::addColumn<std::string>("flags");
        QTest::addColumn<std::string>("mask");
        std::vector<float> leaking = causalHeads();
        leaking[11] = 0.1F;
        const std::vector<float> padded{1, 0, 0, .5, .5, 0, .5, .5, 0, 1, 0, 0, .5, .5, 0, .5, .5, 0};
        const std::vector<float> both{1, 0, 0, .5, .5, 0, .3F, .3F, .3F, 1, 0, 0, .9F, .1F, 0, .4F, .4F, .2F};
        QTest::newRow("causal") << causalHeads() << std::string() << std::string("causal");
        QTest::newRow("one number in the future") << leaking << std::string() << std::string("none");
        QTest::newRow("all see all") << even(6, 3) << std::string() << std::string("none");
        QTest::newRow("padding alone") << even(6, 3) << std::string("1, 1, 0") << std::string("padding");
        QTest::newRow("causal and padding") << both << std::string("1, 1, 0") << std::string("causal & padding");
        const std::vector<float> left{.3F, .3F, .3F, 0, 1, 0, 0, .5, .5, .3F, .3F, .3F, 0, 1, 0, 0, .2F, .8F};
        const std::vector<float> leak{.9F, 0, .1F, .5, .4F, .1F, 1, 0, 0, 1, 0, 0, .5, .5, 0, 1, 0, 0};
        QTest::newRow("padding may see the future")
            << left << std::string("0, 1, 1") << std::string("causal & padding");
        QTest::newRow("padding may be seen") << leak << std::string("1, 1, 0") << std::string("causal & padding");
        QTest::newRow("one real token shows no order") << padded << std::string("1, 0, 0") << std::string("padding");
    }

    void whatTheMaskWasIsInferred()
    {
        QFETCH(std::vector<float>, values);
        QFETCH(std::string, flags);
        QFETCH(std::string, mask);
        RecordedSource source{.file = m_files.npy("a.npy", {1, 2, 3, 3}, values)};
        if (!flags.empty())
            source.query_tokens =
                m_files.text("t.json", R"({"tokens":["a","b","c"],"attention_mask":[)" + flags + "]}");
        const auto recorded = openRecorded(source);
        QCOMPARE(maskText(*recorded.trace), mask);
        if (mask == "padding") QCOMPARE(recorded.trace->batch.sequences[0].real.back(), false);
        QCOMPARE(openRecorded({.file = m_files.npy("one.npy", {1, 1}, {1})}).trace->mask({}).empty(), true);
    }

    void oddNumbersAreSaid_data()
    {
        QTest::addColumn<std::vector<float>>("values");
        QTest::addColumn<std::string>("warnings");
        const auto row = [](const char* name, std::vector<float> values, const char* warnings) {
            QTest::newRow(name) << std::move(values) << std::string(warnings);
        };
        row("rows that sum to 1", {.5, .5, 0, 1}, "");
        row("rows that nearly do", {.5004F, .5004F, 0, 1}, "");
        row("an empty row", {0, 0, 0, 1}, "");
        row("other sums", {.5, .25, 1, 1}, "2 of 2 rows do not sum to 1: their sums lie between 0.75 and 2");
        row("columns that do", {1, .25, 0, .75},
            "the columns sum to 1 instead of the rows: the file may have keys along its rows");
        row("a negative one", {1, 0, 1.5, -.5}, "1 number is negative: in layer 1, head 1, query 2, key 2");
        row("some that are none", {1, 0, notANumber, infinity},
            "2 numbers are NaN or infinite, the first in layer 1, head 1, query 2, key 1");
        row("scaled once more", {.125F, 0, .0625F, .0625F},
            "2 of 2 rows do not sum to 1: their sums lie between 0.125 and 0.125, all alike: were they multiplied by "
            "something after the softmax, such as 1/√d?");
        row("with dropout", {1.1F, 0, 0, .88F},
            "2 of 2 rows do not sum to 1: their sums lie between 0.88 and 1.1, about 1 on average: was dropout on when "
            "they were recorded? model.eval() turns it off");
        row("without a column", {.5, .25, .125F, .5},
            "2 of 2 rows do not sum to 1: their sums lie between 0.625 and 0.75, none above 1: was a column left out, "
            "as "
            "that of a special token, or a first one that was taken for names?");
        row("scores", {.5, -1e9F, 2, .5},
            "2 of 2 rows do not sum to 1: their sums lie between -1e+09 and 2.5; the numbers lie between -1e+09 and 2, "
            "as scores before the softmax do: record the weights after it");
        row("scores of a mask", {-4, -3, -2, -infinity},
            "1 of 1 rows do not sum to 1: their sums lie between -7 and -7; the numbers lie between -4 and -2, as "
            "scores before the softmax do: record the weights after it; 1 number is NaN or infinite: in layer 1, "
            "head 1, query 2, key 2");
        row("below everything", {1, 0, 1, -infinity},
            "1 number is NaN or infinite: in layer 1, head 1, query 2, key 2");
    }

    void oddNumbersAreSaid()
    {
        QFETCH(std::vector<float>, values);
        QFETCH(std::string, warnings);
        const auto recorded = openRecorded({.file = m_files.npy("a.npy", {2, 2}, values)});
        QCOMPARE(warned(recorded), warnings);
        QCOMPARE(recorded.looks_transposed, warnings.starts_with("the columns"));
        const bool broken = !std::isfinite(values[2]) || !std::isfinite(values[3]);
        QCOMPARE(recorded.trace->at({}).brokenWeights() > 0, broken);
    }

    void turningWhatWasRightIsSaid()
    {
        const auto file = m_files.npy("a.npy", {2, 2}, {1, 0, .25, .75});
        const auto turned = openRecorded({.file = file, .transposed = true});
        QVERIFY(turned.looks_transposed);
        QVERIFY(warned(turned).ends_with("before --transpose"));
    }

    void paddingNeedsNotSumToOne()
    {
        const auto file = m_files.npy("a.npy", {2, 1, 1, 2, 2}, {1, 0, 9, 9, 1, 0, .3F, .3F});
        m_files.text("a.json", R"({"tokens":["a","[PAD]"],"attention_mask":[1,0]})");
        QCOMPARE(warned(openRecorded({.file = file})), std::string());
        fs::remove(m_files.path("a.json"));
        QCOMPARE(warned(openRecorded({.file = file})),
                 std::string("2 of 4 rows do not sum to 1: their sums lie between 0.6 and 18"));
    }

    void aRecordedTraceIsUsedLikeAnother()
    {
        const auto file = m_files.npy("a.npy", {1, 2, 3, 3}, causalHeads());
        m_files.text("a.json", R"({"tokens":["a"," b"," c"]})");
        const auto recorded = openRecorded({.file = file});
        fs::remove(m_files.path("a.json"));
        const auto& trace = recorded.trace;
        HeadStages memory(1U << 20U);
        const auto head = memory.of(trace, {0, 1, 0});
        QCOMPARE(head->weights, trace->at({}).attention.heads[1].weights);
        QCOMPARE(headStages(*trace, {0, 1, 0}).get(), head.get());
        QVERIFY(predictedTokens(*trace, 0, 2, 5).empty());
        QCOMPARE(trace->at({}).overviews[1](0, 1), -infinity);

        const CellDerivation cell = deriveCell(*trace, {0, 1, 0}, *head, 1, 2);
        QCOMPARE(cell.hidden_by, std::vector<std::string>{"causal"});
        QCOMPARE(cell.softmax_keys, Index{2});
        QCOMPARE(attentionSteps(*trace, {0, 1, 0}, *head).size(), std::size_t{1});
        QVERIFY(scoreTerms(*trace, {0, 1, 0}, *head, 0, 0).terms.empty());
        QVERIFY(bothOrders(*trace, {}).before_softmax.size() == 0);
    }

    void whatIsExportedOpensAgain()
    {
        const auto first =
            openRecorded({.file = m_files.npy("a.npy", {2, 2, 1, 2, 3}, counted(24)),
                          .query_tokens = m_files.text("q.json", R"([["Ġa","b"],["b","c"]])"),
                          .key_tokens = m_files.text("k.json", R"({"tokens":[["▁x","y","z"],["x","y","z"]],
                                                                   "attention_mask":[[1,1,1],[1,1,0]]})")});
        const TensorSelection all{.stages = true, .logits = true};
        const auto again = openRecorded(
            {.file = m_files.tensors("b.safetensors", tensorsOf(*first.trace, all), tensorMetadata(*first.trace))});
        QCOMPARE(weightsIn(*again.trace), weightsIn(*first.trace));
        for (const Index item : {0, 1}) {
            QCOMPARE(joined(again.trace->queries(item), &Token::text),
                     joined(first.trace->queries(item), &Token::text));
            QCOMPARE(joined(again.trace->keys(item), &Token::text), joined(first.trace->keys(item), &Token::text));
            QCOMPARE(maskText(*again.trace, item), std::string(item == 0 ? "none" : "padding"));
        }
        QCOMPARE(again.texts, first.texts);
    }

    void openingStopsWhenAsked()
    {
        std::stop_source stop;
        stop.request_stop();
        const auto file = m_files.npy("a.npy", {1, 2, 3, 3}, causalHeads());
        QVERIFY_EXCEPTION_THROWN(openRecorded({.file = file}, stop.get_token()), Stopped);
    }

private:
    RecordedFiles m_files;
};

TEST_CLASS(TestRecordedAttention)
#include "tst_recorded_attention.moc"
