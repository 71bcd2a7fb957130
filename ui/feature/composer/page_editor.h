#pragma once

#include <QObject>

#include "core/history.h"
#include "core/page/composed_page.h"

#include <chrono>
#include <filesystem>
#include <functional>

/// The page that is composed, and every edit of it, which can be undone; where it lies, and which panel is picked.
class PageEditor final : public QObject {
    Q_OBJECT
public:
    using Edit = std::function<void(core::ComposedPage&)>;
    using Clock = std::chrono::steady_clock;
    static constexpr std::size_t mostSteps = 200;

    explicit PageEditor(QObject* parent = nullptr) : QObject(parent) {}

    const core::ComposedPage& page() const { return m_now; }
    /// @return the picked panel's place in the page; nothing where none is
    std::optional<std::size_t> picked() const { return m_picked; }
    const core::PagePanel* pickedPanel() const { return m_picked ? &m_now.panels[*m_picked] : nullptr; }

    /// Changes the page; nothing is remembered where it stays as it was.
    /// @param kind  edits of one kind within a moment are one step: typing, dragging; empty: a step of its own
    void apply(const Edit& edit, const QString& kind = {});
    /// The picked panel alone.
    void applyToPicked(const std::function<void(core::PagePanel&)>& edit, const QString& kind = {});
    /// Adds results of an edit that were computed meanwhile to that edit's step.
    void amend(core::ComposedPage page);

    void pick(std::optional<std::size_t> panel);
    void add(core::PagePanel panel);
    void removePicked();
    void copyPicked();
    /// @param to  its place in the list afterwards
    void move(std::size_t from, std::size_t to);

    bool canUndo() const { return m_steps.canUndo(); }
    bool canRedo() const { return m_steps.canRedo(); }
    void undo();
    void redo();

    /// Another page.
    /// @param file  where it lies; empty: nowhere yet
    /// @param saved  nothing of it would be lost
    void open(core::ComposedPage page, const std::filesystem::path& file, bool saved = true);
    const std::filesystem::path& file() const { return m_file; }
    bool isModified() const { return !(m_now == m_saved); }
    void setSaved(const std::filesystem::path& file);

signals:
    void changed();  ///< the page, its file, or whether it is saved
    void pickedChanged();
    void arrangeAsked();  ///< panels came, went or changed their order, so that places no longer fit

private:
    void keepPickInside();

    core::ComposedPage m_now;
    core::ComposedPage m_saved;
    core::History<core::ComposedPage> m_steps{mostSteps};
    std::filesystem::path m_file;
    std::optional<std::size_t> m_picked;
    QString m_kind;
    Clock::time_point m_when = {};
};
