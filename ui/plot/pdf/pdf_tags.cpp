#include "ui/plot/pdf/pdf_tags.h"

#include <QList>

#include <utility>

namespace {

constexpr QByteArrayView linkHead = "<<\n/Type /Annot\n/Subtype /Link\n";

/// A text string in hexadecimal digits (7.9.2.2): UTF-16 with its mark, in which no sign can end the string.
QByteArray textString(const QString& text)
{
    QByteArray utf16("\xFE\xFF", 2);
    for (const QChar c : text) {
        utf16 += static_cast<char>(c.unicode() >> 8);
        utf16 += static_cast<char>(c.unicode() & 0xFF);
    }
    return '<' + utf16.toHex() + '>';
}

QByteArray streamOf(const QByteArray& content)
{
    return "<<\n/Length " + QByteArray::number(content.size()) + "\n>>\nstream\n" + content + "\nendstream";
}

QByteArray referenceTo(int object) { return QByteArray::number(object) + " 0 R"; }

QByteArray numberText(double value) { return QByteArray::number(value, 'f', 3); }

/// The file as Qt wrote it: where its objects are, and its pages.
class WrittenPages {
public:
    struct Page {
        int number = 0;          ///< of its object
        qsizetype contents = 0;  ///< where the entry begins, and ends
        qsizetype end = 0;
        QByteArray own{};          ///< the reference to its content
        std::vector<int> links{};  ///< objects
    };

    explicit WrittenPages(const PdfEdits& edits) : m_pdf(edits.pdf())
    {
        constexpr QByteArrayView head = "\nxref\n0 ";
        const qsizetype table = m_pdf.lastIndexOf(head);
        if (table < 0) return;
        m_rows = m_pdf.indexOf('\n', table + head.size()) + 1;
        findPages(edits.behindMetadata());
    }

    const std::vector<Page>& pages() const { return m_pages; }

    /// Where an object's dictionary or array begins.
    qsizetype inside(int object) const
    {
        constexpr qsizetype row = 20, digits = 10;  // 7.5.4
        const qsizetype at = m_pdf.mid(m_rows + row * object, digits).toLongLong();
        return m_pdf.indexOf('\n', at) + 1;
    }

private:
    void findPages(qsizetype from)
    {
        constexpr QByteArrayView head = " 0 obj\n<<\n/Type /Page\n", contents = "\n/Contents ", notes = "\n/Annots ";
        for (qsizetype at = m_pdf.indexOf(head, from); at >= 0; at = m_pdf.indexOf(head, at + 1)) {
            const qsizetype line = m_pdf.lastIndexOf('\n', at) + 1;
            Page page{.number = m_pdf.mid(line, at - line).toInt()};
            page.contents = m_pdf.indexOf(contents, at) + 1;
            page.end = m_pdf.indexOf('\n', page.contents);
            const qsizetype own = page.contents + contents.size() - 1;
            page.own = m_pdf.mid(own, page.end - own).trimmed();
            const qsizetype list = m_pdf.indexOf(notes, page.end) + notes.size();
            findLinks(page, m_pdf.mid(list, m_pdf.indexOf(' ', list) - list).toInt());
            m_pages.push_back(std::move(page));
        }
    }

    /// @param list  the object of the page's annotations
    void findLinks(Page& page, int list) const
    {
        const qsizetype from = m_pdf.indexOf('[', inside(list)) + 1;
        const QList<QByteArray> words = m_pdf.mid(from, m_pdf.indexOf(']', from) - from).simplified().split(' ');
        for (qsizetype i = 0; i + 2 < words.size(); i += 3) {
            const int link = words[i].toInt();
            if (m_pdf.mid(inside(link), linkHead.size()) == linkHead) page.links.push_back(link);
        }
    }

    const QByteArray& m_pdf;
    qsizetype m_rows = 0;
    std::vector<Page> m_pages;
};

/// Puts the tree of structure behind the file's objects.
class PdfTree {
public:
    PdfTree(PdfEdits& edits, const WrittenPages& written, const PdfVoice& voice)
        : m_edits(edits),
          m_written(written),
          m_voice(voice)
    {
    }

    /// @return the number of its root
    int add()
    {
        addStreams();
        const auto count = static_cast<int>(m_written.pages().size());
        m_root =
            m_edits.nextObject();  // then the document, its pages, their links, and what leads from content to them
        const int document = m_root + 1;
        m_firstLink = document + 1 + count;
        int links = 0;
        for (const WrittenPages::Page& page : m_written.pages()) links += static_cast<int>(page.links.size());
        const int parents = m_firstLink + links;
        QByteArray kids;
        for (int i = 0; i < count; ++i) kids += (i > 0 ? " " : "") + referenceTo(document + 1 + i);
        m_edits.addObject("<<\n/Type /StructTreeRoot\n/K [" + referenceTo(document) + "]\n/ParentTree "
                          + referenceTo(parents) + "\n/ParentTreeNextKey " + QByteArray::number(count + links)
                          + "\n>>");
        m_edits.addObject("<<\n/Type /StructElem\n/S /Document\n/P " + referenceTo(m_root) + "\n/K [" + kids + "]\n>>");
        QByteArray numbers, ofLinks;
        for (int i = 0; i < count; ++i) {
            addPage(i, document);
            numbers += (i > 0 ? " " : "") + QByteArray::number(i) + " [" + referenceTo(document + 1 + i) + "]";
        }
        m_link = 0;
        for (int i = 0; i < count; ++i)
            for (const int link : m_written.pages()[static_cast<std::size_t>(i)].links) {
                addLink(i, link, document + 1 + i, count + m_link);
                ofLinks += ' ' + QByteArray::number(count + m_link) + ' ' + referenceTo(m_firstLink + m_link);
                ++m_link;
            }
        m_edits.addObject("<<\n/Nums [" + numbers + ofLinks + "]\n>>");
        return m_root;
    }

private:
    const PdfPageVoice& voiceOf(int page) const
    {
        static const PdfPageVoice painted;
        const auto at = static_cast<std::size_t>(page);
        return at < m_voice.pages.size() ? m_voice.pages[at] : painted;
    }

    bool isFigure(int page) const { return !voiceOf(page).alternative.isEmpty(); }

    /// A sequence of marked content may begin and end in other parts of a page's content (14.6.1).
    void addStreams()
    {
        int figures = 0;
        const auto count = static_cast<int>(m_written.pages().size());
        for (int i = 0; i < count; ++i) figures += isFigure(i) ? 1 : 0;
        const int figure = figures > 0 ? m_edits.addObject(streamOf("/Figure <</MCID 0>> BDC")) : 0;
        const int text = figures < count ? m_edits.addObject(streamOf("/P <</MCID 0>> BDC")) : 0;
        const int close = m_edits.addObject(streamOf("EMC"));
        for (int i = 0; i < count; ++i) {
            const WrittenPages::Page& page = m_written.pages()[static_cast<std::size_t>(i)];
            m_edits.replace(page.contents, page.end,
                            "/Contents [" + referenceTo(isFigure(i) ? figure : text) + ' ' + page.own + ' '
                                + referenceTo(close) + "]\n/StructParents " + QByteArray::number(i) + "\n/Tabs /S");
        }
    }

    void addPage(int place, int document)
    {
        const WrittenPages::Page& page = m_written.pages()[static_cast<std::size_t>(place)];
        const PdfPageVoice& voice = voiceOf(place);
        QByteArray said, kids = "0";
        for (std::size_t i = 0; i < page.links.size(); ++i) kids += ' ' + referenceTo(m_firstLink + m_link++);
        if (isFigure(place))
            said = "\n/Alt " + textString(voice.alternative) + "\n/A <</O /Layout /Placement /Block /BBox [0 "
                   + numberText(voice.bottom) + ' ' + numberText(voice.size.width()) + ' '
                   + numberText(voice.bottom + voice.size.height()) + "]>>";
        else if (!voice.words.isEmpty())
            said = "\n/ActualText " + textString(voice.words);
        m_edits.addObject(QByteArray("<<\n/Type /StructElem\n/S ") + (isFigure(place) ? "/Figure" : "/P") + "\n/P "
                          + referenceTo(document) + "\n/Pg " + referenceTo(page.number) + "\n/K "
                          + (page.links.empty() ? kids : '[' + kids + ']') + said + "\n>>");
    }

    /// @param parent  its page's element
    /// @param key     of the link in the tree of parents
    void addLink(int place, int link, int parent, int key)
    {
        const QByteArray& pdf = m_edits.pdf();
        const qsizetype at = m_written.inside(link) + linkHead.size();
        constexpr QByteArrayView uri = "/URI (";
        const qsizetype from = pdf.indexOf(uri, at) + uri.size();
        const QByteArray address = pdf.mid(from, pdf.indexOf(")\n", from) - from);
        const auto name = m_voice.links.find(address);
        m_edits.replace(at, at,
                        "/StructParent " + QByteArray::number(key) + "\n/Contents "
                            + textString(name == m_voice.links.end() ? QString::fromLatin1(address) : name->second)
                            + '\n');
        m_edits.addObject("<<\n/Type /StructElem\n/S /Link\n/P " + referenceTo(parent) + "\n/Pg "
                          + referenceTo(m_written.pages()[static_cast<std::size_t>(place)].number)
                          + "\n/K <</Type /OBJR /Obj " + referenceTo(link) + ">>\n>>");
    }

    PdfEdits& m_edits;
    const WrittenPages& m_written;
    const PdfVoice& m_voice;
    int m_root = 0;
    int m_firstLink = 0;
    int m_link = 0;  ///< how many links were counted
};

}  // namespace

bool tagPages(PdfEdits& edits, const PdfVoice& voice)
{
    constexpr QByteArrayView catalog = "/Type /Catalog\n";
    const qsizetype root = edits.pdf().indexOf(catalog, edits.behindMetadata());
    const WrittenPages written(edits);
    if (root < 0 || written.pages().empty()) return false;
    const int tree = PdfTree(edits, written, voice).add();
    edits.replace(root + catalog.size(), root + catalog.size(),
                  "/Lang " + textString(voice.language)
                      + "\n/MarkInfo <</Marked true>>\n/ViewerPreferences "
                        "<</DisplayDocTitle true>>\n/StructTreeRoot "
                      + referenceTo(tree) + "\n");
    edits.identify();
    return true;
}
