#pragma once

#include "ui/bench/view_bench.h"
#include "ui/plot/why/alike_words.h"
#include "ui/work/latest_job.h"

#include <memory>
#include <optional>

class AlikeView;

/// Why the text in focus is like another one of the batch.
class AlikeBench final : public ViewBench {
    Q_OBJECT
public:
    AlikeBench(const Workbench& bench, core::View view, QObject* parent);

    QWidget* widget() override;
    QWidget* focusTarget() override;
    void setBare(bool bare) override;
    void show() override;
    void clear() override;
    QString absence() const override;
    QString activity() const override;
    bool cancel() override;

private:
    /// The question that is answered, or on its way.
    struct Asked {
        std::shared_ptr<const core::Trace> whole;
        core::Index first = 0;
        std::optional<core::Index> second;
        bool parts = false;  ///< what wrote the vectors is known, too
    };

    void compare(const Asked& asked);
    void showTexts();
    void showNeighbours();
    void showChosen(const core::Cell& lines);
    void showParts();
    void say(const QString& message);
    void open(core::Index text);

    AlikeView* m_view;
    Asked m_asked;
    std::shared_ptr<const core::AlikeTexts> m_texts;  ///< those of m_asked, once they are compared
    std::optional<AlikeWords> m_words;
    LatestJob m_job;
};
