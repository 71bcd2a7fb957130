#pragma once

#include "core/error.h"
#include "core/lesson/claim.h"
#include "core/lesson/lesson_asks.h"
#include "core/session/session.h"

#include <filesystem>
#include <map>

namespace core {

/// A claim of a lesson, with the lines that it stands in.
struct LessonClaim {
    Claim claim;
    TextPart part;
    bool goal = false;  ///< false: it is true from the beginning
};

/// A step: a second-level heading and the text under it.
struct LessonStep {
    std::string title;
    TextPart part;     ///< from its heading to the next one's
    TextPart heading;  ///< its lines
    /// The state: for the first step the whole Session as JSON, for a later one its differences from the step before
    std::optional<TextPart> state;
    std::vector<LessonClaim> claims;
    std::optional<LessonLook> look;
    std::optional<LessonPrediction> prediction;
    std::vector<LessonQuestion> questions;  ///< asked when the prediction is revealed, or at once
    std::vector<TextPart> notes;            ///< for the presenter
    std::vector<TextPart> ours;             ///< every fenced block that the program acts on, fences included
};

/// A model that a lesson was made with.
struct LessonModel {
    std::string name;
    std::uint64_t fingerprint = 0;  ///< from fingerprintOf(); 0: not said
    TextPart part;
};

/// A lesson: a Markdown text (CommonMark) whose first heading is its title and whose second-level headings are its
/// steps. What the program acts on stands in fenced blocks at the top level, by their first word: lesson (lines
/// "language: en", "author:", "licence:", "version: 1", "released: VERSION", "model: NAME HASH"), state (JSON), expect
/// and goal (a claim in each line), notes, and look, predict and question (LessonLook and so on). Every other block is
/// prose.
///
/// The text is the lesson: what is read is never written in another way, so that it stays as it is byte for byte.
class Lesson {
public:
    /// @param file  names the text in errors; pictures and models lie in its folder or below
    /// @throws Error naming line and character of the first thing that cannot be used; Error{Untrusted} for a picture
    /// or a link that leads elsewhere
    static Lesson parse(std::string text, const std::filesystem::path& file);
    /// @throws Error{CannotRead}, and as parse() does
    static Lesson open(const std::filesystem::path& file);

    const std::string& text() const { return m_text; }
    const std::filesystem::path& file() const { return m_file; }
    const std::string& title() const { return m_title; }
    const std::string& language() const { return m_language; }
    const std::vector<LessonModel>& models() const { return m_models; }
    const std::vector<LessonStep>& steps() const { return m_steps; }
    /// Whether it was handed out: a release tells no answer.
    bool isReleased() const { return !m_released.empty(); }
    /// Eight hexadecimal digits of the text; a release has those of its original, so that answers fit both.
    std::string version() const;

    /// A Session as a step shows it, in the view and at the head that it looks at, with its sources where they are:
    /// models that come with the program, and what lies in the lesson's folder or below.
    /// @throws Error naming the line of the state that is wrong; Error{Untrusted} naming what lies elsewhere
    Session sessionAt(std::size_t step) const;

    /// A step's Session as JSON, with everything that the steps before it said.
    /// @throws Error where none of them says a state
    const std::string& stateAt(std::size_t step) const;

    /// The Markdown of a step without its heading and without the blocks for the program.
    std::string proseOf(std::size_t step) const;
    /// The Markdown before the first step, without the blocks for the program.
    std::string introduction() const;

    /// "line 12", of a byte of the text.
    std::string lineOf(std::size_t at) const;

private:
    Lesson() = default;

    void readHeader(const LessonFence& fence);
    void readHeaderLine(const TextPart& line);
    void addSteps(const LessonBlocks& blocks);
    void addFence(const LessonFence& fence);
    void addClaims(const LessonFence& fence, LessonStep& step);
    void addAsked(const LessonFence& fence, LessonStep& step);
    std::string without(const TextPart& whole, std::vector<TextPart> parts) const;
    void requireHarmless(const LessonTarget& target) const;
    /// @param said  with %1 for the place
    /// @throws Error naming the place
    [[noreturn]] void fail(Code code, std::size_t at, const Words& said) const;

    std::string m_text;
    std::filesystem::path m_file;
    std::string m_title;
    std::string m_language = "en";
    std::string m_released;  ///< the version that this was made from; empty: it was not
    std::vector<LessonModel> m_models;
    std::vector<LessonStep> m_steps;
    std::vector<TextPart> m_head;       ///< the title and the fenced blocks before the first step
    std::vector<std::string> m_states;  ///< [steps] the whole Session of each as JSON; empty where none is said yet
};

constexpr std::size_t longestLesson = 4U << 20U;  ///< bytes
constexpr std::size_t mostSteps = 500;
constexpr std::size_t mostQuestions = 20;  ///< in a step

}  // namespace core
