#include "app/command/command_line.h"
#include "app/command/intervention_options.h"
#include "app/command/named_values.h"
#include "app/command/printed_json.h"
#include "app/command/progress.h"
#include "app/command/request.h"
#include "app/command/tensor_output.h"
#include "core/analysis/word_alignment.h"
#include "core/array/csv_writer.h"
#include "core/available_memory.h"
#include "core/error.h"
#include "core/file/mapped_file.h"
#include "core/file/whole_file.h"
#include "core/json/json_text.h"
#include "core/model/layer_numbers.h"
#include "core/prepare/opened_models.h"
#include "core/text/trimmed.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <numeric>

namespace {

using AlignJson = nlohmann::ordered_json;
using core::Index;

constexpr std::pair<core::AlignedUnit, const char*> units[] = {
    {core::AlignedUnit::Words, "words"}, {core::AlignedUnit::Spaces, "spaces"}, {core::AlignedUnit::Pieces, "pieces"}};
constexpr std::pair<core::Symmetrized, const char*> ways[] = {{core::Symmetrized::Both, "intersection"},
                                                              {core::Symmetrized::Either, "union"},
                                                              {core::Symmetrized::Grown, "grow-diag-final-and"}};

struct AlignOptions {
    ModelOptions model;
    std::string texts;
    std::vector<std::string> sources, targets;
    std::string out;
    std::string soft;
    std::string gold;
    std::vector<std::string> heads;
    std::string reverse;
    std::vector<std::string> reverse_heads;
    std::string unit = "words";
    std::string way = "grow-diag-final-and";
    double above = 0;
    Index countFrom = 1;
    bool json = false;
};

/// A text and its translation.
struct TextPair {
    std::string source;
    std::string target;
};

/// A pair of texts as one model reads it.
struct AlignedPair {
    core::AlignedText source, target;
    std::vector<core::Matrix> maps;  ///< [heads] [target words, source words]
};

/// One direction: a model and what its heads, or those that were named, make of all pairs.
struct Direction {
    std::shared_ptr<const core::Model> model;
    std::vector<core::HeadAddress> heads = {};
    std::vector<AlignedPair> pairs = {};
    std::vector<core::AlignmentOrder> order = {};    ///< [heads]
    std::vector<core::AlignmentErrors> errors = {};  ///< [heads] none without a gold
    std::vector<std::size_t> chosen = {};            ///< places in `heads`
};

std::vector<TextPair> pairsIn(const std::string& file)
{
    constexpr std::size_t largest = std::size_t{1} << 28U;
    const std::string all = core::readText(file, largest);
    std::vector<TextPair> pairs;
    for (std::size_t at = 0; at < all.size();) {
        const std::size_t end = std::min(all.find('\n', at), all.size());
        std::string line = all.substr(at, end - at);
        if (!line.empty() && line.back() == '\r') line.pop_back();
        const std::size_t tab = line.find('\t');
        if (tab == std::string::npos || core::trimmed(line.substr(0, tab)).empty()
            || core::trimmed(line.substr(tab + 1)).empty())
            throw core::Error(core::Code::Malformed, file,
                              "line %1 cannot be understood: expected a text, a tab and its translation, found %2",
                              std::to_string(pairs.size() + 1), line.substr(0, 60));
        pairs.push_back({line.substr(0, tab), line.substr(tab + 1, line.find('\t', tab + 1) - tab - 1)});
        at = end + 1;
    }
    if (pairs.empty())
        throw core::Error(core::Code::Missing, file, "the pairs are missing: expected a line or more, found none");
    return pairs;
}

std::vector<TextPair> pairsOf(const AlignOptions& options)
{
    if (!options.texts.empty()) return pairsIn(options.texts);
    if (options.sources.size() != options.targets.size())
        throw core::Error(core::Code::WrongShape, "",
                          "--text and --target do not fit: expected as many translations as texts, found %1 and %2",
                          std::to_string(options.sources.size()), std::to_string(options.targets.size()));
    std::vector<TextPair> pairs;
    pairs.reserve(options.sources.size());
    for (std::size_t i = 0; i < options.sources.size(); ++i) {
        if (core::trimmed(options.sources[i]).empty() || core::trimmed(options.targets[i]).empty())
            throw core::Error(core::Code::Missing, "", "a text is missing: expected words in each, found an empty one");
        pairs.push_back({options.sources[i], options.targets[i]});
    }
    return pairs;
}

std::vector<core::HeadAddress> headsOf(const core::Model& cross, const std::vector<std::string>& named,
                                       const AlignOptions& options, const char* option)
{
    std::vector<core::HeadAddress> heads;
    const core::ModelInfo& info = cross.info;
    if (named.empty()) {
        heads.reserve(static_cast<std::size_t>(info.layers * info.heads));
        for (Index layer = 0; layer < info.layers; ++layer)
            for (Index head = 0; head < info.heads; ++head) heads.push_back({layer, head, 0});
    }
    for (const std::string& each : named) {
        const HeadNumber number = headNumber(each, options.countFrom, option);
        if (number.layer < 0 || number.layer >= info.layers || number.head < 0 || number.head >= info.heads)
            throw core::Error(core::Code::OutOfRange, info.name,
                              "%1 cannot be used: expected a head from %2 to %3, found %4", option,
                              std::to_string(options.countFrom) + "." + std::to_string(options.countFrom),
                              std::to_string(info.layers - 1 + options.countFrom) + "."
                                  + std::to_string(info.heads - 1 + options.countFrom),
                              each);
        heads.push_back({number.layer, number.head, 0});
    }
    return heads;
}

/// @param folder  of another model than the one that the options name; empty: that one
core::Run runOf(const AlignOptions& options, const std::string& folder)
{
    core::Run run;
    if (folder.empty())
        options.model.giveTo(run);
    else
        run.model = folder;
    return run;
}

core::PreparedRun preparedPair(const AlignOptions& options, const std::string& folder, const TextPair& pair, Index line)
{
    core::Run run = runOf(options, folder);
    run.texts = {pair.source};
    run.targets = {pair.target};
    core::PreparedRun ready = core::prepare(run, openedModels(), stopOfRequest());
    core::requireComputable(ready);
    const auto isCut = [](const core::CutText& text) { return text.used < std::ssize(text.encoding.tokens); };
    if (isCut(ready.texts.front()) || isCut(ready.targets.front()))
        throw core::Error(core::Code::TooLong, ready.model->info.name,
                          "pair %1 cannot be aligned: expected at most %2 tokens in each text, found more",
                          std::to_string(line), std::to_string(ready.model->info.max_tokens));
    return ready;
}

/// Passes of all pairs through a model.
Direction aligned(const AlignOptions& options, const std::string& folder, const std::vector<TextPair>& pairs,
                  const std::vector<std::string>& named, const char* option)
{
    const core::Run run = runOf(options, folder);
    Direction direction{.model = openedModels().folder(run.model, core::Tower::Texts, run.base)};
    const core::Model& model = *direction.model;
    if (model.cross == nullptr || model.info.reads != core::Reads::Text)
        throw core::Error(core::Code::Unsupported, model.info.name,
                          "the alignment of words is not supported: expected an encoder–decoder that reads texts, such "
                          "as Marian, found %1",
                          model.info.architecture);
    warnAll(model.warnings);
    direction.heads = headsOf(*model.cross, named, options, option);
    core::AlignedUnit unit = core::AlignedUnit::Words;
    choose(unit, options.unit, units);
    Progress progress(untilOneWonders);
    std::size_t numbers = 0;
    const std::size_t most = core::memoryForTraces() / sizeof(float);
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        goOnUnlessStopped();
        progress.show("aligned " + std::to_string(i) + " of " + std::to_string(pairs.size()) + " pairs");
        core::PreparedRun ready = preparedPair(options, folder, pairs[i], static_cast<Index>(i) + 1);
        const auto trace = core::run(ready.model, std::move(ready.batch),
                                     core::RunOptions{.keep = core::Keep::Weights, .stop = stopOfRequest()});
        goOnUnlessStopped();
        AlignedPair pair{core::alignedText(pairs[i].source, trace->queries(0), unit),
                         core::alignedText(pairs[i].target, trace->cross->queries(0), unit),
                         {}};
        pair.maps.reserve(direction.heads.size());
        for (const core::HeadAddress& head : direction.heads)
            pair.maps.push_back(core::alignedWeights(*trace->cross, head, pair.source, pair.target));
        for (const core::Matrix& map : pair.maps) numbers += static_cast<std::size_t>(map.size());
        if (numbers > most)
            throw core::Error(core::Code::NoMemory, "",
                              "the maps of all heads need more memory than there is: expected %1 with the heads that "
                              "are wanted, or fewer pairs",
                              option);
        direction.pairs.push_back(std::move(pair));
    }
    return direction;
}

core::WordLinks linksOf(const core::Matrix& map, const AlignOptions& options)
{
    return options.above > 0 ? core::linksAbove(map, static_cast<float>(options.above)) : core::largestLinks(map);
}

/// The mean of the chosen heads' maps.
core::Matrix chosenMap(const Direction& direction, std::size_t pair)
{
    const AlignedPair& of = direction.pairs[pair];
    core::Matrix sum = of.maps[direction.chosen.front()];
    for (std::size_t i = 1; i < direction.chosen.size(); ++i) sum += of.maps[direction.chosen[i]];
    return sum / static_cast<float>(direction.chosen.size());
}

/// Measures every head, and chooses the best one where none was named: by the gold, or else by the order of words.
/// @param gold  empty: none
void chooseHeads(Direction& direction, bool named, const std::vector<core::GoldLinks>& gold,
                 const AlignOptions& options)
{
    const std::size_t count = direction.heads.size();
    direction.order.resize(count);
    if (!gold.empty()) direction.errors.resize(count);
    for (std::size_t i = 0; i < direction.pairs.size(); ++i)
        for (std::size_t head = 0; head < count; ++head) {
            const core::WordLinks links = linksOf(direction.pairs[i].maps[head], options);
            direction.order[head].add(links);
            if (!gold.empty()) direction.errors[head].add(links, gold[i]);
        }
    direction.chosen.resize(named ? count : 1);
    std::iota(direction.chosen.begin(), direction.chosen.end(), std::size_t{0});
    if (named) return;
    const auto goodness = [&](std::size_t head) {
        if (gold.empty()) return direction.order[head].mean();
        const double rate = direction.errors[head].rate();
        return std::isnan(rate) ? -1.0 : -rate;
    };
    for (std::size_t head = 1; head < count; ++head)
        if (goodness(head) > goodness(direction.chosen.front())) direction.chosen.front() = head;
}

std::vector<core::GoldLinks> goldOf(const AlignOptions& options, const Direction& direction)
{
    if (options.gold.empty()) return {};
    std::vector<core::GoldLinks> gold = core::readGold(options.gold);
    if (gold.size() != direction.pairs.size())
        throw core::Error(core::Code::WrongShape, options.gold,
                          "the gold does not fit the texts: expected a line for each of %1 pairs, found %2",
                          std::to_string(direction.pairs.size()), std::to_string(gold.size()));
    for (std::size_t i = 0; i < gold.size(); ++i)
        core::requireOfTexts(gold[i], std::ssize(direction.pairs[i].source.words),
                             std::ssize(direction.pairs[i].target.words), options.gold, static_cast<Index>(i) + 1);
    return gold;
}

core::WordLinks turned(core::WordLinks links)
{
    for (core::WordLink& link : links) std::swap(link.source, link.target);
    std::sort(links.begin(), links.end());
    return links;
}

/// Both models have to cut both texts into the same words.
void requireSameWords(const Direction& forward, const Direction& backward)
{
    for (std::size_t i = 0; i < forward.pairs.size(); ++i) {
        const AlignedPair &there = forward.pairs[i], &back = backward.pairs[i];
        if (there.source.words.size() == back.target.words.size()
            && there.target.words.size() == back.source.words.size())
            continue;
        throw core::Error(core::Code::WrongShape, backward.model->info.name,
                          "pair %1 cannot be symmetrised: expected %2 and %3 words as in %4, found %5 and %6; --unit "
                          "spaces cuts alike for all models",
                          std::to_string(i + 1), std::to_string(there.source.words.size()),
                          std::to_string(there.target.words.size()), forward.model->info.name,
                          std::to_string(back.target.words.size()), std::to_string(back.source.words.size()));
    }
}

std::string headName(const Direction& direction, std::size_t head, const AlignOptions& options)
{
    const core::HeadAddress& address = direction.heads[head];
    return std::to_string(core::layerNumber(direction.model->cross->info, address.layer, options.countFrom)) + "."
           + std::to_string(address.head + options.countFrom);
}

AlignJson headsJson(const Direction& direction, const AlignOptions& options)
{
    AlignJson json = AlignJson::array();
    for (std::size_t head = 0; head < direction.heads.size(); ++head) {
        AlignJson one = {{"head", headName(direction, head, options)},
                         {"order", numberOrNull(direction.order[head].mean())}};
        if (!direction.errors.empty()) one["error_rate"] = numberOrNull(direction.errors[head].rate());
        one["chosen"] = std::ranges::find(direction.chosen, head) != direction.chosen.end();
        json.push_back(std::move(one));
    }
    return json;
}

/// What is found, for either form.
struct Found {
    const Direction& forward;
    const Direction* backward;  ///< null for one direction
    const std::vector<core::WordLinks>& links;
    double error_rate;  ///< of `links`; NaN without a gold
};

std::string reportJson(const Found& found, const AlignOptions& options)
{
    AlignJson json = {{"model", found.forward.model->info.name},
                      {"unit", options.unit},
                      {"heads", headsJson(found.forward, options)}};
    if (found.backward != nullptr) {
        json["reverse_model"] = found.backward->model->info.name;
        json["reverse_heads"] = headsJson(*found.backward, options);
        json["symmetrized"] = options.way;
    }
    if (!options.gold.empty()) json["error_rate"] = numberOrNull(found.error_rate);
    AlignJson& pairs = json["pairs"] = AlignJson::array();
    for (std::size_t i = 0; i < found.links.size(); ++i) {
        const AlignedPair& pair = found.forward.pairs[i];
        AlignJson links = AlignJson::array();
        for (const core::WordLink& link : found.links[i]) links.push_back({link.source, link.target});
        pairs.push_back({{"source", pair.source.names},
                         {"target", pair.target.names},
                         {"links", std::move(links)},
                         {"weights", rowsJson(chosenMap(found.forward, i))}});
    }
    return printedJson(json);
}

/// Which heads follow words, as a table.
std::string headsCsv(const Found& found, const AlignOptions& options)
{
    std::string text;
    core::CsvWriter csv(text, "\n");
    csv.cell("model").cell("head").cell("order");
    if (!options.gold.empty()) csv.cell("error_rate");
    csv.cell("chosen").endRow();
    for (const Direction* direction : {&found.forward, found.backward}) {
        if (direction == nullptr) continue;
        for (std::size_t head = 0; head < direction->heads.size(); ++head) {
            csv.cell(direction->model->info.name).cell(headName(*direction, head, options));
            csv.rounded(direction->order[head].mean(), 6);
            if (!options.gold.empty()) csv.rounded(direction->errors[head].rate(), 6);
            csv.count(std::ranges::find(direction->chosen, head) != direction->chosen.end() ? 1 : 0).endRow();
        }
    }
    return text;
}

void writeSoft(const Direction& forward, const std::string& out)
{
    std::vector<core::NamedTensor> tensors;
    tensors.reserve(forward.pairs.size());
    for (std::size_t i = 0; i < forward.pairs.size(); ++i) {
        const core::Matrix map = chosenMap(forward, i);
        tensors.push_back({"pair." + std::to_string(i + 1),
                           {map.rows(), map.cols()},
                           std::vector<float>(map.data(), map.data() + map.size())});
    }
    writeTensors(out, tensors);
}

int align(const AlignOptions& options)
{
    for (const std::string& out : {options.out, options.soft})
        for (const std::string& in : {options.texts, options.gold})
            if (!out.empty() && !in.empty()) requireOther(out, in);
    if (!options.soft.empty()) requireTensorEnding("--soft", options.soft);
    const std::vector<TextPair> pairs = pairsOf(options);
    Direction forward = aligned(options, {}, pairs, options.heads, "--head");
    const std::vector<core::GoldLinks> gold = goldOf(options, forward);
    chooseHeads(forward, !options.heads.empty(), gold, options);
    std::optional<Direction> backward;
    if (!options.reverse.empty()) {
        std::vector<TextPair> reversed;
        reversed.reserve(pairs.size());
        for (const TextPair& pair : pairs) reversed.push_back({pair.target, pair.source});
        backward = aligned(options, options.reverse, reversed, options.reverse_heads, "--reverse-head");
        requireSameWords(forward, *backward);
        std::vector<core::GoldLinks> back = gold;
        for (core::GoldLinks& each : back) each = {turned(each.sure), turned(each.possible)};
        chooseHeads(*backward, !options.reverse_heads.empty(), back, options);
    }
    core::Symmetrized way = core::Symmetrized::Grown;
    choose(way, options.way, ways);
    std::vector<core::WordLinks> links;
    links.reserve(pairs.size());
    core::AlignmentErrors errors;
    std::string lines;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        core::WordLinks own = linksOf(chosenMap(forward, i), options);
        if (backward) own = core::symmetrized(own, turned(linksOf(chosenMap(*backward, i), options)), way);
        if (!gold.empty()) errors.add(own, gold[i]);
        lines += core::pharaoh(own) + "\n";
        links.push_back(std::move(own));
    }
    if (!options.soft.empty()) writeSoft(forward, options.soft);
    if (!options.out.empty()) core::writeWhole(options.out, [&](std::ostream& out) { out << lines; });
    const Found found{forward, backward ? &*backward : nullptr, links, errors.rate()};
    const std::string report = options.json          ? reportJson(found, options)
                               : options.out.empty() ? lines
                                                     : headsCsv(found, options);
    std::fputs(report.c_str(), stdout);
    return 0;
}

}  // namespace

Subcommand addAlign(cli::Command* command)
{
    auto options = std::make_shared<AlignOptions>();
    options->model.add(*command, true);
    auto* texts = command->addOption("--texts", options->texts, "A text, a tab and its translation on each line");
    texts->typeName("F.tsv");
    command->addOption("--text", options->sources, "A text; may be repeated")
        ->typeName("T")
        ->takeAll()
        ->oneEachTime()
        ->excludes(texts);
    command->addOption("--target", options->targets, "Its translation; one for each --text")
        ->typeName("T")
        ->takeAll()
        ->oneEachTime()
        ->excludes(texts);
    command->addOption("--out", options->out, "The file of links, a line for each pair: 0-0 1-2 (printed)")
        ->typeName("F.pharaoh");
    command->addOption("--soft", options->soft, "Write the weights between words too, a matrix for each pair")
        ->typeName("F.safetensors|npz");
    command
        ->addOption(
            "--head", options->heads,
            "A head of the cross-attention as LAYER.HEAD; of several the mean (the best one, by --gold, or else "
            "by the order of words)")
        ->typeName("L.H")
        ->takeAll()
        ->oneEachTime();
    command
        ->addOption("--gold", options->gold,
                    "Links that people agree on, in the same form, 1?2 for possible ones: heads get their error rate")
        ->typeName("F.pharaoh");
    command
        ->addOption("--unit", options->unit, "What is aligned: words (default), what stands between spaces, or pieces")
        ->check(cli::oneOf(namesOf(units)));
    command
        ->addOption(
            "--above", options->above,
            "Link all words with at least this weight (each word of the translation with the one of the largest)")
        ->check(cli::within(0.0, 1.0))
        ->typeName("X");
    auto* reverse = command->addOption("--reverse-model", options->reverse,
                                       "A model for the other direction: both alignments are symmetrised");
    reverse->transform(bundledByName)->typeName("DIR");
    command->addOption("--reverse-head", options->reverse_heads, "As --head, of --reverse-model")
        ->typeName("L.H")
        ->takeAll()
        ->oneEachTime()
        ->needs(reverse);
    command->addOption("--symmetrize", options->way, "How: intersection, union or grow-diag-final-and (default)")
        ->check(cli::oneOf(namesOf(ways)))
        ->needs(reverse);
    addCountFrom(*command, options->countFrom);
    command->addFlag("--json", options->json, "Print heads, words, links and weights as JSON");
    return {command, [options] {
                if (options->texts.empty() && options->sources.empty())
                    throw cli::LeftOut("--texts, or --text and --target");
                return align(*options);
            }};
}
