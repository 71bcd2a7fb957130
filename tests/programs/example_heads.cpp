// Which head shows best what an example says, for models that were trained anew.
//
// usage: example_heads [--write] FILE.attnscope…
//
// Prints the five best heads of each file, counted from 1. --write makes the best one the file's, with its query, key
// and least weights.

#include "core/error.h"
#include "core/file/mapped_file.h"
#include "core/file/whole_file.h"
#include "tests/core/session/shown_weights.h"
#include "tests/said_parts.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace {

using core::Index;

struct Candidate {
    Index layer = 0;
    Index head = 0;
    float margin = 1;                          ///< margin of the row that holds worst
    float weight = 1;                          ///< on the keys of the row where they have least
    std::vector<ShownWeights::InHead> rows{};  ///< [rows]

    /// What holds clearly comes first, and of that what the eye sees best.
    std::pair<bool, float> rank() const
    {
        const bool clear = margin >= 0.02F;
        return {clear, clear ? weight : margin};
    }
};

/// A row that names a head of its own is looked at there.
Candidate candidateAt(Index layer, Index head, const core::Example& example, const std::vector<ShownWeights>& rows)
{
    Candidate candidate{layer, head};
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const core::ShownRow& said = example.shows[i];
        candidate.rows.push_back(rows[i].in(said.layer.value_or(layer), said.head.value_or(head)));
        candidate.margin = std::min(candidate.margin, candidate.rows.back().margin());
        candidate.weight = std::min(candidate.weight, candidate.rows.back().together);
    }
    return candidate;
}

std::vector<Candidate> candidatesFor(const core::Example& example, const std::vector<ShownWeights>& rows)
{
    std::vector<Candidate> candidates;
    for (Index layer = 0; layer < rows.front().layers(); ++layer)
        for (Index head = 0; head < rows.front().heads(); ++head)
            candidates.push_back(candidateAt(layer, head, example, rows));
    std::ranges::sort(candidates, std::greater(), &Candidate::rank);
    return candidates;
}

void print(const core::Example& example, const std::vector<Candidate>& candidates)
{
    std::printf("%s: %s\n", example.file.filename().c_str(), example.title.c_str());
    for (std::size_t i = 0; i < std::min<std::size_t>(5, candidates.size()); ++i) {
        const Candidate& each = candidates[i];
        std::printf("  layer %td head %td  %s by %+.2f ", each.layer + 1, each.head + 1,
                    each.margin > 0 ? "holds" : "fails", static_cast<double>(each.margin));
        for (std::size_t row = 0; row < each.rows.size(); ++row)
            std::printf("  %s → %s %.2f (next %s %.2f)", example.shows[row].query.text.c_str(),
                        example.shows[row].keys.front().text.c_str(), static_cast<double>(each.rows[row].together),
                        each.rows[row].rival.c_str(), static_cast<double>(each.rows[row].strongest));
        std::printf("\n");
    }
}

/// Some twentieths below what is there, so that rounding on another machine does not matter.
double leastWeight(float together) { return std::floor(std::max(0.0, static_cast<double>(together) - 0.03) * 20) / 20; }

void write(const core::Example& example, const ShownWeights& first, const Candidate& best)
{
    auto json = nlohmann::ordered_json::parse(core::readText(example.file, 1U << 20U));
    json["focus"]["layer"] = best.layer;
    json["focus"]["head"] = best.head;
    json["focus"]["query"] = first.query();
    json["focus"]["key"] = first.keys().front();
    json["figure"]["layer"] = best.layer;
    json["figure"]["head"] = best.head;
    for (std::size_t row = 0; row < best.rows.size(); ++row)
        json["example"]["shows"][row]["weight"] = leastWeight(best.rows[row].together);
    core::writeWhole(example.file, json.dump(2) + '\n');
}

void pick(const char* file, bool writes)
{
    const core::Example example = core::openExample(file);
    std::vector<ShownWeights> rows;
    for (const core::ShownRow& row : example.shows) rows.emplace_back(example, row);
    const std::vector<Candidate> candidates = candidatesFor(example, rows);
    print(example, candidates);
    if (writes && candidates.front().margin > 0) write(example, rows.front(), candidates.front());
}

}  // namespace

int main(int argc, char** argv)
{
    const bool writes = argc > 1 && std::string_view(argv[1]) == "--write";
    int status = 0;
    for (int i = writes ? 2 : 1; i < argc; ++i) {
        try {
            pick(argv[i], writes);
        } catch (const core::Error& error) {
            std::printf("%s: %s, expected %s, found %s\n", argv[i], saidParts(error).field.c_str(),
                        saidParts(error).expected.c_str(), saidParts(error).found.c_str());
            status = 1;
        }
    }
    return status;
}
