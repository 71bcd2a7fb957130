#include "core/training/training_data.h"

#include "core/error.h"
#include "core/random_bits.h"
#include "core/text/unicode.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <set>

namespace core {
namespace {

constexpr Index heldOutExamples = 256;
constexpr Index everyKeptLine = 10;  ///< one line of so many is held out
constexpr std::uint64_t heldOutStream = 0x48454C44U;

}  // namespace

/// Numbers that follow from one another.
class TrainingData::Draws {
public:
    Draws(std::uint64_t seed, std::uint64_t stream) : m_seed(mixedBits(seed, stream)) {}

    Index below(Index count)
    {
        return static_cast<Index>(mixedBits(m_seed, m_count++) % static_cast<std::uint64_t>(count));
    }
    float unit() { return unitInterval(mixedBits(m_seed, m_count++)); }
    /// So many different numbers below `of`, in any order.
    std::vector<Index> different(Index count, Index of)
    {
        std::vector<Index> all(static_cast<std::size_t>(of));
        std::iota(all.begin(), all.end(), Index{0});
        for (Index i = 0; i < count; ++i) std::swap(all[i], all[i + below(of - i)]);
        all.resize(static_cast<std::size_t>(count));
        return all;
    }

private:
    std::uint64_t m_seed;
    std::uint64_t m_count = 0;
};

TrainingData::TrainingData(const TrainingSettings& settings, std::string_view text, const std::string& name)
    : m_settings(settings)
{
    if (readsText(settings.task))
        readLines(text, name);
    else
        takeSigns();
    m_held_out = batchOf(mixedBits(settings.seed, heldOutStream), heldOutExamples, true);
}

std::vector<std::string> TrainingData::parts(std::string_view line) const
{
    std::vector<std::string> all;
    if (m_settings.task == TrainingTask::Words) {
        constexpr std::string_view blank = " \t";
        for (std::size_t at = line.find_first_not_of(blank); at != std::string_view::npos;) {
            const std::size_t end = std::min(line.find_first_of(blank, at), line.size());
            all.emplace_back(line.substr(at, end - at));
            at = line.find_first_not_of(blank, end);
        }
        return all;
    }
    for (std::size_t at = 0; at < line.size();) {
        const std::size_t begin = at;
        codePointAt(line, at);
        all.emplace_back(line.substr(begin, at - begin));
    }
    return all;
}

void TrainingData::readLines(std::string_view text, const std::string& name)
{
    if (text.size() > longestText)
        throw Error(Code::OutOfRange, name, "the text cannot be used: expected at most %1 bytes, found %2",
                    std::to_string(longestText), std::to_string(text.size()));
    try {
        requireUtf8(text);
    } catch (const Error& error) {
        throw Error(error.code, name, error.sentence);
    }
    if (text.find('\0') != std::string_view::npos)
        throw Error(Code::Malformed, name,
                    "the text cannot be understood: expected lines to be learned from, found a byte that is 0");
    std::vector<std::vector<std::string>> lines;
    std::set<std::string> symbols;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (line.ends_with('\r')) line.remove_suffix(1);
        auto cut = parts(line);
        if (cut.empty()) continue;
        symbols.insert(cut.begin(), cut.end());
        lines.push_back(std::move(cut));
    }
    if (lines.size() < 2)
        throw Error(Code::OutOfRange, name,
                    "the text cannot be used: expected two lines or more, so that one can be held out, found %1",
                    std::to_string(lines.size()));
    constexpr const char* edges[] = {".", "|", "#", "¶", "␤"};
    const auto* edge = std::ranges::find_if(edges, [&](const char* each) { return !symbols.contains(each); });
    if (edge == std::end(edges) || std::ssize(symbols) >= mostSymbols)
        throw Error(Code::OutOfRange, name,
                    m_settings.task == TrainingTask::Words
                        ? "the words cannot be used: expected fewer than %1 different ones, found %2"
                        : "the characters cannot be used: expected fewer than %1 different ones, found %2",
                    std::to_string(mostSymbols), std::to_string(symbols.size()));
    m_edge = *edge;
    m_symbols.push_back(m_edge);
    m_symbols.insert(m_symbols.end(), symbols.begin(), symbols.end());
    m_signs = vocabulary();
    std::map<std::string, Index> ids;
    for (Index id = 0; id < vocabulary(); ++id) ids[m_symbols[id]] = id;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        Line line = {0};
        line.reserve(lines[i].size() + 2);
        for (const std::string& part : lines[i]) line.push_back(ids[part]);
        line.push_back(0);
        // The last of every ten; of fewer lines the last.
        const bool kept =
            i % everyKeptLine == everyKeptLine - 1 || (lines.size() < everyKeptLine && i + 1 == lines.size());
        (kept ? m_kept_lines : m_lines).push_back(std::move(line));
    }
}

void TrainingData::takeSigns()
{
    constexpr Index letters = 26, few = 12;
    m_signs = m_settings.task == TrainingTask::Repeated ? letters : few;
    for (Index sign = 0; sign < m_signs; ++sign) m_symbols.emplace_back(1, static_cast<char>('a' + sign));
    if (m_settings.task == TrainingTask::Reversed) m_symbols.emplace_back("=");
    if (m_settings.task != TrainingTask::SecondOrder) return;
    Draws draws(m_settings.seed, hashOf("following"));
    m_following.reserve(static_cast<std::size_t>(m_signs * m_signs));
    for (Index pair = 0; pair < m_signs * m_signs; ++pair) m_following.push_back(draws.below(m_signs));
}

TrainingData::Line TrainingData::lineExample(Draws& draws, const std::vector<Line>& lines, Index& counted_from) const
{
    counted_from = 0;
    const Line& line = lines[static_cast<std::size_t>(draws.below(std::ssize(lines)))];
    const Index length = m_settings.shape.context + 1;
    const Index spare = std::max<Index>(0, std::ssize(line) - length);
    const Index begin = spare == 0 ? 0 : draws.below(spare + 1);
    return {line.begin() + begin, line.begin() + std::min<Index>(begin + length, std::ssize(line))};
}

TrainingData::Line TrainingData::signExample(Draws& draws, Index& counted_from) const
{
    const Index length = m_settings.shape.context + 1;
    Line line;
    line.reserve(static_cast<std::size_t>(length));
    switch (m_settings.task) {
    case TrainingTask::SecondOrder: {
        constexpr float follows = 0.8F;
        line = {draws.below(m_signs), draws.below(m_signs)};
        counted_from = 1;
        while (std::ssize(line) < length) {
            const Index rule = m_following[static_cast<std::size_t>(line.end()[-2] * m_signs + line.back())];
            line.push_back(draws.unit() < follows ? rule : draws.below(m_signs));
        }
        break;
    }
    case TrainingTask::Repeated: {
        // Blocks of any length: where all had one, a head that looks so many places back would do as well.
        const Index most = std::min(m_signs, length / 2), least = std::max<Index>(1, most / 3);
        const Index block = least + draws.below(most - least + 1);
        line = draws.different(block, m_signs);
        counted_from = block;
        while (std::ssize(line) < length) line.push_back(line[line.size() - static_cast<std::size_t>(block)]);
        break;
    }
    default: {
        const Index block = (length - 1) / 2;
        for (Index i = 0; i < block; ++i) line.push_back(draws.below(m_signs));
        line.push_back(m_signs);
        for (Index i = 0; i < block; ++i) line.push_back(line[static_cast<std::size_t>(block - 1 - i)]);
        counted_from = block;
    }
    }
    return line;
}

void TrainingData::addExample(TrainingBatch& batch, Draws draws, bool held_out) const
{
    Index counted_from = 0;
    const Line line = readsText(m_settings.task) ? lineExample(draws, held_out ? m_kept_lines : m_lines, counted_from)
                                                 : signExample(draws, counted_from);
    addLine(batch, line, counted_from);
}

void TrainingData::addLine(TrainingBatch& batch, const Line& line, Index counted_from) const
{
    for (Index t = 0; t < batch.tokens; ++t) {
        const bool counts = t + 1 < std::ssize(line) && t >= counted_from;
        batch.ids.push_back(t < std::ssize(line) ? line[static_cast<std::size_t>(t)] : 0);
        batch.targets.push_back(counts ? line[static_cast<std::size_t>(t + 1)] : -1);
        batch.counted += counts ? 1 : 0;
    }
    ++batch.examples;
}

/// The first place whose next symbol follows from what stands before it: in a text of somebody's own.
Index TrainingData::countedFrom(const Line& line) const
{
    const Index length = std::ssize(line);
    switch (m_settings.task) {
    case TrainingTask::SecondOrder: return 1;
    case TrainingTask::Repeated:
        for (Index block = 1; block < length; ++block)
            if (std::equal(line.begin() + block, line.end(), line.begin())) return block;
        return 0;
    case TrainingTask::Reversed: {
        const Index equals = std::ranges::find(line, m_signs) - line.begin();
        return equals < length ? equals : 0;
    }
    default: return 0;
    }
}

TrainingBatch TrainingData::example(std::string_view text) const
{
    Line line = idsOf(text);
    const Index places = m_settings.shape.context;
    line.resize(static_cast<std::size_t>(std::min<Index>(std::ssize(line), places + 1)));
    TrainingBatch batch{.tokens = std::min<Index>(std::ssize(line), places)};
    addLine(batch, line, countedFrom(line));
    return batch;
}

TrainingBatch TrainingData::batchOf(std::uint64_t draw, Index examples, bool held_out) const
{
    TrainingBatch batch{.tokens = m_settings.shape.context};
    batch.ids.reserve(static_cast<std::size_t>(examples * batch.tokens));
    batch.targets.reserve(static_cast<std::size_t>(examples * batch.tokens));
    for (Index i = 0; i < examples; ++i) addExample(batch, Draws(draw, static_cast<std::uint64_t>(i)), held_out);
    return batch;
}

TrainingBatch TrainingData::batch(Index step, std::uint64_t seed) const
{
    constexpr std::uint64_t learned = std::uint64_t{1} << 32U;
    return batchOf(mixedBits(seed, learned + static_cast<std::uint64_t>(step)), m_settings.batch, false);
}

std::vector<Index> TrainingData::idsOf(std::string_view text) const
{
    std::vector<Index> ids;
    for (const std::string& part : parts(text)) {
        const auto found = std::ranges::find(m_symbols, part);
        if (found != m_symbols.end()) ids.push_back(found - m_symbols.begin());
    }
    return ids;
}

double TrainingData::chance() const { return std::log(static_cast<double>(m_signs)); }

}  // namespace core
