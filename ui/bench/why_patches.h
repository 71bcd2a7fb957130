#pragma once

#include "ui/bench/workbench.h"
#include "ui/plot/why/answer_sheet.h"
#include "ui/work/account_loader.h"

class WhyView;

/// The first run's answer with the second run's numbers put in: asks for the sweep and shows its results so far.
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
    RunResults::TracePointer m_from, m_to;  ///< the traces of the sweep in progress
    core::AttentionBlock m_block = core::AttentionBlock::Self;
};
