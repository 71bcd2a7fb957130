#include "core/text/cut/cut_edits.h"

#include "core/text/changed_stretch.h"
#include "core/text/unicode.h"

#include <algorithm>
#include <unordered_map>

namespace core {
namespace {

bool contains(const std::vector<Index>& places, Index place) { return std::ranges::binary_search(places, place); }

void insert(std::vector<Index>& places, Index place)
{
    const auto at = std::ranges::lower_bound(places, place);
    if (at == places.end() || *at != place) places.insert(at, place);
}

void erase(std::vector<Index>& places, Index place) { std::erase(places, place); }

/// Where each code point begins, and where the text ends, in bytes.
std::vector<std::size_t> codePointStarts(std::string_view text)
{
    std::vector<std::size_t> starts;
    for (std::size_t at = 0; at < text.size();) {
        starts.push_back(at);
        codePointAt(text, at);
    }
    starts.push_back(text.size());
    return starts;
}

std::vector<TextRange> withoutCuts(const std::vector<Token>& tokens, const std::vector<Index>& removed)
{
    std::vector<TextRange> ranges;
    for (const Token& token : tokens) {
        if (!ranges.empty() && contains(removed, token.range.from))
            ranges.back().to = token.range.to;
        else
            ranges.push_back(token.range);
    }
    return ranges;
}

}  // namespace

Encoding withCuts(std::string_view text, Encoding encoding, const CutEdits& edits)
{
    if (edits.empty()) return encoding;
    const std::vector<std::size_t> starts = codePointStarts(text);
    std::unordered_map<std::string_view, Index> alphabet;
    std::vector<Token> tokens;
    const auto add = [&](const TextRange& range) {
        const std::string_view piece = text.substr(starts[range.from], starts[range.to] - starts[range.from]);
        const Index id = alphabet.try_emplace(piece, static_cast<Index>(alphabet.size())).first->second;
        tokens.push_back({id, std::string(piece), readable(piece), range});
    };
    for (const TextRange& range : withoutCuts(encoding.tokens, edits.removed)) {
        Index from = range.from;
        for (auto cut = std::ranges::upper_bound(edits.added, from); cut != edits.added.end() && *cut < range.to;
             ++cut) {
            add({from, *cut});
            from = *cut;
        }
        add({from, range.to});
    }
    encoding.tokens = std::move(tokens);
    return encoding;
}

CutEdits splitToken(CutEdits edits, const TextRange& token)
{
    for (Index place = token.from + 1; place < token.to; ++place) {
        erase(edits.removed, place);
        insert(edits.added, place);
    }
    return edits;
}

CutEdits joinedToPrevious(CutEdits edits, const TextRange& token)
{
    // A cut that the user made is taken back; one of the splitter's own is removed.
    if (contains(edits.added, token.from))
        erase(edits.added, token.from);
    else
        insert(edits.removed, token.from);
    return edits;
}

CutEdits movedAlong(const CutEdits& edits, std::string_view before, std::string_view after)
{
    if (edits.empty()) return edits;
    const ChangedStretch changed = changedStretch(before, after);
    const auto moved = [&](const std::vector<Index>& places) {
        std::vector<Index> result;
        for (const Index place : places) {
            if (place < changed.from) insert(result, place);
            if (place >= changed.to) insert(result, place + changed.grown);
        }
        return result;
    };
    return {moved(edits.added), moved(edits.removed)};
}

}  // namespace core
