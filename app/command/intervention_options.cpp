#include "app/command/intervention_options.h"

#include "core/atlas/reference_source.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <iterator>

using core::Index;
using core::Intervention;

namespace {

std::optional<Index> numberIn(std::string_view text)
{
    Index number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

/// "2.3", or "2.*" for every head of layer 2.
void chooseHeads(Intervention& intervention, const std::string& text, Index countFrom, const std::string& option)
{
    const std::string::size_type dot = text.find('.');
    if (dot != std::string::npos && text.substr(dot + 1) == "*") {
        const HeadNumber first = headNumber(text.substr(0, dot + 1) + std::to_string(countFrom), countFrom, option);
        intervention.layer = first.layer;
        return;
    }
    const HeadNumber one = headNumber(text, countFrom, option);
    intervention.layer = one.layer;
    intervention.head = one.head;
}

/// The factor of "2.3=0.5", which is taken off the text.
/// @param shape  LAYER.HEAD=FACTOR, such as 2.3=0.5
float takeFactor(std::string& text, const std::string& option, const std::string& shape)
{
    const std::string::size_type equals = text.find('=');
    const std::string number = equals == std::string::npos ? std::string() : text.substr(equals + 1);
    float factor = 0;
    const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), factor);
    if (number.empty() || error != std::errc() || end != number.data() + number.size() || !std::isfinite(factor)
        || std::abs(factor) > core::largestOutput)
        throw cli::WrongValue(option, "expected " + shape + ", with a factor from -100 to 100, found " + text);
    text.resize(equals);
    return factor;
}

}  // namespace

HeadNumber headNumber(const std::string& text, Index countFrom, const std::string& option)
{
    const std::string::size_type dot = text.find('.');
    const auto layer = numberIn(text.substr(0, dot));
    const auto head = dot == std::string::npos ? std::nullopt : numberIn(text.substr(dot + 1));
    if (!layer || !head || *layer < countFrom || *head < countFrom)
        throw cli::WrongValue(option, "expected LAYER.HEAD, such as 2.3, found " + text);
    return {*layer - countFrom, *head - countFrom};
}

std::vector<Intervention> switchedOff(const std::vector<std::string>& heads, Index countFrom,
                                      core::AttentionBlock block, const std::string& option)
{
    std::vector<Intervention> all;
    for (const std::string& text : heads)
        chooseHeads(all.emplace_back(Intervention{.block = block}), text, countFrom, option);
    return all;
}

void InterventionOptions::add(cli::Command& command, bool knocksOut)
{
    m_knocksOut = knocksOut;
    const auto addHeads = [&](const char* name, std::vector<std::string>& heads, const char* type, const char* help) {
        command.addOption(name, heads, help)->delimiter(',')->takeAll()->oneEachTime()->typeName(type);
    };
    addHeads("--off", m_off, "L.H,…", "Switch heads off, as LAYER.HEAD: 2.3,1.4; 2.* is every head of layer 2");
    addHeads("--scale-head", m_scaled, "L.H=X,…", "Multiply heads' outputs by a number: 2.3=0.5");
    addHeads("--mean", m_mean, "L.H,…",
             "Replace heads' outputs by their mean over the tokens of the text, or of the texts of --reference");
    addHeads("--resample", m_resampled, "L.H,…",
             "Replace heads' outputs by those on a text that is drawn from --reference");
    command
        .addOption("--reference", m_reference,
                   (knocksOut ? std::string("The texts that --mean, --resample and knock-outs by them")
                              : std::string("The texts that --mean and --resample"))
                       + " take outputs from: a collection (sentences, primer), a file with a text in each line, a "
                         "sheet, or an atlas")
        ->typeName("FILE");
    addHeads("--even", m_even, "L.H,…", "Let heads attend evenly to every key that a query sees");
    command
        .addOption("--hide-span", m_hidden,
                   "Let no token outside of this named span see it, in any head or those of --hide-in; see --spans and "
                   "--chat")
        ->takeAll()
        ->oneEachTime()
        ->typeName("NAME");
    addHeads("--hide-in", m_hiddenIn, "L.H,…", "The heads in which spans are hidden (all): 2.3,1.*");
    addHeads("--scale-feed-forward", m_fed, "L=X,…",
             "Multiply what feed-forward layers add by a number: 3=0; 3.17=0 is neuron 17 of layer 3 alone");
    addHeads(
        "--steer", m_steered, "L=X,…",
        "Add a direction times a number to the stream that leaves layers: what the last token of --steer-toward has "
        "there beyond that of --steer-from: 3=4");
    command.addOption("--steer-toward", m_toward, "The text that --steer leads to")->typeName("TEXT");
    command.addOption("--steer-from", m_from, "The text that --steer leads away from")->typeName("TEXT");
}

std::vector<Intervention> InterventionOptions::chosen(Index countFrom, core::AttentionBlock block, bool eachSpan) const
{
    if (!m_hiddenIn.empty() && m_hidden.empty() && !eachSpan)
        throw cli::WrongValue("--hide-in", "say which span with --hide-span");
    std::vector<Intervention> all;
    const auto take = [&](const std::vector<std::string>& heads, Intervention::Kind kind, const std::string& option) {
        for (std::string text : heads) {
            Intervention one{.kind = kind, .block = block};
            if (&heads == &m_scaled) one.factor = takeFactor(text, option, "LAYER.HEAD=FACTOR, such as 2.3=0.5");
            chooseHeads(one, text, countFrom, option);
            all.push_back(std::move(one));
        }
    };
    std::ranges::move(switchedOff(m_off, countFrom, block, "--off"), std::back_inserter(all));
    take(m_scaled, Intervention::Kind::Scale, "--scale-head");
    take(m_mean, Intervention::Kind::Mean, "--mean");
    if (!m_knocksOut && hasReference() && !takesReference())
        throw cli::WrongValue("--reference", "use it with --mean or --resample");
    if (!m_resampled.empty() && m_reference.empty())
        throw cli::WrongValue("--resample", "say from which texts with --reference");
    take(m_resampled, Intervention::Kind::Resample, "--resample");
    const core::ReferenceTexts texts = reference();
    for (Intervention& each : all)
        if (each.kind == Intervention::Kind::Mean || each.kind == Intervention::Kind::Resample) each.reference = texts;
    take(m_even, Intervention::Kind::Uniform, "--even");
    std::vector<Intervention> places = hiddenIn(countFrom, block);
    if (places.empty()) places.push_back({.kind = Intervention::Kind::Hide, .block = block});
    for (const std::string& name : m_hidden)
        for (Intervention place : places) {
            place.span = name;
            all.push_back(std::move(place));
        }
    addLayerChanges(all, countFrom, block);
    if (all.size() > core::mostInterventions)
        throw cli::WrongValue("--off", "expected at most " + std::to_string(core::mostInterventions) + " heads, found "
                                           + std::to_string(all.size()));
    return all;
}

/// What is changed behind a layer's heads.
void InterventionOptions::addLayerChanges(std::vector<Intervention>& all, Index countFrom,
                                          core::AttentionBlock block) const
{
    for (std::string text : m_fed) {
        const std::string option = "--scale-feed-forward";
        Intervention one{.kind = Intervention::Kind::FeedForward, .block = block};
        one.factor = takeFactor(text, option, "LAYER=FACTOR or LAYER.NEURON=FACTOR, such as 3=0");
        const bool single = text.find('.') != std::string::npos;
        const HeadNumber place = headNumber(single ? text : text + "." + std::to_string(countFrom), countFrom, option);
        one.layer = place.layer;
        if (single) one.neuron = place.head;
        all.push_back(std::move(one));
    }
    if (m_steered.empty() && m_toward.empty() && m_from.empty()) return;
    if (m_steered.empty() || m_toward.empty() || m_from.empty())
        throw cli::WrongValue("--steer", "use --steer, --steer-toward and --steer-from together");
    const core::ReferenceTexts texts("steering", {m_toward, m_from});
    for (std::string text : m_steered) {
        Intervention one{.kind = Intervention::Kind::Steer, .block = block, .reference = texts};
        one.factor = takeFactor(text, "--steer", "LAYER=FACTOR, such as 3=4");
        one.layer = headNumber(text + "." + std::to_string(countFrom), countFrom, "--steer").layer;
        all.push_back(std::move(one));
    }
}

core::ReferenceTexts InterventionOptions::reference() const
{
    return m_reference.empty() ? core::ReferenceTexts() : core::referenceFrom(m_reference);
}

std::vector<Intervention> InterventionOptions::hiddenIn(Index countFrom, core::AttentionBlock block) const
{
    std::vector<Intervention> places;
    places.reserve(m_hiddenIn.size());
    for (const std::string& text : m_hiddenIn) {
        places.push_back({.kind = Intervention::Kind::Hide, .block = block});
        chooseHeads(places.back(), text, countFrom, "--hide-in");
    }
    return places;
}
