#include "ui/bench/head_set_menu.h"

#include <QInputDialog>

#include "core/session/head_sets.h"
#include "ui/words/error_text.h"
#include "ui/words/plain_tip.h"

HeadSetMenu::HeadSetMenu(const Workbench& bench, QWidget* parent) : QMenu(parent), m_bench(bench)
{
    setObjectName(QStringLiteral("headSets"));
    setToolTipsVisible(true);
    connect(this, &QMenu::aboutToShow, this, &HeadSetMenu::fill);
}

void HeadSetMenu::fill()
{
    clear();
    QAction* keeping = addAction(tr("&Name the picked heads…"), this, &HeadSetMenu::keep);
    keeping->setObjectName(QStringLiteral("nameHeads"));
    keeping->setEnabled(!m_bench.session().chosen.empty());
    keeping->setToolTip(tr("Pick heads with Ctrl+click or by dragging around them, then give them a name to find "
                           "them again. Sets are saved with the session."));
    const std::vector<core::HeadSet>& sets = m_bench.session().head_sets;
    if (!sets.empty()) addSeparator();
    for (std::size_t place = 0; place < sets.size(); ++place) addSet(place, sets[place]);
}

void HeadSetMenu::addSet(std::size_t place, const core::HeadSet& set)
{
    QString name = oneLine(QString::fromStdString(set.name), 60).replace(QLatin1Char('&'), QLatin1String("&&"));
    QMenu* menu = addMenu(tr("%1 (%2)").arg(name).arg(set.heads.size()));
    menu->menuAction()->setToolTip(plainTip(oneLine(QString::fromStdString(set.note), 400)));
    menu->addAction(tr("&Pick its heads"), this, [this, place] {
        m_bench.editor.look([place](core::Session& next) { core::chooseHeadSet(next, place); });
    });
    menu->addAction(tr("&Note…"), this, [this, place] { note(place); });
    menu->addAction(tr("&Delete the set"), this,
                    [this, place] { edit([place](core::Session& next) { core::removeHeadSet(next, place); }); });
}

void HeadSetMenu::keep()
{
    bool given = false;
    const QString name = QInputDialog::getText(parentWidget()->window(), tr("Name the picked heads"),
                                               tr("The name by which views, Ctrl+K and --heads find them"),
                                               QLineEdit::Normal, {}, &given);
    if (!given || name.trimmed().isEmpty()) return;
    edit([&](core::Session& next) { core::keepHeadSet(next, name.toStdString(), next.chosen); });
}

void HeadSetMenu::note(std::size_t place)
{
    const std::vector<core::HeadSet>& sets = m_bench.session().head_sets;
    if (place >= sets.size()) return;
    bool given = false;
    const QString text = QInputDialog::getMultiLineText(
        parentWidget()->window(), tr("Note on %1").arg(oneLine(QString::fromStdString(sets[place].name), 60)),
        tr("What these heads do, and how you know"), QString::fromStdString(sets[place].note), &given);
    if (given) edit([&](core::Session& next) { core::noteOnHeadSet(next, place, text.toStdString()); });
}

void HeadSetMenu::edit(const std::function<void(core::Session&)>& change) const { m_bench.editor.apply(change); }

#include "moc_head_set_menu.cpp"
