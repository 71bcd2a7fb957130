#pragma once

#include <QDialog>
#include <QTimer>

#include "ui/work/figure_worker.h"

#include <functional>
#include <optional>

enum class CopyAs;
class ExportPage;
class ExportSettings;
class TallScrollArea;
class QPushButton;

/// Everything about a figure before it leaves the program, with the figure itself as it will be: saved as one file or
/// one for each head, or copied.
class ExportDialog final : public QDialog {
    Q_OBJECT
public:
    /// @param source    its first trace is finished
    /// @param settings  where to begin; what the source does not have becomes its focused head
    /// @param session   the text that a file carries; called on another thread
    ExportDialog(FigureSource source, core::FigureSettings settings, FigureWorker::SessionText session,
                 QWidget* parent = nullptr);
    ~ExportDialog() override;

    const core::FigureSettings& settings() const;
    /// The content and look of the figure.
    core::Session session() const;

    /// Offers to make the figure a panel of a page.
    void setPage(const std::function<void(const core::Session&)>& add);
    /// Offers to make a film of the figure.
    void setFilm(const std::function<void(const core::Session&)>& open);

    void save();
    void copy(const QStringList& formats);  ///< formats as FigureWorker::make() takes them
    /// Hands the figure to whatever it is dragged onto, as the kind of file that is chosen.
    void drag();

    void reject() override;  ///< stops writing before it closes

signals:
    void saved(const QString& path);  ///< path of the file, or the folder of many
    void copied();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* createColumn();
    void fitColumn();
    QWidget* createButtons();
    void connectWorker();
    void createShortcuts();
    void settingsChanged();
    void draw();
    void endDrawing();  ///< removes the message about a slow drawing
    void showFigure(const std::shared_ptr<const Figure>& figure, const QImage& picture);
    void showState();
    void begin(const QString& target, int total);
    void end();
    void finish(int files);
    void copyAs(CopyAs as);
    std::optional<qsizetype> fileSize() const;
    void finishCopy(const QMap<QString, QByteArray>& files);

    FigureWorker m_worker;
    ExportPage* m_page;
    ExportSettings* m_settings;
    TallScrollArea* m_column = nullptr;  ///< holds the sections and scrolls them
    QPushButton* m_copy = nullptr;
    QPushButton* m_film = nullptr;  ///< hidden until there are films
    QPushButton* m_save = nullptr;
    QTimer m_weigh;        ///< until settings rest
    QTimer m_slow;         ///< until one file takes long enough to say so
    QTimer m_slowDrawing;  ///< until drawing takes long enough to say so
    std::shared_ptr<const Figure> m_figure;
    std::vector<FigureFile> m_files;       ///< the files' sizes, once they are known
    QMap<QString, QByteArray> m_contents;  ///< the contents to hand over when the picture is dragged
    QImage m_picture;                      ///< the picture of the page
    QString m_notDrawn;                    ///< why there is no figure
    QString m_notMade;                     ///< why there would be no file
    QString m_notWritten;                  ///< why the last file was not written
    QString m_target;                      ///< the file that is being written
    int m_total = 0;                       ///< number of files
    bool m_closing = false;
};
