#pragma once

#include "app/command/setting_options.h"
#include "core/session/figure_fields.h"
#include "core/session/session_fields.h"

/// The options that say which rows and tables of a head a figure shows, and how its page is set: letters, type,
/// presets.
class PageOptions {
public:
    void add(cli::Command& command);

    /// Applies the options that were given; the other settings stay. Queries are named once there are tokens: see
    /// queries().
    /// @throws cli::WrongValue for what the figure's content has no use for
    void apply(core::Session& session, const cli::Command& command) const;

    /// The value of --query: "3,5-7", "cat"; empty where it was not given.
    const std::string& queries() const { return m_queries; }
    const std::string& keys() const { return m_keys; }

private:
    void addRows(cli::Command& command);
    void addWhy(cli::Command& command);
    void applyWhy(core::Session& session, const cli::Command& command) const;
    void requireUse(const core::Session& session, const cli::Command& command) const;
    void applyStages(core::FigureSettings& figure, const cli::Command& command) const;
    void applySteps(core::StepsSettings& steps, const cli::Command& command) const;

    std::string m_page;
    std::string m_queries;
    std::string m_keys;
    std::string m_answer;
    std::string m_against;
    bool m_lens = false;
    core::Index m_through = 0;  ///< from 1; 0: none
    std::vector<std::string> m_stages;
    std::string m_number;
    std::vector<std::string> m_leftOut;
    SettingOptions<core::FlowSettings> m_flow{core::flowFields()};
    SettingOptions<core::CostsSettings> m_costs{core::costsFields()};
    SettingOptions<core::AlikeSettings> m_alike{core::alikeFields()};
    SettingOptions<core::FigureSettings> m_picture{core::pictureFields()};
    SettingOptions<core::FigureSettings> m_type{core::typeFields()};
};
