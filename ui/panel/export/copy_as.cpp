#include "ui/panel/export/copy_as.h"

#include <QCoreApplication>

#include "ui/panel/export/figure_content.h"
#include "ui/panel/export/render_command.h"

void addCopyAs(QMenu* menu, QObject* owner, const std::function<void(CopyAs)>& copy)
{
    const std::pair<CopyAs, std::pair<QString, QString>> kinds[] = {
        {CopyAs::Command,
         {QCoreApplication::translate("CopyAs", "Copy as co&mmand"),
          QCoreApplication::translate("CopyAs",
                                      "The line that draws the figure again without the window, for a shell")}},
        {CopyAs::Python,
         {QCoreApplication::translate("CopyAs", "Copy as P&ython"),
          QCoreApplication::translate("CopyAs", "A script that draws it with Matplotlib, its numbers within")}},
        {CopyAs::Session,
         {QCoreApplication::translate("CopyAs", "Copy as sess&ion"),
          QCoreApplication::translate("CopyAs", "The session as JSON, as an .attnscope file has it")}}};
    for (const auto& [as, said] : kinds) {
        QAction* action = menu->addAction(said.first, owner, [copy, as = as] { copy(as); });
        action->setToolTip(said.second);
        action->setStatusTip(said.second);
    }
}

QString formatOf(CopyAs as)
{
    if (as == CopyAs::Command) return {};
    return as == CopyAs::Python ? QStringLiteral("py") : QStringLiteral("attnscope");
}

std::string commandOf(const FigureSource& source, const core::FigureSettings& settings, const QString& format,
                      FigureInside inside, const QString& name)
{
    const core::Trace& trace = *source.traces.front();
    const QString file = QStringLiteral("%1.%2").arg(name.isEmpty() ? fileNameOf(source, settings) : name, format);
    return renderCommand(source.session, trace.model->info, settings, trace.isLong(), file.toStdString(), inside);
}
