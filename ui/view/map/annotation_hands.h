#pragma once

#include <QObject>
#include <QPointF>

#include "core/attention/cell.h"
#include "core/session/annotation.h"
#include "ui/view/map/annotation_grips.h"

#include <optional>
#include <string>

class AnnotationField;
class MapSheet;
class QKeyEvent;
class QWidget;

/// Hands that write annotations onto a map with the pointer or with keys: the tool they hold, what they have begun, and
/// which annotation they have chosen. They ask for edits by signals.
class AnnotationHands final : public QObject {
    Q_OBJECT
public:
    enum class Tool { Choose, Box, Arrow, Text, Rows, Columns, Bold };

    /// @param map    whose place in the plot is that of its events
    /// @param sheet  of the same map
    AnnotationHands(QWidget* map, MapSheet* sheet);

    bool isOn() const { return m_isOn; }
    /// Lays them on the map, or takes them away: what was begun is given up.
    void setOn(bool on);
    Tool tool() const { return m_tool; }
    void setTool(Tool tool);
    /// The colour of what comes, and of the chosen one.
    void setColor(const std::string& color);
    const std::string& color() const { return m_color; }

    /// The annotation that is chosen, by its number among the session's.
    std::optional<std::size_t> chosen() const { return m_chosen; }
    void forget();    ///< what was begun and chosen
    void askWords();  ///< for the chosen one
    void removeChosen();
    /// Chooses the one behind the chosen one, or before it.
    void chooseNext(int step);

    /// The map shows the session's annotations anew.
    void renew();
    /// The keyboard's cell on the map, a row and a column.
    void setCell(const core::Cell& place);

    /// Events of the map. @return whether they were the hands'
    bool press(const QPointF& at);
    bool move(const QPointF& at);
    bool release(const QPointF& at);
    bool doubleClick(const QPointF& at);
    bool key(const QKeyEvent& event);

    /// What is said of what the hands have begun or chosen; empty where there is nothing.
    QString said() const;
    /// How the held tool is used.
    QString hint() const;

signals:
    void written(const core::Annotation& one);
    /// @param quickly  one step with what was changed just before
    void changed(std::size_t number, const core::Annotation& one, bool quickly);
    void removed(std::size_t number);
    void stateChanged();  ///< the tool, what was begun or chosen
    void leaveAsked();

private:
    enum class Drag { None, Draw, Move, Grip };

    bool draws() const { return m_tool != Tool::Choose && m_tool != Tool::Bold; }
    void begin(const core::Cell& from);
    void end();
    void giveUp();
    void showBegun(const core::Annotation& one);
    void choose(std::optional<std::size_t> number);
    bool take(const QPointF& at);
    std::optional<std::size_t> annotationAt(const QPointF& at) const;
    void dragTo(const QPointF& at);
    bool toggleBoldAt(const QPointF& at);
    void toggleBold(core::Annotation::Side side, core::Index place);
    void chooseAtCell();
    void shift(const core::Cell& by, bool end_only);
    bool act(const QKeyEvent& event);
    core::Annotation blank() const;
    core::Cell nearestCell(const QPointF& at) const;
    core::Cell lastCell() const;
    void giveWords(const QString& words);
    void write(const core::Annotation& one);
    void tell();

    QWidget* m_map;
    MapSheet* m_sheet;
    AnnotationField* m_field;
    bool m_isOn = false;
    Tool m_tool = Tool::Choose;
    std::string m_color;
    core::Cell m_cell;
    std::size_t m_count = 0;  ///< of the session's annotations
    std::optional<std::size_t> m_chosen;
    Drag m_drag = Drag::None;
    std::optional<core::Cell> m_from;         ///< where something was begun, or taken hold of
    std::optional<core::Annotation> m_begun;  ///< what is drawn until it is done
    std::optional<AnnotationGrip> m_grip;
    bool m_asks = false;  ///< words for what was begun are asked for
};
