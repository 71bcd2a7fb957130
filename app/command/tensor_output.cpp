#include "app/command/tensor_output.h"

#include "app/command/command_line.h"
#include "core/array/npz_writer.h"
#include "ui/plot/figure/figure_export.h"

void requireTensorEnding(const char* option, const std::string& out)
{
    const QString ending = endingOf(out);
    if (ending.isEmpty() || ending == QLatin1String("safetensors") || ending == QLatin1String("npz")) return;
    throw cli::WrongValue(option, "expected FILE.safetensors or FILE.npz, found " + out
                                      + " (render draws figures and writes tables)");
}

void writeTensors(const std::string& out, const std::vector<core::NamedTensor>& tensors,
                  const std::map<std::string, std::string>& metadata)
{
    if (endingOf(out) == QLatin1String("npz"))
        core::writeNpz(out, tensors, metadata);
    else
        core::writeSafetensors(out, tensors, metadata);
}
