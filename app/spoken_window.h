#pragma once

#include <QObject>
#include <QPalette>

#include "app/main_window.h"

#include <memory>

/// The program's window, made anew when it is to speak another language: every word of it is chosen when it is made.
/// Open documents, undo and the window's place are kept.
class SpokenWindow final : public QObject {
    Q_OBJECT
public:
    explicit SpokenWindow(const QPalette& desktop);

    MainWindow& now() { return *m_window; }

private:
    void make();
    void renew();

    const QPalette m_desktop;
    std::unique_ptr<MainWindow> m_window;
};
