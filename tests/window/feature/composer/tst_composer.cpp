#include "core/page/page_json.h"
#include "tests/test_class.h"
#include "tests/ui/two_fingers.h"
#include "tests/window/window_driver.h"
#include "ui/feature/composer/composer.h"
#include "ui/feature/composer/composer_window.h"
#include "ui/feature/composer/page_canvas.h"
#include "ui/feature/composer/panel_list.h"
#include "ui/keep/kept_copy.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QListWidget>
#include <QMimeData>
#include <QPushButton>
#include <QScrollArea>

namespace fs = std::filesystem;

/// Pages that are composed with mouse and keyboard, in the real windows.
class TestComposer final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("composer"); }
    void init()
    {
        fs::remove_all(recoveryFolder());
        m_hands.open();
        m_hands.window->findChild<Composer*>()->addShown();
        QTRY_VERIFY(composer() != nullptr);
        QTRY_COMPARE(panels().size(), std::size_t{1});
        QVERIFY(QTest::qWaitForWindowExposed(composer()));
    }
    void cleanup()
    {
        if (composer() != nullptr) editor().open({}, {});
        m_hands.window->findChild<Composer*>()->mayClose();
        m_hands.window.reset();
    }

    void whatTheWindowShowsBecomesAPanel()
    {
        m_hands.window->setView(core::View::Flow);
        m_hands.window->findChild<Composer*>()->addShown();
        QTRY_COMPARE(panels().size(), std::size_t{2});
        QVERIFY(panels()[0].session->figure.content == core::FigureSettings::Content::Maps);
        QVERIFY(panels()[1].session->figure.content == core::FigureSettings::Content::Flow);
        QTRY_COMPARE(list()->count(), 2);
        QVERIFY(list()->item(0)->text().startsWith("(a) Map"));
        QVERIFY(list()->item(1)->text().startsWith("(b) Flow"));
        QTRY_VERIFY(panels()[1].place.x > panels()[0].place.right());  // arranged beside it
    }

    void everythingIsUndone()
    {
        const core::ComposedPage first = settled();
        composer()->add(*panels()[0].session, "again");
        QTRY_COMPARE(panels().size(), std::size_t{2});
        QCOMPARE(editor().picked(), std::optional<std::size_t>(1));
        press(Qt::Key_Delete);
        QCOMPARE(panels().size(), std::size_t{1});
        press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(panels().size(), std::size_t{2});
        press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(editor().page() == first);
        press(Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(panels().size(), std::size_t{2});
    }

    void thePageMenuChangesAllPanels()
    {
        m_hands.window->findChild<Composer*>()->addShown();
        QTRY_COMPARE(panels().size(), std::size_t{2});
        settled();
        const auto trigger = [this](const char* name) { composer()->findChild<QAction*>(name)->trigger(); };
        trigger("pageValues");
        for (const core::PagePanel& panel : panels()) QVERIFY(panel.session->figure.values);
        trigger("darkPage");
        QVERIFY(editor().page().theme == core::FigureSettings::Theme::Dark);
        QTRY_VERIFY(composer()->findChild<QAction*>("captionFromPanels")->isEnabled());
        trigger("captionFromPanels");
        const QString caption = QString::fromStdString(editor().page().caption);
        QVERIFY2(caption.startsWith("(a) Attention weights of") && caption.contains(" (b) Attention weights of"),
                 qPrintable(caption));
        for (int i = 0; i < 3; ++i) editor().undo();
        QVERIFY(editor().page().caption.empty() && !panels()[0].session->figure.values);
    }

    void aPanelIsMovedByMouseAndKeys()
    {
        settled();
        const core::PagePlace before = panels()[0].place;
        const QPoint middle = canvas()->panelRect(0).center().toPoint();
        QTest::mousePress(canvas(), Qt::LeftButton, Qt::AltModifier, middle);
        QTest::mouseMove(canvas(), middle + QPoint(10, 5));
        sendMove(middle + QPoint(40, 20));
        QTest::mouseRelease(canvas(), Qt::LeftButton, Qt::AltModifier, middle + QPoint(40, 20));
        QVERIFY(std::abs(panels()[0].place.x - before.x - 40 / canvas()->scale()) < 0.11);
        QVERIFY(std::abs(panels()[0].place.y - before.y - 20 / canvas()->scale()) < 0.11);
        const core::PagePlace moved = panels()[0].place;
        canvas()->setFocus();
        QTest::keyClick(canvas(), Qt::Key_Right);
        QTest::keyClick(canvas(), Qt::Key_Up, Qt::ShiftModifier);
        QVERIFY(std::abs(panels()[0].place.x - moved.x - 0.5) < 1e-6);
        QVERIFY(std::abs(panels()[0].place.y - moved.y + 5) < 1e-6);
        editor().undo();  // quick steps are one
        QVERIFY(panels()[0].place == moved);
        editor().undo();
        QVERIFY(panels()[0].place == before);
    }

    void twoFingersZoomThePageAboutTheirPlace()
    {
        settled();
        auto* zoom = composer()->findChild<QComboBox*>("pageZoom");
        const double fits = canvas()->scale();
        const QPointF middle = canvas()->rect().center();
        for (int i = 0; i < 6; ++i) pinch(canvas(), middle, 0.25);
        const double scale = canvas()->scale();
        const bool isLargest = zoom->currentText() == "400 %";  // where the page fits at more than its own size
        if (!isLargest) QVERIFY(scale > 3 * fits);
        const auto* scroll = composer()->findChild<QScrollArea*>("pageScroll");
        const QPointF at = canvas()->mapFrom(scroll->viewport(), scroll->viewport()->rect().center());
        const QPointF place = canvas()->toPage(at);
        const QPoint seen = canvas()->mapTo(scroll->viewport(), at.toPoint());
        pinch(canvas(), at, -0.1);
        QVERIFY(std::abs(canvas()->scale() / scale - 0.9) < 1e-6);
        const QPoint now = canvas()->mapTo(scroll->viewport(), canvas()->fromPage(place).toPoint());
        QVERIFY(canvas()->width() > scroll->viewport()->width());  // the page is broad, so that it scrolls sideways
        QVERIFY(std::abs(now.x() - seen.x()) <= 2);
        QVERIFY(zoom->currentText().endsWith(" %") && zoom->currentText() != "400 %");
        pinch(canvas(), at, 0, Qt::SmartZoomNativeGesture);
        QCOMPARE(canvas()->scale(), fits);
        QVERIFY(zoom->currentText().startsWith("fit"));
    }

    void aPanelThatIsDraggedOntoAnotherChangesPlacesWithIt()
    {
        core::Session flow = *panels()[0].session;
        flow.figure.content = core::FigureSettings::Content::Flow;
        composer()->add(flow, "lines");
        QTRY_VERIFY(panels().size() == 2 && panels()[1].place.x > panels()[0].place.right());
        const QPoint from = canvas()->panelRect(0).center().toPoint(), to = canvas()->panelRect(1).center().toPoint();
        QTest::mousePress(canvas(), Qt::LeftButton, {}, from);
        sendMove((from + to) / 2);
        sendMove(to);
        QTest::mouseRelease(canvas(), Qt::LeftButton, {}, to);
        QVERIFY(panels()[0].session->figure.content == core::FigureSettings::Content::Flow);
        QVERIFY(panels()[1].session->figure.content == core::FigureSettings::Content::Maps);
        QTRY_VERIFY(panels()[0].place.x < panels()[1].place.x);
    }

    void whatIsTooSmallIsSaidAtPanelPropertyAndPage()
    {
        settled();
        editor().pick(0);
        editor().applyToPicked([](core::PagePanel& panel) { panel.session->figure.label_points = 3.5; });
        QTRY_VERIFY(list()->item(0)->text().contains("too small: 3.5 pt"));
        QVERIFY(composer()->findChild<QFrame*>("advice")->isVisible());
        auto* widen = composer()->findChild<QPushButton*>("widen");
        const double before = panels()[0].place.width;
        QTest::mouseClick(widen, Qt::LeftButton);
        QVERIFY(panels()[0].place.width > before);
    }

    void aPageIsSavedAndOpenedByTheMainWindow()
    {
        const core::ComposedPage page = settled();
        const QTemporaryDir folder;
        const fs::path file = folder.filePath("figure.attnpage").toStdString();
        core::savePage(page, file);
        editor().open({}, {});
        m_hands.window->openPath(file);
        QTRY_COMPARE(panels().size(), std::size_t{1});
        QVERIFY(!editor().isModified());
        QVERIFY(composer()->windowTitle().startsWith("figure.attnpage"));
    }

    void anUnsavedPageSurvivesACrash()
    {
        settled();
        editor().apply([](core::ComposedPage& page) { page.caption = "not saved yet"; });
        const auto copy = [] {
            for (const auto& file : fs::directory_iterator(recoveryFolder()))
                if (file.path().extension() == ".attnpage") return file.path();
            return fs::path();
        };
        QTRY_VERIFY(fs::exists(recoveryFolder()) && !copy().empty());
        QTRY_COMPARE(QString::fromStdString(core::openPage(copy()).caption), QString("not saved yet"));
        editor().setSaved(copy().parent_path() / "elsewhere.attnpage");
        QTRY_VERIFY(copy().empty());  // nothing to be offered
    }

    void thePageIsCopiedInSeveralFormats()
    {
        settled();
        const auto has = [](const char* format) {
            const QMimeData* content = QApplication::clipboard()->mimeData();
            return content != nullptr && content->hasFormat(QLatin1String(format));
        };
        QTest::mouseClick(composer()->findChild<QToolButton*>("copyPage"), Qt::LeftButton);
        QTRY_VERIFY(has("application/pdf"));
        QVERIFY(has("image/svg+xml") && has("image/png"));
    }

    void whatIsHeldTogetherIsATick()
    {
        settled();
        auto* box = composer()->findChild<QCheckBox*>("oneBar");
        QVERIFY(box->isChecked());
        box->click();
        QVERIFY(!editor().page().held.one_bar);
        editor().undo();
        QVERIFY(box->isChecked());
    }

    void aPanelGoesBackToTheWindow()
    {
        settled();
        m_hands.window->setText("other words here");
        canvas()->setFocus();
        editor().pick(0);
        QTest::keyClick(canvas(), Qt::Key_Return);
        QCOMPARE(QString::fromStdString(m_hands.window->editor().session().run().texts.front()),
                 MainWindow::exampleText());
    }

private:
    ComposerWindow* composer() const
    {
        for (QWidget* widget : QApplication::topLevelWidgets())
            if (auto* window = qobject_cast<ComposerWindow*>(widget)) return window;
        return nullptr;
    }
    PageEditor& editor() const { return composer()->editor(); }
    const std::vector<core::PagePanel>& panels() const { return editor().page().panels; }
    PageCanvas* canvas() const { return composer()->findChild<PageCanvas*>(); }
    QListWidget* list() const { return composer()->findChild<QListWidget*>("panels"); }

    /// The page once nothing arranges it any more.
    core::ComposedPage settled() const
    {
        auto* facts = composer();
        core::ComposedPage page;
        [&] { QTRY_VERIFY(panels()[0].place.width > 80 && (page = editor().page(), true)); }();
        [&] { QTRY_VERIFY(facts->findChild<PageCanvas*>()->panelRect(0).width() > 10); }();
        return page;
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const
    {
        composer()->activateWindow();
        canvas()->setFocus();
        QTest::keyClick(canvas(), key, modifiers);
    }
    /// With the button held, which QTest's own does not say.
    void sendMove(const QPoint& to) const
    {
        QMouseEvent move(QEvent::MouseMove, to, canvas()->mapToGlobal(QPointF(to)), Qt::NoButton, Qt::LeftButton,
                         Qt::AltModifier);
        QApplication::sendEvent(canvas(), &move);
    }

    WindowDriver m_hands;
};

TEST_CLASS(TestComposer)
#include "tst_composer.moc"
