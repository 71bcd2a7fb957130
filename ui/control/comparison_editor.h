#pragma once

#include "ui/control/session_editor.h"

/// The edits of a comparison and of its runs; each is a step of the Session's editor.
class ComparisonEditor {
public:
    explicit ComparisonEditor(SessionEditor& editor) : m_editor(editor) {}

    void setKind(core::CompareSettings::Kind kind) const;
    void setHead(std::size_t side, core::Index layer, core::Index head) const;
    /// Another run, or the next head that is not compared yet, of a model of so many.
    void addSide(core::Index layers = 0, core::Index heads = 0) const;
    void removeSide(std::size_t side) const;
    /// @param more  beside those that are compared already; else only these two
    void compare(bool more, const core::ComparedHead& shown, const core::ComparedHead& other) const;
    void compare(const std::vector<core::ComparedHead>& heads) const;  ///< these, two to four

    // One run; one that is not there any more is left alone.
    void setText(core::Index run, const std::string& text) const;
    void setRecipe(core::Index run, const std::string& recipe) const;
    void setTemperature(core::Index run, double temperature) const;
    void setModel(core::Index run, const std::filesystem::path& model) const;
    void setModule(core::Index run, const core::TeachingModule& module) const;

private:
    void apply(core::Index run, const std::function<void(core::Run&)>& edit, SessionEditor::Kind kind) const;

    SessionEditor& m_editor;
};
