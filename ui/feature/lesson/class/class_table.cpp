#include "ui/feature/lesson/class/class_table.h"

#include "ui/words/plain_tip.h"

namespace {

constexpr int fixedColumns = 1;  // the student

int countOf(const auto& all) { return static_cast<int>(all.size()); }

}  // namespace

void ClassTable::show(std::shared_ptr<const core::CollectedClass> collected)
{
    beginResetModel();
    m_class = std::move(collected);
    endResetModel();
}

int ClassTable::rowCount(const QModelIndex& parent) const
{
    return m_class == nullptr || parent.isValid() ? 0 : countOf(m_class->members);
}

int ClassTable::columnCount(const QModelIndex& parent) const
{
    if (m_class == nullptr || parent.isValid()) return 0;
    return fixedColumns + countOf(m_class->questions) + countOf(m_class->expectations) + countOf(m_class->goals);
}

QString ClassTable::answerText(const core::ClassMember& member, const core::ClassQuestion& asked) const
{
    const auto& answers = member.answers.answers;
    for (std::size_t i = 0; i < answers.size(); ++i) {
        if (answers[i].step != asked.step || answers[i].question != asked.question) continue;
        const QString mark = !member.right[i]   ? QString()
                             : *member.right[i] ? QStringLiteral("✓ ")
                                                : QStringLiteral("○ ");
        return mark + QString::fromStdString(answers[i].said).simplified();
    }
    return {};
}

QString ClassTable::expectationText(const core::ClassMember& member, const core::ClassExpectation& asked) const
{
    const auto first = core::CollectedClass::firstChoice(member, asked.step);
    if (!first || *first >= std::ssize(asked.keys)) return {};
    return tr("first choice: %1").arg(QString::fromStdString(asked.keys[static_cast<std::size_t>(*first)]));
}

QString ClassTable::textAt(int row, int column) const
{
    const core::ClassMember& member = m_class->members[static_cast<std::size_t>(row)];
    if (column == 0)
        return QString::fromStdString(member.answers.student.empty() ? member.from : member.answers.student)
            .simplified();
    auto place = static_cast<std::size_t>(column - fixedColumns);
    if (place < m_class->questions.size()) return answerText(member, m_class->questions[place]);
    place -= m_class->questions.size();
    if (place < m_class->expectations.size()) return expectationText(member, m_class->expectations[place]);
    const core::ClassGoal& goal = m_class->goals[place - m_class->expectations.size()];
    return member.answers.hasReached(goal.step, goal.goal) ? QStringLiteral("✓") : QString();
}

QVariant ClassTable::data(const QModelIndex& index, int role) const
{
    if (m_class == nullptr || !index.isValid()) return {};
    if (role == Qt::DisplayRole) return textAt(index.row(), index.column());
    if (role == Qt::ToolTipRole) return plainTip(textAt(index.row(), index.column()));
    return {};
}

QVariant ClassTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (m_class == nullptr || role != Qt::DisplayRole) return {};
    if (orientation == Qt::Vertical) return section + 1;
    if (section < fixedColumns) return tr("Student");
    auto place = static_cast<std::size_t>(section - fixedColumns);
    if (place < m_class->questions.size())
        return QStringLiteral("%1.%2")
            .arg(m_class->questions[place].step + 1)
            .arg(m_class->questions[place].question + 1);
    place -= m_class->questions.size();
    if (place < m_class->expectations.size()) return tr("%1 prediction").arg(m_class->expectations[place].step + 1);
    return tr("%1 goal").arg(m_class->goals[place - m_class->expectations.size()].step + 1);
}

#include "moc_class_table.cpp"
