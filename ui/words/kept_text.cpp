#include "ui/words/kept_text.h"

std::string keptText(const QString& text, std::size_t most)
{
    std::string kept = text.toStdString();
    if (kept.size() <= most) return kept;
    std::size_t end = most;
    while (end > 0 && (static_cast<unsigned char>(kept[end]) & 0xC0U) == 0x80U) --end;
    kept.resize(end);
    return kept;
}
