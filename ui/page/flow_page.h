#pragma once

#include "ui/page/view_page.h"

class FlowView;

/// Lines of the focused head, and of those that were picked beside it.
class FlowPage final : public ViewPage {
    Q_OBJECT
public:
    FlowPage(const Workbench& bench, core::View view, QObject* parent);

    QWidget* widget() override;
    QWidget* focusTarget() override;
    void show() override;
    void showCells() override;
    void clear() override;

private:
    std::vector<core::HeadAddress> heads(const core::Trace& trace) const;

    FlowView* m_view;
};
