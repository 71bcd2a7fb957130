#include "ui/panel/example_menu.h"

#include <QWidgetAction>

#include "ui/control/error_text.h"
#include "ui/panel/heading.h"

ExampleMenu::ExampleMenu(const std::vector<core::Example>& examples, QWidget* parent) : QMenu(parent)
{
    setToolTipsVisible(true);
    std::string group;
    for (const core::Example& example : examples) {
        if (example.group != group) addHeading(group = example.group);
        QString title = oneLine(QString::fromStdString(example.title), 80);
        QAction* action = addAction(title.replace(QLatin1Char('&'), QLatin1String("&&")), this,
                                    [this, example] { emit chosen(example); });
        action->setToolTip(oneLine(QString::fromStdString(example.look), 400));
    }
}

void ExampleMenu::addHeading(const std::string& group)
{
    auto* heading = new Heading(oneLine(QString::fromStdString(group), 80));
    heading->setContentsMargins(12, isEmpty() ? 6 : 12, 12, 4);
    auto* action = new QWidgetAction(this);
    action->setDefaultWidget(heading);
    action->setText(heading->text());
    action->setEnabled(false);  // arrow keys go past it
    addAction(action);
}
