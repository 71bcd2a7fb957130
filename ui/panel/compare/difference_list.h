#pragma once

#include <QWidget>

#include "core/attention/cell.h"

#include <array>

class DifferenceRow;

/// The cells in which two maps differ most; a click or Return goes there.
class DifferenceList final : public QWidget {
    Q_OBJECT
public:
    static constexpr std::size_t mostRows = 5;

    struct Row {
        QString cell;     ///< "it → cat"
        QString weights;  ///< "A .49  B .06"
        core::Cell place;
    };

    explicit DifferenceList(QWidget* parent = nullptr);

    void setRows(std::vector<Row> rows);

signals:
    void cellClicked(const core::Cell& cell);

private:
    std::array<DifferenceRow*, mostRows> m_buttons;
    std::vector<Row> m_rows;
};
