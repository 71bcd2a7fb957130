#pragma once

#include <QObject>

#include "core/engine/engine_model.h"
#include "core/json/json.h"
#include "core/system/local_socket.h"

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <string>

class QSocketNotifier;
class QTimer;

/// Where other programs of the same user ask this window to open a file: a local socket that nobody else can reach.
/// What comes is data, a WindowMessage; what it names is opened like something that was dropped, and what is looked at
/// is told. Nothing else can be asked for.
class WindowSocket final : public QObject {
    Q_OBJECT
public:
    static constexpr std::size_t mostAtOnce = 8;  ///< programs; more are sent away
    static constexpr int patience = 5000;         ///< ms that a caller may take for its request

    /// Listens, where there is a runtime folder of the user alone; else there is no socket, and nothing is said.
    explicit WindowSocket(QObject* parent = nullptr);
    ~WindowSocket() override;

    bool isListening() const { return m_listening.isOpen(); }
    const std::filesystem::path& path() const { return m_path; }

    /// What answers those who ask what is looked at: an object for "selection" or "weights".
    /// @throws core::Error where nothing can be told
    using Telling = std::function<core::Json(const std::string& what)>;
    void setTelling(Telling telling) { m_telling = std::move(telling); }

signals:
    /// a notebook hands over attention
    void shown(const std::filesystem::path& file);
    /// @param activation  what lets the window come to the front; may be empty
    void opened(const std::filesystem::path& path, const std::string& activation);
    /// a notebook lends a model
    /// @param socket  where it listens as an engine
    void explored(const core::EngineModel& engine, const std::filesystem::path& socket, const std::string& text);

private:
    struct Caller;
    void listen();
    void accept();
    void read(int socket);
    void take(int socket, const std::string& line);
    std::string told(const std::string& what) const;
    bool answer(int socket, const std::string& line);

    std::filesystem::path m_path;
    Telling m_telling;
    core::LocalSocket m_listening;
    std::map<int, std::unique_ptr<Caller>> m_callers;
};
