// Examples: sessions that come with the program, and what is said about them.

#include <QMenuBar>

#include "app/main_window.h"
#include "app/warning.h"
#include "ui/control/error_text.h"
#include "ui/panel/example_menu.h"
#include "ui/panel/example_note.h"
#include "ui/panel/input_panel.h"

void MainWindow::createExamples()
{
    const auto skipped = [](const core::Error& error) { warn(errorText(error)); };
    auto* menu = new ExampleMenu(core::bundledExamples(skipped), this);
    if (menu->isEmpty()) return;
    menu->setTitle(tr("E&xamples"));
    menuBar()->addMenu(menu);
    m_input->setExamples(menu);
    connect(menu, &ExampleMenu::chosen, this, &MainWindow::openExample);
}

void MainWindow::begin(const core::Example& example)
{
    m_cellChosen = true;
    m_editor.reset(example.session);
    m_files.startAnew();
    m_note->display(example);
}

void MainWindow::openExample(const core::Example& example)
{
    if (!mayClose()) return;
    m_good.reset();
    m_cellChosen = true;
    m_files.replace(example.session);
    m_note->display(example);
}
