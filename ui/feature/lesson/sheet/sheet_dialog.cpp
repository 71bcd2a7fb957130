#include "ui/feature/lesson/sheet/sheet_dialog.h"

#include <QEvent>
#include <QFileDialog>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QMessageBox>
#include <QProgressBar>
#include <QPushButton>
#include <QScreen>
#include <QShortcut>
#include <QToolButton>

#include "ui/feature/lesson/sheet/sheet_choices.h"
#include "ui/file/dialog_folder.h"
#include "ui/panel/export/figure_preview.h"
#include "ui/part/explained.h"
#include "ui/part/frame_fit.h"
#include "ui/part/named_button.h"
#include "ui/part/segments.h"
#include "ui/part/tall_scroll_area.h"
#include "ui/theme/magnification.h"
#include "ui/words/error_text.h"

#include <algorithm>

namespace fs = std::filesystem;

namespace {

constexpr int columnWidth = 330;
constexpr core::Index lastPage = 1 << 20;  ///< page of whatever there is
const QString purpose = QStringLiteral("worksheets");

}  // namespace

SheetDialog::SheetDialog(SheetGround ground, SheetWish::Of first, QWidget* parent)
    : QDialog(parent),
      m_maker(std::move(ground), this),
      m_choices(new SheetChoices(m_maker.ground(), first)),
      m_trouble(new QLabel),
      m_preview(new FigurePreview)
{
    setWindowTitle(tr("Worksheet"));
    setSection(this, QStringLiteral("worksheets"));
    const QSize screenSize = screen()->availableSize();
    setMinimumSize(QSize(760, 560).boundedTo(screenSize));
    resize(QSize(1040, 860).boundedTo(screenSize));
    new FrameFit(this);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(createPage(), 1);
    layout->addWidget(createColumn());
    createShortcuts();
    connectMaker();
    connect(m_choices, &SheetChoices::changed, this, [this] {
        m_place.copy = std::min(m_place.copy, m_choices->wish().copies);
        m_notWritten.clear();
        draw();
    });
    connect(m_preview, &FigurePreview::roomChanged, this, &SheetDialog::draw);
    m_choices->setFocus();
    showState();
}

SheetDialog::~SheetDialog() = default;

QWidget* SheetDialog::createPage()
{
    auto* page = new QFrame;
    page->setObjectName(QStringLiteral("exportPage"));
    m_trouble->setObjectName(QStringLiteral("sheetTrouble"));
    m_trouble->setProperty("role", QStringLiteral("warning"));
    m_trouble->setTextFormat(Qt::PlainText);
    m_trouble->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_trouble->setWordWrap(true);
    m_trouble->hide();
    m_preview->setAccessibleName(tr("Preview of the worksheet"));
    m_preview->setToolTip({});  // there is nothing to be dragged
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(22, 18, 22, 16);
    layout->setSpacing(10);
    layout->addWidget(m_trouble);
    layout->addWidget(m_preview, 1);
    layout->addLayout(createPages());
    layout->addWidget(createProgress());
    return page;
}

QBoxLayout* SheetDialog::createPages()
{
    m_side = new Segments(tr("Sheet or key"), {{tr("Sheet"), tr("What students get")}, {tr("Key"), tr("The answers")}});
    m_side->setObjectName(QStringLiteral("sheetSide"));
    m_side->setCurrent(0);
    connect(m_side, &Segments::chosen, this, [this](int side) {
        m_place.key = side == 1;
        draw();
    });
    m_where = new QLabel;
    m_where->setObjectName(QStringLiteral("sheetWhere"));
    const auto button = [this](const char* name, const QString& text, const QString& tip, int by) {
        auto* made = new QToolButton;
        made->setObjectName(QString::fromLatin1(name));
        made->setText(text);
        made->setToolTip(tip);
        made->setAccessibleName(tip);
        made->setProperty("role", QStringLiteral("control"));
        made->setFocusPolicy(Qt::StrongFocus);
        connect(made, &QToolButton::clicked, this, [this, by] { step(by); });
        return made;
    };
    m_back = button("sheetBack", QStringLiteral("‹"), tr("Page before (PgUp)"), -1);
    m_next = button("sheetNext", QStringLiteral("›"), tr("Next page (PgDn)"), 1);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(m_side);
    row->addStretch();
    row->addWidget(m_where);
    row->addWidget(m_back);
    row->addWidget(m_next);
    return row;
}

QWidget* SheetDialog::createProgress()
{
    m_progress = new QWidget;
    m_bar = new QProgressBar;
    m_bar->setAccessibleName(tr("Progress of the copies"));
    m_bar->setFormat(tr("%v of %m"));
    m_stop = namedButton(tr("S&top"), "sheetStop", tr("Stop; nothing is written then"));
    m_stop->setAutoDefault(false);
    connect(m_stop, &QPushButton::clicked, this, [this] { m_maker.stop(); });
    auto* row = new QHBoxLayout(m_progress);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(12);
    row->addWidget(m_bar, 1);
    row->addWidget(m_stop);
    m_progress->hide();
    return m_progress;
}

QWidget* SheetDialog::createColumn()
{
    auto* column = new QFrame;
    column->setObjectName(QStringLiteral("rightPanel"));
    auto* choices = new TallScrollArea(m_choices);
    keepScaled(column, [column, choices] {
        column->setFixedWidth(std::max(scaled(columnWidth), choices->minimumSizeHint().width()));
    });
    auto* layout = new QVBoxLayout(column);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(choices, 1);
    layout->addWidget(createButtons());
    return column;
}

QWidget* SheetDialog::createButtons()
{
    auto* cancel = namedButton(tr("Close"), "sheetClose", tr("Close without saving (Esc)"));
    cancel->setAutoDefault(false);
    m_save = namedButton(tr("&Save…"), "primary", tr("Choose where sheets and key go (Ctrl+S)"));
    m_save->setDefault(true);
    connect(cancel, &QPushButton::clicked, this, &SheetDialog::reject);
    connect(m_save, &QPushButton::clicked, this, &SheetDialog::save);
    auto* row = new QFrame;
    row->setObjectName(QStringLiteral("exportButtons"));
    auto* buttons = new QHBoxLayout(row);
    buttons->setContentsMargins(20, 12, 20, 16);
    buttons->setSpacing(8);
    buttons->addStretch();
    buttons->addWidget(cancel);
    buttons->addWidget(m_save);
    return row;
}

void SheetDialog::createShortcuts()
{
    const auto bind = [this](const QKeySequence& keys, auto act) {
        connect(new QShortcut(keys, this), &QShortcut::activated, this, act);
    };
    bind(QKeySequence::Save, [this] { save(); });
    bind(Qt::Key_PageDown, [this] { step(1); });
    bind(Qt::Key_PageUp, [this] { step(-1); });
}

void SheetDialog::connectMaker()
{
    connect(&m_maker, &SheetMaker::drawn, this, &SheetDialog::showDrawn);
    connect(&m_maker, &SheetMaker::notDrawn, this, [this](const core::Error& error) {
        m_drawn = false;
        m_preview->clear();
        m_notDrawn = errorText(error);
        showState();
    });
    connect(&m_maker, &SheetMaker::progressed, this, [this](core::Index done, core::Index total) {
        m_bar->setRange(0, static_cast<int>(total));
        m_bar->setValue(static_cast<int>(done));
    });
    connect(&m_maker, &SheetMaker::failed, this, [this](const core::Error& error) {
        m_notWritten = errorText(error);
        end();
    });
    connect(&m_maker, &SheetMaker::stopped, this, [this] {
        m_notWritten = tr("Stopped; nothing was written.");
        end();
    });
    connect(&m_maker, &SheetMaker::written, this, [this] {
        emit saved(tr("Saved %1, and the key beside it").arg(QString::fromStdString(m_target.string())));
        accept();
    });
}

void SheetDialog::draw()
{
    if (!m_maker.isWriting()) m_maker.draw(m_choices->wish(), m_place, m_preview->room());
}

/// Through the pages of a copy, then to the next copy; round at the ends.
void SheetDialog::step(int by)
{
    const core::Index copies = m_choices->wish().copies;
    m_place.page += by;
    if (m_place.page < 0 || m_place.page >= m_pages) {
        m_place.copy = (m_place.copy - 1 + by + copies) % copies + 1;
        m_place.page = by > 0 ? 0 : lastPage;
    }
    draw();
}

void SheetDialog::showDrawn(const QImage& picture, const QSizeF& size, core::Index page, core::Index pages)
{
    m_drawn = true;
    m_place.page = page;
    m_pages = pages;
    m_notDrawn.clear();
    m_preview->setPicture(picture, size);
    showState();
}

void SheetDialog::showState()
{
    const QString& trouble = m_notDrawn.isEmpty() ? m_notWritten : m_notDrawn;
    m_trouble->setText(trouble);
    m_trouble->setVisible(!trouble.isEmpty());
    const core::Index copies = m_choices->wish().copies;
    const bool several = m_drawn && (copies > 1 || m_pages > 1);
    for (QWidget* each : std::initializer_list<QWidget*>{m_back, m_next, m_where}) each->setVisible(several);
    const QString page = tr("page %1 of %2").arg(m_place.page + 1).arg(m_pages);
    const QString copy = tr("copy %1 of %2").arg(m_place.copy).arg(copies);
    m_where->setText(copies == 1 ? page : m_pages == 1 ? copy : tr("%1, %2").arg(copy, page));
    m_choices->setEnabled(!m_maker.isWriting());
    m_progress->setVisible(m_maker.isWriting());
    m_save->setEnabled(m_drawn && !m_maker.isWriting());
}

fs::path SheetDialog::keyOf(const fs::path& sheets)
{
    fs::path key = sheets;
    key.replace_filename(sheets.stem().string() + "-key" + sheets.extension().string());
    return key;
}

/// Both names are asked about before either is replaced.
fs::path SheetDialog::askForFile()
{
    QFileDialog dialog(this, tr("Save the worksheets"), dialogFolder(purpose), tr("PDF (*.pdf)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("pdf"));
    dialog.selectFile(tr("worksheet.pdf"));
    if (dialog.exec() != QDialog::Accepted) return {};
    const QString path = dialog.selectedFiles().constFirst();
    const QString key = QString::fromStdString(keyOf(path.toStdString()).string());
    if (QFileInfo::exists(key)) {
        QMessageBox box(QMessageBox::Question, tr("Replace the key"), tr("%1 already exists.").arg(key),
                        QMessageBox::Cancel, this);
        const QAbstractButton* replace = box.addButton(tr("Replace"), QMessageBox::AcceptRole);
        box.exec();
        if (box.clickedButton() != replace) return {};
    }
    rememberDialogFolder(purpose, path);
    return path.toStdString();
}

void SheetDialog::save()
{
    m_choices->finishTyping();
    if (!m_save->isEnabled()) return;
    const fs::path file = askForFile();
    if (file.empty()) return;
    m_target = file;
    m_notWritten.clear();
    m_bar->setRange(0, static_cast<int>(m_choices->wish().copies));
    m_bar->setValue(0);
    m_maker.write(m_choices->wish(), file, keyOf(file));
    showState();
}

void SheetDialog::end()
{
    showState();
    if (m_closing) QDialog::reject();
}

void SheetDialog::reject()
{
    if (!m_maker.isWriting()) return QDialog::reject();
    m_closing = true;
    m_maker.stop();
}

#include "moc_sheet_dialog.cpp"
