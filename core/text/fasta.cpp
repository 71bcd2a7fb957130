#include "core/text/fasta.h"

#include <algorithm>

namespace core {

std::string firstFastaSequence(std::string_view text)
{
    std::string sequence(text);
    if (!text.starts_with('>') && !text.starts_with(';')) return sequence;
    int headers = 0;
    for (std::size_t first = 0; first < text.size();) {
        const std::size_t end = std::min(text.find('\n', first), text.size());
        const char begin = text[first];
        if (begin == '>') ++headers;
        if (begin == '>' || begin == ';' || headers > 1)
            std::fill(sequence.begin() + static_cast<std::ptrdiff_t>(first),
                      sequence.begin() + static_cast<std::ptrdiff_t>(end), ' ');
        first = end + 1;
    }
    return sequence;
}

}  // namespace core
