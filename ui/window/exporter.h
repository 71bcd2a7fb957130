#pragma once

#include <QPointer>

#include "ui/bench/view_bench.h"
#include "ui/plot/figure/figure.h"

#include <filesystem>
#include <functional>
#include <optional>

enum class CopyAs;
class ExportDialog;
class FigureWorker;
class QWidget;

/// Exports the current view: figures, their numbers, pictures on the clipboard.
class Exporter final : public QObject {
    Q_OBJECT
public:
    /// @param window  which its dialogs stand before
    Exporter(const Workbench& bench, QWidget* window);

    /// The content of the view, in the look of the last figure.
    /// @param page  the view that is looked at
    core::FigureSettings shownFigure(const ViewBench& shown) const;
    /// The session with that figure; nothing where there is none to be drawn yet.
    std::optional<core::Session> shownSession(const ViewBench& shown) const;
    void exportShown(const ViewBench& shown) { open(shownFigure(shown)); }
    /// The content of a second window of the session.
    void exportShown(const ViewBench& shown, core::View view) { open(figureOf(shown, view)); }
    void exportAllHeads();
    /// Offers a figure with these settings first.
    void open(const core::FigureSettings& figure);
    /// @param add  makes a figure a panel of a page; without, no page is offered
    void setPage(std::function<void(const core::Session&)> add) { m_page = std::move(add); }
    /// @param open  asks for a film of a figure, over the dialog that shows it; without, no film is offered
    void setFilm(std::function<void(const core::Session&, QWidget& over)> open) { m_film = std::move(open); }
    void copyShown(const ViewBench& shown);
    void copyAs(const ViewBench& shown, CopyAs as);
    /// Drags the current view's figure to another program, while the button of the mouse is held.
    void dragShown(const ViewBench& shown, QWidget* from);
    /// Stops making a picture for the clipboard.
    /// @return false where none is being made
    bool cancel();

    /// The finished traces of each run, and their session.
    FigureSource source() const;

signals:
    /// A figure, or the folder of several.
    void written(const std::filesystem::path& file);

private:
    /// Whether the shown trace is finished: otherwise there is nothing to draw, copy or name.
    bool hasFigure() const;
    core::FigureSettings figureOf(const ViewBench& shown, core::View view) const;
    void remember(core::FigureSettings figure);
    void copy(const ViewBench& shown, const QStringList& formats);
    void make(const ViewBench& shown, const QStringList& formats,
              const std::function<void(const QMap<QString, QByteArray>&)>& use);
    core::FigureSettings withNumbers(const core::FigureSettings& figure) const;
    core::FigureSettings asShown(const core::FigureSettings& figure) const;

    const Workbench m_bench;
    QWidget* m_window;
    std::function<void(const core::Session&)> m_page;
    std::function<void(const core::Session&, QWidget&)> m_film;
    QPointer<ExportDialog> m_dialog;  ///< while it is open
    QPointer<FigureWorker> m_copying;
};
