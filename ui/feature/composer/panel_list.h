#pragma once

#include <QImage>
#include <QWidget>

#include "ui/feature/composer/page_editor.h"
#include "ui/plot/compose/composed_figure.h"

class QCheckBox;
class QListWidget;
class QPlainTextEdit;
class QToolButton;

/// The left column: the page's panels in their order, their common settings, and the caption.
class PanelList final : public QWidget {
    Q_OBJECT
public:
    /// @param additions  the menu of what can be added
    PanelList(PageEditor& editor, QMenu* additions, QWidget* parent = nullptr);

    void setDrawn(const ComposedFigure& page, const QImage& picture);

private:
    QWidget* createHeld();
    QWidget* createCaption();
    void connectParts();
    void show();
    void showRows();
    QCheckBox* addHeld(QLayout* layout, const char* name, const QString& tip, bool core::HeldTogether::*part);

    PageEditor& m_editor;
    ComposedFigure m_drawn;
    QImage m_picture;
    QToolButton* m_add;
    QListWidget* m_rows;
    std::vector<std::pair<QCheckBox*, bool core::HeldTogether::*>> m_held;
    QPlainTextEdit* m_caption;
    QCheckBox* m_captionShown;
};

/// A panel's name in lists: "(a) Map".
QString titleOfPanel(const core::ComposedPage& page, std::size_t panel);
/// "too small" badge: "4.4 pt"; empty where it can be read.
QString tooSmall(const core::ComposedPage& page, const ComposedPanel& panel);
