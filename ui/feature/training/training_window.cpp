#include "ui/feature/training/training_window.h"

#include <QActionGroup>
#include <QBoxLayout>
#include <QCheckBox>
#include <QCloseEvent>
#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QPushButton>
#include <QScreen>
#include <QSlider>
#include <QSpinBox>
#include <QSplitter>

#include "ui/feature/training/beside_run.h"
#include "ui/feature/training/gradient_panel.h"
#include "ui/feature/training/head_maps.h"
#include "ui/feature/training/training_charts.h"
#include "ui/file/dialog_folder.h"
#include "ui/help/handbook_window.h"
#include "ui/part/banner.h"
#include "ui/part/explained.h"
#include "ui/part/frame_fit.h"
#include "ui/part/kept_place.h"
#include "ui/part/segments.h"
#include "ui/part/wrapping_layout.h"
#include "ui/theme/magnification.h"
#include "ui/words/error_text.h"

#include <algorithm>
#include <system_error>
#include <utility>

namespace fs = std::filesystem;

namespace {

constexpr int leftColumn = 390;  ///< what a lesson takes of the main window

const QString purpose = QStringLiteral("trainings");

QString runKinds() { return TrainingWindow::tr("Trainings (*.attntrain)"); }

/// The task of a preset, for its list.
QString presetName(const core::TrainingSettings& preset)
{
    if (preset.preset == "names") return TrainingWindow::tr("Names");
    if (preset.preset == "previous-token") return TrainingWindow::tr("Previous token");
    if (preset.preset == "induction") return TrainingWindow::tr("Induction");
    if (preset.preset == "reverse") return TrainingWindow::tr("Reverse");
    return TrainingWindow::tr("Grammar");
}

/// Beside a run's file: "names.attntrain" has "names-seed-2.attntrain".
fs::path besideFile(const fs::path& file, std::uint64_t seed)
{
    return file.parent_path() / (file.stem().string() + "-seed-" + std::to_string(seed) + ".attntrain");
}

QString withEnding(const QString& file)
{
    return file.endsWith(QLatin1String(".attntrain")) ? file : file + QStringLiteral(".attntrain");
}

}  // namespace

TrainingWindow::TrainingWindow()
    : m_banner(new Banner),
      m_preset(new QComboBox),
      m_seed(new QSpinBox),
      m_begin(new QPushButton(tr("&Train…"))),
      m_goOn(new QPushButton),
      m_oneStep(new QPushButton(tr("One &step"))),
      m_open(new QPushButton(tr("&Open as model"))),
      m_reached(new QLabel(tr("Choose what is learned, and press Train…"))),
      m_losses(new LossChart),
      m_births(new BirthChart),
      m_step(new QSlider(Qt::Horizontal)),
      m_stepName(new QLabel),
      m_goBack(new QPushButton),
      m_text(new QLineEdit),
      m_maps(new HeadMaps),
      m_beside(new BesideRun),
      m_gradient(new GradientPanel),
      m_knockOut(new QPushButton),
      m_otherSeed(new QPushButton),
      m_follow(new QCheckBox(tr("&Main window follows"))),
      m_written(new QLabel)
{
    setObjectName(QStringLiteral("trainingWindow"));
    setSection(this, QStringLiteral("training"));
    setWindowTitle(tr("Training"));
    auto* across = new QSplitter(Qt::Horizontal);
    across->setChildrenCollapsible(false);
    auto* charts = new QWidget;
    auto* column = new QVBoxLayout(charts);
    auto* key = new QLabel(tr("Grey: each batch. Blue: held-out sequences. Dashed: guessing alone."));
    key->setWordWrap(true);
    column->addWidget(key);
    column->addWidget(m_losses, 1);
    auto* measure =
        new Segments(tr("Measure of the heads"),
                     {{tr("Induction"), tr("Weight on the token after an earlier copy of the query's token"),
                       BirthChart::Of::Induction},
                      {tr("Token before"), tr("Weight on the token before"), BirthChart::Of::Previous},
                      {tr("Entropy"), tr("Mean entropy of a row, in nats: how many tokens a head looks at"),
                       BirthChart::Of::Entropy}});
    measure->setCurrent(static_cast<int>(BirthChart::Of::Induction));
    connect(measure, &Segments::chosen, m_births,
            [this](int of) { m_births->setMeasure(static_cast<BirthChart::Of>(of)); });
    column->addWidget(measure);
    column->addWidget(m_births, 1);
    across->addWidget(charts);
    across->addWidget(createLook());
    constexpr int of_charts = 2, of_maps = 3;
    across->setStretchFactor(0, of_charts);
    across->setStretchFactor(1, of_maps);
    across->setSizes({scaled(100 * of_charts), scaled(100 * of_maps)});
    auto* centre = new QWidget;
    auto* layout = new QVBoxLayout(centre);
    layout->addWidget(createChoices());
    layout->addWidget(m_banner);
    layout->addWidget(across, 1);
    setCentralWidget(centre);
    createMenus();
    connectParts();
    constexpr QSize usualFrame(8, 36);  // FrameFit makes it right where it is another
    const QRect room = screen()->availableGeometry();
    // A lesson that leads through a training stands at the left of the main window, and stays to be read.
    const int beside = std::max(room.width() - usualFrame.width() - scaled(leftColumn), minimumSizeHint().width());
    resize(QSize(std::min(scaled(1100), beside), scaled(700)).boundedTo(room.size() - usualFrame));
    move(room.right() + 1 - usualFrame.width() - width(), room.top());
    new KeptPlace(this, QStringLiteral("training"));
    new FrameFit(this);
    takeCell();
}

TrainingWindow::~TrainingWindow() = default;

QWidget* TrainingWindow::createChoices()
{
    for (const core::TrainingSettings& each : core::trainingPresets())
        m_preset->addItem(presetName(each), QString::fromStdString(each.preset));
    m_preset->setAccessibleName(tr("What is learned"));
    m_seed->setRange(1, 9999);
    m_seed->setPrefix(tr("seed "));
    m_seed->setAccessibleName(tr("Seed"));
    m_begin->setToolTip(tr("Begins a run and writes it into a file"));
    m_oneStep->setToolTip(tr("Trains for one step"));
    m_open->setToolTip(tr("Opens the model of the chosen step in the main "
                          "window, where every view shows it"));
    QSizePolicy wide = m_reached->sizePolicy();
    wide.setHorizontalPolicy(QSizePolicy::Expanding);
    m_reached->setSizePolicy(wide);
    auto* bar = new QWidget;
    auto* row = new WrappingLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    for (QWidget* each :
         {static_cast<QWidget*>(m_preset), static_cast<QWidget*>(m_seed), static_cast<QWidget*>(m_begin),
          static_cast<QWidget*>(m_goOn), static_cast<QWidget*>(m_oneStep), static_cast<QWidget*>(m_reached),
          static_cast<QWidget*>(m_open)})
        row->addWidget(each);
    return bar;
}

QWidget* TrainingWindow::createLook()
{
    m_step->setAccessibleName(tr("Kept step"));
    m_step->setToolTip(tr("The steps that the run keeps"));
    m_goBack->setObjectName(QStringLiteral("goBack"));
    m_text->setObjectName(QStringLiteral("trainingText"));
    m_text->setAccessibleName(tr("Text whose maps are shown"));
    m_text->setToolTip(tr("The text that the heads look at; signs that the model "
                          "does not know are left out"));
    m_written->setWordWrap(true);
    m_written->setTextFormat(Qt::PlainText);
    m_written->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* look = new QWidget;
    auto* column = new QVBoxLayout(look);
    auto* row = new QHBoxLayout;
    row->addWidget(m_step, 1);
    row->addWidget(m_stepName);
    row->addWidget(m_goBack);
    column->addLayout(row);
    column->addWidget(m_text);
    auto* beside = new QSplitter(Qt::Horizontal);
    beside->setChildrenCollapsible(false);
    beside->addWidget(m_maps);
    beside->addWidget(m_beside);
    m_beside->hide();
    column->addWidget(beside, 1);
    column->addWidget(m_gradient);
    column->addWidget(m_written);
    column->addWidget(createDeeds());
    return look;
}

/// Commands for a run beside going on.
QWidget* TrainingWindow::createDeeds()
{
    m_knockOut->setObjectName(QStringLiteral("knockOut"));
    m_knockOut->setToolTip(tr("From this step on the head of the chosen cell writes nothing"));
    m_otherSeed->setObjectName(QStringLiteral("otherSeed"));
    m_otherSeed->setToolTip(tr("Trains the same with another seed, and says which head became which"));
    m_follow->setToolTip(tr("The main window shows the step that is chosen here, in every view"));
    auto* bar = new QWidget;
    auto* row = new WrappingLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_knockOut);
    row->addWidget(m_otherSeed);
    row->addWidget(m_follow);
    row->setAlignment(m_follow, Qt::AlignRight);
    return bar;
}

void TrainingWindow::createMenus()
{
    QMenu* file = menuBar()->addMenu(tr("&File"));
    const auto add = [&](const QString& text, const QKeySequence& keys, const std::function<void()>& act) {
        file->addAction(text, this, act)->setShortcut(keys);
    };
    add(tr("&Train…"), QKeySequence::New, [this] { m_begin->click(); });
    add(tr("Train on a te&xt of your own…"), QKeySequence(tr("Ctrl+T")), [this] { askForText(); });
    add(tr("&Open a run…"), QKeySequence::Open, [this] { askForRun(); });
    add(tr("&Go on or pause"), QKeySequence(tr("Ctrl+R")), [this] { m_goOn->click(); });
    add(tr("Open as &model"), QKeySequence(tr("Ctrl+M")), [this] { m_open->click(); });
    add(tr("Go on &from the chosen step…"), QKeySequence(tr("Ctrl+G")), [this] { m_goBack->click(); });
    add(tr("Another &seed beside…"), QKeySequence(tr("Ctrl+B")), [this] { m_otherSeed->click(); });
    add(tr("&Knock out the chosen head"), QKeySequence(tr("Ctrl+K")), [this] { m_knockOut->click(); });
    file->addSeparator();
    add(tr("&Close"), QKeySequence::Close, [this] { close(); });
    QMenu* pace = menuBar()->addMenu(tr("&Pace"));
    auto* paces = new QActionGroup(this);
    const std::pair<QString, int> all[] = {
        {tr("&As fast as it goes"), 0}, {tr("A &hundred steps a second"), 100}, {tr("&Ten steps a second"), 10}};
    for (const auto& [text, steps] : all) {
        QAction* each = pace->addAction(text);
        each->setCheckable(true);
        each->setChecked(steps == 0);
        paces->addAction(each);
        connect(each, &QAction::triggered, this, [this, steps = steps] {
            m_job.setPace(steps);
            m_beside->setPace(steps);
        });
    }
}

void TrainingWindow::connectParts()
{
    connect(m_begin, &QPushButton::clicked, this, &TrainingWindow::askForFile);
    connect(m_goOn, &QPushButton::clicked, this, [this] {
        if (m_job.isRunning()) return m_job.pause();
        if (m_record != nullptr) goOn(nextEnd(m_record->step));
    });
    connect(m_goBack, &QPushButton::clicked, this, &TrainingWindow::goBack);
    connect(m_seed, &QSpinBox::valueChanged, this, &TrainingWindow::showState);
    connect(&m_job, &TrainingJob::returned, this, [this](core::Index step, core::Index to) {
        m_reached->setText(tr("Back to step %2: step %1 is done anew").arg(step).arg(to));
    });
    connect(m_knockOut, &QPushButton::clicked, this, &TrainingWindow::knockOut);
    connect(m_otherSeed, &QPushButton::clicked, this, &TrainingWindow::askForOtherSeed);
    connect(m_follow, &QCheckBox::toggled, this, &TrainingWindow::takeStep);
    connect(m_maps, &HeadMaps::cellChosen, this, &TrainingWindow::takeCell);
    connect(&m_job, &TrainingJob::accounted, m_gradient, &GradientPanel::display);
    connect(&m_job, &TrainingJob::notAccounted, m_gradient, &GradientPanel::displaySentence);
    connect(m_beside, &BesideRun::progressed, m_losses, &LossChart::displayOther);
    connect(m_beside, &BesideRun::ended, this, [this](const QString& sentence) {
        if (!sentence.isEmpty()) m_banner->showMessage(tr("Beside: %1").arg(sentence));
        showState();
    });
    connect(m_oneStep, &QPushButton::clicked, this, [this] {
        if (m_record != nullptr) goOn(m_record->step + 1);
    });
    connect(m_open, &QPushButton::clicked, this, &TrainingWindow::openModel);
    connect(m_step, &QSlider::valueChanged, this, &TrainingWindow::takeStep);
    connect(m_text, &QLineEdit::textEdited, this, [this](const QString& text) {
        m_job.setText(text);
        m_beside->setText(text);
        if (m_record != nullptr) m_job.look(m_record, chosenStep());
        takeCell();
    });
    connect(&m_job, &TrainingJob::progressed, this, &TrainingWindow::takeState);
    connect(&m_job, &TrainingJob::looked, this, &TrainingWindow::takeLook);
    connect(&m_job, &TrainingJob::ended, this, &TrainingWindow::takeEnd);
    connect(m_banner, &Banner::explained, this, [this](const QString& id) { HandbookWindow::openBeside(this, id); });
}

QString TrainingWindow::text() const { return m_text->text(); }

core::TrainingSettings TrainingWindow::chosenSettings() const
{
    core::TrainingSettings settings = core::trainingPreset(m_preset->currentData().toString().toStdString());
    settings.seed = static_cast<std::uint64_t>(m_seed->value());
    return settings;
}

void TrainingWindow::askForFile()
{
    const core::TrainingSettings settings = chosenSettings();
    const QString file = askWhere(tr("Train into a file"), QString::fromStdString(settings.preset));
    if (!file.isEmpty()) begin(settings, file.toStdString());
}

/// @return empty where nobody wants it
QString TrainingWindow::askWhere(const QString& title, const QString& name)
{
    QString file =
        QFileDialog::getSaveFileName(this, title, withEnding(dialogFolder(purpose) + '/' + name), runKinds());
    if (file.isEmpty()) return {};
    file = withEnding(file);
    rememberDialogFolder(purpose, file);
    return file;
}

void TrainingWindow::askForText()
{
    if (m_job.isRunning()) return m_banner->showMessage(tr("Pause the training before another one begins."));
    const QString source =
        QFileDialog::getOpenFileName(this, tr("Learn the lines of a text"), dialogFolder(purpose), tr("Texts (*.txt)"));
    if (source.isEmpty()) return;
    const QString file = askWhere(tr("Train into a file"), QFileInfo(source).completeBaseName());
    if (!file.isEmpty()) beginWith(source.toStdString(), file.toStdString());
}

/// What was shown before is no longer of what begins.
void TrainingWindow::forget(const core::TrainingSettings& settings, const fs::path& file)
{
    m_banner->hide();
    m_settings = settings;
    m_record = nullptr;
    m_file = file;
    m_text->clear();
    m_job.setText({});
}

void TrainingWindow::begin(const core::TrainingSettings& settings, const fs::path& file)
{
    forget(settings, file);
    m_job.begin(settings, file);
    showState();
}

void TrainingWindow::beginWith(const fs::path& source, const fs::path& file)
{
    core::TrainingSettings settings = core::trainingPreset("names");
    settings.preset = "text";
    settings.seed = static_cast<std::uint64_t>(m_seed->value());
    forget(settings, file);
    m_job.beginWith(settings, source, file);
    showState();
}

/// The planned end, or one planned length further where that is reached.
core::Index TrainingWindow::nextEnd(core::Index from) const
{
    const core::Index planned = m_record->settings.planned;
    return from < planned ? planned : from + planned;
}

/// Whether the chosen step lies before the last one.
bool TrainingWindow::isEarlier() const { return m_record != nullptr && chosenStep() < m_record->step; }

/// A seed as the field can show it.
int TrainingWindow::shownSeed(std::uint64_t seed) const
{
    return static_cast<int>(std::min(seed, static_cast<std::uint64_t>(m_seed->maximum())));
}

/// What the seed's field has, where batches of the chosen step are drawn by another one.
std::optional<std::uint64_t> TrainingWindow::otherSeed() const
{
    if (m_record == nullptr || m_seed->value() == shownSeed(m_record->seedAt(chosenStep()))) return std::nullopt;
    return static_cast<std::uint64_t>(m_seed->value());
}

/// The head of the chosen cell.
void TrainingWindow::knockOut()
{
    if (m_record == nullptr || !m_maps->chosen()) return;
    const core::TrainingCell cell = *m_maps->chosen();
    TrainingChange change{.head = core::KnockedOut{0, cell.layer, cell.head}};
    if (isEarlier()) return goOnFromHere(change);
    m_banner->hide();
    const core::Index until = nextEnd(m_record->step);
    m_job.goOn(std::exchange(m_record, nullptr), until, m_file, change);
    showState();
}

void TrainingWindow::goBack()
{
    if (isEarlier()) goOnFromHere({.seed = otherSeed()});
}

/// "induction-from-150-seed-2.attntrain".
QString TrainingWindow::nameOfWayBack(const TrainingChange& change) const
{
    QString name = QString::fromStdString(m_file.stem().string()) + QStringLiteral("-from-%1").arg(chosenStep());
    if (change.seed) name += QStringLiteral("-seed-%1").arg(*change.seed);
    if (change.head) name += QStringLiteral("-without-%1.%2").arg(change.head->layer + 1).arg(change.head->head + 1);
    return QString::fromStdString((m_file.parent_path() / name.toStdString()).string()) + QStringLiteral(".attntrain");
}

void TrainingWindow::goOnFromHere(const TrainingChange& change)
{
    const QString file = QFileDialog::getSaveFileName(this, tr("Go on from step %1 into a file").arg(chosenStep()),
                                                      nameOfWayBack(change), runKinds());
    if (!file.isEmpty()) goOnFrom(change, withEnding(file).toStdString());
}

/// The run that is left stays in its file.
void TrainingWindow::goOnFrom(const TrainingChange& change, const fs::path& file)
{
    if (!isEarlier()) return;
    std::error_code none;
    if (file == m_file || fs::equivalent(file, m_file, none))
        return m_banner->showMessage(tr("Choose another file than that of the run itself."));
    m_banner->hide();
    TrainingChange back = change;
    back.back_to = chosenStep();
    m_left = m_record;
    m_left_file = std::exchange(m_file, file);
    const core::Index until = nextEnd(*back.back_to);
    m_job.goOn(std::exchange(m_record, nullptr), until, m_file, back);
    showState();
}

void TrainingWindow::askForOtherSeed()
{
    if (m_beside->isVisible()) return closeBeside();
    const std::uint64_t seed = m_settings.seed + 1;
    const QString file =
        QFileDialog::getSaveFileName(this, tr("Train another seed into a file"),
                                     QString::fromStdString(besideFile(m_file, seed).string()), runKinds());
    if (!file.isEmpty()) beginBeside(seed, withEnding(file).toStdString());
}

void TrainingWindow::beginBeside(std::uint64_t seed, const fs::path& file)
{
    if (file == m_file) return m_banner->showMessage(tr("Choose another file than that of the run itself."));
    core::TrainingSettings settings = m_settings;
    settings.seed = seed;
    m_beside->show();
    m_beside->begin(settings, m_learned, file, m_text->text());
    showState();
}

void TrainingWindow::closeBeside()
{
    m_beside->pause();
    m_beside->hide();
    m_losses->displayOther(nullptr);
    showState();
}

/// The effect of learning on the chosen cell while the run rests.
void TrainingWindow::takeCell()
{
    const auto& cell = m_maps->chosen();
    if (!cell)
        m_gradient->displaySentence(
            tr("Choose a cell of a map to see what learning from this text would do to its weight."));
    else if (m_record == nullptr)
        m_gradient->displaySentence(tr("Pause the training to see what learning does to this weight."));
    else
        m_job.account(m_record, chosenStep(), *cell);
    showState();
}

void TrainingWindow::goOn(core::Index until)
{
    m_banner->hide();
    m_job.goOn(std::exchange(m_record, nullptr), until, m_file);
    showState();
}

void TrainingWindow::askForRun()
{
    const QString file = QFileDialog::getOpenFileName(this, tr("Open a run"), dialogFolder(purpose), runKinds());
    if (file.isEmpty()) return;
    rememberDialogFolder(purpose, file);
    openRun(file.toStdString());
}

void TrainingWindow::openRun(const fs::path& file)
{
    if (m_job.isRunning()) return m_banner->showMessage(tr("Pause the training before another run is opened."));
    m_file = file;
    m_text->clear();
    m_job.setText({});
    m_job.open(file);
}

void TrainingWindow::takeState(const std::shared_ptr<const TrainingState>& state)
{
    m_settings = state->settings;
    m_learned = state->text;
    if (const int preset = m_preset->findData(QString::fromStdString(m_settings.preset)); preset >= 0)
        m_preset->setCurrentIndex(preset);
    m_seed->setValue(shownSeed(m_settings.seed));
    m_losses->display(state);
    m_births->display(state);
    m_reached->setText(tr("Step %1 of %2, held-out loss %3 nats, %4 % right")
                           .arg(state->step)
                           .arg(state->until)
                           .arg(static_cast<double>(state->held_out.back().loss), 0, 'f', 3)
                           .arg(100 * static_cast<double>(state->held_out.back().right), 0, 'f', 1));
    takeLook(std::shared_ptr<const core::TrainingLook>(state, &state->look));
}

void TrainingWindow::takeLook(const std::shared_ptr<const core::TrainingLook>& look)
{
    m_maps->display(look);
    m_beside->pairWith(look);
    m_losses->setStep(look->step);
    m_births->setStep(look->step);
    m_stepName->setText(tr("step %1").arg(look->step));
    if (m_text->text().isEmpty() && !m_text->hasFocus()) m_text->setText(m_job.text());
    QStringList lines;
    for (const std::string& each : look->written) lines << QString::fromStdString(each);
    m_written->setText(lines.isEmpty() ? QString() : tr("It writes: %1").arg(lines.join(QStringLiteral(" · "))));
}

void TrainingWindow::takeEnd(const TrainingJob::Record& record, const QString& sentence)
{
    if (!sentence.isEmpty()) m_banner->showMessage(sentence);
    if (record != nullptr && record == m_left) m_file = m_left_file;  // it did not come so far
    m_left = nullptr;
    if (record != nullptr) {
        m_record = record;
        const QSignalBlocker blocked(m_step);
        const core::Index last = record->kept.back().step;
        m_step->setRange(0, static_cast<int>(record->kept.size()) - (last == record->step ? 1 : 0));
        constexpr int pages = 10;
        m_step->setPageStep(std::max(1, m_step->maximum() / pages));
        m_step->setValue(m_step->maximum());
        m_seed->setValue(shownSeed(record->seedAt(record->step)));
    }
    takeCell();
}

core::Index TrainingWindow::chosenStep() const
{
    const auto place = static_cast<std::size_t>(m_step->value());
    return place < m_record->kept.size() ? m_record->kept[place].step : m_record->step;
}

void TrainingWindow::takeStep()
{
    if (m_record == nullptr) return;
    m_job.look(m_record, chosenStep());
    m_beside->showStep(chosenStep());
    takeCell();
    if (m_follow->isChecked()) emit stepFollowed(chosenPlace());
}

/// The name of the chosen step as a model.
fs::path TrainingWindow::chosenPlace() const
{
    const core::Index step = chosenStep();
    return step == m_record->step ? m_file : m_file / std::to_string(step);
}

void TrainingWindow::openModel()
{
    if (m_record != nullptr) emit modelAsked(chosenPlace());
}

void TrainingWindow::showState()
{
    const bool running = m_job.isRunning();
    const bool paused = !running && m_record != nullptr;
    m_begin->setEnabled(!running);
    m_preset->setEnabled(!running);
    m_seed->setEnabled(!running);
    m_goOn->setText(running ? tr("&Pause") : tr("&Go on"));
    m_goOn->setEnabled(running || paused);
    for (QWidget* each : {static_cast<QWidget*>(m_oneStep), static_cast<QWidget*>(m_open),
                          static_cast<QWidget*>(m_step), static_cast<QWidget*>(m_follow)})
        each->setEnabled(paused);
    const auto& cell = m_maps->chosen();
    m_knockOut->setText(!cell ? tr("&Knock out a head")
                        : isEarlier()
                            ? tr("&Knock out head %1.%2 from here on…").arg(cell->layer + 1).arg(cell->head + 1)
                            : tr("&Knock out head %1.%2 and go on").arg(cell->layer + 1).arg(cell->head + 1));
    m_knockOut->setEnabled(paused && cell);
    const auto seed = otherSeed();
    m_goBack->setText(seed ? tr("Go on &from here, seed %1…").arg(*seed) : tr("Go on &from here…"));
    m_goBack->setToolTip(seed ? tr("Goes back to this step, and on into another file with batches of seed %1; what "
                                   "is held out stays the same")
                                    .arg(*seed)
                              : tr("Goes back to this step, and on from it into another file; with another seed above, "
                                   "with other batches"));
    m_goBack->setEnabled(paused && isEarlier());
    m_otherSeed->setText(m_beside->isVisible() ? tr("Close the &other seed") : tr("An&other seed beside…"));
    m_otherSeed->setEnabled(m_beside->isVisible() || running || paused);
    setWindowTitle(m_file.empty() ? tr("Training")
                                  : tr("%1 — Training").arg(QString::fromStdString(m_file.filename().string())));
}

void TrainingWindow::closeEvent(QCloseEvent* event)
{
    m_job.pause();  // the run is written where it has come to
    m_beside->pause();
    QMainWindow::closeEvent(event);
}

#include "moc_training_window.cpp"
