#include <QImage>
#include <QRegularExpression>
#include <QTest>
#include <QTextDocument>

#include "tests/test_class.h"
#include "tests/ui/drawn_figures.h"
#include "ui/plot/figure/figure_files.h"
#include "ui/plot/pdf/pdf_links.h"
#include "ui/plot/pdf/pdf_tags.h"
#include "ui/plot/sheet/sheet_table.h"
#include "ui/plot/spoken/page_reading.h"

using namespace core;
using namespace drawn_figures;
using Content = FigureSettings::Content;

namespace {

const std::string noSession = "{}";

/// A PDF's objects by their numbers, as its cross-reference table finds them; streams are left out.
class PdfObjects {
public:
    explicit PdfObjects(const QByteArray& pdf) : m_pdf(pdf)
    {
        const qsizetype from = pdf.lastIndexOf("startxref\n") + 10;
        const qsizetype table = pdf.mid(from, pdf.indexOf('\n', from) - from).toLongLong();
        if (pdf.mid(table, 7) != "xref\n0 ") return;
        const qsizetype rows = pdf.indexOf('\n', table + 5) + 1;
        const int count = pdf.mid(table + 7, rows - table - 8).toInt();
        for (int i = 1; i < count; ++i) {
            const qsizetype at = pdf.mid(rows + 20 * i, 10).toLongLong();
            const QByteArray head = QByteArray::number(i) + " 0 obj\n";
            if (pdf.mid(at, head.size()) != head) {
                m_objects.clear();
                return;
            }
            const qsizetype stream = pdf.indexOf("stream\n", at), end = pdf.indexOf("endobj", at);
            m_objects[i] = pdf.mid(at + head.size(), (stream > 0 && stream < end ? stream : end) - at - head.size());
        }
        m_trailer = pdf.mid(pdf.lastIndexOf("trailer"));
    }

    bool isSound() const { return !m_objects.isEmpty(); }
    const QByteArray& trailer() const { return m_trailer; }
    const QMap<int, QByteArray>& all() const { return m_objects; }

    /// The object that an entry leads to: "/StructTreeRoot 5 0 R", "/K [5 0 R]".
    QByteArray behind(const QByteArray& dictionary, const char* key) const
    {
        const QRegularExpression entry(QString("%1 ?\\[?(\\d+) 0 R").arg(key));
        return m_objects.value(entry.match(QString::fromLatin1(dictionary)).captured(1).toInt());
    }

    QByteArray root() const { return behind(m_trailer, "/Root"); }

    /// The dictionary of a type.
    QByteArray ofType(const QByteArray& type) const
    {
        for (const QByteArray& each : m_objects)
            if (each.contains("/Type " + type + "\n")) return each;
        return {};
    }

private:
    QByteArray m_pdf;
    QByteArray m_trailer;
    QMap<int, QByteArray> m_objects;
};

/// A string in hexadecimal digits behind a key.
QString textBehind(const QByteArray& dictionary, const char* key)
{
    const QRegularExpression entry(QString("%1 <([0-9a-f]+)>").arg(key));
    const QByteArray utf16 = QByteArray::fromHex(entry.match(QString::fromLatin1(dictionary)).captured(1).toLatin1());
    QString text;
    for (qsizetype i = 2; i + 1 < utf16.size(); i += 2)
        text += QChar(static_cast<uchar>(utf16[i]) << 8 | static_cast<uchar>(utf16[i + 1]));
    return text;
}

QString wordsOf(const Figure& figure)
{
    QStringList words;
    for (const FigurePage::Text& text : figure.page().texts) words << text.words;
    return words.join(u' ');
}

}  // namespace

/// What figures say beside their art: captions, and words for those who cannot see them.
class TestSpokenFigure final : public QObject {
    Q_OBJECT
private slots:
    void whatStoodUnderTheArtIsTheCaption_data()
    {
        QTest::addColumn<int>("content");
        QTest::addColumn<QString>("note");
        QTest::newRow("maps") << static_cast<int>(Content::Maps) << "ayers and heads counted from 1";
        QTest::newRow("comparison") << static_cast<int>(Content::Compare) << "ayers and heads counted from 1";
        QTest::newRow("lines") << static_cast<int>(Content::Flow) << "thicker: more weight";
        QTest::newRow("measure") << static_cast<int>(Content::Measures) << "Weight on the token before";
    }

    void whatStoodUnderTheArtIsTheCaption()
    {
        QFETCH(int, content);
        QFETCH(QString, note);
        FigureSource source = FigureSource::of(gpt2());
        source.session.compare = {CompareSettings::Kind::Heads, {{0, 0, 1}, {0, 1, 2}}};
        FigureSettings settings = contents(static_cast<Content>(content));
        if (settings.content == Content::Maps) settings.layer = settings.head = std::nullopt;
        const Figure plain(source, settings);
        QVERIFY2(plain.caption().contains(note), qPrintable(plain.caption()));
        QVERIFY2(plain.caption().endsWith('.'), qPrintable(plain.caption()));
        QVERIFY2(!wordsOf(plain).contains(note), qPrintable(wordsOf(plain)));
        settings.voice.notes = true;
        QVERIFY2(wordsOf(Figure(source, settings)).contains(note), qPrintable(wordsOf(Figure(source, settings))));
    }

    void oneHeadIsDescribed()
    {
        const Figure figure = figureWith(oneHead());
        QVERIFY2(figure.alternative().startsWith(figure.caption()), qPrintable(figure.alternative()));
        QVERIFY2(figure.alternative().contains("The rows with the strongest single weights"),
                 qPrintable(figure.alternative()));
        FigureSettings own = oneHead();
        own.voice.alternative = "A <diagonal> & \"more\" 猫.";
        QCOMPARE(figureWith(own).alternative(), QString("A <diagonal> & \"more\" 猫."));
    }

    /// The rules of PDF/UA-1 (ISO 14289-1, as the Matterhorn protocol lists them) that apply to a page with one figure.
    void aPdfIsTagged_data()
    {
        QTest::addColumn<int>("content");
        for (const auto content : {Content::Maps, Content::Mask, Content::Steps, Content::Compare, Content::Measures})
            QTest::addRow("%d", static_cast<int>(content)) << static_cast<int>(content);
    }

    void aPdfIsTagged()
    {
        QFETCH(int, content);
        FigureSource source = FigureSource::of(gpt2());
        source.session.compare = {CompareSettings::Kind::Heads, {{0, 0, 1}, {0, 1, 2}}};
        FigureSettings settings = contents(static_cast<Content>(content));
        settings.title = "A title (with) \\ signs";
        const Figure figure(source, settings);
        const QByteArray pdf = figureBytes(figure, "pdf", noSession);
        QCOMPARE(pdf, figureBytes(figure, "pdf", noSession));
        const PdfObjects objects(pdf);
        QVERIFY(objects.isSound());
        const QByteArray root = objects.root();
        QVERIFY(root.contains("/MarkInfo <</Marked true>>"));
        QVERIFY(root.contains("/DisplayDocTitle true"));
        QCOMPARE(textBehind(root, "/Lang"), QString("en"));
        QVERIFY(objects.trailer().contains("/ID [<"));
        QVERIFY(pdf.contains("http://www.aiim.org/pdfua/ns/id/\">1</pdfuaid:part>"));
        QVERIFY(pdf.contains("<dc:title><rdf:Alt><rdf:li xml:lang=\"x-default\">"));

        const QByteArray tree = objects.behind(root, "/StructTreeRoot");
        const QByteArray document = objects.behind(tree, "/K");
        QVERIFY(document.contains("/S /Document"));
        const QByteArray tagged = objects.behind(document, "/K");
        QVERIFY(tagged.contains("/S /Figure"));
        QCOMPARE(textBehind(tagged, "/Alt"), figure.alternative());
        QVERIFY(tagged.contains("/BBox [0 "));
        const QByteArray page = objects.behind(tagged, "/Pg");
        QVERIFY(page.contains("/Type /Page\n") && page.contains("/StructParents 0") && page.contains("/Tabs /S"));
        const QByteArray parents = objects.behind(tree, "/ParentTree");
        QCOMPARE(objects.behind(parents, "/Nums \\[0"), tagged);
        // All of the page's content lies between the first and the last of its streams.
        const QRegularExpressionMatch streams =
            QRegularExpression("/Contents \\[(\\d+) 0 R (\\d+) 0 R (\\d+) 0 R\\]").match(QString::fromLatin1(page));
        QVERIFY(streams.hasMatch());
        QVERIFY(pdf.contains(streams.captured(1).toLatin1()
                             + " 0 obj\n<<\n/Length 23\n>>\nstream\n/Figure <</MCID 0>> BDC\n"));
        QVERIFY(pdf.contains(streams.captured(3).toLatin1() + " 0 obj\n<<\n/Length 3\n>>\nstream\nEMC\n"));
        // Fonts are embedded, and their glyphs lead back to characters.
        int fonts = 0;
        for (const QByteArray& each : objects.all()) {
            if (each.contains("/Subtype /Type0")) QVERIFY(++fonts > 0 && each.contains("/ToUnicode"));
            if (each.contains("/Type /FontDescriptor")) QVERIFY(each.contains("/FontFile"));
            if (each.contains("/Subtype /CIDFontType2")) QVERIFY(each.contains("/CIDToGIDMap /Identity"));
        }
        QVERIFY(fonts > 0);
    }

    /// Pages of text, as worksheets have them: each is a paragraph that is read line by line.
    void pagesOfTextAreTagged()
    {
        FigurePage first;
        first.size = {400, 300};
        first.addText(QFont(), Qt::black, QRectF(10, 40, 100, 20), Qt::AlignLeft, "second line");
        first.addText(QFont(), Qt::black, QRectF(10, 10, 50, 20), Qt::AlignLeft, "a sheet");
        first.addText(QFont(), Qt::black, QRectF(200, 11, 50, 20), Qt::AlignLeft, "beside");
        addBox(first, QRectF(120, 10, 40, 20), true, Qt::transparent, false);
        FigurePage other;
        other.size = first.size;
        other.addText(QFont(), Qt::black, QRectF(10, 10, 100, 20), Qt::AlignLeft, "the other page");
        addBox(other, QRectF(5, 5, 110, 30), true, Qt::transparent, false);  // filled
        QCOMPARE(readingOf(first), QString("a sheet, ____, beside\nsecond line"));

        const QByteArray pdf = pdfOfPages("A sheet", {first, other});
        QCOMPARE(pdf, pdfOfPages("A sheet", {first, other}));
        const PdfObjects objects(pdf);
        QVERIFY(objects.isSound());
        QVERIFY(objects.root().contains("/MarkInfo <</Marked true>>"));
        QVERIFY(pdf.contains("http://www.aiim.org/pdfua/ns/id/\">1</pdfuaid:part>"));
        const QByteArray tree = objects.behind(objects.root(), "/StructTreeRoot");
        const QByteArray document = objects.behind(tree, "/K");
        const QByteArray page = objects.behind(document, "/K");
        QVERIFY(page.contains("/S /P\n"));
        QCOMPARE(textBehind(page, "/ActualText"), readingOf(first));
        QVERIFY(objects.behind(page, "/Pg").contains("/StructParents 0"));
        const QByteArray parents = objects.behind(tree, "/ParentTree");
        const QByteArray second = objects.behind(parents, "1 \\[");
        QCOMPARE(textBehind(second, "/ActualText"), QString("the other page"));
        QVERIFY(objects.behind(second, "/Pg").contains("/StructParents 1"));
    }

    void linksAreTagged()
    {
        const QByteArray pdf = pdfPainted(
            "Links", {100, 100},
            [](QPdfWriter&, QPainter& painter) {
                QTextDocument text;
                text.setHtml("<a href=\"section:one\">one</a> and <a href=\"https://example.org/\">there</a>");
                text.drawContents(&painter);
            },
            [](PdfEdits& edits) {
                placeLinks(edits, {{"section:one", {0, 50}}});
                return PdfVoice{.links = {{"section:one", "The first section"}}};
            });
        const PdfObjects objects(pdf);
        QVERIFY(objects.isSound());
        QStringList said;
        int elements = 0;
        for (const QByteArray& each : objects.all()) {
            if (each.contains("/Subtype /Link")) {
                QVERIFY2(each.contains("/StructParent ") && (each.contains("/Dest [") || each.contains("/URI (https")),
                         each.constData());
                said << textBehind(each, "/Contents");
            }
            if (each.contains("/S /Link")) {
                QVERIFY(objects.behind(each, "/Obj").contains("/Subtype /Link"));
                QVERIFY(objects.behind(each, "\n/P").contains("/S /P"));
                ++elements;
            }
        }
        QCOMPARE(said, (QStringList{"The first section", "https://example.org/"}));
        QCOMPARE(elements, 2);
    }

    void otherFormatsSayIt()
    {
        FigureSettings settings = oneHead();
        settings.voice.alternative = "A <diagonal> & more.";
        const Figure figure = figureWith(settings);
        const QString svg = QString::fromUtf8(figureBytes(figure, "svg", noSession));
        QVERIFY(svg.contains("role=\"img\" xml:lang=\"en\""));
        QVERIFY(svg.contains("</title>\n<desc>A &lt;diagonal&gt; &amp; more.</desc>"));
        QImage png;
        QVERIFY(png.loadFromData(figureBytes(figure, "png", noSession)));
        QCOMPARE(png.text("Description"), QString("A <diagonal> & more."));
        QCOMPARE(png.text("Title"), figure.description());
        const QByteArray maps = figureBytes(figure, "html", noSession);
        QVERIFY(maps.contains("\"alternative\":\"A \\u003cdiagonal\\u003e \\u0026 more.\""));
        settings.content = Content::Mask;
        const QByteArray drawing = figureBytes(figureWith(settings), "html", noSession);
        QVERIFY(drawing.contains("<desc>A &lt;diagonal&gt; &amp; more.</desc>") && drawing.contains("<table"));
    }

    /// A file without a session tells no more than its page: neither the model's name nor what was not drawn.
    void aFileWithoutASessionSaysLess()
    {
        const Figure figure = figureWith(oneHead());
        for (const QString format : {"pdf", "svg", "png"})
            QVERIFY2(!figureBytes(figure, format).contains("gpt2"), qPrintable(format));
        QVERIFY(QString::fromUtf8(figureBytes(figure, "svg")).contains("<desc>Attention weights</desc>"));
    }
};

TEST_CLASS(TestSpokenFigure)
#include "tst_spoken_figure.moc"
