#include "ui/theme/palette.h"

#include "ui/theme/fonts.h"
#include "ui/theme/magnification.h"

#include <QApplication>
#include <QPalette>
#include <QRegularExpression>
#include <QStyleFactory>

const Palette& Palette::light()
{
    static const Palette palette{.window = 0xffffff,
                                 .panel = 0xf6f7f9,
                                 .field = 0xeef0f3,
                                 .border = 0xdfe3e8,
                                 .text = 0x1c2430,
                                 .muted = 0x667085,
                                 .accent = 0x3b5bdb,
                                 .accentSoft = 0xe8edff,
                                 .onAccent = 0xffffff,
                                 .warning = 0xb3430e,
                                 .hatch = 0xb3bcc9,
                                 .notANumber = 0xe5007d};
    return palette;
}

const Palette& Palette::dark()
{
    static const Palette palette{.window = 0x1c2027,
                                 .panel = 0x15181d,
                                 .field = 0x2a3038,
                                 .border = 0x2c323b,
                                 .text = 0xe6e9ee,
                                 .muted = 0x98a2b3,
                                 .accent = 0x8ea6ff,
                                 .accentSoft = 0x263056,
                                 .onAccent = 0x1c2027,
                                 .warning = 0xff9d66,
                                 .hatch = 0x5a6778,
                                 .notANumber = 0xff5cb3};
    return palette;
}

const Palette& Palette::contrast()
{
    static const Palette palette{.window = Qt::black,
                                 .panel = Qt::black,
                                 .field = 0x202020,
                                 .border = 0xffffff,
                                 .text = 0xffffff,
                                 .muted = 0xffffff,
                                 .accent = 0xffe600,
                                 .accentSoft = 0x403a00,
                                 .onAccent = Qt::black,
                                 .warning = 0xffb070,
                                 .hatch = 0x9a9a9a,
                                 .notANumber = 0xff70c8};
    return palette;
}

namespace {

QPalette desktopPalette(const Palette& colors)
{
    QPalette palette;
    palette.setColor(QPalette::Window, colors.window);
    palette.setColor(QPalette::Base, colors.window);
    palette.setColor(QPalette::AlternateBase, colors.panel);
    palette.setColor(QPalette::Button, colors.window);
    palette.setColor(QPalette::WindowText, colors.text);
    palette.setColor(QPalette::Text, colors.text);
    palette.setColor(QPalette::ButtonText, colors.text);
    palette.setColor(QPalette::PlaceholderText, colors.muted);
    palette.setColor(QPalette::ToolTipBase, colors.panel);
    palette.setColor(QPalette::ToolTipText, colors.text);
    palette.setColor(QPalette::Highlight, colors.accent);
    palette.setColor(QPalette::HighlightedText, colors.onAccent);
    palette.setColor(QPalette::Link, colors.accent);
    palette.setColor(QPalette::Mid, colors.border);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, colors.muted);
    return palette;
}

constexpr const char* sheet = R"(
QMainWindow, QDialog { background: @window; }
QToolTip { background: @panel; color: @text; border: 1px solid @border; padding: 4px; }
QMenuBar { background: @window; color: @text; padding: 2px 8px; }
QMenuBar::item { padding: 4px 8px; border-radius: 4px; background: transparent; }
QMenuBar::item:selected { background: @accentSoft; }
QMenu { background: @window; color: @text; border: 1px solid @border; padding: 4px; }
QMenu::item { padding: 5px 24px 5px 12px; border-radius: 4px; }
QMenu::item:selected { background: @accentSoft; color: @text; }
QMenu::item:disabled { color: @muted; }
QMenu::separator { height: 1px; background: @border; margin: 4px 8px; }
QFrame#topBar { background: @window; border: none; border-top: 1px solid @border; border-bottom: 1px solid @border; }
QLabel#brand { font-weight: bold; font-size: 11pt; }
#topBar QToolButton, #banner QToolButton, QPushButton { background: @window; color: @text; border: 1px solid @border; border-radius: 6px; padding: 5px 11px; }
#topBar QToolButton:hover, #banner QToolButton:hover, QPushButton:hover { border-color: @accent; }
QPushButton::menu-indicator { image: none; width: 0; }
#topBar QToolButton:focus, #banner QToolButton:focus, QPushButton:focus { border-color: @accent; }
#topBar QToolButton:pressed, #banner QToolButton:pressed, QPushButton:pressed { background: @accentSoft; }
QPushButton:disabled { color: @muted; }
QToolButton::menu-indicator { image: none; }
QToolButton[role="control"], QToolButton[role="small"], #tabs QToolButton { background: @window; color: @text; border: 1px solid @border; border-radius: 6px; padding: 5px 11px; }
QToolButton[role="small"], #tabs QToolButton { padding: 2px 7px; color: @muted; }
QToolButton[role="control"]:hover, QToolButton[role="small"]:hover, #tabs QToolButton:hover { border-color: @accent; }
QToolButton[role="control"]:focus, QToolButton[role="small"]:focus, #tabs QToolButton:focus { border-color: @accent; }
QToolButton[role="control"]:checked { background: @accent; color: @onAccent; border-color: @accent; }
#tabs QToolButton:checked { background: @accentSoft; color: @accent; }
QToolButton[role="small"]:checked { background: @accentSoft; color: @accent; }
QToolButton[role="control"]:disabled, QToolButton[role="small"]:disabled { color: @border; }
QToolButton#primary[role="control"] { background: @accent; color: @onAccent; border-color: @accent; }
QToolButton#primary[role="control"]:disabled { background: @window; color: @border; border-color: @border; }
QListWidget#contents, QListWidget#classQuestions, QListWidget#refusedAnswers, QListWidget#recordedSteps, QListWidget#panels { background: @window; border: none; }
QListWidget#contents::item, QListWidget#classQuestions::item { padding: 5px 8px; border-radius: 6px; color: @text; }
QListWidget#recordedSteps::item, QListWidget#panels::item { padding: 5px 8px; border-radius: 6px; }
QListWidget#contents::item:selected, QListWidget#classQuestions::item:selected, QListWidget#recordedSteps::item:selected, QListWidget#panels::item:selected { background: @accentSoft; color: @accent; }
Segments QToolButton[role="control"] { padding: 5px 7px; }
Segments QToolButton[role="control"]:checked:focus { padding: 4px 6px; }
QFrame#tabs { background: @panel; border: none; border-bottom: 1px solid @border; }
QTabBar { background: transparent; }
QTabBar::tab { background: transparent; color: @muted; padding: 7px 15px; border: 1px solid transparent;
    border-top-left-radius: 6px; border-top-right-radius: 6px; }
QTabBar::tab:hover { color: @text; }
QTabBar::tab:selected { background: @window; color: @text; border-color: @border; border-bottom-color: @window; }
QTabBar::tab:selected:focus { color: @accent; border: 2px solid @accent; padding: 6px 14px; }
QSpinBox, QDoubleSpinBox, QLineEdit { background: @window; color: @text; border: 1px solid @border; border-radius: 6px; padding: 4px 8px; selection-background-color: @accent; selection-color: @onAccent; }
QSpinBox:hover, QDoubleSpinBox:hover, QLineEdit:hover, QSpinBox:focus, QDoubleSpinBox:focus, QLineEdit:focus { border-color: @accent; }
PrefixedSpin { padding: 6px 8px 5px 8px; }
QSpinBox:disabled, QDoubleSpinBox:disabled, QLineEdit:disabled { color: @muted; background: @panel; }
QSpinBox::up-button, QDoubleSpinBox::up-button, QSpinBox::down-button, QDoubleSpinBox::down-button { width: 15px; border: none; background: transparent; }
QSpinBox::up-arrow, QDoubleSpinBox::up-arrow { image: url(:/icons/chevron-up.svg); width: 8px; height: 8px; }
QSpinBox::down-arrow, QDoubleSpinBox::down-arrow { image: url(:/icons/chevron.svg); width: 8px; height: 8px; }
QProgressBar { background: @border; border: none; border-radius: 3px; min-height: 6px; max-height: 6px; }
QProgressBar::chunk { background: @accent; border-radius: 3px; }
QSlider::groove:horizontal { height: 4px; background: @border; border-radius: 2px; }
QSlider::sub-page:horizontal { background: @accent; border-radius: 2px; }
QSlider::handle:horizontal { background: @accent; width: 14px; height: 14px; margin: -5px 0; border-radius: 7px; }
QCheckBox { color: @text; spacing: 7px; }
QCheckBox::indicator { width: 13px; height: 13px; border: 1px solid @muted; border-radius: 3px; background: @window; }
QCheckBox::indicator:hover, QCheckBox:focus::indicator { border-color: @accent; }
QCheckBox::indicator:checked { background: @accent; border-color: @accent; image: url(:/icons/@check); }
QCheckBox:disabled { color: @muted; }
QRadioButton { color: @text; spacing: 7px; }
QRadioButton::indicator { width: 13px; height: 13px; border: 1px solid @muted; border-radius: 7px; background: @window; }
QRadioButton::indicator:hover, QRadioButton:focus::indicator { border-color: @accent; }
QRadioButton::indicator:checked { width: 7px; height: 7px; border: 4px solid @accent; background: @window; }
QRadioButton:disabled { color: @muted; }
QRadioButton:focus { color: @accent; }
QCheckBox:focus { color: @accent; }
#topBar QToolButton#primary, QPushButton#primary { background: @accent; color: @onAccent; border-color: @accent; }
QPushButton#primary:disabled { background: @panel; color: @muted; border-color: @border; }
#topBar QToolButton#primary:focus, QToolButton#primary[role="control"]:focus, QToolButton[role="control"]:checked:focus { border: 2px solid @text; padding: 4px 10px; }
QComboBox { background: @window; color: @text; border: 1px solid @border; border-radius: 6px; padding: 5px 8px 5px 10px; }
QComboBox::drop-down { border: none; width: 22px; }
QComboBox::down-arrow { image: url(:/icons/chevron.svg); width: 10px; height: 10px; }
QComboBox:disabled { color: @muted; }
QComboBox:hover, QComboBox:focus { border-color: @accent; }
QComboBox QAbstractItemView { background: @window; color: @text; border: 1px solid @border; outline: none;
    selection-background-color: @accentSoft; selection-color: @text; }
QPlainTextEdit { background: @panel; color: @text; border: 1px solid @border; border-radius: 6px; padding: 6px; }
QPlainTextEdit:focus { border-color: @accent; }
QListView#models { background: @window; border: 1px solid @border; border-radius: 6px; padding: 0 4px 4px 4px; outline: none; }
QListView#models:focus { border-color: @accent; }
QLabel[role="heading"] { color: @muted; font-weight: bold; font-size: 8pt; letter-spacing: 1px; }
QLabel[role="hint"] { color: @muted; }
QLabel[role="warning"] { color: @warning; }
QFrame#commandPalette { background: @panel; border: 1px solid @muted; border-radius: 8px; }
QTreeWidget#foundCommands { background: @window; border: 1px solid @border; border-radius: 6px; outline: none;
    selection-background-color: @accentSoft; selection-color: @text; }
QTreeWidget#foundCommands::item { padding: 3px 4px; }
QFrame#leftPanel { border: none; border-right: 1px solid @border; }
QFrame#rightPanel { border: none; border-left: 1px solid @border; }
QFrame#exportPage { background: @panel; border: none; }
QFrame#exportButtons { border: none; border-top: 1px solid @border; }
QFrame#banner, QFrame#headOffNote, QFrame#staleMark { background: @accentSoft; border: none; border-bottom: 1px solid @border; }
QFrame#exampleNote { background: @window; border: none; border-bottom: 1px solid @border; }
QLabel#exampleTitle { font-weight: bold; }
QScrollArea { border: none; background: @window; }
QScrollArea > QWidget > QWidget { background: @window; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; }
QScrollBar::handle { background: @border; border-radius: 4px; min-height: 24px; min-width: 24px; margin: 1px; }
QScrollBar::handle:hover { background: @muted; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: none; }
QSplitter::handle { background: @window; }
QStatusBar { background: @window; color: @muted; border-top: 1px solid @border; }
QStatusBar QLabel { color: @muted; padding: 0 6px; }
QStatusBar::item { border: none; }
)";

/// Lengths and letters as large as the magnification asks for. What lies around text grows half as much, because room
/// is what large type lacks, and lines stay thin.
QString magnified(const QString& text)
{
    static const QRegularExpression length(
        QStringLiteral("((?:padding|margin|spacing|radius)[^;:]*:[^;]*;)|(\\d+)(px|pt)"));
    static const QRegularExpression pixels(QStringLiteral("(\\d+)px"));
    const auto replaced = [](const QString& all, const QRegularExpression& what, const auto& by) {
        QString result;
        qsizetype from = 0;
        for (auto found = what.globalMatch(all); found.hasNext();) {
            const QRegularExpressionMatch match = found.next();
            result += all.mid(from, match.capturedStart() - from) + by(match);
            from = match.capturedEnd();
        }
        return result + all.mid(from);
    };
    const double half = (1 + scaled(1.0)) / 2;
    return replaced(text, length, [&](const QRegularExpressionMatch& match) {
        if (match.capturedLength(1) > 0)
            return replaced(match.captured(1), pixels, [half](const QRegularExpressionMatch& each) {
                return QStringLiteral("%1px").arg(qRound(each.captured(1).toInt() * half));
            });
        const int number = match.captured(2).toInt();
        return number <= 2 ? match.captured() : QString::number(scaled(number)) + match.captured(3);
    });
}

QString styleSheet(const Palette& colors)
{
    QString text = magnified(QString::fromLatin1(sheet));
    // Longer names first, so that @accent does not eat the front of @accentSoft.
    const std::pair<const char*, QColor> names[] = {
        {"@accentSoft", colors.accentSoft}, {"@onAccent", colors.onAccent}, {"@accent", colors.accent},
        {"@window", colors.window},         {"@panel", colors.panel},       {"@border", colors.border},
        {"@muted", colors.muted},           {"@warning", colors.warning},   {"@text", colors.text}};
    text.replace(QLatin1String("@check"),
                 QLatin1String(colors.onAccent.lightness() > 128 ? "check-white.svg" : "check-dark.svg"));
    for (const auto& [name, color] : names) text.replace(QLatin1String(name), color.name());
    return text;
}

/// The magnification whose fonts the application has.
int& preparedPercent()
{
    static int percent = 0;
    return percent;
}

/// The colours and the magnification that widgets were given last; null: none yet.
std::pair<const Palette*, int>& applied()
{
    static std::pair<const Palette*, int> last{nullptr, Magnification::usual};
    return last;
}

}  // namespace

void prepareTheme(QApplication& application)
{
    // Once: each style that is set is given to every widget.
    if (preparedPercent() == 0) application.setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    preparedPercent() = Magnification::instance().percent();
    application.setFont(textFont(9.5));
}

void applyTheme(QApplication& application, ThemeChoice choice, const QPalette& desktop)
{
    const bool desktopIsDark = desktop.color(QPalette::Window).lightness() < 128;
    const bool dark = choice == ThemeChoice::Dark || (choice == ThemeChoice::Follow && desktopIsDark);
    const Palette& colors = choice == ThemeChoice::Contrast ? Palette::contrast()
                            : dark                          ? Palette::dark()
                                                            : Palette::light();
    // Every widget is measured anew when the rules are set.
    const std::pair now(&colors, Magnification::instance().percent());
    if (applied() == now) return;
    const bool magnified = applied().second != now.second;
    if (preparedPercent() != now.second) prepareTheme(application);
    applied() = now;  // set before the signal
    // Widgets look at each of these anew: where nothing changes, nothing is set.
    const QPalette palette = desktopPalette(colors);
    if (application.palette() != palette) application.setPalette(palette);
    application.setStyleSheet(styleSheet(colors));
    if (magnified) emit Magnification::instance().changed();
    emit Theme::instance().changed();
}

const Palette& themeColors() { return applied().first != nullptr ? *applied().first : Palette::light(); }

Theme& Theme::instance()
{
    static Theme one;
    return one;
}

void keepThemed(QObject* owner, const std::function<void()>& build)
{
    build();
    QObject::connect(&Theme::instance(), &Theme::changed, owner, build);
}

#include "moc_palette.cpp"
