#pragma once

#include <QFrame>

#include "ui/feature/composer/page_editor.h"

class ElidedLabel;
class PrefixedCombo;
class PrefixedSpin;
class QToolButton;

/// The bar over the page: its size, grid and letters, how large it is shown, and the ways out.
class PageBar final : public QFrame {
    Q_OBJECT
public:
    explicit PageBar(PageEditor& editor, QWidget* parent = nullptr);

    /// How large the page is shown; nothing: as large as it fits.
    std::optional<double> zoom() const;
    void showZoom(double percent);
    /// Zooms to a pinch gesture's size, within the range that can be chosen.
    void zoomTo(double percent);
    void fit();

signals:
    void zoomChanged();
    void undoAsked();
    void copyAsked();
    void exportAsked();

private:
    void createSize();
    void createZoom();
    QToolButton* addButton(const char* name, const QString& text, const QString& tip);
    void show();
    void choosePage(int index);

    PageEditor& m_editor;
    ElidedLabel* m_name;
    PrefixedCombo* m_page;
    PrefixedSpin* m_width;
    PrefixedSpin* m_height;
    PrefixedSpin* m_columns;
    PrefixedCombo* m_letters;
    PrefixedCombo* m_zoom;
    double m_percent = 100;  ///< the scale from zoomTo()
    QToolButton* m_undo;
};
