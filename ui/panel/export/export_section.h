#pragma once

#include <QVBoxLayout>

#include "core/session/session.h"
#include "ui/part/heading.h"

/// A part of a figure's settings under its heading.
class ExportSection : public QWidget {
    Q_OBJECT
public:
    explicit ExportSection(const QString& heading) : m_rows(new QVBoxLayout(this))
    {
        m_rows->setContentsMargins(0, 0, 0, 0);
        m_rows->setSpacing(6);
        m_headline->addWidget(new Heading(heading));
        m_headline->addStretch();
        m_rows->addLayout(m_headline);
    }

    virtual void display(const core::FigureSettings& settings) = 0;
    virtual void apply(core::FigureSettings& settings) const = 0;

signals:
    void changed();

protected:
    /// Side by side, each as wide as the other.
    QHBoxLayout* addRow(const std::vector<QWidget*>& controls)
    {
        auto* row = new QHBoxLayout;
        row->setSpacing(6);
        for (QWidget* control : controls) row->addWidget(control, 1);
        m_rows->addLayout(row);
        return row;
    }

    QVBoxLayout* m_rows;
    QHBoxLayout* m_headline = new QHBoxLayout;
};
