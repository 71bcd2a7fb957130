#pragma once

#include <QRectF>
#include <QStringList>

#include "core/analysis/attention_steps.h"

#include <vector>

class QPainter;

/// Products of a sum as bars about zero, with their factors and themselves below where they fit.
class TermBarList {
public:
    /// @param terms  outlive this
    /// @param names  of the terms, such as tokens or heads; none: they are of dimensions
    TermBarList(const std::vector<core::ScoreTerm>& terms, const QRectF& area, QStringList names = {});

    void paint(QPainter& painter) const;
    /// "dimension 3: 0.2 × 1.5 = 0.3"; empty beside the bars.
    QString tipAt(const QPointF& position) const;

private:
    int linesThatFit() const;
    double foot() const;
    QRectF slot(std::size_t term) const;
    void paintTerm(QPainter& painter, std::size_t term, float largest) const;

    const std::vector<core::ScoreTerm>& m_terms;
    const QRectF m_area;
    const QStringList m_names;
    const int m_lines;
};
