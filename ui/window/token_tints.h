#pragma once

#include <QObject>

#include "ui/bench/workbench.h"
#include "ui/panel/input/token_chips.h"
#include "ui/plot/heat/heat_data.h"

class InputPanel;

/// The weights of the row that is read as the ground of the tokens that they are on: of the text, of the second
/// sequence, or of a decoder's target. Can be switched off, which is remembered.
class TokenTints final : public QObject {
    Q_OBJECT
public:
    TokenTints(const Workbench& bench, InputPanel& panel, QObject* parent = nullptr);

    bool isOn() const { return m_isOn; }
    void setOn(bool on);
    /// Shows the tints of the row that is chosen or under the pointer.
    void show();

private:
    TokenChips* chipsOfKeys(const core::Trace& trace) const;
    std::vector<TokenChips::Tint> tintsOf(const std::shared_ptr<const core::Trace>& trace);
    core::RowVector weightsOf(const core::Trace& trace, core::Index query) const;
    std::shared_ptr<const HeatData> wholeMap(const std::shared_ptr<const core::Trace>& trace);

    /// A head's map, whose range the colours have.
    struct WholeMap {
        std::weak_ptr<const core::Trace> trace;
        core::HeadAddress address;
        core::MapLook look;
        std::shared_ptr<const HeatData> cells;
    };

    const Workbench m_bench;
    InputPanel& m_panel;
    WholeMap m_whole;
    bool m_isOn;
};
