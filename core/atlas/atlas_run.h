#pragma once

#include "core/atlas/atlas.h"
#include "core/error.h"
#include "core/prepare/opened_models.h"

#include <functional>
#include <stop_token>

namespace core {

/// Computes an atlas text by text, always in the same order, so that its numbers do not depend on the threads. Only one
/// text's maps are in memory at a time.
class AtlasRun {
public:
    /// @param atlas  to be gone on with: texts, and what is done of them
    /// @param model  where it lies; the atlas keeps what it is called
    /// @throws Error where the model cannot be opened, or is another than the one that was begun with
    AtlasRun(Atlas atlas, std::filesystem::path model, OpenedModels& models);

    /// The next text. One that the model cannot read is passed over, and counted among the done.
    /// @return false where none is left
    /// @throws Stopped
    bool next(const std::stop_token& stop = {});

    const Atlas& atlas() const { return m_atlas; }
    /// Why texts were passed over since it was begun or gone on with, by number.
    const std::vector<std::pair<std::size_t, Error>>& passedOver() const { return m_passedOver; }

private:
    void add(const AtlasText& text, const std::stop_token& stop);
    void addBlock(const Trace& trace, std::size_t block);

    Atlas m_atlas;
    std::filesystem::path m_model;
    OpenedModels& m_models;
    std::vector<std::pair<std::size_t, Error>> m_passedOver;
};

}  // namespace core
