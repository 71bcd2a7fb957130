#include "tests/window/window_driver.h"

#include <QAbstractScrollArea>
#include <QDialog>
#include <QLayout>
#include <QMenuBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QTranslator>

#include "tests/test_class.h"
#include "tests/ui/at_rest.h"
#include "ui/feature/built.h"
#include "ui/theme/magnification.h"

#include <cmath>

namespace {

/// A language that says everything with two fifths more letters.
class LongWords final : public QTranslator {
public:
    QString translate(const char*, const char* source, const char*, int) const override
    {
        const QString text = QString::fromUtf8(source);
        static const QRegularExpression key(QStringLiteral("^((Ctrl|Alt|Shift)\\+|F\\d+$)"));
        if (text.contains(key)) return text;
        const auto more = static_cast<qsizetype>(std::ceil(0.4 * static_cast<double>(text.size())));
        const bool sentence = text.contains(QLatin1Char(' ')) && text.size() > 20;
        return text
               + (sentence ? QStringLiteral(" ooo").repeated(more / 4 + 1).left(more + 1)
                           : QStringLiteral("o").repeated(more));
    }
    bool isEmpty() const override { return false; }
};

}  // namespace

/// Every dialog fits a small screen with its window's frame, also in a language of long words and larger type, and its
/// buttons are in sight.
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
        QTest::addColumn<bool>("isLong");
        for (const bool isLong : {false, true})
            for (const char* action : {"Open model…", "Open with an engine…", "Export figure…", "Export all heads…",
                                       "Settings…", "Make a worksheet…", "Hand in answers…", "About AttentionScope",
                                       "Keys and gestures", "A study: what MiniLM's heads look at"})
                QTest::addRow("%s%s", action, isLong ? ", long words and Larger twice" : "")
                    << QString::fromUtf8(action) << isLong;
    }
    void dialogsFit()
    {
        QFETCH(const QString, action);
        QFETCH(const bool, isLong);
        const bool ofLesson = action == "Make a worksheet…" || action == "Hand in answers…";
        if (ofLesson && !isBuilt("lesson")) QSKIP("a program without lessons");
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
            QWidget* dialog = opened();
            if (dialog == nullptr) return;
            looking.stop();
            looked = true;
            expectFitting(*dialog);
            if (auto* modal = qobject_cast<QDialog*>(dialog)) modal->reject();
            dialog->close();
        });
        looking.start(50);
        trigger(action);
        QTRY_VERIFY_WITH_TIMEOUT(looked, 20'000);
    }

private:
    static void expectFitting(QWidget& dialog)
    {
        constexpr QSize screen(1280, 720), frame(8, 36);
        const QSize room = screen - frame;
        QSize least = dialog.minimumSizeHint().expandedTo(dialog.minimumSize());
        QVERIFY2(least.width() <= room.width() && least.height() <= room.height(),
                 qPrintable(QStringLiteral("%1 × %2").arg(least.width()).arg(least.height())));
        dialog.resize(room);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        QCoreApplication::processEvents();
        for (const QPushButton* button : dialog.findChildren<QPushButton*>()) {
            if (!button->isVisible() || isScrolled(button)) continue;
            const QRect place(button->mapTo(&dialog, QPoint()), button->size());
            QVERIFY2(dialog.rect().contains(place), qPrintable(button->text()));
        }
    }

    /// Within something that scrolls it need not be in sight.
    static bool isScrolled(const QWidget* widget)
    {
        for (const QWidget* each = widget->parentWidget(); each != nullptr; each = each->parentWidget())
            if (qobject_cast<const QAbstractScrollArea*>(each) != nullptr) return true;
        return false;
    }

    void trigger(const QString& text) const
    {
        for (QAction* action : m_hands.window->findChildren<QAction*>())
            if (action->isEnabled() && action->text().remove('&').startsWith(text)) return action->trigger();
        QFAIL(qPrintable("no action " + text));
    }

    QWidget* opened() const
    {
        for (QWidget* each : QApplication::topLevelWidgets())
            if (each != m_hands.window.get() && each->isVisible() && each->isWindow()
                && each->windowType() != Qt::ToolTip && each->windowType() != Qt::Popup)
                return each;
        return nullptr;
    }

    LongWords m_words;
    WindowDriver m_hands;
};

TEST_CLASS(TestDialogSizes)
#include "tst_dialog_sizes.moc"
