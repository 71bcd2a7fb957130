#pragma once

#include "ui/control/session_editor.h"

/// The edits of interventions; each is a step of the Session's editor.
class InterventionEditor {
public:
    explicit InterventionEditor(SessionEditor& editor) : m_editor(editor) {}

    void add(const core::Intervention& intervention) const { add(std::vector{intervention}); }
    void add(const std::vector<core::Intervention>& interventions) const;  ///< one step
    /// @param place  among them; one that is not there is left alone
    void set(std::size_t place, const core::Intervention& intervention) const;
    void remove(std::size_t place) const;
    void clear() const;
    /// Switches the focused head off, so that it adds nothing to the layer's output, or on again.
    void setHeadOff(bool off) const;

private:
    SessionEditor& m_editor;
};
