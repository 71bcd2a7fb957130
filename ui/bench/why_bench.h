#pragma once

#include "ui/bench/view_bench.h"
#include "ui/work/account_loader.h"

#include <vector>

class WhyPatches;
class WhyView;

/// Why the chosen cell has its score, what wrote the answer at its query, and what each layer would say there.
class WhyBench final : public ViewBench {
    Q_OBJECT
public:
    WhyBench(const Workbench& bench, core::View view, QObject* parent);

    QWidget* widget() override;
    QWidget* focusTarget() override;
    void setBare(bool bare) override;
    void show() override;
    void showCells() override;
    void clear() override;
    QString absence() const override;
    QString activity() const override;
    bool cancel() override;

private:
    /// A cell on the way back.
    struct Step {
        core::AttentionBlock block;
        core::HeadAddress head;
        core::Cell cell;

        friend bool operator==(const Step&, const Step&) = default;
    };

    /// The last question to the loader that takes its time.
    struct Asked {
        core::WhySettings why;
        core::AttentionBlock block;
        core::HeadAddress head;
        std::shared_ptr<const core::Trace> whole;

        friend bool operator==(const Asked&, const Asked&) = default;
    };

    void connectLoader();
    void setWhy(const core::WhySettings& why);
    void ask();
    bool waitsFor(const Asked& asked) const;
    void wait(const Asked& asked, const QString& message);
    bool isGuessed() const;  ///< the chosen cell's row, which is hidden
    void showCell(const std::shared_ptr<const ExplainedCell>& cell);
    void showAnswer();
    void showLens(const std::shared_ptr<const ReadLens>& lens);
    void showWeights(const std::shared_ptr<const ReadHead>& head);
    void showLensCell(const core::Cell& cell);
    void showProduct(const core::Cell& lines);
    void openProduct(const core::Cell& lines);
    void openPart(const core::StreamPart& part, const std::vector<core::WalkBack>& walks);
    void lookThrough(const std::optional<core::Index>& layer);
    void knockOut();

    Step now() const;
    void walk(const core::WalkBack& walk);
    void go(int step);
    void keepTrail();
    void showTrail();
    std::shared_ptr<const core::Trace> finished() const;

    AccountLoader m_loader;
    WhyView* m_view;
    WhyPatches* m_patches;
    std::vector<Step> m_trail;
    int m_at = 0;
    std::shared_ptr<const ExplainedCell> m_cell;
    std::shared_ptr<const ExplainedAnswer> m_answer;
    std::shared_ptr<const ReadLens> m_lens;
    std::shared_ptr<const ReadHead> m_head;
    std::optional<Asked> m_asked;
    QString m_waitsWith;        ///< the message until the loader answers
    bool m_isWaiting = false;   ///< nothing is shown until the loader answers
    core::HeadTable m_knocked;  ///< the table of m_answer
    QString m_activity;
};
