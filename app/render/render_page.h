#pragma once

#include "app/command/command_line.h"
#include "app/command/figure_options.h"
#include "app/render/asked_template.h"
#include "core/model/model.h"
#include "core/session/session.h"
#include "ui/plot/figure/figure.h"

/// A page of panels to draw, and its sources.
struct PageRequest {
    std::filesystem::path file;  ///< a page, or a figure that was made of one
    std::filesystem::path out;   ///< a figure, or .attnpage
    bool trust = false;          ///< files outside of the page's folder may be read
    std::string caption = {};    ///< the file for the page's caption, or "-"; empty: none
};

/// Draws a page into a figure.
/// @param figure   what was typed of how it looks
/// @param command  of `render`; options that a page has no use for are refused
/// @throws core::Error; cli::WrongValue
void renderPage(const PageRequest& request, const FigureOptions& figure, const cli::Command& command);

/// Fills a template with a session, and draws the page or, for an out that ends in .attnpage, saves it.
/// @throws core::Error; cli::WrongValue where there are more names than panels
void renderTemplate(core::Session session, const core::ModelInfo& info, const AskedTemplate& asked,
                    const std::filesystem::path& out);

/// A page from a template, as a figure.
std::shared_ptr<const Figure> templateFigure(core::Session session, const core::ModelInfo& info,
                                             const AskedTemplate& asked);

/// Adds `--template` and `--panel-names`.
void addTemplateOptions(cli::Command& command, AskedTemplate& asked);
