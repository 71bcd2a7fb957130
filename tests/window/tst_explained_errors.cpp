#include <QListWidget>
#include <QSet>
#include <QTextBlock>
#include <QTextBrowser>

#include "tests/test_class.h"
#include "tests/window/window_driver.h"
#include "ui/help/handbook_window.h"
#include "ui/words/error_section.h"

using core::Code;
using core::Error;

namespace {

QSet<QString> sectionsThere()
{
    QSet<QString> ids;
    for (const HandbookChapter& chapter : handbook())
        for (const HandbookSection& section : chapter.sections) ids.insert(section.id);
    return ids;
}

QString titleOf(const QString& id)
{
    for (const HandbookChapter& chapter : handbook())
        for (const HandbookSection& section : chapter.sections)
            if (section.id == id) return section.title;
    return {};
}

}  // namespace

/// From what went wrong, and from what is open, to what the handbook says of it.
class TestExplainedErrors final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("test-explained-errors"); }
    void init()
    {
        m_hands.open();
        QTRY_VERIFY(m_hands.shows("computed in"));
    }
    void cleanup() { m_hands.window.reset(); }

    void everyKindOfErrorHasASectionOfItsOwn()
    {
        const QSet<QString> there = sectionsThere();
        QSet<QString> ids;
        for (int code = 0; code <= static_cast<int>(Code::NotInside); ++code) {
            const QString id = errorSection(Error(static_cast<Code>(code), "", ""));
            QVERIFY2(there.contains(id), qPrintable(id));
            ids.insert(id);
        }
        QCOMPARE(ids.size(), static_cast<int>(Code::NotInside) + 1);
    }

    void whatAnErrorIsAboutComesFirst()
    {
        const QSet<QString> there = sectionsThere();
        const std::pair<Error, QString> known[] = {
            {{Code::Unknown, "config.json", "unknown model_type %1. Did you mean %2?", "gtp2", "gpt2"},
             "troubles-model"},
            {{Code::Unsupported, "config.json", "model_type %1 is not read yet: open it through an engine", "mamba"},
             "troubles-model"},
            {{Code::Unsupported, "a", "the tokenizer %1 is not read yet: token ids", "PhobertTokenizer"},
             "troubles-model"},
            {{Code::Missing, "a", "config.json is missing: expected a model folder"}, "troubles-model"},
            {{Code::Unknown, "", "unknown font: %1. The known ones are installed families.", "Nothing"},
             "troubles-figure"},
            {{Code::Missing, "", "the text is missing: expected at least one token"}, "troubles-text"},
            {{Code::Unknown, "", "unknown rule %1. Did you mean %2?", "casual", "causal"}, "troubles-mask"},
            {{Code::Failed, "", "the engine failed: %1", "it ended"}, "engines"},
            {{Code::Missing, "", "tensor “%1” is missing", "x"}, "error-missing"}};
        for (const auto& [error, id] : known) {
            QCOMPARE(errorSection(error), id);
            QVERIFY2(there.contains(id), qPrintable(id));
        }
    }

    void theBannerLeadsToWhatItMeans()
    {
        QVERIFY(!explain()->isVisible());
        m_hands.window->showFailure(
            Error(Code::Truncated, "model.safetensors", "tensor “x” is cut short: expected 64 bytes, found 12"));
        QVERIFY(explain()->isVisible());
        QTest::mouseClick(explain(), Qt::LeftButton);
        auto* book = m_hands.find<HandbookWindow>();
        QVERIFY(book != nullptr && book->isVisible());
        QCOMPARE(chosenIn(*book), titleOf("troubles-messages"));
        // Not only the section around it: its own lines are at the top.
        const auto* text = book->findChild<QTextBrowser*>("handbookText");
        QCOMPARE(text->cursorForPosition(QPoint(40, 16)).block().text(), titleOf("error-truncated"));
    }

    void whatIsNoErrorHasNoSuchButton()
    {
        m_hands.window->showFailure(Error(Code::Failed, "", "it failed: a reason"));
        QVERIFY(explain()->isVisible());
        banner()->showMessage("Done.");
        QVERIFY(banner()->isVisible() && !explain()->isVisible());
        QVERIFY(!banner()->asks());
    }

    void f1InADialogOpensItsSection_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<int>("modifiers");
        QTest::addColumn<QString>("section");
        QTest::newRow("export") << int(Qt::Key_E) << int(Qt::ControlModifier) << "export";
        QTest::newRow("model") << int(Qt::Key_O) << int(Qt::ControlModifier | Qt::ShiftModifier) << "open-model";
        QTest::newRow("settings") << int(Qt::Key_Comma) << int(Qt::ControlModifier) << "settings";
    }
    void f1InADialogOpensItsSection()
    {
        QFETCH(int, key);
        QFETCH(int, modifiers);
        QFETCH(QString, section);
        m_hands.press(static_cast<Qt::Key>(key), Qt::KeyboardModifiers(modifiers));
        QTRY_VERIFY(QApplication::activeModalWidget() != nullptr);
        QWidget* dialog = QApplication::activeModalWidget();
        QTest::keyClick(dialog, Qt::Key_F1);
        auto* book = dialog->findChild<HandbookWindow*>();
        QVERIFY(book != nullptr && book->isVisible());
        QCOMPARE(chosenIn(*book), titleOf(section));
        // It can be read beside the dialog, which stays.
        QVERIFY(!book->isModal());
        QTest::keyClick(book, Qt::Key_Escape);
        QVERIFY(!book->isVisible() && dialog->isVisible());
        dialog->close();
    }

    void f1InTheWindowOpensTheViewInUse()
    {
        m_hands.press(Qt::Key_F1);
        auto* book = m_hands.find<HandbookWindow>();
        QVERIFY(book != nullptr);
        QCOMPARE(chosenIn(*book), titleOf("map"));
    }

private:
    Banner* banner() const { return m_hands.find<Banner>("banner"); }
    QToolButton* explain() const { return banner()->findChild<QToolButton*>("explainError"); }
    static QString chosenIn(const HandbookWindow& book)
    {
        return book.findChild<QListWidget*>("handbookContents")->currentItem()->text().trimmed();
    }

    WindowDriver m_hands;
};

TEST_CLASS(TestExplainedErrors)
#include "tst_explained_errors.moc"
