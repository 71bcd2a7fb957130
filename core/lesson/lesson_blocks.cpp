#include "core/lesson/lesson_blocks.h"

#include "core/error.h"

#include <md4c.h>

#include <algorithm>
#include <optional>

namespace core {
namespace {

std::size_t lineStart(std::string_view text, std::size_t at)
{
    const std::size_t before = at == 0 ? std::string_view::npos : text.rfind('\n', at - 1);
    return before == std::string_view::npos ? 0 : before + 1;
}

/// The place after the end of the line at `at`.
std::size_t lineEnd(std::string_view text, std::size_t at)
{
    const std::size_t end = text.find('\n', at);
    return end == std::string_view::npos ? text.size() : end + 1;
}

/// Gathers what md4c tells. It says where things stand by pointers into the text alone.
class Gatherer {
public:
    explicit Gatherer(std::string_view text) : m_text(text) {}

    LessonBlocks blocks;

    void enter(MD_BLOCKTYPE type, void* detail)
    {
        if (type == MD_BLOCK_QUOTE || type == MD_BLOCK_LI) ++m_depth;
        if (type == MD_BLOCK_H && m_depth == 0)
            m_heading = LessonHeading{static_cast<int>(static_cast<MD_BLOCK_H_DETAIL*>(detail)->level), {}, {}};
        if (type == MD_BLOCK_CODE && m_depth == 0) addFence(*static_cast<MD_BLOCK_CODE_DETAIL*>(detail));
    }

    void leave(MD_BLOCKTYPE type)
    {
        if (type == MD_BLOCK_QUOTE || type == MD_BLOCK_LI) --m_depth;
        if (type != MD_BLOCK_H || !m_heading) return;
        // An empty heading has no place and is no title.
        if (m_heading->part.to > m_heading->part.from) blocks.headings.push_back(std::move(*m_heading));
        m_heading.reset();
    }

    void enterSpan(MD_SPANTYPE type, void* detail)
    {
        if (type == MD_SPAN_IMG) addTarget(true, static_cast<MD_SPAN_IMG_DETAIL*>(detail)->src);
        if (type == MD_SPAN_A) addTarget(false, static_cast<MD_SPAN_A_DETAIL*>(detail)->href);
    }

    void text(MD_TEXTTYPE type, const MD_CHAR* text, MD_SIZE size)
    {
        const auto at = placeOf(text);
        if (at) m_at = *at;
        if (!m_heading) return;
        m_heading->title += type == MD_TEXT_SOFTBR || type == MD_TEXT_BR ? std::string(" ") : std::string(text, size);
        if (!at) return;
        const TextPart lines{lineStart(m_text, *at), lineEnd(m_text, *at + size)};
        TextPart& part = m_heading->part;
        part = part.to == 0 ? lines : TextPart{std::min(part.from, lines.from), std::max(part.to, lines.to)};
    }

private:
    std::optional<std::size_t> placeOf(const MD_CHAR* text) const
    {
        const auto at = static_cast<std::size_t>(text - m_text.data());
        if (std::less<>()(text, m_text.data()) || at > m_text.size()) return std::nullopt;
        return at;
    }

    void addTarget(bool picture, const MD_ATTRIBUTE& address)
    {
        blocks.targets.push_back({picture, std::string(address.text, address.size), m_at});
    }

    /// Only those with a name are ours; an indented block has none.
    void addFence(const MD_BLOCK_CODE_DETAIL& detail)
    {
        if (detail.fence_char == 0 || detail.lang.size == 0) return;
        const auto at = placeOf(detail.lang.text);
        if (!at) return;  // with a character that is written as an entity, which none of our names has
        LessonFence fence{std::string(detail.lang.text, detail.lang.size), {}, {}};
        fence.part.from = lineStart(m_text, *at);
        fence.inside.from = lineEnd(m_text, *at);
        const std::size_t fence_from = m_text.find(detail.fence_char, fence.part.from);
        std::size_t length = 0;
        while (m_text[fence_from + length] == detail.fence_char) ++length;
        std::size_t line = fence.inside.from;
        while (line < m_text.size() && !closes(line, detail.fence_char, length)) line = lineEnd(m_text, line);
        fence.inside.to = line;
        fence.part.to = line < m_text.size() ? lineEnd(m_text, line) : line;
        blocks.fences.push_back(std::move(fence));
    }

    /// At most three spaces, at least as many fence characters as opened it, and spaces (CommonMark 4.5).
    bool closes(std::size_t at, char fence, std::size_t length) const
    {
        const std::size_t end = std::min(m_text.find('\n', at), m_text.size());
        std::size_t spaces = 0, marks = 0;
        while (at < end && m_text[at] == ' ') ++at, ++spaces;
        while (at < end && m_text[at] == fence) ++at, ++marks;
        while (at < end && (m_text[at] == ' ' || m_text[at] == '\t' || m_text[at] == '\r')) ++at;
        return spaces <= 3 && marks >= length && at == end;
    }

    const std::string_view m_text;
    std::optional<LessonHeading> m_heading;
    std::size_t m_at = 0;  ///< where the last text stood
    int m_depth = 0;       ///< quotations and lists around
};

/// An exception of a callback must not pass through md4c: it ends the parsing, and is thrown again behind it.
template<typename Act>
int guarded(std::exception_ptr& thrown, const Act& act) noexcept
{
    try {
        act();
        return 0;
    } catch (...) {
        thrown = std::current_exception();
        return 1;
    }
}

struct Parsing {
    Gatherer gatherer;
    std::exception_ptr thrown = {};
};

}  // namespace

LessonBlocks blocksOf(std::string_view text)
{
    Parsing parsing{Gatherer(text)};
    MD_PARSER parser{};
    parser.enter_block = [](MD_BLOCKTYPE type, void* detail, void* data) {
        auto* own = static_cast<Parsing*>(data);
        return guarded(own->thrown, [&] { own->gatherer.enter(type, detail); });
    };
    parser.leave_block = [](MD_BLOCKTYPE type, void*, void* data) {
        auto* own = static_cast<Parsing*>(data);
        return guarded(own->thrown, [&] { own->gatherer.leave(type); });
    };
    parser.enter_span = [](MD_SPANTYPE type, void* detail, void* data) {
        auto* own = static_cast<Parsing*>(data);
        return guarded(own->thrown, [&] { own->gatherer.enterSpan(type, detail); });
    };
    parser.leave_span = [](MD_SPANTYPE, void*, void*) { return 0; };
    parser.text = [](MD_TEXTTYPE type, const MD_CHAR* part, MD_SIZE size, void* data) {
        auto* own = static_cast<Parsing*>(data);
        return guarded(own->thrown, [&] { own->gatherer.text(type, part, size); });
    };
    // A byte-order mark, as some editors write it, is no character of the title.
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    const std::string_view read = text.starts_with(mark) ? text.substr(mark.size()) : text;
    const int failed = md_parse(read.data(), static_cast<MD_SIZE>(read.size()), &parser, &parsing);
    if (parsing.thrown) std::rethrow_exception(parsing.thrown);
    if (failed != 0) throw Error(Code::NoMemory, "", "the lesson's text needs more memory than there is");
    return std::move(parsing.gatherer.blocks);
}

}  // namespace core
