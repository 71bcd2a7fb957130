#include "ui/feature/film/film_dialog.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/feature/film/film_export.h"
#include "ui/file/dialog_folder.h"
#include "ui/part/prefixed_combo.h"
#include "ui/part/prefixed_spin.h"
#include "ui/words/error_text.h"

namespace fs = std::filesystem;

namespace {

const QString filmPurpose = QStringLiteral("films");
constexpr const char* writingFilm = "the film";

bool wasGenerated(const core::Session& session) { return !session.run().continuation.ids.empty(); }

}  // namespace

FilmDialog::FilmDialog(FigureSource source, SessionText session, QWidget* parent)
    : QDialog(parent),
      m_source(std::move(source)),
      m_session(std::move(session)),
      m_kind(new PrefixedCombo(tr("What changes"))),
      m_seconds(new PrefixedSpin(tr("Each frame"))),
      m_frames(new PrefixedSpin(tr("Frames"))),
      m_from(new PrefixedSpin(tr("From"))),
      m_to(new PrefixedSpin(tr("To"))),
      m_trouble(new QLabel),
      m_progress(new QProgressBar)
{
    setWindowTitle(tr("Film of the figure"));
    createFields();
    createButtons();
    showFields();
}

void FilmDialog::createFields()
{
    m_kind->setObjectName(QStringLiteral("filmKind"));
    m_kind->setAccessibleName(tr("What changes from frame to frame"));
    m_kind->setToolTip(tr("What changes from one frame to the next"));
    m_kind->addItem(tr("the layer"), static_cast<int>(FilmKind::Layers));
    m_kind->addItem(tr("the temperature"), static_cast<int>(FilmKind::Temperature));
    if (m_source.session.figure.content == core::FigureSettings::Content::Steps)
        m_kind->addItem(tr("the steps of the head"), static_cast<int>(FilmKind::Steps));
    if (wasGenerated(m_source.session))
        m_kind->addItem(tr("the text that was generated"), static_cast<int>(FilmKind::Generation));
    m_seconds->setObjectName(QStringLiteral("filmSeconds"));
    m_seconds->setAccessibleName(tr("Seconds that each frame stays"));
    m_seconds->setToolTip(tr("How long each frame stays; auto: as long as it takes to read it"));
    m_seconds->setDecimals(2);
    m_seconds->setSingleStep(0.1);
    m_seconds->setSuffix(tr(" s"));
    m_seconds->setRangeOrOpen(shortestFrame, longestFrame, tr("auto"));
    m_frames->setObjectName(QStringLiteral("filmFrames"));
    m_frames->setAccessibleName(tr("Number of frames"));
    m_frames->setToolTip(tr("How many frames, evenly chosen; auto: all of them"));
    m_frames->setDecimals(0);
    m_frames->setRangeOrOpen(static_cast<double>(fewestFrames), static_cast<double>(mostFrames), tr("auto"));
    for (PrefixedSpin* field : {m_from, m_to}) {
        field->setDecimals(2);
        field->setSingleStep(0.1);
        field->setRange(0.01, 100);
    }
    m_from->setObjectName(QStringLiteral("filmFrom"));
    m_from->setAccessibleName(tr("Temperature of the first frame"));
    m_from->setToolTip(tr("The temperature of the first frame"));
    m_from->setValue(FilmSettings().from);
    m_to->setObjectName(QStringLiteral("filmTo"));
    m_to->setAccessibleName(tr("Temperature of the last frame"));
    m_to->setToolTip(tr("The temperature of the last frame"));
    m_to->setValue(FilmSettings().to);
    m_seconds->choose(std::nullopt);
    m_frames->choose(std::nullopt);
    m_trouble->setObjectName(QStringLiteral("filmTrouble"));
    m_trouble->setProperty("role", QStringLiteral("warning"));
    m_trouble->setTextFormat(Qt::PlainText);
    m_trouble->setWordWrap(true);
    m_trouble->hide();
    m_progress->setAccessibleName(tr("Progress of the film"));
    m_progress->hide();
    connect(m_kind, &QComboBox::activated, this, &FilmDialog::showFields);
}

void FilmDialog::createButtons()
{
    auto* buttons = new QDialogButtonBox;
    m_save = buttons->addButton(tr("&Save…"), QDialogButtonBox::ActionRole);
    m_save->setObjectName(QStringLiteral("primary"));
    m_save->setToolTip(tr("Choose where the film goes"));
    m_save->setDefault(true);
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    connect(m_save, &QPushButton::clicked, this, &FilmDialog::save);
    connect(buttons, &QDialogButtonBox::rejected, this, &FilmDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_kind);
    for (const auto& [left, right] : {std::pair(m_seconds, m_frames), std::pair(m_from, m_to)}) {
        auto* row = new QHBoxLayout;
        row->addWidget(left, 1);
        row->addWidget(right, 1);
        layout->addLayout(row);
    }
    layout->addWidget(m_trouble);
    layout->addWidget(m_progress);
    layout->addStretch();
    layout->addWidget(buttons);
}

void FilmDialog::showFields()
{
    const bool temperatures = settings().kind == FilmKind::Temperature;
    for (QWidget* field : {m_from, m_to}) field->setVisible(temperatures);
}

FilmSettings FilmDialog::settings() const
{
    FilmSettings film;
    film.kind = static_cast<FilmKind>(m_kind->currentData().toInt());
    film.seconds = m_seconds->chosen();
    if (const auto frames = m_frames->chosen()) film.frames = static_cast<core::Index>(*frames);
    film.from = m_from->value();
    film.to = m_to->value();
    return film;
}

void FilmDialog::save()
{
    QFileDialog dialog(this, tr("Save the film"), dialogFolder(filmPurpose),
                       tr("GIF (*.gif);;WebM, with ffmpeg (*.webm);;numbered PNG (*-{frame}.png)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("gif"));
    dialog.selectFile(tr("film.gif"));
    if (dialog.exec() != QDialog::Accepted) return;
    const QString path = dialog.selectedFiles().constFirst();
    rememberDialogFolder(filmPurpose, path);
    write(path.toStdString());
}

void FilmDialog::write(const fs::path& path)
{
    m_trouble->hide();
    m_save->setEnabled(false);
    m_progress->setRange(0, 0);
    m_progress->show();
    m_writing.start(
        writingFilm,
        [this, path, film = settings()](const LatestJob::Turn& turn) {
            const auto tell = [this, &turn](int done, int total) {
                turn.tell([this, done, total] {
                    m_progress->setRange(0, total);
                    m_progress->setValue(done);
                });
                return !turn.stop().stop_requested();
            };
            requireFilmFile(m_source.session.figure, path);
            Film made(m_source, film, tell, turn.stop());
            const fs::path folder = fs::absolute(path).parent_path();
            exportFilm(
                made, path, [this, folder](const core::Session& each) { return m_session(each, folder); }, tell,
                turn.stop());
            turn.finish([this, path] {
                end();
                emit saved(QString::fromStdString(path.string()));
                accept();
            });
        },
        [this](const core::Error& error) {
            end();
            m_trouble->setText(errorText(error));
            m_trouble->show();
        },
        [this] {
            end();
            QDialog::reject();
        });
}

void FilmDialog::end()
{
    m_progress->hide();
    m_save->setEnabled(true);
}

void FilmDialog::reject()
{
    if (!m_writing.isRunning()) return QDialog::reject();
    m_writing.requestStop();
}

#include "moc_film_dialog.cpp"
