#include "ui/feature/composer/page_look_menu.h"

#include "ui/plot/compose/composed_figure.h"
#include "ui/plot/text/installed_font.h"
#include "ui/words/kept_text.h"

#include <algorithm>

using PageTheme = core::FigureSettings::Theme;

namespace {

bool haveValues(const core::ComposedPage& page)
{
    const auto hasNone = [](const core::PagePanel& panel) { return panel.session && !panel.session->figure.values; };
    return !page.panels.empty() && std::ranges::none_of(page.panels, hasNone);
}

}  // namespace

PageLookMenu::PageLookMenu(PageEditor& editor, QMenu* menu)
    : QObject(menu),
      m_editor(editor),
      m_fonts(menu->addMenu(tr("&Font of all panels")))
{
    connect(m_fonts, &QMenu::aboutToShow, this, &PageLookMenu::fillFonts);
    m_dark = add(menu, "darkPage", tr("&Dark panels"), tr("Light text on a dark page, for slides"), [this](bool on) {
        m_editor.apply([on](core::ComposedPage& page) { page.theme = on ? PageTheme::Dark : PageTheme::Light; });
    });
    m_values = add(menu, "pageValues", tr("&Values in the cells of all panels"),
                   tr("The weights as numbers, where they fit"), [this](bool on) {
                       m_editor.apply([on](core::ComposedPage& page) {
                           for (core::PagePanel& panel : page.panels)
                               if (panel.session) panel.session->figure.values = on;
                       });
                   });
    for (QAction* each : {m_dark, m_values}) each->setCheckable(true);
    m_caption = add(menu, "captionFromPanels", tr("&Caption from the panels"),
                    tr("Writes what each panel shows into the page's caption"), [this](bool) {
                        QStringList said;
                        for (qsizetype i = 0; i < m_captions.size(); ++i)
                            if (!m_captions[i].isEmpty())
                                said << QStringLiteral("%1 %2").arg(
                                    nameOfPanel(m_editor.page(), static_cast<std::size_t>(i)), m_captions[i]);
                        const std::string all = keptText(said.join(u' '), core::longestCaption);
                        m_editor.apply([&all](core::ComposedPage& page) { page.caption = all; });
                    });
    m_caption->setCheckable(false);
    m_caption->setEnabled(false);
    connect(menu, &QMenu::aboutToShow, this, &PageLookMenu::showLook);
    showLook();
}

QAction* PageLookMenu::add(QMenu* menu, const char* name, const QString& text, const QString& tip,
                           const std::function<void(bool)>& act)
{
    QAction* action = menu->addAction(text);
    action->setObjectName(QString::fromLatin1(name));
    action->setToolTip(tip);
    action->setStatusTip(tip);
    connect(action, &QAction::triggered, this, act);
    return action;
}

void PageLookMenu::setCaptions(QStringList captions)
{
    m_captions = std::move(captions);
    m_caption->setEnabled(!m_captions.join(QString()).isEmpty());
}

void PageLookMenu::showLook()
{
    m_dark->setChecked(m_editor.page().theme == PageTheme::Dark);
    m_values->setChecked(haveValues(m_editor.page()));
}

/// The families that papers ask for come first.
void PageLookMenu::fillFonts()
{
    m_fonts->clear();
    QStringList families{QString()};
    for (const char* family : {"Arial", "Helvetica", "Times New Roman"})
        if (!fontFor(QString::fromLatin1(family)).isEmpty()) families << QString::fromLatin1(family);
    families += installedFonts();
    families.removeDuplicates();
    const QString now = QString::fromStdString(m_editor.page().text.font);
    for (const QString& family : families) {
        QAction* action =
            add(m_fonts, "pageFont", family.isEmpty() ? tr("DejaVu Sans") : family, {}, [this, family](bool) {
                m_editor.apply([&family](core::ComposedPage& page) { page.text.font = family.toStdString(); });
            });
        action->setCheckable(true);
        action->setChecked(family == now);
    }
}

#include "moc_page_look_menu.cpp"
