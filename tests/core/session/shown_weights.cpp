#include "tests/core/session/shown_weights.h"

#include "core/error.h"
#include "core/model/pass/row_reading.h"
#include "core/prepare/prepared_run.h"

#include <algorithm>

using core::Index;

namespace {

/// Where a text has a token that an example names.
Index placeOf(const core::NamedToken& named, const std::vector<core::Token>& tokens, const core::Example& example)
{
    Index left = named.occurrence;
    std::string there;
    for (std::size_t place = 0; place < tokens.size(); ++place) {
        const std::string token = plainToken(tokens[place]);
        if (token == named.text && --left == 0) return static_cast<Index>(place);
        there += (place == 0 ? "" : " ") + token;
    }
    throw core::Error(core::Code::Missing, example.file.string(), "a token is missing: expected %1, found %2",
                      named.text, there);
}

core::Run runOf(const core::Example& example, const core::ShownRow& row)
{
    core::Run run = example.session.run();
    const auto item = static_cast<std::size_t>(example.session.focus.item);
    if (row.text || row.target) run.continuation = {};
    if (row.text) run.texts[item] = *row.text;
    if (row.target) {
        run.targets.resize(std::max(run.targets.size(), item + 1));
        run.targets[item] = *row.target;
    }
    return run;
}

}  // namespace

std::string plainToken(const core::Token& token)
{
    std::string text = token.text;
    constexpr std::string_view mark = "␣";
    while (text.starts_with(mark)) text.erase(0, mark.size());
    return text;
}

ShownWeights::ShownWeights(const core::Example& example, const core::ShownRow& row) : m_item(example.session.focus.item)
{
    static core::OpenedModels models;
    const core::Run run = runOf(example, row);
    core::PreparedRun prepared = core::prepare(run, models);
    const auto whole = core::run(prepared.model, std::move(prepared.batch), core::optionsOf(run));
    m_trace = core::blockOf(whole, example.session.focus.block);
    if (m_trace == nullptr)
        throw core::Error(core::Code::Unsupported, example.file.string(),
                          "focus.block is not read yet: one that the model has");
    const Index named = placeOf(row.query, m_trace->queries(m_item), example);
    const auto query = core::rowNamedAfter(*m_trace, m_item, named, example.session.figure.map.rows);
    if (!query)
        throw core::Error(core::Code::OutOfRange, example.file.string(),
                          "query cannot be used: expected a token that a row predicts, found %1", row.query.text);
    m_query = *query;
    const std::vector<core::Token>& keys = m_trace->keys(m_item);
    for (const core::NamedToken& key : row.keys) m_keys.push_back(placeOf(key, keys, example));
    for (const core::NamedToken& other : row.over) m_over.push_back(placeOf(other, keys, example));
    for (Index place = 0; row.over.empty() && place < static_cast<Index>(keys.size()); ++place)
        if (std::ranges::find(m_keys, place) == m_keys.end()) m_over.push_back(place);
}

ShownWeights::InHead ShownWeights::in(Index layer, Index head) const
{
    const auto weights = m_trace->at({layer, head, m_item}).attention.heads[head].weights.row(m_query);
    InHead found{.together = 0, .least = 1, .strongest = 0};
    for (const Index key : m_keys) {
        found.together += weights[key];
        found.least = std::min(found.least, weights[key]);
    }
    for (const Index other : m_over) {
        if (weights[other] < found.strongest) continue;
        found.strongest = weights[other];
        found.rival = plainToken(m_trace->keys(m_item)[other]);
    }
    return found;
}
