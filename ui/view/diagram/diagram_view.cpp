#include "ui/view/diagram/diagram_view.h"

#include <QVBoxLayout>

#include "ui/part/another_model_row.h"

DiagramView::DiagramView(QWidget* parent) : QWidget(parent), m_top(new AnotherModelRow), m_canvas(new DiagramCanvas)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 8, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(m_top);
    layout->addWidget(m_canvas, 1);
    connect(m_top, &AnotherModelRow::asked, this, &DiagramView::anotherAsked);
}

void DiagramView::setBare(bool bare) { m_top->setVisible(!bare); }

void DiagramView::display(std::vector<DiagramModel> models)
{
    m_top->say(tr("A click on a layer opens it; a click on a head or a part of the open layer goes to its view."),
               models.size());
    m_canvas->display(std::move(models));
}

#include "moc_diagram_view.cpp"
