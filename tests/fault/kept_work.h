#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <set>
#include <string>
#include <vector>

namespace core {
struct ComposedPage;
struct HeadNote;
struct Session;
}  // namespace core

/// No work is lost that was done so long before a program is killed.
inline constexpr int keptAfterMilliseconds = 500;

/// The kinds of documents that the program writes.
enum class Document { Session, Lesson, Page, Notes, Answers };
inline constexpr std::array documents{Document::Session, Document::Lesson, Document::Page, Document::Notes,
                                      Document::Answers};
const char* nameOf(Document document);

/// What of a document somebody would miss, as one number: two that differ in it are different work.
std::uint64_t workIn(const core::Session& session);
std::uint64_t workIn(const core::ComposedPage& page);
std::uint64_t workIn(const std::vector<core::HeadNote>& notes);
std::uint64_t workIn(const std::string& text);

/// The work in every readable file and copy below a folder.
std::set<std::uint64_t> keptIn(const std::filesystem::path& folder, Document document);
