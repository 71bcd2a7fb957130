#pragma once

#include <QImage>
#include <QObject>
#include <QTemporaryDir>

#include <deque>
#include <map>
#include <optional>

class QProcess;

/// Draws the handbook's figures, each by the command that stands in it: the program is started as whoever reads it
/// could start it, one after the other, so that the window never waits.
class HandbookPictures final : public QObject {
    Q_OBJECT
public:
    /// @param program  that draws; empty: the one that runs
    explicit HandbookPictures(QString program = {}, QObject* parent = nullptr);
    ~HandbookPictures() override;

    struct Look {
        bool dark = false;
        double dpi = 96;  ///< dpi of the screen, magnified
        bool operator==(const Look&) const = default;
        bool operator<(const Look& other) const { return dark != other.dark ? other.dark : dpi < other.dpi; }
    };
    /// @return null until it is drawn, which is told
    QImage picture(const QString& command, const Look& look);
    const QString& program() const { return m_program; }
    /// Drops pictures that are not begun.
    void forgetAsked() { m_asked.clear(); }

    /// The arguments of a command in the handbook, its files where they lie here.
    static QStringList argumentsOf(const QString& command);

signals:
    void drawn(const QString& command);

private:
    using Key = std::pair<QString, Look>;
    void next();
    void finish(int status);

    const QString m_program;
    QTemporaryDir m_folder;
    std::map<Key, QImage> m_drawn;
    std::deque<Key> m_asked;
    std::optional<Key> m_now;  ///< the picture in progress
    QProcess* m_process;
};
