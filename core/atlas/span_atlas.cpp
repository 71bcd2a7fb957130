#include "core/atlas/span_atlas.h"

#include "core/analysis/span_shares.h"
#include "core/atlas/atlas_run.h"
#include "core/error.h"
#include "core/file/mapped_file.h"
#include "core/json/json_text.h"
#include "core/prepare/prepared_run.h"
#include "core/session/edits/span_edits.h"
#include "core/session/span_json.h"
#include "core/stopped.h"
#include "core/text/chat/chat_day.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace core {
namespace {

SpannedText spannedText(const std::string& line, const std::string& where)
{
    const Json json = parseJson(line, where, "the text");
    const JsonObject reader(json, where, {});
    if (reader.find("messages") != nullptr) {
        const Conversation read(line, where);  // whatever is wrong with it is said before a model is run
        return {.chat = line};
    }
    SpannedText text;
    reader.read("text", text.text);
    if (text.text.empty())
        throw Error(Code::Missing, where, "a text is missing: expected “text” and “spans”, or “messages”");
    text.spans = spansIn(reader, {text.text});
    return text;
}

Run spannedRun(const std::filesystem::path& model, const SpannedText& text, Index longest)
{
    Run run{.model = model};
    run.most_tokens = longest > 0 ? std::min(longest, longestAtlasText) : longestAtlasText;
    if (!text.chat.empty()) {
        setConversation(run, WrittenChat{text.chat, chatDayText(chatDayToday())}, "the conversation");
    } else {
        run.texts = {text.text};
        run.spans = text.spans;
    }
    return run;
}

/// The places of a text's parts among the kinds, which new ones join.
std::vector<Index> kindsOf(const std::vector<SpanPart>& parts, std::vector<std::string>& kinds)
{
    std::vector<Index> places;
    places.reserve(parts.size());
    for (const SpanPart& part : parts) {
        const std::string kind = kindOfSpan(part.name);
        auto found = std::ranges::find(kinds, kind);
        if (found == kinds.end()) {
            if (kinds.size() == mostSpanKinds)
                throw Error(Code::OutOfRange, "", "the names of spans cannot be used: expected at most %1 kinds",
                            std::to_string(mostSpanKinds));
            kinds.push_back(kind);
            found = kinds.end() - 1;
        }
        places.push_back(found - kinds.begin());
    }
    return places;
}

/// One head's shares between kinds: summed over keys, averaged over the tokens of the queries.
Matrix sharesOfKinds(const Matrix& shares, const std::vector<SpanPart>& queries, const std::vector<Index>& from,
                     const std::vector<Index>& to, Index kinds)
{
    Matrix sums = Matrix::Zero(kinds, kinds);
    RowVector tokens = RowVector::Zero(kinds);
    for (std::size_t query = 0; query < from.size(); ++query) {
        const TokenRange& range = queries[query].tokens;
        const auto count = static_cast<float>(range.last - range.first + 1);
        tokens[from[query]] += count;
        for (std::size_t key = 0; key < to.size(); ++key)
            sums(from[query], to[key]) += count * shares(static_cast<Index>(query), static_cast<Index>(key));
    }
    for (Index kind = 0; kind < kinds; ++kind)
        if (tokens[kind] > 0) sums.row(kind) /= tokens[kind];
    return sums;
}

/// Makes room for kinds that were met, after which the pairs of those before have other places.
void makeRoom(SpanAtlas& atlas, Index before)
{
    const auto now = std::ssize(atlas.kinds);
    const auto placed = [&](const auto& old, auto fresh) {
        for (Index from = 0; from < before; ++from)
            for (Index to = 0; to < before; ++to) fresh[from * now + to] = old[from * before + to];
        return fresh;
    };
    if (now == before) return;
    const auto texts = atlas.texts;
    atlas.texts.assign(static_cast<std::size_t>(now * now), 0);
    for (Index from = 0; from < before; ++from)
        for (Index to = 0; to < before; ++to)
            atlas.texts[static_cast<std::size_t>(from * now + to)] =
                texts[static_cast<std::size_t>(from * before + to)];
    for (std::vector<Eigen::VectorXd>* numbers : {&atlas.means, &atlas.squares})
        for (Eigen::VectorXd& head : *numbers) head = placed(head, Eigen::VectorXd::Zero(now * now).eval());
}

/// Adds a text's shares to the means of all heads.
void addShares(SpanAtlas& atlas, const SpanShares& shares)
{
    std::vector<std::string> kinds = atlas.kinds;
    const Index before = std::ssize(kinds);
    const std::vector<Index> from = kindsOf(shares.queries, kinds), to = kindsOf(shares.keys, kinds);
    atlas.kinds = std::move(kinds);
    makeRoom(atlas, before);
    const Index count = std::ssize(atlas.kinds);
    std::vector<std::pair<Index, Index>> pairs;
    for (Index query = 0; query < count; ++query)
        for (Index key = 0; key < count; ++key)
            if (std::ranges::count(from, query) > 0 && std::ranges::count(to, key) > 0) {
                pairs.emplace_back(query, key);
                ++atlas.texts[static_cast<std::size_t>(query * count + key)];
            }
    for (std::size_t head = 0; head < shares.shares.size(); ++head) {
        const Matrix share = sharesOfKinds(shares.shares[head], shares.queries, from, to, count);
        for (const auto& [query, key] : pairs) {
            const auto value = static_cast<double>(share(query, key));
            const Index pair = query * count + key;
            double& mean = atlas.means[head][pair];
            const double away = value - mean;
            mean += away / static_cast<double>(atlas.texts[static_cast<std::size_t>(pair)]);
            atlas.squares[head][pair] += away * (value - mean);
        }
    }
}

}  // namespace

std::vector<SpannedText> spannedTexts(const std::filesystem::path& file)
{
    const std::string all = readText(file, mostCollectionBytes);
    std::vector<SpannedText> texts;
    std::size_t number = 0;
    for (std::size_t from = 0; from < all.size(); ++number) {
        const std::size_t end = std::min(all.find('\n', from), all.size());
        const std::string line = all.substr(from, end - from);
        from = end + 1;
        if (line.find_first_not_of(" \t\r") == std::string::npos) continue;
        texts.push_back(spannedText(line, file.string() + ":" + std::to_string(number + 1)));
    }
    if (texts.empty())
        throw Error(Code::Missing, file.string(),
                    "a text is missing: expected lines with “text” and “spans”, or with “messages”, found none");
    return texts;
}

std::string kindOfSpan(const std::string& name)
{
    const std::size_t end = name.find_last_not_of("0123456789");
    if (end == std::string::npos || end + 1 == name.size()) return name;
    const std::size_t word = name.find_last_not_of(" _-#.", end);
    return word == std::string::npos ? name : name.substr(0, word + 1);
}

double SpanAtlas::deviation(std::size_t head, std::size_t pair) const
{
    const auto count = static_cast<double>(texts[pair]);
    return count > 1 ? std::sqrt(squares[head][static_cast<Index>(pair)] / (count - 1)) : 0;
}

SpanAtlas spanAtlas(const std::filesystem::path& path, const std::vector<SpannedText>& texts, Index longest,
                    OpenedModels& opened, const std::function<void(const SpanAtlas&)>& told,
                    const std::stop_token& stop)
{
    SpanAtlas atlas{.info = opened.folder(path)->info};
    const auto heads = static_cast<std::size_t>(atlas.info.layers * atlas.info.heads);
    atlas.means.resize(heads);
    atlas.squares.resize(heads);
    for (std::size_t text = 0; text < texts.size(); ++text) {
        try {
            PreparedRun prepared = prepare(spannedRun(path, texts[text], longest), opened, stop);
            if (!prepared.computable()) throw Error(Code::Missing, "", "a token is missing");
            RunOptions options{.stop = stop};
            options.keep = Keep::Weights;
            const auto trace = run(prepared.model, std::move(prepared.batch), options);
            if (trace == nullptr) throw Stopped{};
            const SpanShares shares = spanShares(*trace, 0, stop);
            if (shares.shares.empty()) throw Error(Code::Missing, "", "a named span is missing");
            addShares(atlas, shares);
            ++atlas.done;
        } catch (const Error& why) {
            atlas.passed_over.emplace_back(text, why);
        }
        if (told) told(atlas);
    }
    return atlas;
}

}  // namespace core
