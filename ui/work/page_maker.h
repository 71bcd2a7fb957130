#pragma once

#include <QImage>
#include <QMap>
#include <QObject>

#include "ui/plot/compose/composed_figure.h"
#include "ui/work/latest_job.h"
#include "ui/work/page_sources.h"

#include <filesystem>

/// Draws, arranges and writes pages of panels away from the GUI thread.
class PageMaker final : public QObject {
    Q_OBJECT
public:
    explicit PageMaker(QObject* parent = nullptr) : QObject(parent) {}
    ~PageMaker() override;

    /// The page as it will be printed; only the newest is reported.
    /// @param dots  of the picture, per millimetre
    void draw(const core::ComposedPage& page, double dots);
    /// Puts the panels into the rows of the page's grid. Only the newest request is reported.
    void arrange(const core::ComposedPage& page);
    /// Fills a template with a session, and arranges it.
    void fill(const std::string& name, const core::Session& session);
    /// Writes a figure file, or an .attnpage.
    void write(const core::ComposedPage& page, const std::filesystem::path& file);
    /// The contents of figure files, by their formats.
    void make(const core::ComposedPage& page, const QStringList& formats);
    bool isBusy() const { return m_drawing.isRunning() || m_arranging.isRunning() || m_writing.isRunning(); }
    void stop();

signals:
    void drawn(const ComposedFigure& page, const QImage& picture);
    void arranged(const core::ComposedPage& page);
    void filled(const core::ComposedPage& page);
    void written(const QString& path);
    void made(const QMap<QString, QByteArray>& files);
    void failed(const core::Error& error);
    void stopped();

private:
    PageSources m_sources;  ///< sources of the one thread that all jobs work in
    LatestJob m_drawing;
    LatestJob m_arranging{&m_drawing};
    LatestJob m_writing{&m_drawing};
};
