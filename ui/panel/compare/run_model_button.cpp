#include "ui/panel/compare/run_model_button.h"

#include <QMenu>

#include "core/model/folder/bundled_models.h"
#include "core/model/folder/hub_cache.h"
#include "core/model/folder/model_folder.h"
#include "ui/file/recent_models.h"
#include "ui/panel/models/model_list.h"
#include "ui/theme/magnification.h"
#include "ui/words/error_text.h"
#include "ui/words/plain_tip.h"

namespace fs = std::filesystem;

namespace {

QString spelled(QString text) { return text.replace(QLatin1Char('&'), QLatin1String("&&")); }

/// A model's name and, in the menu's second column, its folder.
QString recentTitle(const fs::path& folder)
{
    const QString name = QString::fromStdString(core::hubModelName(folder).value_or(folder.filename().string()));
    return spelled(QStringLiteral("%1\t%2").arg(oneLine(name, 60), oneLine(shownFolder(folder), 60)));
}

}  // namespace

RunModelButton::RunModelButton(const QString& run, QWidget* parent)
    : QToolButton(parent),
      m_run(run),
      m_menu(new QMenu(this))
{
    setObjectName(QStringLiteral("runModel"));
    setProperty("role", QStringLiteral("control"));
    setFocusPolicy(Qt::StrongFocus);
    setPopupMode(QToolButton::InstantPopup);
    setMenu(m_menu);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(m_menu, &QMenu::aboutToShow, this, &RunModelButton::fillMenu);
    display({});
}

void RunModelButton::display(const QString& model)
{
    m_model = model;
    setAccessibleName(tr("Model of run %1: %2").arg(m_run, model));
    setToolTip(plainTip(tr("Computed with %1").arg(model)));
    writeText();
}

void RunModelButton::writeText()
{
    const QString arrow = QStringLiteral(" ▾");
    const int room = width() - scaled(26) - fontMetrics().horizontalAdvance(arrow);
    setText(spelled(fontMetrics().elidedText(m_model, Qt::ElideRight, room)) + arrow);
}

void RunModelButton::resizeEvent(QResizeEvent* event)
{
    QToolButton::resizeEvent(event);
    writeText();
}

void RunModelButton::fillMenu()
{
    m_menu->clear();
    for (const fs::path& path : core::bundledModelFolders())
        m_menu->addAction(spelled(tr("%1 (comes with the program)").arg(QString::fromStdString(core::modelName(path)))),
                          this, [this, path] { emit modelChosen(path); });
    const QStringList recent = recentModels();
    if (!recent.isEmpty()) m_menu->addSeparator();
    for (const QString& folder : recent) {
        const fs::path path = folder.toStdString();
        m_menu->addAction(recentTitle(path), this, [this, path] { emit modelChosen(path); });
    }
    m_menu->addSeparator();
    m_menu->addAction(tr("Teaching module (random parameters)"), this, &RunModelButton::moduleChosen);
    m_menu->addAction(tr("Folder…"), this, &RunModelButton::otherAsked);
    m_menu->addAction(tr("GGUF file…"), this, &RunModelButton::fileAsked);
}

#include "moc_run_model_button.cpp"
