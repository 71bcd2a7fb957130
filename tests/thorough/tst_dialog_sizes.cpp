#include "tests/window/window_driver.h"

#include <QDialog>
#include <QPointer>

#include "tests/test_class.h"
#include "tests/thorough/small_screen.h"
#include "tests/ui/at_rest.h"
#include "ui/feature/built.h"
#include "ui/theme/magnification.h"

/// Every dialog and every further window fits a small screen with its frame, also in a language of long words and
/// larger type, and its buttons are in sight.
class TestDialogSizes final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("tst_dialog_sizes"); }
    void cleanup()
    {
        QCoreApplication::removeTranslator(&m_words);
        m_hands.window.reset();
        Magnification::instance().setPercent(Magnification::usual);
    }

    void dialogsFit_data()
    {
        QTest::addColumn<QString>("action");
        QTest::addColumn<QString>("feature");
        QTest::addColumn<bool>("isLong");
        const std::pair<const char*, const char*> all[] = {{"Open model…", ""},
                                                           {"Open with an engine…", ""},
                                                           {"Export figure…", ""},
                                                           {"Export all heads…", ""},
                                                           {"Settings…", ""},
                                                           {"About AttentionScope", ""},
                                                           {"Keys and gestures", ""},
                                                           {"A study: what MiniLM's heads look at", ""},
                                                           {"Handbook", ""},
                                                           {"Glossary", ""},
                                                           {"Describe this head…", ""},
                                                           {"Go to token…", ""},
                                                           {"Make a worksheet…", "lesson"},
                                                           {"Hand in answers…", "lesson"},
                                                           {"Open the atlas…", "atlas"},
                                                           {"Scan this model…", "scan"},
                                                           {"Train a model…", "training"},
                                                           {"Compose a page…", "composer"},
                                                           {"Conversation…", "conversation"},
                                                           {"Named spans…", "conversation"},
                                                           {"Export a film…", "film"},
                                                           {"New window for this session", "beside"}};
        for (const bool isLong : {false, true})
            for (const auto& [action, feature] : all)
                QTest::addRow("%s%s", action, isLong ? ", long words and Larger twice" : "")
                    << QString::fromUtf8(action) << QString::fromLatin1(feature) << isLong;
    }
    void dialogsFit()
    {
        QFETCH(const QString, action);
        QFETCH(const QString, feature);
        QFETCH(const bool, isLong);
        if (!feature.isEmpty() && !isBuilt(feature.toStdString())) QSKIP("a program without it");
        if (isLong) QCoreApplication::installTranslator(&m_words);
        QSettings().clear();
        m_hands.window = std::make_unique<MainWindow>(QApplication::palette());
        m_hands.window->begin(WindowDriver::namedHeads(), MainWindow::exampleText());
        m_hands.window->resize(1280, 700);
        m_hands.window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_hands.window.get()));
        QVERIFY(at_rest::comesToRest());
        const int once = Magnification::stepped(Magnification::usual, 1);
        if (isLong) m_hands.window->magnify(Magnification::stepped(once, 1));
        if (action == "Hand in answers…") {
            m_hands.window->openPath(std::filesystem::path(SOURCE_DIR) / "resources/lessons/03-masks.lesson.md");
            QVERIFY(at_rest::comesToRest());
        }
        bool looked = false;
        QTimer looking;  // some dialogs wait for an answer
        connect(&looking, &QTimer::timeout, this, [&] {
            const QList<QPointer<QWidget>> all = opened();
            if (all.isEmpty()) return;
            looking.stop();
            looked = true;
            for (const QPointer<QWidget>& each : all) small_screen::expectFitting(*each);
            for (const QPointer<QWidget>& each : all) {
                if (auto* modal = qobject_cast<QDialog*>(each.data())) modal->reject();
                if (each != nullptr) each->close();
            }
        });
        looking.start(50);
        trigger(action);
        QTRY_VERIFY_WITH_TIMEOUT(looked, 20'000);
    }

private:
    void trigger(const QString& text) const
    {
        for (QAction* action : m_hands.window->findChildren<QAction*>())
            if (action->isEnabled() && action->text().remove('&').startsWith(text)) return action->trigger();
        QFAIL(qPrintable("no action " + text));
    }

    /// A dialog before the window that it belongs to.
    QList<QPointer<QWidget>> opened() const
    {
        QList<QPointer<QWidget>> all;
        for (QWidget* each : QApplication::topLevelWidgets()) {
            const bool isSeen = each != m_hands.window.get() && each->isVisible() && each->isWindow();
            if (!isSeen || each->windowType() == Qt::ToolTip || each->windowType() == Qt::Popup) continue;
            if (qobject_cast<QDialog*>(each) != nullptr)
                all.prepend(each);
            else
                all.append(each);
        }
        return all;
    }

    LongWords m_words;
    WindowDriver m_hands;
};

TEST_CLASS(TestDialogSizes)
#include "tst_dialog_sizes.moc"
