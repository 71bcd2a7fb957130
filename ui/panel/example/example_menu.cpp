#include "ui/panel/example/example_menu.h"

#include "ui/words/error_text.h"
#include "ui/words/language/core_words.h"
#include "ui/words/plain_tip.h"

namespace {

/// An "&" in the text is one, and not the sign for a key.
QString entry(const std::string& text)
{
    return oneLine(coreWords(text), 80).replace(QLatin1Char('&'), QLatin1String("&&"));
}

}  // namespace

ExampleMenu::ExampleMenu(const std::vector<core::Example>& examples, QWidget* parent) : QMenu(parent)
{
    std::string group;
    QMenu* menu = nullptr;
    for (const core::Example& example : examples) {
        if (menu == nullptr || example.group != group) {
            menu = addMenu(entry(group = example.group));
            menu->setToolTipsVisible(true);
        }
        QAction* action = menu->addAction(entry(example.title), this, [this, example] { emit chosen(example); });
        action->setToolTip(plainTip(oneLine(coreWords(example.look), 400)));
    }
}

#include "moc_example_menu.cpp"
