#pragma once

#include "ui/bench/view_bench.h"
#include "ui/work/latest_job.h"

#include <memory>
#include <string>
#include <vector>

class TokenizersView;

/// The first run's text as the models of all runs cut it.
class TokenizersBench final : public ViewBench {
    Q_OBJECT
public:
    TokenizersBench(const Workbench& bench, core::View view, QObject* parent);

    QWidget* widget() override;
    QWidget* focusTarget() override;
    void setBare(bool bare) override;
    void show() override;
    void clear() override;
    QString absence() const override;
    QString activity() const override;
    bool cancel() override;

private:
    /// The text that is cut.
    struct Asked {
        std::string text;
        std::vector<std::pair<std::size_t, std::shared_ptr<const core::Model>>> models;

        friend bool operator==(const Asked&, const Asked&) = default;
    };

    Asked asked() const;

    TokenizersView* m_view;
    Asked m_asked;  ///< cut, or on its way
    LatestJob m_job;
};
