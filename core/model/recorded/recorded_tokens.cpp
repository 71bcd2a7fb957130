#include "core/model/recorded/recorded_tokens.h"

#include "core/error.h"
#include "core/json/json_text.h"
#include "core/model/recorded/recorded_pictures.h"
#include "core/text/cut/spelled_text.h"
#include "core/text/special_names.h"

#include <algorithm>
#include <unordered_map>

namespace core {
namespace {

namespace fs = std::filesystem;

using TokenLists = std::vector<std::vector<std::string>>;  ///< [B][T]

constexpr std::uintmax_t largestTokenFile = 64U << 20U;
constexpr const char* maskName = "attention_mask";
constexpr const char* decoderMaskName = "decoder_attention_mask";

/// The tokens in one file; empty lists where it has none.
struct TokenFile {
    std::string name;
    TokenLists tokens;
    TokenLists queries;
    TokenLists keys;
    TokenLists decoder = {};  ///< an encoder–decoder's decoder, whose encoder's are `tokens`
    std::optional<NumberArray> mask = {};
    std::optional<NumberArray> decoder_mask = {};
    std::vector<std::string> warnings = {};

    const TokenLists& queriesOrTokens() const { return queries.empty() ? tokens : queries; }
    const TokenLists& keysOrTokens() const { return keys.empty() ? tokens : keys; }
    bool empty() const { return tokens.empty() && queries.empty() && keys.empty(); }

    /// These tokens for one attention of the encoder–decoder.
    TokenFile of(AttentionBlock block) const
    {
        TokenFile file = *this;
        file.decoder_mask.reset();
        if (block == AttentionBlock::Self || (decoder.empty() && !decoder_mask)) return file;
        if (!decoder.empty()) {
            file.queries = decoder;
            file.keys = block == AttentionBlock::Cross ? tokens : decoder;
        }
        (block == AttentionBlock::Cross ? file.decoder_mask : file.mask) = decoder_mask;
        return file;
    }
};

/// A list of texts, or a list of these.
TokenLists listsIn(const ArrayFile& file, const ArrayFile::Entry& entry)
{
    if (entry.shape.empty() || entry.shape.size() > 2)
        throw Error(Code::WrongShape, file.name(),
                    "%1 has the wrong shape: expected a list of tokens, or a list of these, found %2", arrayText(entry),
                    shapeText(entry.shape));
    std::vector<std::string> texts = file.texts(entry.name);
    const auto length = static_cast<std::size_t>(entry.shape.back());
    TokenLists lists(entry.shape.size() == 2 ? static_cast<std::size_t>(entry.shape.front()) : 1);
    for (std::size_t i = 0; i < lists.size(); ++i)
        for (std::size_t j = 0; j < length; ++j) lists[i].push_back(std::move(texts.at(i * length + j)));
    return lists;
}

std::optional<std::vector<std::string>> textsIn(const Json& json)
{
    if (!json.is_array() || !std::ranges::all_of(json, [](const Json& each) { return each.is_string(); }))
        return std::nullopt;
    return json.get<std::vector<std::string>>();
}

/// A list of texts, or a list of such lists, from metadata, whose values are texts.
TokenLists listsIn(const std::string& metadata, const std::string& file)
{
    const Json json = parseJson(metadata, file, "the metadata's tokens");
    if (auto list = textsIn(json); list && !list->empty()) return {std::move(*list)};
    TokenLists lists;
    for (const Json& each : json) {
        auto list = textsIn(each);
        if (!list)
            throw Error(Code::Malformed, file,
                        "the metadata's tokens cannot be understood: expected lists of texts, found %1",
                        each.type_name());
        lists.push_back(std::move(*list));
    }
    return lists;
}

TokenFile tokensIn(const ArrayFile& file)
{
    TokenFile found{file.name(), {}, {}, {}};
    const std::pair<const char*, TokenLists*> places[] = {{"", &found.tokens},
                                                          {"tokens", &found.tokens},
                                                          {"query_tokens", &found.queries},
                                                          {"key_tokens", &found.keys},
                                                          {"decoder_tokens", &found.decoder}};
    for (const ArrayFile::Entry& entry : file.entries()) {
        if (entry.kind == ArrayFile::Kind::Numbers && entry.name == maskName && entry.shape.size() <= 2)
            found.mask = file.numbers(maskName);
        if (entry.kind == ArrayFile::Kind::Numbers && entry.name == decoderMaskName && entry.shape.size() <= 2)
            found.decoder_mask = file.numbers(decoderMaskName);
        for (const auto& [name, lists] : places)
            if (entry.kind == ArrayFile::Kind::Texts && entry.name == name) *lists = listsIn(file, entry);
    }
    for (const auto& [name, lists] : places) {
        const auto text = file.metadata().find(name);
        if (!lists->empty() || text == file.metadata().end()) continue;
        try {
            *lists = listsIn(text->second, file.name());
        } catch (const Error&) {
            // Any program may put anything there.
            found.warnings.push_back(std::string("“") + name + "” in the file's metadata is no list of tokens");
        }
    }
    return found;
}

TokenFile openTokens(const fs::path& path)
{
    std::error_code none;
    const std::uintmax_t size = fs::file_size(path, none);
    if (!none && size > largestTokenFile)
        throw Error(Code::OutOfRange, path.string(), "the file's size cannot be used: expected at most 64 MB, found %1",
                    std::to_string(size));
    const auto file = ArrayFile::open(path);
    TokenFile found = tokensIn(*file);
    found.warnings.insert(found.warnings.begin(), file->warnings().begin(), file->warnings().end());
    return found;
}

/// @throws Error{Missing} unless there are tokens, or what the tokens are patches of
TokenFile openGivenTokens(const fs::path& path)
{
    const bool mayLackTokens = tellsOfPictures(path);
    try {
        TokenFile found = openTokens(path);
        if (!found.empty() || mayLackTokens) return found;
    } catch (const Error& error) {
        if (error.code != Code::Missing || !mayLackTokens) throw;
        return {path.string(), {}, {}, {}};
    }
    throw Error(Code::Missing, path.string(), "“tokens” is missing: expected a list of texts");
}

/// Whatever is longer is no token, and would be laid out letter by letter.
void requireShort(const TokenLists& lists, const std::string& file)
{
    constexpr std::size_t longest = 10'000;
    for (const auto& list : lists)
        for (const std::string& token : list)
            if (token.size() > longest)
                throw Error(Code::OutOfRange, file,
                            "a token's length cannot be used: expected at most 10000 bytes, found %1",
                            std::to_string(token.size()));
}

bool fit(const TokenLists& lists, Index items, Index length)
{
    return static_cast<Index>(lists.size()) == items
           && std::ranges::all_of(lists, [&](const auto& list) { return static_cast<Index>(list.size()) == length; });
}

void requireFit(const TokenLists& lists, Index items, Index length, const std::string& file, const char* side)
{
    requireShort(lists, file);
    if (fit(lists, items, length)) return;
    if (static_cast<Index>(lists.size()) != items)
        throw Error(Code::WrongShape, file,
                    "the list of tokens has the wrong shape: expected %1 lists, one for each text, found %2",
                    std::to_string(items), std::to_string(lists.size()));
    const auto wrong =
        std::ranges::find_if(lists, [&](const auto& list) { return static_cast<Index>(list.size()) != length; });
    throw Error(Code::WrongShape, file, "the list of tokens has the wrong shape: expected %1 for the %2, found %3",
                std::to_string(length), side, std::to_string(wrong->size()));
}

/// The lists for both sides of the map.
struct Sides {
    TokenLists queries;
    TokenLists keys;
};

/// The tokens of one file that the map asks for.
/// @throws Error{WrongShape}
Sides sidesOf(const TokenFile& file, const MapAxes& axes)
{
    Sides sides{file.queriesOrTokens(), file.keys};
    const bool keysFit = fit(sides.keys, axes.items, axes.keys);
    if (axes.queries == axes.keys && fit(sides.queries, axes.items, axes.queries) != keysFit) {
        // One list serves both sides; of an encoder's and a decoder's tokens, the list of the one that attends here.
        if (keysFit) sides.queries = sides.keys;
        sides.keys = sides.queries;
    }
    if (!sides.queries.empty()) requireFit(sides.queries, axes.items, axes.queries, file.name, "queries");
    if (!sides.keys.empty()) requireFit(sides.keys, axes.items, axes.keys, file.name, "keys");
    return sides;
}

TokenLists numbered(Index items, Index length)
{
    std::vector<std::string> list;
    for (Index i = 1; i <= length; ++i) list.push_back(std::to_string(i));
    return {static_cast<std::size_t>(items), list};
}

/// Which tokens are real, as an attention_mask says; empty if it does not fit.
std::vector<std::vector<bool>> flagsIn(const NumberArray& mask, Index items, Index length)
{
    const auto bit = [](float value) { return value == 0 || value == 1; };
    const bool flat = items == 1 && mask.shape == std::vector<Index>{length};
    if ((!flat && mask.shape != std::vector<Index>{items, length}) || !std::ranges::all_of(mask.values, bit)) return {};
    std::vector<std::vector<bool>> flags;
    for (auto from = mask.values.begin(); from != mask.values.end(); from += length)
        flags.emplace_back(from, from + length);
    return flags;
}

/// Looks through the files in their order and builds the sequences.
class TokenSearch {
public:
    TokenSearch(const RecordedSource& source, const ArrayFile& dump, const MapAxes& axes, AttentionBlock block)
        : m_source(source),
          m_dump(dump),
          m_axes(axes),
          // Only cross-attention has other queries than keys, whatever its name tells.
          m_block(axes.queries == axes.keys ? block : AttentionBlock::Cross)
    {
    }

    RecordedTokens find()
    {
        openFiles();
        if (m_axes.queries == m_axes.keys && m_sides.queries.empty()) m_sides.queries = m_sides.keys;
        m_found.named = !m_sides.queries.empty() && !m_sides.keys.empty();
        if (m_sides.queries.empty()) m_sides.queries = numbered(m_axes.items, m_axes.queries);
        if (m_sides.keys.empty()) m_sides.keys = numbered(m_axes.items, m_axes.keys);
        build(m_sides.queries, m_found.queries, m_found.texts);
        if (m_sides.queries != m_sides.keys) build(m_sides.keys, m_found.keys, m_found.keys_texts);
        hidePadding();
        return std::move(m_found);
    }

private:
    void openFiles()
    {
        if (!m_source.query_tokens.empty()) take(openGivenTokens(m_source.query_tokens));
        take(tokensIn(m_dump));
        if (!m_decided) takeBeside();
        if (m_source.key_tokens.empty()) return;
        TokenFile file = openGivenTokens(m_source.key_tokens);
        m_sides.keys = file.keysOrTokens();
        if (m_sides.keys.empty())
            throw Error(Code::Missing, file.name, "“key_tokens” is missing: expected a list of texts");
        requireFit(m_sides.keys, m_axes.items, m_axes.keys, file.name, "keys");
        note(std::move(file));
    }

    /// The first file with tokens decides about both sides.
    void take(const TokenFile& found)
    {
        TokenFile file = found.of(m_block);
        if (!m_source.key_tokens.empty()) file.keys.clear();
        if (!m_decided && !file.empty()) {
            m_sides = sidesOf(file, m_axes);
            m_decided = true;
        }
        note(std::move(file));
    }

    /// Nobody asked for this file, so that it may be about something else.
    void takeBeside()
    {
        fs::path path = m_source.file;
        path.replace_extension(".json");
        std::error_code none;
        if (path == m_source.file || !fs::is_regular_file(path, none)) return;
        try {
            take(openTokens(path));
        } catch (const Error& error) {
            if (error.code == Code::Missing) return;  // it has no lists at all
            m_found.warnings.push_back(path.filename().string() + " lies beside the file but has no tokens that fit");
        }
    }

    void note(TokenFile file)
    {
        m_found.warnings.insert(m_found.warnings.end(), file.warnings.begin(), file.warnings.end());
        if (file.mask) m_masks.push_back(std::move(*file.mask));
        if (file.decoder_mask) m_query_masks.push_back(std::move(*file.decoder_mask));
    }

    void build(const TokenLists& lists, std::vector<Sequence>& sequences, std::vector<std::string>& texts)
    {
        for (SpelledText& spelled : spelledTexts(lists)) {
            for (Token& token : spelled.tokens) {
                token.special = isSpecialName(token.piece);
                token.id = m_ids.try_emplace(token.piece, static_cast<Index>(m_ids.size())).first->second;
            }
            sequences.push_back(sequenceOf(std::move(spelled.tokens)));
            texts.push_back(std::move(spelled.text));
        }
    }

    /// The first attention_mask that fits.
    void hidePadding()
    {
        const bool cross = !m_found.keys.empty();
        for (const NumberArray& mask : m_query_masks) {
            auto flags = flagsIn(mask, m_axes.items, m_axes.queries);
            for (std::size_t i = 0; cross && i < flags.size(); ++i) m_found.queries[i].real = std::move(flags[i]);
        }
        for (const NumberArray& mask : m_masks) {
            auto* sequences = cross ? &m_found.keys : &m_found.queries;
            auto flags = flagsIn(mask, m_axes.items, m_axes.keys);
            if (cross && flags.empty()) {
                sequences = &m_found.queries;
                flags = flagsIn(mask, m_axes.items, m_axes.queries);
            }
            for (std::size_t i = 0; i < flags.size(); ++i) (*sequences)[i].real = std::move(flags[i]);
            if (!flags.empty()) return;
            m_found.warnings.push_back(std::string(maskName) + " " + shapeText(mask.shape)
                                       + " does not fit the attention and hides nothing");
        }
    }

    const RecordedSource& m_source;
    const ArrayFile& m_dump;
    const MapAxes& m_axes;
    const AttentionBlock m_block;
    RecordedTokens m_found;
    Sides m_sides;
    bool m_decided = false;  ///< a file has named the sides
    std::vector<NumberArray> m_masks;
    std::vector<NumberArray> m_query_masks;  ///< masks of a decoder's tokens in cross-attention
    std::unordered_map<std::string, Index> m_ids;
};

bool anySpecial(const std::vector<Token>& tokens) { return std::ranges::any_of(tokens, &Token::special); }

}  // namespace

bool tellsSpecialTokens(const Trace& trace, Index item)
{
    return !(trace.recorded() || trace.fromGiven()) || anySpecial(trace.queries(item)) || anySpecial(trace.keys(item));
}

Index recordedTexts(const RecordedSource& source, const ArrayFile& dump)
{
    const auto listed = [](const TokenFile& file) {
        for (const TokenLists* lists : {&file.tokens, &file.queries, &file.keys})
            if (!lists->empty()) return static_cast<Index>(lists->size());
        return Index{0};
    };
    for (const fs::path& given : {source.query_tokens, source.key_tokens})
        if (const Index texts = given.empty() ? 0 : listed(openGivenTokens(given)); texts > 0) return texts;
    if (const Index texts = listed(tokensIn(dump)); texts > 0) return texts;
    fs::path beside = source.file;
    beside.replace_extension(".json");
    std::error_code none;
    if (beside != source.file && fs::is_regular_file(beside, none)) {
        try {
            if (const Index texts = listed(openTokens(beside)); texts > 0) return texts;
        } catch (const Error&) {
            // Nobody asked for it, and it may be about something else.
        }
    }
    for (const char* name : {maskName, "input_ids"})
        for (const ArrayFile::Entry& entry : dump.entries())
            if (entry.name == name && entry.shape.size() == 2) return entry.shape.front();
    return 0;
}

RecordedTokens recordedTokens(const RecordedSource& source, const ArrayFile& dump, const MapAxes& axes,
                              AttentionBlock block)
{
    return TokenSearch(source, dump, axes, block).find();
}

}  // namespace core
