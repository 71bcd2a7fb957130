#include "app/command/tensor_output.h"

#include "core/array/npz_writer.h"
#include "ui/plot/figure/figure_export.h"

void writeTensors(const std::string& out, const std::vector<core::NamedTensor>& tensors,
                  const std::map<std::string, std::string>& metadata)
{
    if (endingOf(out) == QLatin1String("npz"))
        core::writeNpz(out, tensors, metadata);
    else
        core::writeSafetensors(out, tensors, metadata);
}
