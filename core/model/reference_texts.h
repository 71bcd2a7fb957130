#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace core {

/// What models computed on reference texts. It is kept beside them, so that copies of the texts share it.
class ReferencePasses {
public:
    ReferencePasses() = default;
    virtual ~ReferencePasses() = default;
    ReferencePasses(const ReferencePasses&) = delete;
    ReferencePasses& operator=(const ReferencePasses&) = delete;
};

constexpr std::size_t mostReferenceTexts = 1000;
constexpr std::size_t mostReferenceBytes = std::size_t{1} << 20U;

/// Texts whose heads' outputs stand in for a head's own: the mean over all their tokens (mean ablation), or those of
/// one of them (resample ablation; Chan et al., 2022). A value: copies share the texts.
class ReferenceTexts {
public:
    /// No texts.
    ReferenceTexts() = default;
    /// @param name   that of the collection or the file, for people
    /// @param texts  each with its target behind a tab, for an encoder–decoder
    /// @throws Error{Missing, OutOfRange} for none, more than `mostReferenceTexts`, or more than `mostReferenceBytes`
    ReferenceTexts(std::string name, std::vector<std::string> texts);

    bool empty() const { return m_shared == nullptr; }
    const std::string& name() const;
    const std::vector<std::string>& texts() const;
    /// What was computed on them; made by `make` when it is asked for first.
    /// @return null without texts
    std::shared_ptr<ReferencePasses> passes(const std::function<std::shared_ptr<ReferencePasses>()>& make) const;

    friend bool operator==(const ReferenceTexts& a, const ReferenceTexts& b);

private:
    struct Shared;
    std::shared_ptr<Shared> m_shared;
};

}  // namespace core
