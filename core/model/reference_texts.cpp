#include "core/model/reference_texts.h"

#include "core/error.h"

#include <mutex>
#include <utility>

namespace core {

struct ReferenceTexts::Shared {
    std::string name;
    std::vector<std::string> texts;
    std::mutex mutex = {};
    std::shared_ptr<ReferencePasses> passes = {};
};

ReferenceTexts::ReferenceTexts(std::string name, std::vector<std::string> texts)
{
    if (texts.empty()) throw Error(Code::Missing, name, "a reference text is missing: expected at least one");
    if (texts.size() > mostReferenceTexts)
        throw Error(Code::OutOfRange, name, "the reference texts cannot be used: expected %1 at most, found %2",
                    std::to_string(mostReferenceTexts), std::to_string(texts.size()));
    std::size_t bytes = 0;
    for (const std::string& text : texts) bytes += text.size();
    if (bytes > mostReferenceBytes)
        throw Error(Code::OutOfRange, name,
                    "the reference texts cannot be used: expected %1 bytes together at most, found %2",
                    std::to_string(mostReferenceBytes), std::to_string(bytes));
    m_shared = std::make_shared<Shared>();
    m_shared->name = std::move(name);
    m_shared->texts = std::move(texts);
}

const std::string& ReferenceTexts::name() const
{
    static const std::string none;
    return m_shared == nullptr ? none : m_shared->name;
}

const std::vector<std::string>& ReferenceTexts::texts() const
{
    static const std::vector<std::string> none;
    return m_shared == nullptr ? none : m_shared->texts;
}

std::shared_ptr<ReferencePasses>
ReferenceTexts::passes(const std::function<std::shared_ptr<ReferencePasses>()>& make) const
{
    if (m_shared == nullptr) return nullptr;
    const std::lock_guard lock(m_shared->mutex);
    if (m_shared->passes == nullptr) m_shared->passes = make();
    return m_shared->passes;
}

bool operator==(const ReferenceTexts& a, const ReferenceTexts& b)
{
    return a.m_shared == b.m_shared || (a.name() == b.name() && a.texts() == b.texts());
}

}  // namespace core
