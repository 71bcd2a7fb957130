#pragma once

#include <QObject>

#include <filesystem>
#include <map>
#include <memory>
#include <string>

class QSocketNotifier;
class QTimer;

/// Where other programs of the same user show attention in this window: a local socket in the user's runtime folder
/// (XDG Base Directory Specification), which nobody else can reach. What comes is data: one line of JSON that names a
/// file of attention, which is opened like one that was dropped; nothing else can be asked for.
///
///     {"format": "attentionscope show", "version": 1, "file": "/tmp/attention.safetensors"}
///     {"ok": true}     or     {"error": "what was wrong"}
class WindowSocket final : public QObject {
    Q_OBJECT
public:
    static constexpr std::size_t longestLine = 8192;  ///< bytes
    static constexpr std::size_t mostAtOnce = 8;      ///< programs; more are sent away
    static constexpr int patience = 5000;             ///< ms that one may take to say what it wants

    /// Listens, where there is a runtime folder of the user alone; else there is no socket, and nothing is said.
    explicit WindowSocket(QObject* parent = nullptr);
    ~WindowSocket() override;

    bool isListening() const { return m_listening >= 0; }
    const std::filesystem::path& path() const { return m_path; }
    /// Where windows listen; empty where there is no such folder.
    static std::filesystem::path folder();

signals:
    void shown(const std::filesystem::path& file);

private:
    struct Caller;
    void listen();
    void accept();
    void read(int socket);
    void answer(int socket, const std::string& line);

    std::filesystem::path m_path;
    int m_listening = -1;
    std::map<int, std::unique_ptr<Caller>> m_callers;
};
