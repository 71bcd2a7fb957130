#pragma once

#include <QObject>

#include "ui/bench/workbench.h"

class AnnotateBar;
class MapView;

/// Writing onto the map by hand: its bar of tools, and each thing that hands do as a step that can be undone.
class Annotating final : public QObject {
    Q_OBJECT
public:
    /// @param map  on which is written
    Annotating(const Workbench& bench, MapView* map, QObject* parent);

    AnnotateBar* bar() const { return m_bar; }
    /// Whether the map that is shown has a cell for each token, on which something can be written.
    bool isOffered() const;
    bool isOn() const;
    void setOn(bool on);
    /// The map shows something else; hands leave one that they cannot write on.
    void show();

private:
    void apply(const SessionEditor::Edit& edit, SessionEditor::Kind kind = SessionEditor::Kind::Edit);
    void tell();

    const Workbench m_bench;
    MapView* m_map;
    AnnotateBar* m_bar;
    QString m_told;
};
