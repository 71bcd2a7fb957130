#include "ui/words/run_title.h"

#include <QCoreApplication>
#include <QStringList>

#include "ui/words/position_names.h"

#include <algorithm>

namespace {

struct RunTitle {
    Q_DECLARE_TR_FUNCTIONS(RunTitle)
};

template<typename Value>
bool allHaveOne(const std::vector<core::Run>& runs, Value value)
{
    return std::ranges::all_of(runs, [&](const core::Run& run) { return value(run) == value(runs.front()); });
}

}  // namespace

QString runTitle(const std::vector<core::Run>& runs, std::size_t run, const core::ModelInfo& info, const QString& head)
{
    const auto model = [](const core::Run& each) { return std::pair(each.model, each.module.has_value()); };
    const auto positions = [](const core::Run& each) {
        return each.module ? std::optional(each.module->positions) : std::nullopt;
    };
    const auto& module = runs[run].module;
    if (!allHaveOne(runs, model))
        return RunTitle::tr("%1 of %2")
            .arg(head, module ? RunTitle::tr("the teaching module") : QString::fromStdString(info.name));
    if (module && !allHaveOne(runs, positions))
        return QStringLiteral("%1 · %2").arg(head, positionName(module->positions));
    return RunTitle::tr("run %1 · %2").arg(run + 1).arg(head);
}

QString sideName(std::size_t side) { return QString(QChar(u'A' + static_cast<char16_t>(side))); }

QString sideNames(std::size_t count)
{
    QStringList first;
    for (std::size_t side = 0; side + 1 < count; ++side) first << sideName(side);
    return QCoreApplication::translate("CompareBar", "%1 and %2")
        .arg(first.join(QStringLiteral(", ")), sideName(count - 1));
}
