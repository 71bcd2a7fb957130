#pragma once

#include <QWidget>

#include "core/session/map_look.h"

#include <functional>
#include <map>
#include <utility>
#include <vector>

class QAction;
class QMenu;
class QToolButton;
class Segments;

/// The quantity in the map's cells and the grouping of tokens, as one menu; for a long map, the meaning of a pixel.
class MapControls final : public QWidget {
    Q_OBJECT
public:
    using Edit = std::function<void(core::MapLook&)>;

    explicit MapControls(QWidget* parent = nullptr);

    /// The choices that there are.
    struct Offers {
        bool norms = false;    ///< there are values, whose norms a cell can be
        bool picked = false;   ///< heads were picked
        bool special = false;  ///< it is known which tokens are special
        bool pair = false;     ///< the text is two that are read as one sequence
        bool spans = false;    ///< stretches of the text have names
    };

    /// @param isLookedAt  the map is
    void show(const core::MapLook& look, bool isLookedAt, bool isLong, const Offers& offers);
    bool showsPooling() const;

signals:
    void edited(const MapControls::Edit& edit);

private:
    QToolButton* createCells();
    QWidget* createPooling();
    template<typename Value>
    std::map<Value, QAction*> add(QMenu* menu, Value core::MapLook::*member,
                                  const std::vector<std::pair<QString, Value>>& choices);
    void showCells(const core::MapLook& look, const Offers& offers);
    QString textOf(const core::MapLook& look, const Offers& offers) const;

    struct Choice {
        QAction* action;
        std::function<bool(const core::MapLook&)> isChosen;
    };
    std::vector<Choice> m_choices;
    QAction* m_norms = nullptr;
    QAction* m_picked = nullptr;
    QAction* m_words = nullptr;
    std::map<core::HeadsJoined, QAction*> m_joined;
    std::map<core::PairPart, QAction*> m_pair;
    std::map<core::MapLook::BySpan, QAction*> m_spans;
    QToolButton* m_cells;
    Segments* m_pooling;
    QWidget* m_poolingRow;
};
