#pragma once

#include <QFrame>

#include "ui/bench/workbench.h"

class HeadsNavigator;
class Hint;
class InterventionList;
class ModulePanel;
class Segments;
class TallScrollArea;
class TextInput;

/// The column at the left: the model's input, its heads, their interventions, and the teaching module's settings.
class SideColumn final : public QFrame {
    Q_OBJECT
public:
    explicit SideColumn(const Workbench& bench, QWidget* parent = nullptr);

    TextInput* text() const { return m_text; }
    /// The widgets for computed things: tokens and heads.
    QList<QWidget*> ofRun() const;

    void showSession();   ///< shows the Session's runs
    void showPrepared();  ///< shows the prepared runs
    void showTrace();     ///< shows the trace, or that there is none
    void showHead();      ///< shows the focused head

signals:
    void headMenuAsked(const QPoint& at);  ///< the menu of the shown head was asked for
    void moduleOpenAsked();
    void moduleSaveAsked();

protected:
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void fillBelow();
    void connectParts();
    void compareWith(core::Index layer, core::Index head);
    void showBlocks();
    void showInterventions();

    const Workbench m_bench;
    TallScrollArea* m_scroll;
    QWidget* m_content;
    TallScrollArea* m_scrollBelow;
    QWidget* m_below;  ///< the text
    TextInput* m_text;
    Segments* m_blocks;  ///< encoder, decoder, cross
    Segments* m_mixing;  ///< layers with a softmax, or without
    HeadsNavigator* m_heads;
    Hint* m_headHint;
    InterventionList* m_interventions;
    ModulePanel* m_module;
};
