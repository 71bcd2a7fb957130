#include "ui/part/spoken_table.h"

#include <QAccessible>
#include <QStringList>
#include <QWidget>

#include "ui/part/spoken_table_face.h"

QString SpokenTable::sentenceOf(const SpokenPlace& place) const
{
    if (sentence) return sentence(place);
    QStringList words{row_name(place.row), column_name(place.column), number(place)};
    words.removeAll(QString());
    return words.join(QStringLiteral(", "));
}

SpokenTables::SpokenTables()
{
    static const bool known = (QAccessible::installFactory(spokenTableFace), true);
    Q_UNUSED(known)
}

QString SpokenTables::spokenChoice()
{
    QStringList sentences;
    for (const SpokenTable& table : spokenTables())
        if (table.chosen && table.has(*table.chosen)) sentences << table.sentenceOf(*table.chosen);
    return sentences.join(QStringLiteral("; "));
}

void SpokenTables::speak(QWidget* view)
{
    if (!QAccessible::isActive()) return;
    const std::vector<SpokenTable> tables = spokenTables();
    std::vector<std::pair<int, int>> sizes;
    sizes.reserve(tables.size());
    for (const SpokenTable& table : tables) sizes.emplace_back(table.rows, table.columns);
    if (std::exchange(m_sizes, sizes) != sizes) {
        QAccessibleTableModelChangeEvent reset(view, QAccessibleTableModelChangeEvent::ModelReset);
        QAccessible::updateAccessibility(&reset);
    }
    const QString sentence = spokenChoice();
    if (sentence == m_said) return;
    m_said = sentence;
    QAccessibleEvent description(view, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&description);
    if (mayBeSeveral() || tables.empty() || !tables.front().chosen || !view->hasFocus()) return;
    QAccessibleEvent focus(view, QAccessible::Focus);
    focus.setChild(childOf(tables.front(), *tables.front().chosen));
    QAccessible::updateAccessibility(&focus);
}
