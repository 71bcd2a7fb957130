#include "ui/words/rule_names.h"

#include <QCoreApplication>
#include <QStringList>

#include "core/attention/mask/mask_rule.h"

QString ruleBehindBy(const std::string& rule)
{
    if (rule == core::ruleName(core::RuleKind::Painted))
        return QCoreApplication::translate("RuleNames", "hand", "hidden by hand");
    return QString::fromStdString(rule);
}

QString rulesBehindBy(const std::vector<std::string>& rules)
{
    QStringList names;
    for (const std::string& rule : rules) names << ruleBehindBy(rule);
    return names.join(QStringLiteral(", "));
}
