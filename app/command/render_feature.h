#pragma once

#include "ui/plot/figure/figure.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <string>

namespace cli {
class Command;
}

/// A feature's part of `render`: options, and files other than figures that are made from the traces.
class RenderFeature {
public:
    /// @param out      where it goes
    /// @param session  the text that a file carries, of a session
    using Write = std::function<void(FigureSource source, const std::filesystem::path& out,
                                     const std::function<std::string(const core::Session&)>& session)>;

    RenderFeature() = default;
    virtual ~RenderFeature() = default;
    RenderFeature(const RenderFeature&) = delete;
    RenderFeature& operator=(const RenderFeature&) = delete;

    /// @param command  has the options of a figure and of its sources
    virtual void add(cli::Command& command) = 0;
    /// Which files they are, for the help of --out.
    virtual std::string files() const = 0;
    /// The run to compute where the feature has an option in place of --model; else empty.
    /// @throws core::Error
    virtual std::string model() const = 0;
    /// Sets the figure's content where no option names one.
    virtual void begin(core::FigureSettings& figure) const = 0;
    /// @return nothing where a figure is asked for
    /// @throws cli::WrongValue for a combination that makes none
    virtual Write chosen(const cli::Command& command, const std::filesystem::path& out) const = 0;
};

using RenderFeatures = std::vector<std::shared_ptr<RenderFeature>>;
