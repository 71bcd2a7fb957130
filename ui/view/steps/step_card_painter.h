#pragma once

#include <QPainter>

#include "core/session/session.h"
#include "ui/view/steps/step_cards.h"

#include <optional>

/// Paints the cards of a calculation: those that are not reached yet stay empty, the focused query and key are
/// outlined.
class StepCardPainter {
public:
    /// The painter's data, which must outlive it.
    struct Subject {
        const StepCards& cards;
        const StepsContent& content;
        core::Cell cell;   ///< the focused cell
        core::Index step;  ///< the step that is reached
        const Palette& colors;
        bool spotlight = false;                        ///< all but the focused row and column fades
        std::optional<core::StageNumber> number = {};  ///< the number that is explained, in a table of vectors
    };
    StepCardPainter(QPainter& painter, const Subject& subject) : m_painter(painter), m_of(subject) {}

    void paintCard(core::Index step);
    /// Over tables that are scrolled: their titles and keys' names at the upper edge of what is seen, and where the
    /// focused row is out of sight, that row at the edge that it lies beyond.
    /// @param seen  the part of the sheet that is in sight
    void paintPinned(core::Index step, const QRect& seen);

private:
    void pinRow(const StepTable& table, const QRect& seen, int top);

    QColor titleColor(core::Index step) const;
    void paintTitle(const StepTable& table, const QColor& color);
    void paintTable(const StepTable& table);
    void paintRowNames(const StepTable& table);
    void paintKeyNames(const StepTable& table);
    void paintMarks(const StepTable& table);
    void paintSpotlit(const StepTable& table);
    void write(const QRectF& rect, Qt::Alignment alignment, const QString& text, bool marked);
    core::Index focusedRow(const StepTable& table) const;

    QPainter& m_painter;
    const Subject m_of;
};
