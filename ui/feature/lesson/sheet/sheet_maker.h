#pragma once

#include <QImage>

#include "ui/feature/lesson/sheet/sheet_ground.h"
#include "ui/plot/sheet/head_sheet_source.h"
#include "ui/plot/sheet/sheet_files.h"
#include "ui/work/latest_job.h"

/// Draws and writes worksheets away from the GUI thread.
class SheetMaker final : public QObject {
    Q_OBJECT
public:
    explicit SheetMaker(SheetGround ground, QObject* parent = nullptr);
    ~SheetMaker() override;

    const SheetGround& ground() const { return m_ground; }

    /// One of all pages of all copies, as it will be printed; only the newest is reported.
    struct Place {
        core::Index copy = 1;
        core::Index page = 0;
        bool key = false;
    };
    /// @param room  that the picture may fill, in pixels
    void draw(const SheetWish& wish, const Place& place, const QSize& room);
    /// Writes sheets and key, both or none.
    void write(const SheetWish& wish, const std::filesystem::path& sheets, const std::filesystem::path& key);
    bool isWriting() const { return m_writing.isRunning(); }
    void stop() { m_writing.requestStop(); }

signals:
    /// @param size   of the page, in millimetres
    /// @param pages  of the copy
    void drawn(const QImage& picture, const QSizeF& size, core::Index page, core::Index pages);
    void notDrawn(const core::Error& error);
    void progressed(core::Index done, core::Index total);
    void written();
    void stopped();
    void failed(const core::Error& error);

private:
    SheetRun runOf(const SheetWish& wish, const std::stop_token& stop);
    const HeadSheetSource& head(const SheetWish& wish, const std::stop_token& stop);

    SheetGround m_ground;
    std::optional<HeadSheetSource> m_head;  ///< the head, for the one thread that both jobs work in
    LatestJob m_drawing;
    LatestJob m_writing{&m_drawing};
};
