#include "tests/window/window_states.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDir>
#include <QLabel>
#include <QMenu>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QSettings>
#include <QTest>

#include "tests/test_class.h"
#include "tests/ui/at_rest.h"
#include "tests/window/spoken_names.h"
#include "ui/panel/example/example_menu.h"
#include "ui/panel/export/export_dialog.h"
#include "ui/part/elided_label.h"
#include "ui/theme/magnification.h"
#include "ui/words/language/language.h"

namespace fs = std::filesystem;

namespace {

const fs::path photographedModel = fs::path(SOURCE_DIR) / "resources/models/named-heads";

QString describe(const QWidget* widget)
{
    QString text = widget->metaObject()->className();
    if (const auto* label = qobject_cast<const QLabel*>(widget)) text += " “" + label->text() + "”";
    return text;
}

/// A label or button whose text does not fit and that has no tooltip to show the rest.
bool isCut(const QWidget* widget)
{
    // An ElidedLabel gives way by design and shows the rest as its tooltip.
    if (!widget->toolTip().isEmpty() || qobject_cast<const ElidedLabel*>(widget) != nullptr) return false;
    if (const auto* label = qobject_cast<const QLabel*>(widget)) {
        if (label->text().isEmpty()) return false;
        if (label->wordWrap()) return label->heightForWidth(label->width()) > label->height() + 1;
        return label->sizeHint().width() > label->width() + 1;
    }
    if (qobject_cast<const QAbstractButton*>(widget) != nullptr)
        return widget->sizeHint().width() > widget->width() + 1;
    return false;
}

}  // namespace

/// Drives the real window into its states, writes a picture of each, and finds what is cut or sticks out.
/// The pictures lie in the folder that ATTENTIONSCOPE_SCREENSHOTS names, else in the build folder.
class TestScreenshots final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_settings.path());
        QApplication::setOrganizationName("attentionscope");
        QApplication::setApplicationName("test");
        speakLanguage(qEnvironmentVariable("ATTENTIONSCOPE_TEST_LANGUAGE", "en"));
        m_out = qEnvironmentVariable("ATTENTIONSCOPE_SCREENSHOTS", QDir::currentPath() + "/screenshots");
        QVERIFY(QDir().mkpath(m_out));
    }

    void everyStateFits_data()
    {
        QTest::addColumn<QString>("state");
        for (const char* state : windowStates)
            if (++m_states_known % 3 == 0 || !areFew()) QTest::addRow("%s", state) << state;
    }

    void everyStateFits()
    {
        QFETCH(QString, state);
        QSettings().clear();  // which panels are shown is remembered
        MainWindow window(QApplication::palette());
        window.setThemeChoice(shots().front().theme);
        window.resize(1440, 900);  // a smaller one leaves panels out, which some states are asked for
        window.begin(photographedModel, MainWindow::exampleText());
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QTRY_VERIFY(shows(window, "12 tokens"));
        m_states.enter(window, state);
        for (const Shot& shot : shots(++m_states_seen % 2 == 0)) {
            // A dialog is opened as large as everything is then.
            if (shot.percent != Magnification::usual && inFront(window) != &window) continue;
            window.setThemeChoice(shot.theme);
            window.magnify(shot.percent);
            window.resize(shot.size);
            if (auto* dialog = window.findChild<ExportDialog*>()) fitInto(window, dialog);
            QVERIFY(at_rest::comesToRest());
            // A label that was just set is laid out a moment later.
            QString culprit;
            const bool fits = QTest::qWaitFor([&] { return (culprit = culpritIn(window, state)).isEmpty(); }, 10'000);
            const QString name = state + '-' + shot.name();
            constexpr int quickly = 80;  // as a PNG it is lossless at any "quality"
            QVERIFY(inFront(window)->grab().save(m_out + '/' + name + ".png", "PNG", quickly));
            ++m_pictures;
            QVERIFY2(fits, qPrintable(name + ": " + culprit));
        }
        window.magnify(Magnification::usual);
        const QStringList unnamed = unnamedIn(inFront(window));
        QVERIFY2(unnamed.isEmpty(), qPrintable(unnamed.join('\n')));
    }

    void cleanupTestCase() { std::printf("%d screenshots in %s\n", m_pictures, qPrintable(m_out)); }

private:
    struct Shot {
        ThemeChoice theme;
        QSize size;
        int percent = Magnification::usual;

        QString name() const
        {
            const QString plain = QString::asprintf("%s-%dx%d@%g", theme == ThemeChoice::Light ? "light" : "dark",
                                                    size.width(), size.height(), qApp->devicePixelRatio());
            const QString sized = percent == Magnification::usual ? plain : plain + QString::asprintf("-%d", percent);
            return isEnglish() ? sized : shownLanguage() + '-' + sized;
        }
    };

    static bool areFew() { return qEnvironmentVariable("ATTENTIONSCOPE_SHOTS") == QLatin1String("few"); }
    static bool isEnglish() { return shownLanguage() == QLatin1String("en"); }

    /// A state is entered once and drawn where it differs: in the smallest window, in the other theme, and in
    /// the largest; doubled once, for the pixels between the pixels. With ATTENTIONSCOPE_SHOTS=few, which tests/run
    /// asks for, every third state is drawn, once: in the smallest window or in the other theme.
    static QList<Shot> shots(bool second = true)
    {
        if (areFew()) {
            return {second ? Shot{ThemeChoice::Dark, {1440, 900}} : Shot{ThemeChoice::Light, {1024, 768}}};
        }
        if (!isEnglish()) return {{ThemeChoice::Light, {1440, 900}}, {ThemeChoice::Light, {1920, 1080}, 200}};
        if (qApp->devicePixelRatio() > 1) return {{ThemeChoice::Light, {1440, 900}}};
        return {{ThemeChoice::Light, {1024, 768}},
                {ThemeChoice::Dark, {1440, 900}},
                {ThemeChoice::Light, {1920, 1080}},
                {ThemeChoice::Light, {1920, 1080}, 200},
                {ThemeChoice::Light, {1024, 768}, 150}};
    }

    /// The first widget that is cut, sticks out or is wider than its panel.
    static QString culpritIn(const MainWindow& window, const QString& state)
    {
        for (const QScrollArea* area : window.findChildren<QScrollArea*>()) {
            // With both panels beside it on a small screen a view may scroll.
            const bool isCramped = state == "mask-panels" || Magnification::instance().percent() > Magnification::usual;
            const bool mayScroll = isCramped && area->horizontalScrollBarPolicy() != Qt::ScrollBarAlwaysOff;
            if (!area->isVisible() || mayScroll) continue;
            if (area->widget()->width() > area->viewport()->width())
                return "wider than its panel: " + describe(area->widget());
        }
        for (const QWidget* widget : window.findChildren<QWidget*>()) {
            if (!widget->isVisible() || widget->isWindow()) continue;
            if (isCut(widget)) return "cut: " + describe(widget);
            const QWidget* parent = widget->parentWidget();
            const bool scrolls = qobject_cast<const QAbstractScrollArea*>(parent->parentWidget()) != nullptr
                                 || qobject_cast<const QAbstractScrollArea*>(parent) != nullptr;  // its scroll bars
            if (!scrolls && !qobject_cast<const QPlainTextEdit*>(parent)
                && !parent->rect().contains(widget->geometry()))
                return QStringLiteral("sticks out: %1 “%2” of %3, across %4 + %5 of %6, down %7 + %8 of %9")
                    .arg(describe(widget), widget->accessibleName(), describe(parent))
                    .arg(widget->x())
                    .arg(widget->width())
                    .arg(parent->width())
                    .arg(widget->y())
                    .arg(widget->height())
                    .arg(parent->height());
        }
        return {};
    }

    static QWidget* inFront(MainWindow& window)
    {
        if (auto* dialog = window.findChild<QDialog*>()) return dialog;
        for (QMenu* group : window.findChild<ExampleMenu*>()->findChildren<QMenu*>())
            if (group->isVisible()) return group;
        return &window;
    }

    QTemporaryDir m_settings;
    WindowStates m_states;
    QString m_out;
    int m_pictures = 0, m_states_known = 0, m_states_seen = 0;
};

TEST_CLASS(TestScreenshots)
#include "tst_screenshots.moc"
