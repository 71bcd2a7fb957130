#pragma once

#include "app/cli/cli.h"
#include "ui/plot/figure/figure_session.h"

/// The options that say what travels inside a figure's file.
class InsideOptions {
public:
    void add(cli::Command& command);

    FigureInside chosen() const { return m_inside; }

private:
    FigureInside m_inside;
};
