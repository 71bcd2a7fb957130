#pragma once

#include "ui/page/workbench.h"
#include "ui/plot/why/answer_sheet.h"
#include "ui/work/account_loader.h"

class WhyView;

/// What becomes of the first run's answer where the second run's numbers are put in: asks for the sweep and shows what
/// is known of it.
class WhyPatches final : public QObject {
    Q_OBJECT
public:
    WhyPatches(const Workbench& bench, AccountLoader& loader, WhyView& view, QObject* parent);

    void show();
    void sweep();
    void forget();

private:
    struct Swept {
        RunResults::TracePointer from;
        RunResults::TracePointer to;
        core::AttentionBlock block;
        core::Answer answer;
        core::PatchSweep sweep;
    };

    core::PatchPlan plan() const;
    core::AttentionBlock block() const;
    RunResults::TracePointer finished(core::Index run) const;
    bool isShown() const;
    HeadMapOfAnswer map() const;
    QString numberName() const;
    void showFacts(const core::Cell& cell);

    const Workbench m_bench;
    AccountLoader& m_loader;
    WhyView& m_view;
    std::optional<Swept> m_swept;
    RunResults::TracePointer m_from, m_to;  ///< that the sweep in progress is of
    core::AttentionBlock m_block = core::AttentionBlock::Self;
};
