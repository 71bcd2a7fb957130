#include "core/lesson/lesson_script.h"

#include "core/error.h"
#include "core/json/json_text.h"
#include "core/lesson/lesson_state.h"
#include "core/model/folder/bundled_models.h"
#include "core/session/fresh_session.h"
#include "core/session/session_json.h"
#include "core/session/session_sources.h"
#include "core/text/trimmed.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>

namespace core {
namespace {

/// The usual values of a session, and the look of figures, which is the reader's.
Json usualState(const std::filesystem::path& folder)
{
    Session usual = freshSession();
    usual.run().module = TeachingModule{};  // a run must have something
    Json json = parseJson(sessionText(usual, folder), "", "the session");
    json.erase("runs");
    json["view"] = nullptr;  // every step names its view
    return json;
}

/// A session as a step writes it: without usual values.
Json stateOf(const Session& session, const std::filesystem::path& file)
{
    const std::filesystem::path folder = file.parent_path();
    Json state = differenceOf(usualState(folder), parseJson(sessionText(session, folder), "", "the session"));
    for (const char* reader : {"figure", "format", "version"}) state.erase(reader);
    return state;
}

std::string dumped(const Json& json, int indent = -1)
{
    return json.dump(indent, ' ', false, Json::error_handler_t::replace);
}

/// More backticks than the longest run of them in the text.
std::string fenced(const std::string& name, const std::string& inside)
{
    std::string marks = "```";
    while (inside.find(marks) != std::string::npos) marks += '`';
    return marks + name + "\n" + inside + (inside.ends_with('\n') ? "" : "\n") + marks + "\n";
}

/// One line, whatever was typed.
std::string oneLine(std::string text)
{
    std::ranges::replace(text, '\n', ' ');
    std::ranges::replace(text, '\r', ' ');
    return std::string(trimmed(text));
}

/// A step's heading, its prose, and its blocks in their order.
struct StepParts {
    std::string heading;  ///< with its line's end
    std::string prose;
    std::vector<std::pair<std::string, std::string>> fences;  ///< name, inside
};

constexpr std::string_view ourFences[] = {"state", "look", "predict", "question", "goal", "notes", "expect"};

StepParts partsOf(const std::string& step)
{
    const LessonBlocks blocks = blocksOf(step);
    StepParts parts;
    std::size_t at = blocks.headings.empty() ? 0 : blocks.headings.front().part.to;
    parts.heading = step.substr(0, at);
    for (const LessonFence& fence : blocks.fences) {
        if (std::ranges::find(ourFences, fence.name) == std::end(ourFences)) continue;
        parts.prose += step.substr(at, fence.part.from - at);
        parts.fences.emplace_back(fence.name, std::string(fence.inside.of(step)));
        at = fence.part.to;
    }
    parts.prose = std::string(trimmed(parts.prose + step.substr(at)));
    return parts;
}

std::string textOf(const StepParts& parts)
{
    std::string text = parts.heading;
    if (!parts.prose.empty()) text += "\n" + parts.prose + "\n";
    for (const auto& [name, inside] : parts.fences) text += "\n" + fenced(name, inside);
    return text + "\n";
}

void setFenceIn(StepParts& parts, const std::string& name, const std::string& inside)
{
    const auto isNamed = [&](const auto& fence) { return fence.first == name; };
    const auto first = std::ranges::find_if(parts.fences, isNamed);
    const auto place = first - parts.fences.begin();
    std::erase_if(parts.fences, isNamed);
    if (trimmed(inside).empty()) return;
    // A state stands first, because the rest is about it.
    const auto at = name == "state" ? 0 : std::min<std::ptrdiff_t>(place, std::ssize(parts.fences));
    parts.fences.insert(parts.fences.begin() + at, {name, inside});
}

}  // namespace

LessonScript LessonScript::begin(const std::string& title, const std::string& step, const Session& session,
                                 const std::filesystem::path& file)
{
    LessonScript script;
    script.m_file = file;
    script.m_head = "# " + oneLine(title) + "\n\n" + fenced("lesson", "language: en\nversion: 1\n") + "\n";
    script.insert(0, step, session);
    return script;
}

LessonScript::LessonScript(const Lesson& lesson) : m_file(lesson.file())
{
    m_head = lesson.text().substr(0, lesson.steps().front().part.from);
    for (std::size_t i = 0; i < lesson.steps().size(); ++i) {
        m_steps.emplace_back(lesson.steps()[i].part.of(lesson.text()));
        m_states.push_back(lesson.stateAt(i));
    }
}

std::string LessonScript::text() const
{
    std::string text = m_head;
    for (const std::string& step : m_steps) {
        if (!text.empty() && !text.ends_with('\n')) text += '\n';
        text += step;
    }
    while (text.ends_with("\n\n")) text.pop_back();
    return text;
}

void LessonScript::setTitle(const std::string& title)
{
    const LessonBlocks blocks = blocksOf(m_head);
    const auto first = std::ranges::find(blocks.headings, 1, &LessonHeading::level);
    const std::string heading = "# " + oneLine(title) + "\n";
    if (first == blocks.headings.end())
        m_head = heading + m_head;
    else
        m_head.replace(first->part.from, first->part.to - first->part.from, heading);
}

/// The lesson says which models it was made with, so that it is told when they are others.
void LessonScript::nameModels(const Session& session)
{
    for (const Run& run : session.runs) {
        if (run.model.empty() || run.module) continue;
        const std::string name = run.model.filename().string();
        const bool near = std::filesystem::absolute(run.model).parent_path() == bundledModels()
                          || run.model.parent_path() == m_file.parent_path();
        const LessonBlocks blocks = blocksOf(m_head);
        const auto header = std::ranges::find(blocks.fences, "lesson", &LessonFence::name);
        if (!near || header == blocks.fences.end()) continue;
        const std::string line = "model: " + name;
        if (header->inside.of(m_head).find(line) != std::string_view::npos) continue;
        char hash[24];
        std::snprintf(hash, sizeof hash, " %016llx", static_cast<unsigned long long>(fingerprintOf(run.model)));
        m_head.insert(header->inside.to, line + hash + "\n");
    }
}

void LessonScript::insert(std::size_t at, const std::string& title, const Session& session)
{
    nameModels(session);
    at = std::min(at, m_steps.size());
    const auto place = static_cast<std::ptrdiff_t>(at);
    m_steps.insert(m_steps.begin() + place, "## " + oneLine(title) + "\n\n");
    m_states.insert(m_states.begin() + place, dumped(stateOf(session, m_file)));
    writeStates(at);
}

void LessonScript::copy(std::size_t step)
{
    const auto place = static_cast<std::ptrdiff_t>(step) + 1;
    m_steps.insert(m_steps.begin() + place, std::string(m_steps[step]));
    m_states.insert(m_states.begin() + place, std::string(m_states[step]));
    writeStates(step + 1);
}

void LessonScript::remove(std::size_t step)
{
    if (m_steps.size() < 2) return;
    m_steps.erase(m_steps.begin() + static_cast<std::ptrdiff_t>(step));
    m_states.erase(m_states.begin() + static_cast<std::ptrdiff_t>(step));
    if (step < m_steps.size()) writeStates(step);
}

void LessonScript::move(std::size_t step, std::size_t to)
{
    to = std::min(to, m_steps.size() - 1);
    if (step == to) return;
    const auto shift = [&](std::vector<std::string>& parts) {
        const auto from = parts.begin() + static_cast<std::ptrdiff_t>(step);
        const auto place = parts.begin() + static_cast<std::ptrdiff_t>(to);
        if (step < to)
            std::rotate(from, from + 1, place + 1);
        else
            std::rotate(place, from, from + 1);
    };
    shift(m_steps);
    shift(m_states);
    writeStates(std::min(step, to));
    writeStates(std::max(step, to));
}

void LessonScript::setSession(std::size_t step, const Session& session)
{
    nameModels(session);
    m_states[step] = dumped(stateOf(session, m_file));
    writeStates(step);
}

void LessonScript::setStepTitle(std::size_t step, const std::string& title)
{
    const LessonBlocks blocks = blocksOf(m_steps[step]);
    m_steps[step].replace(0, blocks.headings.front().part.to, "## " + oneLine(title) + "\n");
}

void LessonScript::setProse(std::size_t step, const std::string& prose)
{
    StepParts parts = partsOf(m_steps[step]);
    parts.prose = std::string(trimmed(prose));
    // A first- or second-level heading would be another step.
    LessonBlocks blocks = blocksOf(parts.prose);
    std::ranges::reverse(blocks.headings);  // from back to front, so that places before them stay
    for (const LessonHeading& heading : blocks.headings)
        if (heading.level < 3)
            parts.prose.replace(heading.part.from, heading.part.to - heading.part.from, "### " + heading.title + "\n");
    m_steps[step] = textOf(parts);
}

void LessonScript::setFence(std::size_t step, const std::string& name, const std::string& inside)
{
    StepParts parts = partsOf(m_steps[step]);
    setFenceIn(parts, name, inside);
    m_steps[step] = textOf(parts);
}

/// Writes anew the states of a step and of the one after it, because their predecessors have changed.
void LessonScript::writeStates(std::size_t from)
{
    for (std::size_t step = from; step < std::min(from + 2, m_steps.size()); ++step) {
        const Json whole = parseJson(m_states[step], m_file.string(), "the state");
        const Json difference =
            step == 0 ? whole : differenceOf(parseJson(m_states[step - 1], m_file.string(), "the state"), whole);
        const std::string said = difference.empty() ? std::string() : dumped(difference, step == 0 ? 2 : -1);
        StepParts parts = partsOf(m_steps[step]);
        const auto known =
            std::ranges::find(parts.fences, std::string("state"), &std::pair<std::string, std::string>::first);
        const Json before = known == parts.fences.end() ? Json::object() : parseJson(known->second, "", "the state");
        if (before == difference) continue;  // it stands there already, in its writer's words
        setFenceIn(parts, "state", said);
        m_steps[step] = textOf(parts);
    }
}

std::string fenceOf(const Lesson& lesson, std::size_t step, std::string_view name)
{
    const std::string text(lesson.steps()[step].part.of(lesson.text()));
    std::string inside;
    for (const LessonFence& fence : blocksOf(text).fences)
        if (fence.name == name) inside += std::string(fence.inside.of(text));
    return inside;
}

}  // namespace core
