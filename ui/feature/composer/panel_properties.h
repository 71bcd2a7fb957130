#pragma once

#include <QWidget>

#include "ui/feature/composer/page_editor.h"
#include "ui/plot/compose/composed_figure.h"

class ElidedLabel;
class Hint;
class PrefixedCombo;
class PrefixedSpin;
class QCheckBox;
class QFrame;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

/// The right column: the picked panel's settings, and advice where it is too small to print.
class PanelProperties final : public QWidget {
    Q_OBJECT
public:
    explicit PanelProperties(PageEditor& editor, QWidget* parent = nullptr);

    void setDrawn(const ComposedFigure& page);

signals:
    void openAsked();     ///< in the window
    void replaceAsked();  ///< by the window's view

private:
    QWidget* createPlace();
    QWidget* createLook();
    QWidget* createAdvice();
    QWidget* createFoot();
    void show();
    void showAdvice();
    void showLook(const core::FigureSettings& figure);
    void edit(const std::function<void(core::PagePanel&)>& change, const QString& kind = {});

    PageEditor& m_editor;
    ComposedFigure m_drawn;
    ElidedLabel* m_title;
    QPushButton* m_open;
    QPushButton* m_replace;
    QWidget* m_all;
    Hint* m_none;
    QLineEdit* m_heading;
    QPlainTextEdit* m_text;
    PrefixedSpin* m_sides[4];
    PrefixedSpin* m_columns;
    QWidget* m_look;
    PrefixedCombo* m_colors;
    PrefixedSpin* m_labels;
    QCheckBox* m_values;
    QCheckBox* m_axisNames;
    QCheckBox* m_bar;
    QCheckBox* m_ownBar;
    QFrame* m_advice;
    QLabel* m_adviceText;
    QPushButton* m_hideValues;
    QPushButton* m_widen;
};
