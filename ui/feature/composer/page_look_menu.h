#pragma once

#include <QMenu>

#include "ui/feature/composer/page_editor.h"

#include <functional>

/// The look of all panels at once: their font, dark or light, and the values in their cells; and a caption made of
/// theirs.
class PageLookMenu final : public QObject {
    Q_OBJECT
public:
    /// @param menu  which gets the entries
    PageLookMenu(PageEditor& editor, QMenu* menu);

    /// What the panels say of themselves, in their order; empty for those that say nothing, or are not drawn yet.
    void setCaptions(QStringList captions);

private:
    void fillFonts();
    void showLook();
    QAction* add(QMenu* menu, const char* name, const QString& text, const QString& tip,
                 const std::function<void(bool)>& act);

    PageEditor& m_editor;
    QMenu* m_fonts;
    QAction* m_dark;
    QAction* m_values;
    QAction* m_caption;
    QStringList m_captions;
};
