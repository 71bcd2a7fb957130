#pragma once

#include "core/lesson/lesson.h"

#include <string>
#include <vector>

namespace core {

/// A lesson while somebody writes it: its text, cut before each step. What is not edited stays byte for byte. Steps say
/// what differs from the step before; where one gets another before it, what it says is written anew, so that it shows
/// what it showed.
class LessonScript {
public:
    /// A lesson of one step, which shows a session.
    static LessonScript begin(const std::string& title, const std::string& step, const Session& session,
                              const std::filesystem::path& file);
    /// @throws Error where a step has no state yet that could be compared with
    explicit LessonScript(const Lesson& lesson);

    std::string text() const;
    std::size_t steps() const { return m_steps.size(); }

    void setTitle(const std::string& title);
    /// Puts a step before another, or behind the last.
    void insert(std::size_t at, const std::string& title, const Session& session);
    void copy(std::size_t step);    ///< behind itself
    void remove(std::size_t step);  ///< not the only one
    void move(std::size_t step, std::size_t to);
    /// Gives the step this session; the others keep showing theirs.
    void setSession(std::size_t step, const Session& session);
    void setStepTitle(std::size_t step, const std::string& title);
    /// @param prose  Markdown; its headings become third-level ones where they would be steps
    void setProse(std::size_t step, const std::string& prose);
    /// Replaces all blocks of a name by one; by none where there is nothing in it.
    void setFence(std::size_t step, const std::string& name, const std::string& inside);

private:
    LessonScript() = default;
    void nameModels(const Session& session);
    void writeStates(std::size_t from);

    std::filesystem::path m_file;
    std::string m_head;                 ///< the text before the first step
    std::vector<std::string> m_steps;   ///< each from its heading on
    std::vector<std::string> m_states;  ///< [steps] the whole session of each as JSON
};

/// The inside of a step's blocks of a name, one below the other.
std::string fenceOf(const Lesson& lesson, std::size_t step, std::string_view name);

}  // namespace core
