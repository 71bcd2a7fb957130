#include <QMenuBar>

#include "tests/test_class.h"
#include "tests/window/window_driver.h"
#include "ui/feature/built.h"

static_assert(isOneOf("atlas", "atlas") && isOneOf("film", "atlas,film") && isOneOf("atlas", "atlas,film"));
static_assert(!isOneOf("atlas", "") && !isOneOf("atlas", "atlases") && !isOneOf("", "atlas"));

namespace {

/// What stands in a menu; a line that separates is "-".
QStringList entriesOf(const QWidget& menu)
{
    QStringList all;
    for (const QAction* action : menu.actions()) all << (action->isSeparator() ? QStringLiteral("-") : action->text());
    return all;
}

}  // namespace

/// Whatever features there are, their entries stand where people look for them.
class TestFeatures final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("features"); }
    void init() { m_hands.open(); }
    void cleanup() { m_hands.window.reset(); }

    void theBarHasItsMenusInOrder()
    {
        QStringList expected{"&File", "&Edit", "&View", "&Intervene", "E&xamples"};
        if constexpr (isBuilt("lesson")) expected << "&Lessons";
        QCOMPARE(entriesOf(*m_hands.window->menuBar()), expected << "&Help");
    }

    void pagesAtlasesAndWorksheetsStandBehindFigures()
    {
        QStringList expected{"&Export figure…", "Export a&ll heads…"};
        if constexpr (isBuilt("composer"))
            expected << "Add to pa&ge"
                     << "&Compose a page…";
        if constexpr (isBuilt("atlas")) expected << "Open the a&tlas…";
        if constexpr (isBuilt("scan")) expected << "Sca&n this model…";
        if constexpr (isBuilt("training")) expected << "Tra&in a model…";
        if constexpr (isBuilt("lesson")) expected << "Make a &worksheet…";
        if constexpr (isBuilt("film")) expected << "Export a &film…";
        expected << "-"
                 << "&Quit";
        QCOMPARE(menu("&File").mid(menu("&File").indexOf("&Export figure…")), expected);
    }

    void oneMoreWindowStandsBehindTheViews()
    {
        const QStringList all = menu("&View");
        const QStringList views = all.mid(0, all.indexOf("-"));
        QCOMPARE(views.contains("New w&indow for this session"), isBuilt("beside"));
        if constexpr (isBuilt("beside")) QCOMPARE(views.last(), QString("New w&indow for this session"));
    }

    void theViewMenuFitsOnAScreen()
    {
        const QStringList all = menu("&View");
        QVERIFY2(all.size() - all.count("-") <= 20, qPrintable(all.join(", ")));
    }

    void guessesAndThePresenterStandAroundTheSizes()
    {
        QStringList expected;
        if constexpr (isBuilt("guess"))
            expected << "-"
                     << "&Guess";
        expected << "-"
                 << "Si&ze"
                 << "&Theme";
        if constexpr (isBuilt("presenter")) expected << "&Present";
        expected << "&Full screen";
        QCOMPARE(menu("&View").last(expected.size()), expected);
        QCOMPARE(menu("&View").contains("&Guess"), isBuilt("guess"));
    }

    void theBarAtTheTopHasThePresentersButtonBeforeExport()
    {
        QStringList buttons;
        for (const QToolButton* button : m_hands.find<QWidget>("topBar")->findChildren<QToolButton*>())
            buttons << button->text();
        QStringList expected{"Export…"};
        if constexpr (isBuilt("presenter")) expected.prepend("Present  F5");
        QCOMPARE(buttons.last(expected.size()), expected);
    }

private:
    QStringList menu(const char* title) const
    {
        for (const QAction* action : m_hands.window->menuBar()->actions())
            if (action->text() == title) return entriesOf(*action->menu());
        return {};
    }

    WindowDriver m_hands;
};

TEST_CLASS(TestFeatures)
#include "tst_features.moc"
