#include "ui/words/head_names.h"

#include <QObject>
#include <QStringList>

#include "ui/words/measure_names.h"

#include <cmath>
#include <map>
#include <memory>
#include <mutex>

using core::NameEvidence;
using core::Sureness;

namespace {

/// By the models' folders.
struct KnownNames {
    std::mutex mutex;
    std::map<std::filesystem::path, core::HeadEvidence> of;
};

KnownNames& knownNames()
{
    static KnownNames names;
    return names;
}

const NameEvidence* pointerTo(const std::optional<NameEvidence>& evidence) { return evidence ? &*evidence : nullptr; }

QString holdingText(const NameEvidence& name)
{
    return QObject::tr("%1 %").arg(
        std::lround(100.0 * static_cast<double>(name.holding) / static_cast<double>(name.texts)));
}

}  // namespace

void knowNames(const std::filesystem::path& model, core::HeadEvidence evidence)
{
    const std::lock_guard lock(knownNames().mutex);
    knownNames().of[model] = std::move(evidence);
}

std::optional<NameEvidence> knownName(const core::ModelInfo& info, core::Index layer, core::Index head,
                                      core::Measure pattern)
{
    const std::lock_guard lock(knownNames().mutex);
    const auto known = knownNames().of.find(info.folder);
    if (known == knownNames().of.end()) return std::nullopt;
    const NameEvidence* name = known->second.of(info.block.value_or(core::AttentionBlock::Self), layer, head, pattern);
    return name == nullptr ? std::nullopt : std::optional(*name);
}

QString surelyNamed(const core::ModelInfo& info, core::Index layer, core::Index head, core::Measure pattern,
                    float share)
{
    const auto evidence = knownName(info, layer, head, pattern);
    const QString name = shortMeasureName(pattern);
    switch (core::surenessOf(pointerTo(evidence))) {
    case Sureness::Guess: break;
    case Sureness::Often: return QStringLiteral("%1 %2").arg(name, holdingText(*evidence));
    case Sureness::Checked: return QStringLiteral("%1 %2 ✓").arg(name, holdingText(*evidence));
    case Sureness::Refuted: return QStringLiteral("%1 ✗").arg(name);
    }
    return QStringLiteral("%1 %2?").arg(name, measureText(pattern, share));
}

QString surenessSign(const std::optional<NameEvidence>& evidence)
{
    switch (core::surenessOf(pointerTo(evidence))) {
    case Sureness::Guess: break;
    case Sureness::Often: return {};
    case Sureness::Checked: return QStringLiteral("✓");
    case Sureness::Refuted: return QStringLiteral("✗");
    }
    return QStringLiteral("?");
}

QString namesOverTexts(const core::ModelInfo& info, core::Index layer, core::Index head)
{
    QStringList names;
    bool scanned = false;
    for (const core::Measure pattern : core::allMeasures) {
        const auto evidence = knownName(info, layer, head, pattern);
        if (!evidence) continue;
        scanned = true;
        const Sureness sureness = core::surenessOf(&*evidence);
        if (sureness == Sureness::Often || sureness == Sureness::Checked)
            names << surelyNamed(info, layer, head, pattern, 0);
    }
    if (!scanned) return QObject::tr("not known, a scan says it");
    return names.isEmpty() ? QObject::tr("no named pattern") : names.join(QStringLiteral(", "));
}

QString surenessText(const std::optional<NameEvidence>& evidence)
{
    if (!evidence || evidence->texts == 0) return QObject::tr("That is a guess: this text alone says so.");
    const QString holds =
        evidence->pattern == core::Measure::Induction
            ? QObject::tr("It holds in %1 of %2 random sequences.").arg(evidence->holding).arg(evidence->texts)
            : QObject::tr("It holds in %1 of %2 texts.").arg(evidence->holding).arg(evidence->texts);
    switch (evidence->check) {
    case NameEvidence::Check::Passed:
        return holds + QLatin1Char(' ') + QObject::tr("A check that could refute it did not.");
    case NameEvidence::Check::Refuted: return holds + QLatin1Char(' ') + QObject::tr("A check refuted it.");
    case NameEvidence::Check::None: break;
    }
    return holds + QLatin1Char(' ') + QObject::tr("Nothing was tried to refute it.");
}

const char* surenessName(Sureness sureness)
{
    switch (sureness) {
    case Sureness::Guess: break;
    case Sureness::Often: return "often";
    case Sureness::Checked: return "checked";
    case Sureness::Refuted: return "refuted";
    }
    return "guess";
}
