#include "ui/feature/composer/page_editor.h"

#include <algorithm>
#include <utility>

namespace {

constexpr std::chrono::milliseconds oneStep{900};
constexpr double shifted = 4;  ///< mm, of a copy

}  // namespace

void PageEditor::apply(const Edit& edit, const QString& kind)
{
    core::ComposedPage next = m_now;
    edit(next);
    if (next == m_now) return;
    const auto now = Clock::now();
    const bool goesOn = !kind.isEmpty() && kind == m_kind && now - m_when <= oneStep && canUndo();
    if (goesOn)
        m_steps.join();
    else
        m_steps.push(m_now);
    m_kind = kind;
    m_when = now;
    m_now = std::move(next);
    keepPickInside();
    emit changed();
}

void PageEditor::applyToPicked(const std::function<void(core::PagePanel&)>& edit, const QString& kind)
{
    if (!m_picked) return;
    apply([&](core::ComposedPage& page) { edit(page.panels[*m_picked]); },
          kind.isEmpty() ? QString() : kind + QString::number(*m_picked));
}

void PageEditor::amend(core::ComposedPage page)
{
    if (page == m_now || page.panels.size() != m_now.panels.size()) return;
    m_now = std::move(page);
    emit changed();
}

void PageEditor::pick(std::optional<std::size_t> panel)
{
    if (panel && *panel >= m_now.panels.size()) panel.reset();
    if (panel == m_picked) return;
    m_picked = panel;
    m_kind.clear();
    emit pickedChanged();
}

void PageEditor::add(core::PagePanel panel)
{
    if (m_now.panels.size() >= core::mostPanels) return;
    apply([&](core::ComposedPage& page) { page.panels.push_back(std::move(panel)); });
    pick(m_now.panels.size() - 1);
    emit arrangeAsked();
}

void PageEditor::removePicked()
{
    if (!m_picked) return;
    const auto at = static_cast<std::ptrdiff_t>(*m_picked);
    apply([&](core::ComposedPage& page) { page.panels.erase(page.panels.begin() + at); });
    emit arrangeAsked();
}

void PageEditor::copyPicked()
{
    if (!m_picked || m_now.panels.size() >= core::mostPanels) return;
    const std::size_t at = *m_picked;
    apply([&](core::ComposedPage& page) {
        core::PagePanel copy = page.panels[at];
        copy.place.x += shifted;
        copy.place.y += shifted;
        page.panels.insert(page.panels.begin() + static_cast<std::ptrdiff_t>(at) + 1, std::move(copy));
    });
    pick(at + 1);
    emit arrangeAsked();
}

void PageEditor::move(std::size_t from, std::size_t to)
{
    if (from == to || from >= m_now.panels.size() || to >= m_now.panels.size()) return;
    apply([&](core::ComposedPage& page) {
        const auto begin = page.panels.begin();
        const auto first = static_cast<std::ptrdiff_t>(std::min(from, to));
        const auto last = static_cast<std::ptrdiff_t>(std::max(from, to));
        std::rotate(begin + first, begin + (from < to ? first + 1 : last), begin + last + 1);
    });
    pick(to);
    emit arrangeAsked();
}

void PageEditor::undo()
{
    if (!canUndo()) return;
    m_now = m_steps.undo(std::move(m_now));
    m_kind.clear();
    keepPickInside();
    emit changed();
}

void PageEditor::redo()
{
    if (!canRedo()) return;
    m_now = m_steps.redo(std::move(m_now));
    m_kind.clear();
    keepPickInside();
    emit changed();
}

void PageEditor::open(core::ComposedPage page, const std::filesystem::path& file, bool saved)
{
    m_now = std::move(page);
    m_saved = saved ? m_now : core::ComposedPage{};
    m_steps.clear();
    m_kind.clear();
    m_file = file;
    m_picked.reset();
    emit changed();
    emit pickedChanged();
}

void PageEditor::setSaved(const std::filesystem::path& file)
{
    m_file = file;
    m_saved = m_now;
    emit changed();
}

void PageEditor::keepPickInside()
{
    if (!m_picked || *m_picked < m_now.panels.size()) return;
    m_picked.reset();
    if (!m_now.panels.empty()) m_picked = m_now.panels.size() - 1;
    emit pickedChanged();
}

#include "moc_page_editor.cpp"
