#include <QApplication>
#include <QDir>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QProcess>
#include <QProgressBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSet>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>

#include "core/session/focus.h"
#include "tests/cli/program.h"
#include "tests/test_class.h"
#include "ui/feature/built.h"
#include "ui/help/handbook_pictures.h"
#include "ui/help/handbook_saver.h"
#include "ui/help/handbook_window.h"
#include "ui/words/views/view_rows.h"

#include <algorithm>
#include <cmath>
#include <memory>

namespace {

QString sourceOf(const QString& chapter)
{
    QFile file(QStringLiteral(SOURCE_DIR "/resources/help/handbook/") + chapter);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QStringList chapterNames()
{
    return QDir(QStringLiteral(SOURCE_DIR "/resources/help/handbook"))
        .entryList({"[0-9]*.md"}, QDir::Files, QDir::Name);
}

/// The blocks of a kind in a chapter, without their fences.
QStringList blocksIn(const QString& source, const QString& kind)
{
    const QRegularExpression block("^```" + kind + "\\n(.*?)^```$",
                                   QRegularExpression::MultilineOption
                                       | QRegularExpression::DotMatchesEverythingOption);
    QStringList found;
    for (const auto& match : block.globalMatch(source)) found << match.captured(1);
    return found;
}

/// The largest size of the numbers with a fraction in a text, 1 at least.
double largestIn(const QString& text)
{
    static const QRegularExpression fraction("-?\\d+\\.\\d+(e[-+]\\d+)?");
    double largest = 1;
    for (const auto& match : fraction.globalMatch(text))
        largest = std::max(largest, std::abs(match.captured().toDouble()));
    return largest;
}

/// A number of two as it stands in the first text where each set of kernels may have rounded it its own way: six
/// digits of the largest beside it, since a small one may be what two large ones leave. What differs more stays what it
/// is.
QString withRoundingOf(const QString& shown, const QString& printed)
{
    static const QRegularExpression number("-?\\d+(\\.\\d+)?(e[-+]\\d+)?");
    const double rounding = 2e-6 * largestIn(shown);
    QString same;
    qsizetype at = 0;
    auto other = number.globalMatch(shown);
    for (const auto& match : number.globalMatch(printed)) {
        const QString theirs = other.hasNext() ? other.next().captured() : QString();
        const double is = match.captured().toDouble(), was = theirs.toDouble();
        const bool rounded = !theirs.isEmpty() && std::abs(is - was) <= rounding;
        same += printed.mid(at, match.capturedStart() - at) + (rounded ? theirs : match.captured());
        at = match.capturedEnd();
    }
    return same + printed.mid(at);
}

}  // namespace

/// The handbook: that everything in it is what the program does, and that it is found.
class TestHandbook final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QSettings::setDefaultFormat(QSettings::IniFormat);  // where its window stands is nobody's
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_settings.path());
    }
    void init()
    {
        m_parent = std::make_unique<QWidget>();
        m_book = new HandbookWindow(new HandbookPictures(QStringLiteral(PROGRAM)), m_parent.get());
    }
    void cleanup() { m_parent.reset(); }

    void everyChapterIsInTheProgram() { QCOMPARE(handbook().size(), static_cast<std::size_t>(chapterNames().size())); }

    void everyFigureIsDrawn_data() { addBlocks("figure"); }
    void everyFigureIsDrawn()
    {
        QFETCH(QString, block);
        const QTemporaryDir folder;
        const QString file = folder.filePath("figure.png");
        const Outcome outcome =
            program(HandbookPictures::argumentsOf(block.section('\n', 0, 0)) + QStringList{"--out", file});
        QCOMPARE(outcome.err, QString());
        QCOMPARE(outcome.status, 0);
        QVERIFY(!QImage(file).isNull());
        QVERIFY(block.section('\n', 1, 1).endsWith('.'));
    }

    void everyOutputIsWhatTheProgramPrints_data() { addBlocks("output"); }
    void everyOutputIsWhatTheProgramPrints()
    {
        QFETCH(QString, block);
        QVERIFY(block.startsWith("$ attentionscope "));
        const Outcome outcome = program(HandbookPictures::argumentsOf(block.section('\n', 0, 0).mid(2)));
        // Files are named as in the source, wherever that is.
        const QString shown = block.section('\n', 1);
        const QString printed = QString(outcome.out + outcome.err).replace(QStringLiteral(SOURCE_DIR "/"), QString());
        QCOMPARE(withRoundingOf(shown, printed), shown);
    }

    void everyLinkLeadsToOneSection()
    {
        QSet<QString> ids;
        QStringList links;
        static const QRegularExpression anchor("<!-- id: ([a-z0-9-]+) -->"), link("\\]\\(#([^)]*)\\)");
        for (const QString& name : chapterNames()) {
            const QString source = sourceOf(name);
            for (const auto& found : anchor.globalMatch(source)) {
                QVERIFY2(!ids.contains(found.captured(1)), qPrintable(found.captured(1)));
                ids.insert(found.captured(1));
            }
            for (const auto& found : link.globalMatch(source)) links << found.captured(1);
        }
        QVERIFY(links.size() > 50);
        for (const QString& id : links) QVERIFY2(ids.contains(id), qPrintable(id));
        for (const ViewRow& view : viewRows()) QVERIFY2(ids.contains(view.handbook), view.handbook);
        QVERIFY(ids.contains("troubles"));
    }

    void aSectionIsOpenedByItsName()
    {
        m_book->open("mask");
        QCOMPARE(contents()->currentItem()->text().trimmed(), firstTitleOf("mask"));
        QVERIFY(text()->toPlainText().contains("causal"));
        m_book->open("nothing-of-the-kind");
        QCOMPARE(contents()->currentItem()->text().trimmed(), firstTitleOf("mask"));
    }

    void aSearchShowsWhatAnswersAndTheBestOfIt()
    {
        m_book->open("map");
        QTest::keyClicks(search(), "logit lens");
        int shown = 0;
        for (int row = 0; row < contents()->count(); ++row) shown += contents()->item(row)->isHidden() ? 0 : 1;
        QVERIFY(shown > 0 && shown < contents()->count() / 2);
        QVERIFY(text()->toPlainText().contains("logit lens", Qt::CaseInsensitive));
        search()->clear();
        QTest::keyClicks(search(), "xyzzy");
        QCOMPARE(text()->toPlainText(), QString("No section matches “xyzzy”."));
        search()->clear();
        QTest::keyClick(search(), Qt::Key_Down);
        QVERIFY(text()->toPlainText().size() > 100);
    }

    void aLinkIsFollowed()
    {
        m_book->open("first-cell");
        emit text()->anchorClicked(QUrl("#interventions"));
        QCOMPARE(contents()->currentItem()->text().trimmed(), firstTitleOf("interventions"));
    }

    /// Also where the theme changes while a chapter is read; whoever reads it stays where they were.
    void linksHaveTheColourOfTheTheme()
    {
        const QPalette before = QApplication::palette();
        m_book->open("first-cell");
        // A figure that comes later would make the chapter longer.
        QTRY_VERIFY_WITH_TIMEOUT(!text()->toPlainText().contains("figure:"), 30000);
        QTRY_VERIFY(text()->verticalScrollBar()->maximum() > 0);
        text()->verticalScrollBar()->setValue(text()->verticalScrollBar()->maximum());
        QPalette red = before;
        red.setColor(QPalette::Link, Qt::red);
        QApplication::setPalette(red);
        QTRY_COMPARE(linkColour(), QColor(Qt::red));
        QCOMPARE(text()->verticalScrollBar()->value(), text()->verticalScrollBar()->maximum());
        QApplication::setPalette(before);
        QTRY_COMPARE(linkColour(), before.color(QPalette::Link));
    }

    /// Not before it is looked at, and without anybody waiting.
    void aFigureComesWhenItsChapterIsRead()
    {
        m_book->open("first-minutes");
        QVERIFY(text()->toPlainText().contains("figure:0"));
        QTRY_VERIFY_WITH_TIMEOUT(pictures() == 2, 30000);
        QVERIFY(!text()->toPlainText().contains("figure:"));
    }

    void whatCannotBeDrawnLeavesTheTextWhole()
    {
        auto* pictures = new HandbookPictures("/nowhere/at/all");
        const QSignalSpy failed(pictures->findChild<QProcess*>(), &QProcess::errorOccurred);
        HandbookWindow book(pictures, m_parent.get());
        book.open("first-minutes");
        QTRY_VERIFY_WITH_TIMEOUT(!failed.isEmpty(), 60'000);  // nobody draws its figures
        QVERIFY(book.findChild<QTextBrowser*>()->toPlainText().contains("The picture in the middle"));
    }

    /// Its own program draws it, and the window goes on meanwhile.
    void itIsSavedAsPdf()
    {
        const QTemporaryDir folder;
        HandbookSaver saver((QStringLiteral(PROGRAM)));
        saver.show();
        saver.save(folder.filePath("handbook.pdf"));
        auto* progress = saver.findChild<QProgressBar*>("handbookProgress");
        QVERIFY(progress->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(progress->value() > 0, 60000);
        QVERIFY(progress->maximum() > progress->value());
        QTest::mouseClick(saver.findChild<QPushButton*>("cancelHandbook"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!progress->isVisible(), 60'000);
        QCOMPARE(saver.findChild<QLabel*>("handbookSaid")->text(), QString("Stopped; no file was written."));
        QVERIFY(QDir(folder.path()).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot));
    }

    void whyItIsNotSavedIsSaid()
    {
        HandbookSaver saver((QStringLiteral(PROGRAM)));
        saver.save("/nowhere/at/all/handbook.pdf");
        auto* said = saver.findChild<QLabel*>("handbookSaid");
        QTRY_VERIFY_WITH_TIMEOUT(!said->text().isEmpty(), 240000);
        QVERIFY2(said->text().contains("/nowhere/at/all"), qPrintable(said->text()));
        HandbookSaver without("/nowhere/program");
        without.save("handbook.pdf");
        QTRY_VERIFY_WITH_TIMEOUT(without.findChild<QLabel*>("handbookSaid")->text().contains("could not be started"),
                                 60'000);
    }

    void escapeClosesIt()
    {
        m_book->open("map");
        QTest::keyClick(m_book, Qt::Key_Escape);
        QVERIFY(!m_book->isVisible());
    }

private:
    static void addBlocks(const char* kind)
    {
        QTest::addColumn<QString>("block");
        for (const QString& name : chapterNames()) {
            int n = 0;
            for (const QString& block : blocksIn(sourceOf(name), kind))
                if (++n; isBuiltFor(block)) QTest::newRow(qPrintable(QString("%1 %2").arg(name).arg(n))) << block;
        }
    }

    /// Whether the feature whose subcommand a block shows is part of this program.
    static bool isBuiltFor(const QString& block)
    {
        const QString command = block.section('\n', 0, 0).section(' ', 2, 2);
        if (command == "atlas") return isBuilt("atlas");
        if (command == "scan") return isBuilt("scan");
        return (command != "lesson" && command != "sheet") || isBuilt("lesson");
    }

    static QString firstTitleOf(const QString& id)
    {
        for (const HandbookChapter& chapter : handbook())
            for (const HandbookSection& section : chapter.sections)
                if (section.id == id) return section.title;
        return {};
    }

    int pictures() const
    {
        int count = 0;
        for (QTextBlock block = text()->document()->begin(); block.isValid(); block = block.next())
            for (auto part = block.begin(); !part.atEnd(); ++part)
                count += part.fragment().charFormat().isImageFormat() ? 1 : 0;
        return count;
    }

    /// The colour of the chapter's first link.
    QColor linkColour() const
    {
        for (QTextBlock block = text()->document()->begin(); block.isValid(); block = block.next())
            for (auto part = block.begin(); !part.atEnd(); ++part)
                if (part.fragment().charFormat().isAnchor()) return part.fragment().charFormat().foreground().color();
        return {};
    }

    QListWidget* contents() const { return m_book->findChild<QListWidget*>("handbookContents"); }
    QTextBrowser* text() const { return m_book->findChild<QTextBrowser*>("handbookText"); }
    QLineEdit* search() const { return m_book->findChild<QLineEdit*>("handbookSearch"); }

    QTemporaryDir m_settings;
    std::unique_ptr<QWidget> m_parent;
    HandbookWindow* m_book = nullptr;
};

TEST_CLASS(TestHandbook)
#include "tst_handbook.moc"
