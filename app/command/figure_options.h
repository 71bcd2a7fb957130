#pragma once

#include "app/cli/cli.h"
#include "core/session/session.h"

/// The options that say what a figure shows and how it looks.
class FigureOptions {
public:
    void add(cli::Command& command);

    /// What the first layer and head are called: as given, else as the session has it.
    core::Index countFrom(const core::Session& session, const cli::Command& command) const
    {
        return command.count("--count-from") > 0 ? m_countFrom : session.figure.count_from;
    }
    /// What was given; what was left open stays as it is.
    /// @param session  whose focus says which head, where no option does
    /// @param eachHead  one file for each, so none is a page of several maps
    /// @throws cli::WrongValue
    core::FigureSettings settings(const core::Session& session, const cli::Command& command, bool eachHead) const;

private:
    void addContent(cli::Command& command);
    void addSize(cli::Command& command);
    void addColors(cli::Command& command);
    void addLabels(cli::Command& command);
    void chooseContent(core::FigureSettings& figure, const core::Session& session, const cli::Command& command,
                       bool eachHead) const;
    void chooseMap(core::FigureSettings& figure, const core::Session& session, const cli::Command& command) const;
    void chooseSize(core::FigureSettings& figure, const cli::Command& command, bool eachHead) const;
    void chooseColors(core::FigureSettings& figure, const cli::Command& command) const;
    void chooseLabels(core::FigureSettings& figure, const cli::Command& command) const;

    std::string m_view;
    std::string m_cells;
    std::string m_joined;
    std::string m_pair;
    bool m_words = false;
    std::string m_specialTokens;
    std::string m_layer;
    std::string m_head;
    core::Index m_countFrom = 1;
    std::string m_width;
    std::string m_height;
    double m_dpi = 300;
    std::string m_colorMap;
    std::vector<float> m_range{0, 1};
    std::string m_scale;
    std::string m_curve;
    double m_gamma = 0.5;
    std::string m_pooled;
    std::string m_title;
    std::string m_theme;
    std::string m_background;
    bool m_colorBar = true;
    bool m_axisNames = true;
    /// What cells look like besides their colours.
    struct CellLook {
        bool values = false;
        bool dots = false;
        bool exact = false;
    };
    CellLook m_cellLook;
    bool m_textAsPaths = false;
    std::string m_labelAngle;
    std::string m_fontSize;
    std::string m_rows;
    core::Index m_labelEvery = 0;
    std::string m_labelLength;
};
