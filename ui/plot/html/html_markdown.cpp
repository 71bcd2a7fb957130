#include "ui/plot/html/html_markdown.h"

#include "core/error.h"
#include "ui/plot/html/html_document.h"
#include "ui/plot/text/formula_text.h"

#include <algorithm>
#include <md4c.h>
#include <vector>

namespace {

QString textOf(const MD_ATTRIBUTE& attribute)
{
    return QString::fromUtf8(attribute.text, static_cast<qsizetype>(attribute.size));
}

/// Whether it leads to where a reader would expect to be led.
bool isFollowed(const QString& address)
{
    const auto begins = [&](const char* scheme) {
        return address.startsWith(QLatin1String(scheme), Qt::CaseInsensitive);
    };
    return begins("https://") || begins("http://") || begins("mailto:");
}

/// Writes what md4c tells.
class Writer {
public:
    using Picture = std::function<QByteArray(const QString&)>;
    explicit Writer(const Picture& picture) : m_picture(picture) {}

    QByteArray html;

    void block(MD_BLOCKTYPE type, void* detail, bool begins)
    {
        const auto element = [&](const QByteArray& name, const QByteArray& attributes = {}) {
            html += begins ? '<' + name + attributes + '>' : "</" + name + ">\n";
        };
        switch (type) {
        case MD_BLOCK_QUOTE: return element("blockquote");
        case MD_BLOCK_UL: return element("ul");
        case MD_BLOCK_OL:
            return element("ol",
                           " start=\"" + QByteArray::number(static_cast<MD_BLOCK_OL_DETAIL*>(detail)->start) + '"');
        case MD_BLOCK_LI: return element("li");
        case MD_BLOCK_P: return element("p");
        case MD_BLOCK_CODE: html += begins ? "<pre><code>" : "</code></pre>\n"; return;
        case MD_BLOCK_H:
            // Below the step's own heading.
            return element('h' + QByteArray::number(std::max(3U, static_cast<MD_BLOCK_H_DETAIL*>(detail)->level)));
        case MD_BLOCK_HR:
            if (begins) html += "<hr>\n";
            return;
        default: return;
        }
    }

    void span(MD_SPANTYPE type, void* detail, bool begins)
    {
        if (type == MD_SPAN_IMG) return picture(static_cast<MD_SPAN_IMG_DETAIL*>(detail), begins);
        if (m_pictures > 0) return;  // its description is text alone
        switch (type) {
        case MD_SPAN_EM: html += begins ? "<em>" : "</em>"; return;
        case MD_SPAN_STRONG: html += begins ? "<strong>" : "</strong>"; return;
        case MD_SPAN_CODE: html += begins ? "<code>" : "</code>"; return;
        case MD_SPAN_A: return link(textOf(static_cast<MD_SPAN_A_DETAIL*>(detail)->href), begins);
        default: return;
        }
    }

    void text(MD_TEXTTYPE type, QByteArrayView part)
    {
        QByteArray& to = m_pictures > 0 ? m_description : html;
        switch (type) {
        case MD_TEXT_NULLCHAR: to += "\xEF\xBF\xBD"; return;
        case MD_TEXT_BR: to += m_pictures > 0 ? " " : "<br>\n"; return;
        case MD_TEXT_SOFTBR: to += "\n"; return;
        case MD_TEXT_ENTITY: to += part; return;  // an ampersand, letters and digits or a number, a semicolon
        case MD_TEXT_CODE: to += htmlText(QString::fromUtf8(part)); return;
        default:
            if (m_pictures > 0) {
                to += htmlText(QString::fromUtf8(part));
                return;
            }
            for (const FormulaPart& each : formulaParts(QString::fromUtf8(part))) {
                const QByteArray words = htmlText(each.words);
                to += each.below ? "<sub>" + words + "</sub>" : words;
            }
            return;
        }
    }

private:
    void link(const QString& address, bool begins)
    {
        if (!isFollowed(address)) return;
        html += begins ? "<a rel=\"noopener noreferrer\" href=\"" + htmlText(address) + "\">" : QByteArray("</a>");
    }

    /// A picture's description may hold another one; it is the outer that is shown.
    void picture(const MD_SPAN_IMG_DETAIL* detail, bool begins)
    {
        if (begins) {
            if (m_pictures++ == 0) m_description.clear();
            return;
        }
        if (--m_pictures > 0) return;
        const QByteArray data = m_picture(textOf(detail->src));
        html += data.isEmpty()
                    ? m_description
                    : "<img alt=\"" + m_description + "\" src=\"" + htmlText(QString::fromLatin1(data)) + "\">";
    }

    const Picture& m_picture;
    QByteArray m_description;  ///< escaped
    int m_pictures = 0;        ///< depth of pictures around the text
};

struct Parsing {
    Writer writer;
    std::exception_ptr thrown = {};
};

/// An exception of a callback must not pass through md4c: it ends the parsing, and is thrown again behind it.
template<typename Act>
int guarded(void* data, const Act& act) noexcept
{
    auto* parsing = static_cast<Parsing*>(data);
    try {
        act(parsing->writer);
        return 0;
    } catch (...) {
        parsing->thrown = std::current_exception();
        return 1;
    }
}

}  // namespace

QByteArray htmlOfMarkdown(std::string_view markdown, const std::function<QByteArray(const QString& address)>& picture)
{
    Parsing parsing{Writer(picture)};
    MD_PARSER parser{};
    parser.flags = MD_FLAG_NOHTML;
    parser.enter_block = [](MD_BLOCKTYPE type, void* detail, void* data) {
        return guarded(data, [&](Writer& writer) { writer.block(type, detail, true); });
    };
    parser.leave_block = [](MD_BLOCKTYPE type, void* detail, void* data) {
        return guarded(data, [&](Writer& writer) { writer.block(type, detail, false); });
    };
    parser.enter_span = [](MD_SPANTYPE type, void* detail, void* data) {
        return guarded(data, [&](Writer& writer) { writer.span(type, detail, true); });
    };
    parser.leave_span = [](MD_SPANTYPE type, void* detail, void* data) {
        return guarded(data, [&](Writer& writer) { writer.span(type, detail, false); });
    };
    parser.text = [](MD_TEXTTYPE type, const MD_CHAR* part, MD_SIZE size, void* data) {
        return guarded(data,
                       [&](Writer& writer) { writer.text(type, QByteArrayView(part, static_cast<qsizetype>(size))); });
    };
    const int failed = md_parse(markdown.data(), static_cast<MD_SIZE>(markdown.size()), &parser, &parsing);
    if (parsing.thrown) std::rethrow_exception(parsing.thrown);
    if (failed != 0) throw core::Error(core::Code::NoMemory, "", "the lesson's text needs more memory than there is");
    return std::move(parsing.writer.html);
}
