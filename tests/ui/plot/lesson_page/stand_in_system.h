#pragma once

#include <QByteArray>
#include <QString>

#include <atomic>
#include <map>
#include <mutex>
#include <thread>
#include <vector>

/// A small stand-in for a learning system: it serves files on this machine alone, and keeps what is sent to it.
class StandInSystem {
public:
    struct Sent {
        QByteArray path;
        QByteArray head;  ///< all lines of the request before its body
        QByteArray body;
    };

    StandInSystem();
    ~StandInSystem();
    StandInSystem(const StandInSystem&) = delete;
    StandInSystem& operator=(const StandInSystem&) = delete;

    /// @param path  "/index.html"
    void serve(const QByteArray& path, const QByteArray& bytes);
    QString address() const;  ///< "http://127.0.0.1:40000"
    /// Posted messages in their order.
    std::vector<Sent> posted() const;

private:
    void listen();
    void answer(int connection);

    int m_socket = -1;
    int m_port = 0;
    std::map<QByteArray, QByteArray> m_files;
    std::vector<Sent> m_posted;
    mutable std::mutex m_mutex;
    std::atomic<bool> m_ends = false;
    std::thread m_thread;
};
