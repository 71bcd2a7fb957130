#include "core/lesson/lesson.h"

#include "core/error.h"
#include "core/file/inner_names.h"
#include "core/file/mapped_file.h"
#include "core/json/json_text.h"
#include "core/lesson/lesson_state.h"
#include "core/random_bits.h"
#include "core/session/session_json.h"
#include "core/session/session_sources.h"
#include "core/text/nearest_name.h"
#include "core/text/small_letters.h"
#include "core/text/trimmed.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cstdio>
#include <tuple>

namespace core {
namespace {

namespace fs = std::filesystem;

/// The lines of a part that are not empty, without what surrounds them.
std::vector<TextPart> linesOf(std::string_view text, const TextPart& part)
{
    std::vector<TextPart> lines;
    for (std::size_t at = part.from; at < part.to;) {
        const std::size_t end = std::min(text.find('\n', at), part.to);
        const std::string_view line = trimmed(text.substr(at, end - at));
        if (!line.empty()) {
            const auto from = static_cast<std::size_t>(line.data() - text.data());
            lines.push_back({from, from + line.size()});
        }
        at = end + 1;
    }
    return lines;
}

std::string schemeOf(std::string_view address)
{
    const std::size_t colon = address.find_first_of(":/?#");
    if (colon == std::string_view::npos || address[colon] != ':') return {};
    return inSmallLetters(address.substr(0, colon));
}

/// "&#47;", "&sol;": as CommonMark has them, an ampersand, letters and digits, a semicolon.
bool holdsEntity(std::string_view address)
{
    for (std::size_t at = address.find('&'); at != std::string_view::npos; at = address.find('&', at + 1)) {
        std::size_t end = at + 1;
        while (end < address.size()
               && (std::isalnum(static_cast<unsigned char>(address[end])) != 0 || address[end] == '#'))
            ++end;
        if (end > at + 1 && end < address.size() && address[end] == ';') return true;
    }
    return false;
}

/// Whether a relative path stays in its folder or below.
bool staysInside(std::string_view address)
{
    if (address.find('\\') != std::string_view::npos || address.find('%') != std::string_view::npos) return false;
    return !address.empty() && !leadsOutside(address);
}

}  // namespace

std::string Lesson::lineOf(std::size_t at) const
{
    return "line "
           + std::to_string(1 + std::count(m_text.begin(), m_text.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
}

void Lesson::fail(Code code, std::size_t at, const Words& said) const
{
    const std::size_t before = at == 0 ? std::string::npos : m_text.rfind('\n', at - 1);
    const std::size_t start = before == std::string::npos ? 0 : before + 1;
    const auto line = 1 + std::count(m_text.begin(), m_text.begin() + static_cast<std::ptrdiff_t>(at), '\n');
    // Characters of UTF-8, not bytes.
    const auto characters = std::count_if(m_text.begin() + static_cast<std::ptrdiff_t>(start),
                                          m_text.begin() + static_cast<std::ptrdiff_t>(at),
                                          [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; });
    throw Error(code, m_file.string(),
                said.about({Words("line %1, character %2", std::to_string(line), std::to_string(characters + 1))}));
}

Lesson Lesson::open(const fs::path& file) { return parse(readText(file.string(), longestLesson), file); }

Lesson Lesson::parse(std::string text, const fs::path& file)
{
    Lesson lesson;
    lesson.m_text = std::move(text);
    lesson.m_file = file;
    if (lesson.m_text.size() > longestLesson)
        throw Error(Code::OutOfRange, file.string(), "the lesson cannot be used: expected %1 MiB at most, found %2 MiB",
                    std::to_string(longestLesson >> 20U), std::to_string(lesson.m_text.size() >> 20U));
    const LessonBlocks blocks = blocksOf(lesson.m_text);
    for (const LessonTarget& target : blocks.targets) lesson.requireHarmless(target);
    lesson.addSteps(blocks);
    for (const LessonFence& fence : blocks.fences) lesson.addFence(fence);
    Json state;
    for (const LessonStep& step : lesson.m_steps) {
        if (step.state) {
            const Json said = parseJson(step.state->of(lesson.m_text), file.string(),
                                        "the state that begins in " + lesson.lineOf(step.state->from));
            if (!said.is_object())
                lesson.fail(Code::Malformed, step.state->from,
                            Words("%1 cannot be understood: expected an object { … }, found %2", said.type_name()));
            state = state.is_null() ? said : withDifference(std::move(state), said);
        }
        lesson.m_states.push_back(state.is_null() ? std::string()
                                                  : state.dump(-1, ' ', false, Json::error_handler_t::replace));
    }
    return lesson;
}

void Lesson::requireHarmless(const LessonTarget& target) const
{
    const std::string& address = target.address;
    const std::string shown = address.substr(0, 80);
    // Viewers decode "&#47;", and another address would come out.
    if (holdsEntity(address))
        fail(Code::Malformed, target.at,
             Words("%1 cannot be understood: expected an address without entities, found %2", shown));
    const std::string scheme = schemeOf(address);
    const bool inside = scheme.empty() && staysInside(address);
    if (target.picture && !inside)
        fail(Code::Malformed, target.at,
             Words("%1 cannot be understood: expected a picture in the lesson's folder or below, found %2", shown));
    const bool web = scheme == "https" || scheme == "http" || scheme == "mailto";
    if (!target.picture && !web && !inside && !address.starts_with('#'))
        fail(Code::Malformed, target.at,
             Words("%1 cannot be understood: expected a link to https, http or mailto, or to a file in the lesson's "
                   "folder, found %2",
                   shown));
}

void Lesson::addSteps(const LessonBlocks& blocks)
{
    for (const LessonHeading& heading : blocks.headings) {
        if (heading.level == 1 && m_title.empty() && m_steps.empty()) {
            m_title = heading.title;
            m_head.push_back(heading.part);
        }
        if (heading.level != 2) continue;
        if (m_steps.size() == mostSteps)
            fail(Code::OutOfRange, heading.part.from,
                 Words("%1 cannot be used: expected %2 steps at most, found more", std::to_string(mostSteps)));
        if (!m_steps.empty()) m_steps.back().part.to = heading.part.from;
        LessonStep step;
        step.title = heading.title;
        step.part = {heading.part.from, m_text.size()};
        step.heading = heading.part;
        m_steps.push_back(std::move(step));
    }
    if (m_title.empty())
        fail(Code::Malformed, 0,
             Words("%1 cannot be understood: expected a title, “# …”, before the first step, found none"));
    if (m_steps.empty())
        fail(Code::Malformed, m_text.size(), Words("%1 cannot be understood: expected a step, “## …”, found none"));
}

void Lesson::addFence(const LessonFence& fence)
{
    const auto step = std::ranges::find_if(m_steps, [&](const LessonStep& each) {
        return each.part.from <= fence.part.from && fence.part.from < each.part.to;
    });
    constexpr std::string_view names[] = {"state", "expect", "goal", "notes", "look", "predict", "question", "lesson"};
    if (fence.name == "lesson") {
        if (step != m_steps.end())
            fail(Code::Malformed, fence.part.from,
                 Words("%1 cannot be understood: expected “lesson” before the first step, found one after it"));
        m_head.push_back(fence.part);
        return readHeader(fence);
    }
    if (std::ranges::find(names, fence.name) == std::end(names)) return;
    if (step == m_steps.end())
        fail(Code::Malformed, fence.part.from,
             Words("%1 cannot be understood: expected “%2” in a step, found one before the first step", fence.name));
    step->ours.push_back(fence.part);
    if (fence.name == "state") {
        if (step->state)
            fail(Code::Malformed, fence.part.from,
                 Words("%1 cannot be understood: expected one state in a step, found a second one"));
        step->state = fence.inside;
    }
    if (fence.name == "expect" || fence.name == "goal") addClaims(fence, *step);
    if (fence.name == "notes") step->notes.push_back(fence.inside);
    addAsked(fence, *step);
}

void Lesson::addAsked(const LessonFence& fence, LessonStep& step)
{
    const bool again = (fence.name == "look" && step.look) || (fence.name == "predict" && step.prediction);
    if (again)
        fail(Code::Malformed, fence.part.from,
             Words("%1 cannot be understood: expected one “%2” in a step, found a second one", fence.name));
    try {
        if (fence.name == "look") step.look = parseLook(m_text, fence.inside);
        if (fence.name == "predict") step.prediction = parsePrediction(m_text, fence.inside);
        if (fence.name != "question") return;
        if (step.questions.size() == mostQuestions)
            fail(Code::OutOfRange, fence.part.from,
                 Words("%1 cannot be used: expected %2 questions at most, found more", std::to_string(mostQuestions)));
        step.questions.push_back(parseQuestion(m_text, fence.inside, isReleased()));
    } catch (const FenceMistake& mistake) {
        fail(Code::Malformed, mistake.at, mistake.said);
    }
}

void Lesson::addClaims(const LessonFence& fence, LessonStep& step)
{
    for (const TextPart& line : linesOf(m_text, fence.inside)) {
        ParsedClaim parsed = parseClaim(line.of(m_text));
        if (const auto& mistake = parsed.mistake) fail(Code::Malformed, line.from + mistake->at, mistake->said);
        const bool goal = fence.name == "goal";
        if (parsed.claim->only && !goal)
            fail(Code::Malformed, line.from,
                 Words("%1 cannot be understood: expected “only” in a goal, found an expectation"));
        step.claims.push_back({std::move(*parsed.claim), line, goal});
    }
}

void Lesson::readHeader(const LessonFence& fence)
{
    for (const TextPart& line : linesOf(m_text, fence.inside)) readHeaderLine(line);
}

void Lesson::readHeaderLine(const TextPart& line)
{
    const std::string_view said = line.of(m_text);
    const std::size_t colon = said.find(':');
    if (colon == std::string_view::npos)
        fail(Code::Malformed, line.to,
             Words("%1 cannot be understood: expected “:” after the field's name, found the line's end"));
    const std::string_view field = trimmed(said.substr(0, colon)), value = trimmed(said.substr(colon + 1));
    constexpr std::string_view fields[] = {"language", "author", "licence", "version", "released", "model"};
    if (std::ranges::find(fields, field) == std::end(fields)) {
        const std::string_view meant = nearestName(field, fields);
        fail(Code::Unknown, line.from,
             meant.empty() ? Words("%1 cannot be understood: expected language, author, licence, version, released or "
                                   "model, found %2",
                                   field)
                           : Words("%1 cannot be understood: expected language, author, licence, version, released or "
                                   "model, found %2. Did you mean %3?",
                                   field, meant));
    }
    if (field == "language") m_language = value;
    if (field == "version" && value != "1")
        fail(Code::Unsupported, line.from,
             Words("%1 is not supported: expected version 1, which this program reads, found %2", std::string(value)));
    if (field == "released") {
        constexpr std::size_t digits = 8;
        if (value.size() != digits || value.find_first_not_of("0123456789abcdef") != std::string_view::npos)
            fail(Code::Malformed, line.from,
                 Words("%1 cannot be understood: expected the eight hexadecimal digits of a version, found %2",
                       std::string(value.substr(0, 40))));
        m_released = value;
    }
    if (field != "model") return;
    LessonModel model{std::string(value.substr(0, value.find_first_of(" \t"))), 0, line};
    if (!staysInside(model.name))
        fail(Code::Malformed, line.from,
             Words("%1 cannot be understood: expected the name of a model that comes with the program, or of a folder "
                   "beside the lesson, found %2",
                   model.name.substr(0, 80)));
    const std::string_view hash = trimmed(value.substr(model.name.size()));
    const auto [end, error] = std::from_chars(hash.data(), hash.data() + hash.size(), model.fingerprint, 16);
    if (!hash.empty() && (error != std::errc() || end != hash.data() + hash.size()))
        fail(Code::Malformed, line.from,
             Words("%1 cannot be understood: expected the model's hash in hexadecimal digits, found %2",
                   std::string(hash.substr(0, 40))));
    m_models.push_back(std::move(model));
}

std::string Lesson::version() const
{
    if (isReleased()) return m_released;
    char digits[9];
    const std::uint64_t hash = hashOf(m_text);
    std::snprintf(digits, sizeof digits, "%08x", static_cast<unsigned>((hash >> 32U) ^ (hash & 0xFFFFFFFFU)));
    return digits;
}

std::string Lesson::without(const TextPart& whole, std::vector<TextPart> parts) const
{
    std::ranges::sort(parts, {}, &TextPart::from);
    std::string prose;
    std::size_t at = whole.from;
    for (const TextPart& part : parts) {
        prose += TextPart{at, std::max(at, part.from)}.of(m_text);
        prose += "\n";  // keeps the paragraphs around the block apart
        at = std::max(at, part.to);
    }
    return prose + std::string(TextPart{at, std::max(at, whole.to)}.of(m_text));
}

std::string Lesson::proseOf(std::size_t step) const
{
    std::vector<TextPart> parts = m_steps[step].ours;
    parts.push_back(m_steps[step].heading);
    return without(m_steps[step].part, std::move(parts));
}

std::string Lesson::introduction() const { return without({0, m_steps.front().part.from}, m_head); }

const std::string& Lesson::stateAt(std::size_t step) const
{
    if (m_states[step].empty())
        fail(Code::Malformed, m_steps[step].part.from,
             Words("%1 cannot be understood: expected a state in this step or one before, found none"));
    return m_states[step];
}

Session Lesson::sessionAt(std::size_t step) const
{
    Json state = parseJson(stateAt(step), m_file.string(), "the state");
    if (!state.contains("format")) state["format"] = "attentionscope session";
    if (!state.contains("version")) state["version"] = 1;
    Session session;
    try {
        session = sessionFrom(state.dump(-1, ' ', false, Json::error_handler_t::replace), m_file);
    } catch (const Error& error) {
        throw Error(error.code, error.file, "the state of step %1: %2", std::to_string(step + 1), error.sentence);
    }
    const fs::path folder = m_file.parent_path().empty() ? fs::path(".") : m_file.parent_path();
    SourceSearch search;
    search.opened = {};
    search.cached = [] { return std::vector<fs::path>{}; };
    const UnknownSources unknown = findSources(session, folder, search);
    if (!unknown.empty())
        throw Error(Code::Untrusted, m_file.string(),
                    "this session names %1, outside of its own folder; a model that comes with the program, or one in "
                    "the lesson's folder",
                    unknown.begin()->first.string());
    const LessonStep& at = m_steps[step];
    if (at.look && at.look->view) session.view = *at.look->view;
    if (at.look && at.look->head) std::tie(session.focus.layer, session.focus.head) = *at.look->head;
    return session;
}

}  // namespace core
