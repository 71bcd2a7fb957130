#pragma once

#include <QMenu>

#include "ui/bench/workbench.h"

/// The heads that were named together: picked again, described, or forgotten; and naming those that are picked now.
class HeadSetMenu final : public QMenu {
    Q_OBJECT
public:
    explicit HeadSetMenu(const Workbench& bench, QWidget* parent = nullptr);

private:
    void fill();
    void addSet(std::size_t place, const core::HeadSet& set);
    void keep();
    void note(std::size_t place);
    void edit(const std::function<void(core::Session&)>& change) const;

    const Workbench m_bench;
};
