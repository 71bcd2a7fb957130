#pragma once

#include <QWidget>

#include "ui/feature/lesson/sheet/sheet_ground.h"

class PrefixedCombo;
class PrefixedSpin;
class QBoxLayout;
class QCheckBox;
class QComboBox;
class Hint;
class Segments;

/// The choices for worksheets: their subject, their number, their copies and their paper. Choices that do not apply are
/// hidden.
class SheetChoices final : public QWidget {
    Q_OBJECT
public:
    /// @param first  the first subject, if it exists
    SheetChoices(const SheetGround& ground, SheetWish::Of first, QWidget* parent = nullptr);

    const SheetWish& wish() const { return m_wish; }
    /// Numbers that are being typed are taken.
    void finishTyping();

signals:
    void changed();

private:
    void addWhat(QBoxLayout& rows);
    void addNumbers(QBoxLayout& rows);
    void addRowsOf(QBoxLayout& rows, const SheetGround& ground);
    void addPaper(QBoxLayout& rows);
    void show();

    SheetWish m_wish;
    std::vector<SheetWish::Of> m_kinds;  ///< the subjects that exist
    Segments* m_what = nullptr;
    PrefixedSpin* m_copies = nullptr;
    PrefixedSpin* m_seed = nullptr;
    PrefixedCombo* m_row = nullptr;
    Segments* m_paper = nullptr;
    QCheckBox* m_causal = nullptr;
    Hint* m_about;
};
