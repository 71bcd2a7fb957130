#pragma once

#include "app/cli/cli.h"
#include "core/session/session.h"

/// The options that say which rows and tables of a head a figure shows, and how its page is set: letters, type,
/// presets.
class PageOptions {
public:
    void add(cli::Command& command);

    /// What was given; what was left open stays as it is. Queries are named once there are tokens: see queries().
    /// @throws cli::WrongValue for what the figure's content has no use for
    void apply(core::Session& session, const cli::Command& command) const;

    /// As they were named: "3,5-7", "cat"; nothing where nobody did.
    const std::string& queries() const { return m_queries; }
    const std::string& keys() const { return m_keys; }
    bool hasFont() const { return !m_font.empty(); }

private:
    void addRows(cli::Command& command);
    void addWhy(cli::Command& command);
    void addType(cli::Command& command);
    void applyWhy(core::Session& session, const cli::Command& command) const;
    void applyRows(core::Session& session, const cli::Command& command) const;

    std::string m_page;
    std::string m_queries;
    std::string m_keys;
    std::string m_answer;
    std::string m_against;
    bool m_lens = false;
    core::Index m_through = 0;  ///< from 1; 0: none
    std::vector<std::string> m_stages;
    core::Index m_lines = 0;
    double m_least = 0;
    bool m_curves = false;
    double m_overlay = 60;
    double m_clip = 0;
    std::string m_letters;
    bool m_bold = true;
    bool m_difference = true;
    std::string m_font;
    double m_leastPoints = 5;
    bool m_spaces = false;
};
