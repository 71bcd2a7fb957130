#pragma once

#include <QString>

#include "core/model/pass/trace.h"
#include "core/page/composed_page.h"

#include <vector>

/// The material for a template: the session in view, and its model's facts.
struct TemplateGround {
    core::Session session;
    core::ModelInfo info;
};

/// A layout as papers on attention have it, which takes one's own model and text.
struct PageTemplate {
    const char* name;  ///< on the command line
    QString title;
    QString what;  ///< one sentence about its content and purpose
    core::ComposedPage (*make)(const TemplateGround& ground);
};

/// All of them, the simplest first.
const std::vector<PageTemplate>& pageTemplates();

/// A page from what is looked at, its panels not yet arranged.
/// @throws core::Error{Unknown} naming the templates; core::Error{Missing} for what the session lacks
core::ComposedPage pageFromTemplate(const std::string& name, const TemplateGround& ground);
