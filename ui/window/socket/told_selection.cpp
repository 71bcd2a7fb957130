#include "ui/window/socket/told_selection.h"

#include "core/array/array_file.h"
#include "core/error.h"
#include "core/file/whole_file.h"
#include "core/json/value_names.h"
#include "core/model/layer_numbers.h"
#include "core/session/session_names.h"
#include "core/system/process_number.h"
#include "ui/plot/figure/figure_layout.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace {

constexpr std::size_t mostTold = 100'000;  ///< bytes of both axes' tokens: what a socket takes at once

/// The trace whose focused head is shown.
std::shared_ptr<const core::Trace> shownTrace(const Workbench& bench)
{
    const auto trace = bench.results.shown();
    if (trace == nullptr || !bench.selection.headIsThere())
        throw core::Error(core::Code::Missing, "",
                          "what is looked at is missing: expected a text that has been computed, found none yet");
    return trace;
}

/// Null where there are no weights cell by cell.
std::shared_ptr<const core::Matrix> shownWeights(const core::Trace& trace, const core::HeadAddress& address)
{
    if (trace.isLong()) return nullptr;
    return figure_layout::headMap(trace, address, 1).values;
}

core::Json textsOf(const std::vector<core::Token>& tokens)
{
    core::Json texts = core::Json::array();
    for (const core::Token& token : tokens) texts.push_back(token.text);
    return texts;
}

std::size_t sizeOf(const std::vector<core::Token>& tokens)
{
    std::size_t size = 0;
    for (const core::Token& token : tokens) size += token.text.size() + 4;
    return size;
}

core::Json told(const Workbench& bench, const core::Trace& trace, const core::Matrix* weights)
{
    const core::ModelInfo& info = trace.model->info;
    const core::Session computed = bench.results.session();
    const core::HeadAddress address = bench.selection.address();
    const core::Cell cell = bench.selection.chosen();
    const std::vector<core::Token>& queries = trace.queries(address.item);
    const std::vector<core::Token>& keys = trace.keys(address.item);
    core::Json json = {{"model", info.name},
                       {"view", nameOf(bench.session().view, core::views)},
                       {"block", nameOf(info.block.value_or(bench.session().focus.block), core::attentionBlocks)},
                       {"item", address.item + 1},
                       {"layer", core::layerNumber(info, address.layer, 1)},
                       {"head", address.head + 1},
                       {"query", cell.query + 1},
                       {"key", cell.key + 1}};
    const auto item = static_cast<std::size_t>(address.item);
    const std::vector<std::string>& texts = computed.run().texts;
    json["text"] = item < texts.size() ? core::Json(texts[item]) : core::Json();
    const auto tokenAt = [](const std::vector<core::Token>& all, core::Index place) {
        return place < std::ssize(all) ? core::Json(all[static_cast<std::size_t>(place)].text) : core::Json();
    };
    json["query_token"] = tokenAt(queries, cell.query);
    json["key_token"] = tokenAt(keys, cell.key);
    const bool isInside = weights != nullptr && cell.query < weights->rows() && cell.key < weights->cols();
    json["weight"] = isInside ? core::Json((*weights)(cell.query, cell.key)) : core::Json();
    if (sizeOf(queries) + sizeOf(keys) < mostTold) {
        json["queries"] = textsOf(queries);
        json["keys"] = textsOf(keys);
    }
    return json;
}

}  // namespace

core::Json toldSelection(const Workbench& bench)
{
    const auto trace = shownTrace(bench);
    const auto weights = shownWeights(*trace, bench.selection.address());
    return {{"selection", told(bench, *trace, weights.get())}};
}

core::Json toldWeights(const Workbench& bench, const std::filesystem::path& folder)
{
    const auto trace = shownTrace(bench);
    const auto weights = shownWeights(*trace, bench.selection.address());
    if (weights == nullptr)
        throw core::Error(core::Code::Unsupported, "",
                          "the text is so long that the window has but a picture of its map: attentionscope attend "
                          "writes all weights");
    core::NumberArray array{{weights->rows(), weights->cols()}, {}};
    array.values.assign(weights->data(), weights->data() + weights->size());
    const std::filesystem::path file = folder / ("weights-" + std::to_string(core::processNumber()) + ".npy");
    core::writeWhole(file, core::npyBytes(array));
    return {{"selection", told(bench, *trace, weights.get())}, {"file", file.string()}};
}
