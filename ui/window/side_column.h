#pragma once

#include <QFrame>

#include "ui/page/workbench.h"

class HeadsNavigator;
class Hint;
class InterventionList;
class ModulePanel;
class Segments;
class TextInput;

/// The column at the left: what the model reads, its heads, what is done to them, and the teaching module's settings.
class SideColumn final : public QFrame {
    Q_OBJECT
public:
    explicit SideColumn(const Workbench& bench, QWidget* parent = nullptr);

    TextInput* text() const { return m_text; }
    /// What shows what was computed: tokens and heads.
    QList<QWidget*> ofRun() const;

    void showSession();   ///< what is asked
    void showPrepared();  ///< what became of it
    void showTrace();     ///< what came out, or that there is nothing
    void showHead();      ///< which head is looked at

signals:
    void headMenuAsked(const QPoint& at);  ///< of the shown head
    void moduleOpenAsked();
    void moduleSaveAsked();

protected:
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    QWidget* createBelow();
    void connectParts();
    void compareWith(core::Index layer, core::Index head);
    void showBlocks();
    void showInterventions();

    const Workbench m_bench;
    TextInput* m_text;
    Segments* m_blocks;  ///< encoder, decoder, cross
    HeadsNavigator* m_heads;
    Hint* m_headHint;
    InterventionList* m_interventions;
    ModulePanel* m_module;
};
