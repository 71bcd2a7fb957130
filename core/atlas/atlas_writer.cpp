#include "core/atlas/atlas_writer.h"

#include "core/atlas/atlas_request.h"

namespace core {

AtlasWriter::AtlasWriter(std::filesystem::path file, std::size_t texts) : m_file(std::move(file)), m_texts(texts) {}

void AtlasWriter::write(const Atlas& atlas)
{
    m_times.take([&] { saveAtlas(atlas, m_file); });
    m_done = workOf(atlas).done;
}

void AtlasWriter::writeInTime(const Atlas& atlas)
{
    const bool enough = m_texts > 0 ? workOf(atlas).done - m_done >= m_texts : m_times.isDue();
    if (enough) write(atlas);
}

}  // namespace core
