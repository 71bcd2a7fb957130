// The pictures that a model looks at.

#include "ui/control/session_editor.h"

using core::Session;

void SessionEditor::setImages(const std::vector<std::filesystem::path>& files)
{
    change([&](Session& next) {
        next.run().images = files;
        if (next.run().images.size() > core::mostTexts) next.run().images.resize(core::mostTexts);
        next.focus.item = 0;
    });
}
