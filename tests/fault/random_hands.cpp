#include "tests/fault/random_hands.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QLineEdit>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QTest>
#include <QUrl>

namespace {

const QStringList words{"the cat ", "猫が ", "🦊", "العربية ", "x", "\n", QString(QChar(0x202E)), "e\u0301 "};

}  // namespace

template<typename Kind>
Kind* RandomHands::anyOf(std::vector<Kind*> all)
{
    return all.empty() ? nullptr : all[static_cast<std::size_t>(m_dice.below(static_cast<int>(all.size())))];
}

std::vector<QWidget*> RandomHands::visible(const QWidget* within) const
{
    std::vector<QWidget*> all;
    const auto add = [&](QWidget* each) {
        if (each->isVisible() && each->width() > 0 && each->height() > 0) all.push_back(each);
    };
    if (within != nullptr) {
        for (QWidget* each : within->findChildren<QWidget*>()) add(each);
        return all;
    }
    for (QWidget* window : QApplication::topLevelWidgets()) {
        if (!window->isVisible()) continue;
        add(window);
        for (QWidget* each : window->findChildren<QWidget*>()) add(each);
    }
    return all;
}

QWidget* RandomHands::anyVisible()
{
    // What a dialog or menu covers gets no clicks.
    if (QWidget* modal = QApplication::activeModalWidget(); modal != nullptr && !m_dice.oneIn(8)) {
        QWidget* part = anyOf(visible(modal));
        return part != nullptr ? part : modal;
    }
    return anyOf(visible());
}

QPoint RandomHands::within(const QWidget* widget)
{
    return {m_dice.below(widget->width()), m_dice.below(widget->height())};
}

void RandomHands::press()
{
    QWidget* target = QApplication::focusWidget();
    if (target == nullptr || m_dice.oneIn(3)) target = anyVisible();
    if (target == nullptr) return;
    const Qt::Key keys[] = {Qt::Key_Left,   Qt::Key_Right,     Qt::Key_Up,     Qt::Key_Down,   Qt::Key_Home,
                            Qt::Key_End,    Qt::Key_Space,     Qt::Key_Return, Qt::Key_Escape, Qt::Key_Delete,
                            Qt::Key_Tab,    Qt::Key_G,         Qt::Key_C,      Qt::Key_E,      Qt::Key_L,
                            Qt::Key_T,      Qt::Key_B,         Qt::Key_H,      Qt::Key_Plus,   Qt::Key_Minus,
                            Qt::Key_0,      Qt::Key_F1,        Qt::Key_F8,     Qt::Key_F9,     Qt::Key_PageDown,
                            Qt::Key_PageUp, Qt::Key_Backspace, Qt::Key_Comma,  Qt::Key_Z,      Qt::Key_S};
    const Qt::KeyboardModifiers modifiers[] = {Qt::NoModifier,    Qt::NoModifier,
                                               Qt::ShiftModifier, Qt::ControlModifier,
                                               Qt::AltModifier,   Qt::ControlModifier | Qt::ShiftModifier};
    QTest::keyClick(target, keys[m_dice.below(static_cast<int>(std::size(keys)))],
                    modifiers[m_dice.below(static_cast<int>(std::size(modifiers)))]);
}

void RandomHands::click()
{
    const QPointer<QWidget> target = anyVisible();  // which what is pressed may delete
    if (target == nullptr) return;
    const Qt::KeyboardModifiers with = m_dice.oneIn(4) ? Qt::ControlModifier : Qt::NoModifier;
    const Qt::MouseButton button = m_dice.oneIn(10) ? Qt::RightButton : Qt::LeftButton;
    if (!m_dice.oneIn(3)) return QTest::mouseClick(target, button, with, within(target));
    QTest::mousePress(target, Qt::LeftButton, with, within(target));
    for (int i = m_dice.below(4); i >= 0 && target != nullptr; --i) QTest::mouseMove(target, within(target));
    if (target != nullptr) QTest::mouseRelease(target, Qt::LeftButton, with, within(target));
}

void RandomHands::hover()
{
    const QPointer<QWidget> target = anyVisible();
    for (int i = 0; i < 3 && target != nullptr; ++i) QTest::mouseMove(target, within(target));
}

void RandomHands::chooseFromMenu()
{
    std::vector<QAction*> all;
    const std::function<void(const QList<QAction*>&)> collect = [&](const QList<QAction*>& actions) {
        for (QAction* action : actions) {
            if (!action->isEnabled() || !action->isVisible() || action->isSeparator()) continue;
            if (action->menu() != nullptr)
                collect(action->menu()->actions());
            else if (!action->text().contains(QStringLiteral("Quit")))
                all.push_back(action);
        }
    };
    for (const QWidget* each : QApplication::topLevelWidgets()) {
        const auto* window = qobject_cast<const QMainWindow*>(each);
        if (window == nullptr || !window->isVisible()) continue;
        collect(window->menuBar()->actions());
        collect(window->actions());
    }
    if (QAction* action = anyOf(all)) action->trigger();
}

void RandomHands::drop()
{
    std::vector<QWidget*> windows;
    for (QWidget* window : QApplication::topLevelWidgets())
        if (window->isVisible() && window->acceptDrops()) windows.push_back(window);
    QWidget* target = anyOf(windows);
    if (target == nullptr || m_files.empty()) return;
    QMimeData data;
    QList<QUrl> urls;
    for (int i = m_dice.oneIn(5) ? 2 : 1; i > 0; --i) {
        const auto& file = m_files[static_cast<std::size_t>(m_dice.below(static_cast<int>(m_files.size())))];
        urls << QUrl::fromLocalFile(QString::fromStdString(file.string()));
    }
    data.setUrls(urls);
    const QPointer<QWidget> onto = target;
    QDragEnterEvent enter(within(target), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(target, &enter);
    if (onto == nullptr || !enter.isAccepted()) return;
    QDropEvent drop(within(target), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(target, &drop);
}

bool RandomHands::write(const QWidget* within)
{
    std::vector<QWidget*> fields;
    for (QWidget* each : visible(within)) {
        const auto* line = qobject_cast<QLineEdit*>(each);
        const auto* text = qobject_cast<QPlainTextEdit*>(each);
        const bool takes = (line != nullptr && !line->isReadOnly()) || (text != nullptr && !text->isReadOnly());
        if (takes && each->isEnabled()) fields.push_back(each);
    }
    const QPointer<QWidget> field = anyOf(fields);
    if (field == nullptr) return false;
    field->setFocus();
    if (auto* text = qobject_cast<QPlainTextEdit*>(field.data())) {
        if (m_dice.oneIn(3)) text->moveCursor(m_dice.oneIn(2) ? QTextCursor::Start : QTextCursor::End);
        if (m_dice.oneIn(40)) text->selectAll();
        text->insertPlainText(words[m_dice.below(static_cast<int>(words.size()))]);
    } else {
        QTest::keyClicks(field, m_dice.oneIn(6) ? "causal" : m_dice.oneIn(6) ? "2.5" : "word ");
        if (field != nullptr && m_dice.oneIn(4)) QTest::keyClick(field, Qt::Key_Return);
    }
    return true;
}

void RandomHands::answerDialog()
{
    if (QWidget* popup = QApplication::activePopupWidget()) {
        popup->close();
        return;
    }
    auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
    if (dialog == nullptr) return;
    if (auto* files = qobject_cast<QFileDialog*>(dialog)) {
        const QString name = QStringLiteral("said-%1").arg(m_dice.below(5));
        if (auto* line = files->findChild<QLineEdit*>(QStringLiteral("fileNameEdit")))
            line->setText(QString::fromStdString((m_folder / name.toStdString()).string()));
        QMetaObject::invokeMethod(files, m_dice.oneIn(2) ? "accept" : "reject", Qt::QueuedConnection);
        return;
    }
    std::vector<QPushButton*> buttons;
    for (QPushButton* each : dialog->findChildren<QPushButton*>())
        if (each->isVisible() && each->isEnabled()) buttons.push_back(each);
    if (QPushButton* button = anyOf(buttons); button != nullptr && !m_dice.oneIn(3))
        QMetaObject::invokeMethod(button, "click", Qt::QueuedConnection);
    else
        dialog->close();
}
