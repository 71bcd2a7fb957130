#pragma once

#include "ui/plot/figure/figure_session.h"

#include <CLI/CLI.hpp>

/// The options that say what travels inside a figure's file.
class InsideOptions {
public:
    void add(CLI::App& command);

    FigureInside chosen() const { return m_inside; }

private:
    FigureInside m_inside;
};
