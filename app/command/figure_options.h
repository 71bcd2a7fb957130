#pragma once

#include "app/command/setting_options.h"
#include "core/session/figure_fields.h"
#include "core/session/session.h"

/// The options for a figure's content and look.
class FigureOptions {
public:
    void add(cli::Command& command);

    /// The number of the first layer and head: as given, else the session's.
    core::Index countFrom(const core::Session& session, const cli::Command& command) const;

    /// Applies the options that were given; the other settings stay.
    /// @param session  whose focus says which head, where no option does
    /// @param eachHead  one file for each, so none is a page of several maps
    /// @throws cli::WrongValue
    core::FigureSettings settings(const core::Session& session, const cli::Command& command, bool eachHead) const;

private:
    void chooseContent(core::FigureSettings& figure, const core::Session& session, const cli::Command& command,
                       bool eachHead) const;

    std::string m_view;
    std::string m_layer;
    std::string m_head;
    SettingOptions<core::FigureSettings> m_look{core::lookFields()};
    SettingOptions<core::FigureSettings> m_voice{core::voiceFields()};
};
