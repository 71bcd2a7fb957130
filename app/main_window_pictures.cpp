// What the window does about pictures, and models that read them.

#include <QAction>
#include <QFileDialog>
#include <QTabBar>

#include "app/main_window.h"
#include "core/image/image_file.h"
#include "ui/control/dialog_folder.h"
#include "ui/panel/banner.h"
#include "ui/panel/input_panel.h"
#include "ui/panel/picture_input.h"
#include "ui/plot/figure_session.h"
#include "ui/view/picture_canvas.h"
#include "ui/view/picture_view.h"

#include <algorithm>

namespace fs = std::filesystem;

namespace {

const QString purpose = QStringLiteral("pictures");

/// Figures that this program saved are sessions, whatever they look like.
bool isPicture(const fs::path& file) { return core::looksLikeImage(file) && !sessionIn(file); }

}  // namespace

bool MainWindow::readsPictures() const
{
    return m_prepared && m_prepared->model->transformer.patches && !session().run().module && !showsRecorded()
           && session().run().model == m_prepared->model->info.folder;
}

/// @return whether all of them are pictures, so that nothing else is to be done with them
bool MainWindow::openPictures(const std::vector<fs::path>& files)
{
    if (files.empty() || !std::ranges::all_of(files, isPicture)) return false;
    if (!readsPictures()) {
        const QString name = QString::fromStdString(files.front().filename().string());
        m_banner->showMessage(tr("%1 is a picture without a session, and the model that is open reads no pictures. "
                                 "Open a vision transformer (model type “vit”) first, then the picture.")
                                  .arg(name));
        return true;
    }
    std::vector<fs::path> absolute;
    for (const fs::path& file : files) absolute.push_back(fs::absolute(file).lexically_normal());
    m_started.clear();  // the same file may hold another picture by now
    m_editor.setImages(absolute);
    core::rememberOpened(session().run());
    if (m_started.empty()) start();
    return true;
}

void MainWindow::choosePicture()
{
    const QStringList chosen = QFileDialog::getOpenFileNames(this, tr("Open pictures"), dialogFolder(purpose),
                                                             tr("Pictures (*.png *.jpg *.jpeg);;All files (*)"));
    if (chosen.isEmpty()) return;
    rememberDialogFolder(purpose, chosen.front());
    std::vector<fs::path> files;
    for (const QString& file : chosen) files.emplace_back(file.toStdString());
    if (!openPictures(files)) openPath(files.front());
}

/// The tab is there as long as the model reads pictures; a session may ask for it before the model is known.
void MainWindow::showPictureTab()
{
    constexpr int place = static_cast<int>(core::View::Picture);
    const bool wanted = readsPictures() || session().view == core::View::Picture;
    const QSignalBlocker quiet(m_tabs);
    // A tab that is only hidden leaves the bar too narrow when it comes back.
    if (wanted && m_tabs->count() == place)
        m_tabs->setTabToolTip(m_tabs->addTab(tr("Picture")), tr("What a patch attends to, over the picture (Ctrl+8)"));
    if (!wanted && m_tabs->count() > place) m_tabs->removeTab(place);
    m_tabs->setCurrentIndex(static_cast<int>(session().view));
    findChild<QAction*>(QStringLiteral("pictureView"))->setVisible(wanted);
}

/// Why no view has anything to show; empty where there is a picture, or the model reads texts.
QString MainWindow::pictureAbsence() const
{
    if (!readsPictures() || m_prepared->computable()) return {};
    return tr("%1 reads pictures. Drop a PNG or JPEG here, or open one with File › Open (Ctrl+O).")
        .arg(QString::fromStdString(m_prepared->model->info.name));
}

/// A picture that cannot be read leaves the model open, which asks for another; the Session keeps its name.
/// @return whether it was that
bool MainWindow::openWithoutPictures(const core::Error& error)
{
    const auto named = [&](const fs::path& image) { return image.string() == error.file; };
    if (std::ranges::none_of(session().run().images, named)) return false;
    std::vector<core::Run> runs = session().runs;
    for (core::Run& run : runs) run.images.clear();
    m_controller.start(std::move(runs), session().focus.layer);
    return true;
}

void MainWindow::connectPictures()
{
    connect(m_picture, &PictureView::cellClicked, this, &MainWindow::chooseCell);
    connect(m_picture, &PictureView::cellHovered, &m_selection, &Selection::setHover);
    connect(m_input->picture(), &PictureInput::openAsked, this, &MainWindow::choosePicture);
    connect(m_input->picture()->thumbnail(), &PatchThumbnail::queryClicked, this, [this](core::Index token) {
        chooseCell({token, m_selection.focus().key});
    });
}

void MainWindow::showPicture(const core::HeadAttention& stages)
{
    // Pixels may have come without a picture.
    if (m_trace->batch.sequences[static_cast<std::size_t>(address().item)].image == nullptr) return m_picture->clear();
    m_picture->setCells({m_selection.focus().query, m_selection.focus().key}, m_selection.hover());
    m_picture->display(*m_trace, address(), stages);
}
