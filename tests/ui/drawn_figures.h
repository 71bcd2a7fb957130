#pragma once

#include <QTemporaryDir>

#include "core/array/array_file.h"
#include "core/model/folder/model_folder.h"
#include "ui/plot/figure/figure_export.h"

/// Figures of a small model's heads, for their tests.
namespace drawn_figures {

inline std::shared_ptr<const core::Trace> traceOf(const char* folder, const std::string& text,
                                                  core::RunOptions options = {})
{
    const auto model = core::openModel(std::filesystem::path(SOURCE_DIR) / folder);
    return core::run(model, {{core::sequenceOf(model->encode(text, {}).tokens)}}, options);
}

/// Weights between tokens of any spelling.
inline std::shared_ptr<const core::Trace> between(const std::vector<std::string>& tokens)
{
    std::string text;
    for (std::size_t i = 0; i < tokens.size(); ++i) text += " sea";
    auto trace = std::make_shared<core::Trace>(*traceOf("resources/models/primer-encoder", text));
    std::vector<core::Token>& there = trace->batch.sequences.front().tokens;
    for (std::size_t i = 0; i < there.size() && i < tokens.size(); ++i)
        there[i].piece = there[i].text = there[i].bytes = tokens[i];
    return trace;
}

inline const std::shared_ptr<const core::Trace>& gpt2()
{
    static const auto trace = traceOf("tests/golden/data/models/gpt2_fp16", "The keeper looks at the sea.");
    return trace;
}

inline Figure figureWith(const core::FigureSettings& settings) { return Figure(FigureSource::of(gpt2()), settings); }

inline core::FigureSettings oneHead(core::Index layer = 1, core::Index head = 2)
{
    core::FigureSettings settings;
    settings.layer = layer;
    settings.head = head;
    return settings;
}

inline core::FigureSettings contents(core::FigureSettings::Content content)
{
    core::FigureSettings settings = oneHead();
    settings.content = content;
    settings.width_mm = 183;
    return settings;
}

inline const core::Matrix& weights(core::Index layer, core::Index head)
{
    return gpt2()->layers[layer]->items[0].attention.heads[head].weights;
}

inline QString svgText(const Figure& figure) { return QString::fromUtf8(figureBytes(figure, "svg")); }

/// The array of a .npy figure.
inline core::NumberArray arrayOf(const Figure& figure)
{
    const QTemporaryDir folder;
    const std::filesystem::path path = folder.filePath("x.npy").toStdString();
    exportFigure(figure, path);
    return core::ArrayFile::open(path)->numbers("");
}

}  // namespace drawn_figures
