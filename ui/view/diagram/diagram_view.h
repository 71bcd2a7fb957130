#pragma once

#include <QWidget>

#include "ui/view/diagram/diagram_canvas.h"

class AnotherModelRow;

/// The blocks of the models of all runs, with a button for one more.
class DiagramView final : public QWidget {
    Q_OBJECT
public:
    explicit DiagramView(QWidget* parent = nullptr);

    /// Only the diagram.
    void setBare(bool bare);
    void display(std::vector<DiagramModel> models);
    DiagramCanvas* canvas() const { return m_canvas; }

signals:
    void anotherAsked();

private:
    AnotherModelRow* m_top;
    DiagramCanvas* m_canvas;
};
