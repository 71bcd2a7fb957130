#pragma once

#include <QObject>

#include "core/session/session.h"

#include <filesystem>
#include <functional>

class ComposerWindow;

/// The way from the main window to the composer, which is made when it is asked for first.
class Composer final : public QObject {
    Q_OBJECT
public:
    /// What the main window shows, as one figure; nothing where there is none yet.
    using Shown = std::function<std::optional<core::Session>()>;

    /// @param open  shows a panel's session in the main window
    Composer(Shown shown, std::function<void(const core::Session&)> open, QObject* parent = nullptr);
    ~Composer() override;

    void show();
    /// What is shown becomes a panel of the page.
    void addShown();
    void add(const core::Session& session);
    /// A page, or a figure of one.
    void openPage(const std::filesystem::path& file);
    /// Whether the program may end; asks where a page is not saved.
    bool close();

signals:
    void said(const QString& sentence);

private:
    ComposerWindow& window();
    void replacePicked();

    Shown m_shown;
    std::function<void(const core::Session&)> m_open;
    std::unique_ptr<ComposerWindow> m_window;
};
