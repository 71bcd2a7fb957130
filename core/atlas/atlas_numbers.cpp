#include "core/atlas/atlas_numbers.h"

#include "core/error.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>

namespace core {
namespace {

static_assert(std::endian::native == std::endian::little);

class Writer {
public:
    template<typename Value>
    void operator()(const Value& value)
    {
        char bytes[sizeof value];
        std::memcpy(bytes, &value, sizeof value);
        m_bytes.append(bytes, sizeof value);
    }
    template<typename Value>
    void list(const std::vector<Value>& values, std::size_t /*most*/)
    {
        (*this)(static_cast<std::uint32_t>(values.size()));
        m_bytes.append(reinterpret_cast<const char*>(values.data()), values.size() * sizeof(Value));
    }
    std::string take() { return std::move(m_bytes); }

private:
    std::string m_bytes;
};

class Reader {
public:
    Reader(const std::string& bytes, std::string file) : m_bytes(bytes), m_file(std::move(file)) {}

    template<typename Value>
    void operator()(Value& value)
    {
        requireMore(sizeof value);
        std::memcpy(&value, m_bytes.data() + m_at, sizeof value);
        m_at += sizeof value;
    }
    template<typename Value>
    void list(std::vector<Value>& values, std::size_t most)
    {
        std::uint32_t count = 0;
        (*this)(count);
        if (count > most)
            throw Error(Code::Malformed, m_file,
                        "the atlas' numbers cannot be understood: expected a list of at most %1, found %2",
                        std::to_string(most), std::to_string(count));
        requireMore(count * sizeof(Value));
        values.resize(count);
        if (count == 0) return;  // an empty list has no place to copy to
        std::memcpy(static_cast<void*>(values.data()), m_bytes.data() + m_at, count * sizeof(Value));
        m_at += count * sizeof(Value);
    }
    void requireEnd() const
    {
        if (m_at != m_bytes.size())
            throw Error(Code::Malformed, m_file, "the atlas' numbers cannot be understood: expected %1 bytes, found %2",
                        std::to_string(m_at), std::to_string(m_bytes.size()));
    }

private:
    void requireMore(std::size_t bytes) const
    {
        if (m_bytes.size() - m_at < bytes)
            throw Error(Code::Truncated, m_file,
                        "the atlas' numbers are cut short: expected more of them, found their end");
    }

    const std::string& m_bytes;
    std::string m_file;
    std::size_t m_at = 0;
};

constexpr std::size_t mostSeen = std::size_t{1} << 24U;

/// Every number of a head, in one order for writing and reading.
/// @param each  called with each number, each.list() with each list
template<typename Head, typename Each>
void eachNumber(Head& head, Each& each)
{
    for (auto& mean : head.means) {
        ResampledMean::eachNumber(mean, each);
        each.list(mean.replicateNumbers(), 2 * replicates);
    }
    for (auto& bin : head.distance) each(bin);
    for (auto& bin : head.entropy) each(bin);
    for (auto& bin : head.first) each(bin);
    for (auto& parts : head.samples)
        for (auto& kept : parts) each.list(kept, samplesOfPart);
    each.list(head.drawn, RowReservoir::most);
    each.list(head.without, RowReservoir::most);
    each.list(head.asked, mostSeen);
    each.list(head.asking, mostSeen);
}

bool isRow(const AtlasRow& row, std::size_t texts)
{
    return row.text >= 0 && static_cast<std::size_t>(row.text) < texts && row.query >= 0;
}

bool isSound(const ResampledMean& mean)
{
    const auto [low, high] = mean.interval();
    const Moments& moments = mean.moments();
    const std::vector<double>& numbers = mean.replicateNumbers();
    const bool whole = numbers.empty() || numbers.size() == replicates || numbers.size() == 2 * replicates;
    return whole && moments.count >= 0 && std::isfinite(moments.sum) && std::isfinite(moments.squares)
           && std::isfinite(low) && std::isfinite(high);
}

/// Checks numbers of the file that are used as places, or drawn, later.
void requireSound(const AtlasStep& step, const HeadStatistics& head, std::size_t block, std::size_t texts,
                  const std::string& file)
{
    const AtlasBlockRows& rows = step.rows[block];
    const auto isCount = [](double count) { return std::isfinite(count) && count >= 0; };
    bool sound = head.drawn.size() <= rows.drawn.rows().size() && head.without.size() <= rows.without.rows().size()
                 && head.asked.size() <= rows.keys.entries().size()
                 && head.asking.size() <= rows.queries.entries().size() && std::ranges::all_of(head.means, isSound)
                 && std::ranges::all_of(head.distance, isCount) && std::ranges::all_of(head.entropy, isCount)
                 && std::ranges::all_of(head.first, isCount);
    for (const auto& parts : head.samples)
        for (const auto& kept : parts)
            for (const AtlasSample& sample : kept)
                sound = sound && isRow(sample.row, texts) && std::isfinite(sample.value);
    if (!sound)
        throw Error(Code::Malformed, file,
                    "the atlas' numbers cannot be understood: expected finite ones, of texts and tokens that are "
                    "there, found others");
}

}  // namespace

std::string numbersOf(const AtlasStep& step)
{
    Writer writer;
    for (const AtlasBlockRows& rows : step.rows) {
        writer.list(rows.drawn.rows(), RowReservoir::most);
        writer.list(rows.without.rows(), RowReservoir::most);
    }
    for (const HeadStatistics& head : step.statistics) eachNumber(head, writer);
    return writer.take();
}

void readNumbers(AtlasStep& step, std::size_t texts, const std::string& bytes, const std::string& file)
{
    Reader reader(bytes, file);
    for (AtlasBlockRows& rows : step.rows) {
        std::vector<AtlasRow> drawn, without;
        reader.list(drawn, RowReservoir::most);
        reader.list(without, RowReservoir::most);
        const auto known = [&](const AtlasRow& row) { return isRow(row, texts); };
        if (!std::ranges::all_of(drawn, known) || !std::ranges::all_of(without, known))
            throw Error(Code::Malformed, file,
                        "the atlas' rows cannot be understood: expected those of its texts, found others");
        rows.drawn = RowReservoir(std::move(drawn));
        rows.without = RowReservoir(std::move(without));
    }
    const std::size_t of_block = step.statistics.size() / std::max<std::size_t>(1, step.rows.size());
    for (std::size_t i = 0; i < step.statistics.size(); ++i) {
        eachNumber(step.statistics[i], reader);
        requireSound(step, step.statistics[i], i / of_block, texts, file);
    }
    reader.requireEnd();
}

}  // namespace core
