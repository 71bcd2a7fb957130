#include "ui/panel/export/film_dialog.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScreen>
#include <QShortcut>
#include <QSlider>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/panel/export/figure_content.h"
#include "ui/panel/export/figure_destination.h"
#include "ui/panel/export/figure_preview.h"
#include "ui/panel/export/film_options_panel.h"
#include "ui/theme/magnification.h"
#include "ui/words/error_text.h"

#include <algorithm>
#include <cmath>

namespace {

constexpr int columnWidth = 320;
constexpr int planAfterMilliseconds = 250;

}  // namespace

FilmDialog::FilmDialog(FigureSource source, const core::FigureSettings& figure, QWidget* parent)
    : QDialog(parent),
      m_worker(std::move(source), this),
      m_preview(new FigurePreview),
      m_options(new FilmOptionsPanel(m_worker.source(), figure)),
      m_trouble(new QLabel),
      m_play(new QToolButton),
      m_frame(new QSlider(Qt::Horizontal)),
      m_count(new QLabel),
      m_bar(new QProgressBar)
{
    setWindowTitle(tr("Export film"));
    const QSize screenSize = screen()->availableSize();
    setMinimumSize(QSize(780, 520).boundedTo(screenSize));
    resize(QSize(1040, 720).boundedTo(screenSize));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(createPage(), 1);
    layout->addWidget(createColumn());
    m_rest.setSingleShot(true);
    m_rest.setInterval(planAfterMilliseconds);
    m_playing.setSingleShot(true);
    connect(&m_rest, &QTimer::timeout, this, &FilmDialog::plan);
    connect(&m_playing, &QTimer::timeout, this, &FilmDialog::playOn);
    connect(m_options, &FilmOptionsPanel::changed, this, [this] {
        m_size = {};
        showState();
        m_rest.start();
    });
    connect(m_preview, &FigurePreview::roomChanged, this, &FilmDialog::drawFrame);
    connect(new QShortcut(QKeySequence::Save, this), &QShortcut::activated, this, &FilmDialog::save);
    connectWorker();
    showState();
    m_rest.start();
}

FilmDialog::~FilmDialog() = default;

QWidget* FilmDialog::createPage()
{
    auto* page = new QFrame;
    page->setObjectName(QStringLiteral("exportPage"));
    auto* title = new QLabel(tr("Export film"));
    title->setObjectName(QStringLiteral("brand"));
    m_trouble->setObjectName(QStringLiteral("filmTrouble"));
    m_trouble->setProperty("role", QStringLiteral("warning"));
    m_trouble->setTextFormat(Qt::PlainText);
    m_trouble->setWordWrap(true);
    m_bar->setTextVisible(false);
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(22, 20, 22, 20);
    layout->setSpacing(10);
    layout->addWidget(title);
    layout->addWidget(m_trouble);
    layout->addWidget(m_preview, 1);
    layout->addLayout(createPlayer());
    return page;
}

QLayout* FilmDialog::createPlayer()
{
    m_play->setObjectName(QStringLiteral("filmPlay"));
    m_play->setCheckable(true);
    m_play->setText(QStringLiteral("▶"));
    m_play->setToolTip(tr("Play the film"));
    m_play->setAccessibleName(tr("Play the film"));
    m_frame->setObjectName(QStringLiteral("filmFrame"));
    m_frame->setAccessibleName(tr("Frame"));
    m_count->setObjectName(QStringLiteral("filmCount"));
    m_count->setMinimumWidth(m_count->fontMetrics().horizontalAdvance(QStringLiteral("1000 / 1000")));
    m_count->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    connect(m_play, &QToolButton::toggled, this, &FilmDialog::setPlaying);
    connect(m_frame, &QSlider::valueChanged, this, &FilmDialog::drawFrame);
    connect(m_frame, &QSlider::sliderPressed, this, [this] { m_play->setChecked(false); });
    auto* row = new QHBoxLayout;
    row->setSpacing(12);
    row->addWidget(m_play);
    row->addWidget(m_frame, 1);
    row->addWidget(m_bar, 1);
    row->addWidget(m_count);
    return row;
}

QWidget* FilmDialog::createColumn()
{
    auto* cancel = new QPushButton(tr("Cancel"));
    cancel->setObjectName(QStringLiteral("cancelFilm"));
    cancel->setToolTip(tr("Stop writing, or close without saving (Esc)"));
    cancel->setAutoDefault(false);
    m_save = new QPushButton(tr("&Save…"));
    m_save->setObjectName(QStringLiteral("primary"));
    m_save->setToolTip(tr("Choose where the film goes (Ctrl+S)"));
    m_save->setDefault(true);
    connect(cancel, &QPushButton::clicked, this, &FilmDialog::reject);
    connect(m_save, &QPushButton::clicked, this, &FilmDialog::save);
    auto* row = new QFrame;
    row->setObjectName(QStringLiteral("exportButtons"));
    auto* buttons = new QHBoxLayout(row);
    buttons->setContentsMargins(20, 12, 20, 16);
    buttons->setSpacing(8);
    buttons->addStretch();
    buttons->addWidget(cancel);
    buttons->addWidget(m_save);
    auto* column = new QFrame;
    column->setObjectName(QStringLiteral("rightPanel"));
    keepScaled(column, [this, column] {
        column->setFixedWidth(std::max(scaled(columnWidth), m_options->minimumSizeHint().width()));
    });
    auto* layout = new QVBoxLayout(column);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_options, 1);
    layout->addWidget(row);
    return column;
}

void FilmDialog::connectWorker()
{
    connect(&m_worker, &FilmWorker::computed, this,
            [this](int done, int total) { showProgress(tr("computing…"), done, total); });
    connect(&m_worker, &FilmWorker::planned, this, &FilmDialog::showPlan);
    connect(&m_worker, &FilmWorker::notPlanned, this, [this](const core::Error& error) {
        m_size = {};
        m_preview->clear();
        m_options->showNone();
        showState(errorText(error));
    });
    connect(&m_worker, &FilmWorker::drawn, this, [this](int frame, const QImage& picture) {
        m_preview->setPicture(picture, m_size);
        m_preview->setAccessibleDescription(tr("Frame %1").arg(frame + 1));
        if (m_play->isChecked()) m_playing.start(static_cast<int>(std::lround(*m_options->film().seconds * 1000)));
    });
    connect(&m_worker, &FilmWorker::progressed, this,
            [this](int done, int total) { showProgress(tr("writing…"), done, total); });
    connect(&m_worker, &FilmWorker::written, this, &FilmDialog::end);
    connect(&m_worker, &FilmWorker::failed, this, [this](const core::Error& error) {
        showState(errorText(error));
        if (m_closing) QDialog::reject();
    });
}

void FilmDialog::setColors(const Palette& colors) { m_preview->setColors(colors); }

void FilmDialog::plan()
{
    m_size = {};
    showState();
    m_worker.plan(m_options->figure(), m_options->film());
}

void FilmDialog::showPlan(int frames, double seconds, const QSizeF& millimetres)
{
    m_size = millimetres;
    m_options->showPlan(frames, seconds, millimetres);
    const int at = frames == m_frame->maximum() + 1 ? m_frame->value() : 0;  // another film begins at its beginning
    const QSignalBlocker quiet(m_frame);
    m_frame->setRange(0, frames - 1);
    m_frame->setValue(at);
    showState();
    drawFrame();
}

void FilmDialog::drawFrame()
{
    if (m_size.isEmpty() || m_worker.isWriting()) return;
    m_count->setText(tr("%1 / %2").arg(m_frame->value() + 1).arg(m_frame->maximum() + 1));
    m_worker.draw(m_frame->value(), m_preview->room());
}

void FilmDialog::setPlaying(bool playing)
{
    m_playing.stop();
    if (!playing) return;
    if (m_frame->value() == m_frame->maximum()) m_frame->setValue(0);
    drawFrame();
}

/// Again and again, as the file does.
void FilmDialog::playOn()
{
    if (!m_play->isChecked() || m_size.isEmpty()) return;
    m_frame->setValue(m_frame->value() == m_frame->maximum() ? 0 : m_frame->value() + 1);
}

void FilmDialog::showProgress(const QString& words, int done, int total)
{
    m_bar->setRange(0, total);
    m_bar->setValue(done);
    m_bar->setAccessibleName(words);
    m_count->setText(tr("%1 / %2").arg(done).arg(total));
}

void FilmDialog::showState(const QString& trouble)
{
    const bool writing = m_worker.isWriting();
    const bool ready = !m_size.isEmpty() && !writing;
    m_trouble->setText(trouble);
    m_trouble->setVisible(!trouble.isEmpty());
    m_options->setEnabled(!writing);
    m_save->setEnabled(ready);
    m_play->setEnabled(ready);
    m_frame->setVisible(ready);
    m_bar->setVisible(!ready && trouble.isEmpty());
    m_count->setVisible(ready || trouble.isEmpty());
}

void FilmDialog::save()
{
    if (!m_save->isEnabled()) return;
    m_play->setChecked(false);
    const QString name =
        QStringLiteral("%1-%2").arg(fileNameOf(m_worker.source(), m_options->figure()), m_options->word());
    const auto path = askForFilm(this, name, m_options->format(), m_frame->maximum() + 1);
    if (!path) return;
    const bool numbered = m_options->format() == QLatin1String("png");
    m_target = QString::fromStdString((numbered ? path->parent_path() : *path).string());
    m_worker.write(*path);
    showProgress(tr("writing…"), 0, m_frame->maximum() + 1);
    showState();
}

void FilmDialog::end(bool whole)
{
    if (m_closing) return QDialog::reject();
    showState(whole ? QString() : tr("Stopped; the film was not written."));
    drawFrame();
    if (!whole) return;
    emit saved(m_target);
    accept();
}

void FilmDialog::reject()
{
    if (!m_worker.isWriting()) return QDialog::reject();
    m_closing = true;
    m_worker.stop();
}
