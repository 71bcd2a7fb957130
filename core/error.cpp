#include "core/error.h"

#include <cstddef>
#include <utility>

namespace core {

Words Words::about(const std::vector<Words>& first) const
{
    Words all = *this;
    all.values.insert(all.values.begin(), first.begin(), first.end());
    return all;
}

std::string Words::english() const
{
    // One pass, so that a file's own text is never taken for a place.
    std::string all;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const std::size_t place = text[i] == '%' && i + 1 < text.size() && text[i + 1] >= '1' && text[i + 1] <= '9'
                                      ? static_cast<std::size_t>(text[i + 1] - '0')
                                      : 0;
        if (place == 0 || place > values.size()) {
            all += text[i];
            continue;
        }
        all += values[place - 1].english();
        ++i;
    }
    return all;
}

Error::Error(Code what, std::string inFile, Words said) : code(what), file(std::move(inFile)), sentence(std::move(said))
{
}

Error::Error(const Error& other) = default;

Error& Error::operator=(const Error& other) = default;

Error::~Error() = default;

const char* Error::what() const noexcept { return sentence.text.c_str(); }

std::string Error::english() const
{
    const std::string said = sentence.english();
    if (sentence.text.starts_with("%0")) return (file.empty() ? "the file" : file) + said.substr(2);
    return file.empty() ? said : file + ": " + said;
}

}  // namespace core
