#include "core/model/gguf/gguf_keys.h"

#include "core/error.h"

namespace core {

std::string GgufKeys::name(std::string_view behind) const
{
    std::string key = m_prefix + ".";
    key.append(behind);
    m_file.has(key);
    return key;
}

/// Some keys may have a value for each layer, which no family here does.
void GgufKeys::requireOne(const std::string& key) const
{
    const auto found = m_file.values().find(key);
    if (found != m_file.values().end() && std::holds_alternative<std::vector<std::int64_t>>(found->second))
        throw Error(Code::Unsupported, m_file.name(),
                    "“%1” is not supported: expected one number for all layers, found one for each layer", key);
}

std::optional<std::int64_t> GgufKeys::integer(std::string_view behind) const
{
    const std::string key = name(behind);
    requireOne(key);
    return m_file.integer(key);
}

std::optional<double> GgufKeys::number(std::string_view behind) const
{
    const std::string key = name(behind);
    requireOne(key);
    return m_file.number(key);
}

std::optional<bool> GgufKeys::flag(std::string_view behind) const
{
    const std::string key = name(behind);
    requireOne(key);
    return m_file.flag(key);
}

Index GgufKeys::rowsOf(const std::string& tensor) const
{
    const auto found = m_file.tensors().find(tensor);
    if (found == m_file.tensors().end()) return 0;
    if (found->second.shape.size() != 2)
        throw Error(Code::WrongShape, m_file.name(),
                    "tensor “%1” has the wrong shape: expected rows and columns, found %2 dimensions", tensor,
                    std::to_string(found->second.shape.size()));
    return found->second.shape.front();
}

std::vector<std::string> GgufKeys::unasked() const
{
    std::vector<std::string> keys = m_file.unread();
    std::erase_if(keys, [&](const std::string& key) { return !key.starts_with(m_prefix + "."); });
    return keys;
}

}  // namespace core
