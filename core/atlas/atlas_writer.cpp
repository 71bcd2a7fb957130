#include "core/atlas/atlas_writer.h"

#include "core/atlas/atlas_request.h"

namespace core {

AtlasWriter::AtlasWriter(std::filesystem::path file, std::size_t texts) : m_file(std::move(file)), m_texts(texts) {}

void AtlasWriter::write(const Atlas& atlas)
{
    const Clock::time_point begin = Clock::now();
    saveAtlas(atlas, m_file);
    m_written = Clock::now();
    m_took = m_written - begin;
    m_done = workOf(atlas).done;
}

void AtlasWriter::writeInTime(const Atlas& atlas)
{
    constexpr std::chrono::seconds usual(5);
    constexpr int share = 50;  // of texts that take a millisecond, writing would take more than computing
    const bool enough = m_texts > 0 ? workOf(atlas).done - m_done >= m_texts
                                    : Clock::now() - m_written >= std::max<Clock::duration>(usual, share * m_took);
    if (enough) write(atlas);
}

}  // namespace core
