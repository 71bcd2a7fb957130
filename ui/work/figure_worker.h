#pragma once

#include <QImage>
#include <QMap>
#include <QMutex>

#include "ui/plot/figure/figure_export.h"
#include "ui/plot/figure/figure_session.h"
#include "ui/work/latest_job.h"

/// Draws, measures and writes figures of one source away from the GUI thread.
class FigureWorker final : public QObject {
    Q_OBJECT
public:
    /// The session that a file carries for its settings and the folder it will lie in, empty for none; called on any
    /// thread.
    using SessionText = std::function<std::string(const core::FigureSettings&, const std::filesystem::path& folder)>;

    FigureWorker(FigureSource source, SessionText session, QObject* parent = nullptr);
    ~FigureWorker() override;

    const FigureSource& source() const { return *m_material->source; }
    /// Figures that are begun from now on are of this session: it has the same runs, and shows others of their heads or
    /// lines.
    void setSession(const core::Session& session);
    /// Sets the data inside files that are begun from now on.
    void setInside(FigureInside inside) { m_inside = inside; }

    /// A picture as large as fits into so many pixels; only the newest is reported, and ends the one before.
    void draw(const core::FigureSettings& settings, const QSize& room);
    /// Computes what the files would contain, then what else the figure can be handed over as. Only the newest request
    /// is reported.
    void weigh(const core::FigureSettings& settings, const QString& format);
    /// The contents of the files, by their formats; "txt" is figureText(), "attnscope" the session.
    void make(const core::FigureSettings& settings, const QStringList& formats);
    /// Writes one file, or one for each head; not while isWriting().
    void write(const core::FigureSettings& settings, const std::filesystem::path& path);
    void writeEach(const core::FigureSettings& settings, const std::filesystem::path& pattern);
    bool isWriting() const { return m_writing.isRunning(); }
    /// Ends writing after the file that is being written, or before it where its maps take long.
    void stop() { m_writing.requestStop(); }

signals:
    void drawn(std::shared_ptr<const Figure> figure, const QImage& picture);
    void notDrawn(const core::Error& error);
    void weighed(const std::vector<FigureFile>& files);
    /// By their formats, as make() has them: pictures and text.
    void offered(const QMap<QString, QByteArray>& contents);
    void notWeighed(const core::Error& error);
    void made(const QMap<QString, QByteArray>& files);
    void progressed(int done, int total);
    void knockedOut(int layers, int ofLayers);  ///< layers that are done, for a chart of knock-outs
    void written(int files);                    ///< fewer than there are if it was stopped
    void failed(const core::Error& error);      ///< making or writing

private:
    using Turn = LatestJob::Turn;

    /// The source of figures and the text of its session, which never change while a job reads them.
    struct Material {
        std::shared_ptr<const FigureSource> source;
        SessionText session;
    };
    using SharedMaterial = std::shared_ptr<const Material>;

    std::shared_ptr<const Figure> figureOf(const Material& material, const core::FigureSettings& settings,
                                           const std::stop_token& stop);
    SessionText sessionText();
    const std::string& packedNumbers(const core::Session& session);
    QByteArray bytesOf(const Material& material, const core::FigureSettings& settings, const QString& format,
                       const std::string& session, const std::stop_token& stop);
    void offer(QMap<QString, QByteArray>& contents, const Material& material, const core::FigureSettings& settings,
               const QString& format, const std::string& session, const std::stop_token& stop);
    void startWriting(std::function<void(const Turn&)> work);

    SharedMaterial m_material;
    FigureInside m_inside;
    QMutex m_mutex;  ///< guards m_of, m_settings and m_figure
    std::shared_ptr<const FigureSource> m_of;
    QMutex m_packing;
    std::string m_packed;  ///< once they were asked for, then the same
    core::FigureSettings m_settings;
    std::shared_ptr<const Figure> m_figure;  ///< the last that was made, of m_of and m_settings
    LatestJob m_drawing;
    LatestJob m_weighing;  ///< files take longer than pictures, which must not wait for them
    LatestJob m_writing{&m_weighing};
};
