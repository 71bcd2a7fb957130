#pragma once

#include <QMenu>

#include "ui/bench/workbench.h"

/// Experiments on what heads compute: switched off, given other weights, patched from another run. What cannot be done
/// now is not offered.
class InterveneMenu final : public QMenu {
    Q_OBJECT
public:
    explicit InterveneMenu(const Workbench& bench, QWidget* parent = nullptr);

    /// Has a key of its own, which works where the menu is hidden too.
    QAction* headOff() const { return m_headOff; }
    void showHead();
    /// Commands for the shown head and the chosen cell, for another menu.
    void addHeadActions(QMenu* menu);
    void addCellActions(QMenu* menu);
    /// Hides a key from all other tokens, in every head.
    void hideToken();
    /// Takes the chosen cell's weight out of the shown head; the cell stays chosen.
    void hideChosenCell();

private:
    QAction* add(const char* name, const QString& text, const QString& tip, const std::function<void()>& act);
    void createHeadActions();
    void createCellActions();
    void fill();
    void createSubmenus();
    void fillPatches(QMenu* menu);
    void fillReferences(QMenu* menu);
    void fillPicked(QMenu* menu);
    void replaceBy(core::Intervention::Kind kind, const core::ReferenceTexts& reference,
                   const std::vector<core::ComparedHead>& heads);
    void scale();
    void intervene(core::Intervention::Kind kind, float factor = 0);
    void interveneOnCells(core::Intervention::Kind kind, bool everywhere);
    void interveneOn(const core::Painting& rows, core::Intervention::Kind kind, bool everywhere);
    core::Painting chosenCell() const;
    core::Painting inText(const core::Painting& rows) const;

    const Workbench m_bench;
    QAction* m_headOff;
    QList<QAction*> m_ofHead;
    QList<QAction*> m_ofCell;
    QAction* m_hideCells = nullptr;
    QAction* m_hideEverywhere = nullptr;
    QAction* m_pattern = nullptr;
    QAction* m_scale = nullptr;
    QAction* m_remove = nullptr;
};
