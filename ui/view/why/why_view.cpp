#include "ui/view/why/why_view.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QScrollArea>
#include <QSpinBox>
#include <QStackedWidget>
#include <QToolButton>

#include "ui/part/counted_box.h"
#include "ui/part/elided_label.h"
#include "ui/part/explained.h"
#include "ui/part/heading.h"
#include "ui/part/named_values.h"
#include "ui/part/segments.h"
#include "ui/part/tall_scroll_area.h"
#include "ui/part/wrapping_layout.h"
#include "ui/theme/fonts.h"
#include "ui/theme/magnification.h"
#include "ui/view/why/account_canvas.h"
#include "ui/view/why/answer_canvas.h"
#include "ui/view/why/lens_canvas.h"
#include "ui/view/why/patch_canvas.h"
#include "ui/view/why/weights_table.h"
#include "ui/view/why/why_trail.h"

#include <algorithm>

using Of = core::WhySettings::Of;

namespace {

constexpr int panelWidth = 300, widthForBoth = 740, leastHeight = 260;

QScrollArea* scrolled(QWidget* canvas)
{
    auto* area = new QScrollArea;
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidget(canvas);
    return area;
}

}  // namespace

WhyView::WhyView(QWidget* parent)
    : QWidget(parent),
      m_trail(new WhyTrail),
      m_big(new QLabel),
      m_said(new ElidedLabel),
      m_canvases(new QStackedWidget),
      m_message(new Hint),
      m_account(new AccountCanvas),
      m_answer(new AnswerCanvas),
      m_lens(new LensCanvas),
      m_weights(new WeightsTable),
      m_patches(new PatchCanvas),
      m_panel(new WhyPanel)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(14, 10, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(createBar());
    layout->addWidget(createFields());
    auto* headline = new QHBoxLayout;
    headline->setSpacing(14);
    setOwnFont(m_big, numberFont(22));
    m_big->setTextFormat(Qt::PlainText);
    m_big->setTextInteractionFlags(Qt::TextSelectableByMouse);
    setOwnFont(m_said, textFont(11));
    m_said->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    headline->addWidget(m_big);
    headline->addWidget(m_said, 1);
    layout->addLayout(headline);
    layout->addWidget(createBody(), 1);
    setTerm(m_answer, Term::Logit);
    setTerm(m_lens, Term::LogitLens);
    setTerm(m_weights, Term::Circuit);
    setTerm(m_patches, Term::Patching);
    for (QWidget* each : std::initializer_list<QWidget*>{m_account, m_answer, m_lens, m_panel->walks()})
        each->installEventFilter(this);
}

QWidget* WhyView::createBar()
{
    auto* bar = new QWidget;
    m_kinds = new Segments(
        tr("What this view explains"),
        {{tr("Why this cell?"), tr("What wrote the query's and the key's rows, and how their products make the score"),
          Of::Cell},
         {tr("What wrote this answer?"), tr("What each part of the last row adds to the logit of a token"), Of::Answer},
         {tr("Logit lens"), tr("What the model would say if it ended after each layer"), Of::Lens},
         {tr("Head's weights"), tr("What the head does by its weights alone, whatever the text"), Of::Weights},
         {tr("Patches"), tr("How the answer changes when the second run's numbers are put in, one place at a time"),
          Of::Patches}});
    m_kinds->setObjectName(QStringLiteral("whyKinds"));
    connect(m_kinds, &Segments::chosen, this, [this](int kind) {
        core::WhySettings next = m_settings;
        next.of = static_cast<Of>(kind);
        emit settingsChanged(next);
    });
    auto* row = new WrappingLayout(bar);
    row->setContentsMargins(0, 0, 14, 0);
    row->setSpacing(10);
    row->addWidget(m_kinds);
    row->addWidget(m_trail);
    row->setAlignment(m_trail, Qt::AlignRight);
    return bar;
}

QLineEdit* WhyView::createField(const QString& name, const QString& placeholder, const QString& tip,
                                std::string core::WhySettings::*word)
{
    auto* field = new QLineEdit;
    field->setPlaceholderText(placeholder);
    field->setAccessibleName(name);
    field->setToolTip(tip);
    field->setMaxLength(50);
    field->setClearButtonEnabled(true);
    field->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    keepScaled(field, [field] { field->setFixedWidth(scaled(210)); });
    connect(field, &QLineEdit::editingFinished, this, [this, field, word] {
        core::WhySettings next = m_settings;
        next.*word = field->text().trimmed().toStdString();
        if (next != m_settings) emit settingsChanged(next);
    });
    return field;
}

CountedBox* WhyView::createDistance()
{
    auto* distance = new CountedBox(tr("  token"), tr("  tokens"));
    distance->setObjectName(QStringLiteral("whyDistance"));
    distance->setRange(0, static_cast<int>(core::farthestDistance));
    distance->setPrefix(tr("Distance  "));
    distance->setKeyboardTracking(false);
    distance->setAccessibleName(tr("How far the key is before the query"));
    distance->setToolTip(tr("A rotary embedding rotates queries and keys: which of them match depends on how far the "
                            "key is before the query"));
    connect(distance, &QSpinBox::valueChanged, this, [this](int tokens) {
        core::WhySettings next = m_settings;
        next.distance = tokens;
        emit settingsChanged(next);
    });
    return distance;
}

QComboBox* WhyView::createPatched()
{
    auto* patched = new QComboBox;
    patched->setObjectName(QStringLiteral("whyPatched"));
    using Patched = core::WhySettings::Patched;
    addValues<Patched>(patched, {{tr("residual stream, by token"), Patched::Stream},
                                 {tr("heads' outputs"), Patched::Heads},
                                 {tr("heads' patterns"), Patched::Patterns}});
    patched->setAccessibleName(tr("What is taken from the second run"));
    patched->setToolTip(tr("Which numbers of the second run are put into the first run's pass, one place at a time"));
    connect(patched, &QComboBox::activated, this, [this, patched] {
        core::WhySettings next = m_settings;
        next.patched = valueOf<Patched>(patched);
        emit settingsChanged(next);
    });
    return patched;
}

QWidget* WhyView::createFields()
{
    m_fields = new QWidget;
    m_word =
        createField(tr("Word"), tr("the likeliest answer"),
                    tr("The word or label whose logit is explained; empty: the likeliest"), &core::WhySettings::answer);
    m_word->setObjectName(QStringLiteral("whyWord"));
    m_against = createField(tr("Instead of"), tr("no second answer"),
                            tr("A second word or label: the logit difference of the two is then explained"),
                            &core::WhySettings::against);
    m_against->setObjectName(QStringLiteral("whyAgainst"));
    m_knock = new QToolButton;
    m_knock->setObjectName(QStringLiteral("whyKnockOut"));
    m_knock->setProperty("role", QStringLiteral("control"));
    connect(m_knock, &QToolButton::clicked, this, [this] {
        if (m_knocking)
            emit stopAsked();
        else if (m_settings.of == Of::Patches)
            emit sweepAsked();
        else
            emit knockOutAsked();
    });
    m_distance = createDistance();
    m_patched = createPatched();
    m_progress = new QLabel;
    m_progress->setProperty("role", QStringLiteral("hint"));
    auto* row = new WrappingLayout(m_fields);
    row->setContentsMargins(0, 0, 14, 0);
    row->setSpacing(10);
    for (QWidget* each : std::initializer_list<QWidget*>{m_word, m_against, m_distance, m_patched, m_knock, m_progress})
        row->addWidget(each);
    setKnocking(false, {});
    return m_fields;
}

QWidget* WhyView::createBody()
{
    m_message->setAlignment(Qt::AlignCenter);
    m_message->setMargin(40);
    m_pages = {{Of::Cell, scrolled(m_account)},
               {Of::Answer, scrolled(m_answer)},
               {Of::Lens, scrolled(m_lens)},
               {Of::Weights, m_weights},
               {Of::Patches, scrolled(m_patches)}};
    for (const auto& [of, page] : m_pages) m_canvases->addWidget(page);
    m_canvases->addWidget(m_message);
    m_beside = new TallScrollArea(m_panel);
    m_beside->setObjectName(QStringLiteral("whyPanel"));
    auto* body = new QWidget;
    body->installEventFilter(this);
    m_body = new QBoxLayout(QBoxLayout::LeftToRight, body);
    m_body->setContentsMargins(0, 0, 0, 0);
    m_body->setSpacing(0);
    m_body->addWidget(m_canvases, 1);
    m_body->addWidget(m_beside);
    connect(&Magnification::instance(), &Magnification::changed, this, &WhyView::fit);
    fit();
    return body;
}

namespace {

/// By how many steps a key walks the trail; 0 for other keys.
int trailStep(const QKeyEvent& event)
{
    if (event.modifiers() != Qt::AltModifier) return 0;
    return event.key() == Qt::Key_Left ? -1 : event.key() == Qt::Key_Right ? 1 : 0;
}

}  // namespace

/// While there is a trail the keys that go to the next head elsewhere walk it.
bool WhyView::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && !m_trail->isHidden()
        && trailStep(*static_cast<QKeyEvent*>(event)) != 0)
        event->accept();
    return QWidget::event(event);
}

/// Keys before a scroll area takes them for its own; and that the numbers beside want another width.
bool WhyView::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest) fit();
    if (event->type() == QEvent::KeyPress && !m_trail->isHidden())
        if (const int step = trailStep(*static_cast<QKeyEvent*>(event)); step != 0) {
            emit trailStepped(step);
            return true;
        }
    return QWidget::eventFilter(watched, event);
}

/// Where both would be too narrow, the numbers stand below.
void WhyView::fit()
{
    const bool beside = width() >= scaled(widthForBoth);
    m_canvases->setMinimumHeight(scaled(leastHeight));
    m_body->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    const int wide = std::max(scaled(panelWidth), m_beside->minimumSizeHint().width());
    m_beside->setVisible(beside || !m_isBare);  // nobody scrolls on the wall
    m_beside->setMinimumWidth(beside ? wide : 0);
    m_beside->setMaximumWidth(beside ? wide : QWIDGETSIZE_MAX);
}

void WhyView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

QWidget* WhyView::canvas() const
{
    switch (m_settings.of) {
    case Of::Answer: return m_answer;
    case Of::Lens: return m_lens;
    case Of::Weights: return m_weights;
    case Of::Patches: return m_patches;
    default: return m_account;
    }
}

void WhyView::setBare(bool bare)
{
    m_isBare = bare;
    m_kinds->setVisible(!bare);
    m_answer->setBare(bare);
    showFields();
    fit();
}

void WhyView::showFields()
{
    const bool asks = m_settings.of == Of::Answer || m_settings.of == Of::Patches || m_settings.of == Of::Lens;
    m_fields->setVisible(!m_isBare && (asks || (m_settings.of == Of::Weights && m_hasDistance)));
}

void WhyView::setSettings(const core::WhySettings& settings)
{
    m_settings = settings;
    m_kinds->setCurrent(static_cast<int>(settings.of));
    const bool compares = settings.of == Of::Answer || settings.of == Of::Patches;
    const bool asks = compares || settings.of == Of::Lens;
    showFields();
    m_word->setVisible(asks);
    m_distance->display(static_cast<int>(settings.distance));
    m_distance->setVisible(settings.of == Of::Weights && m_hasDistance);
    m_against->setVisible(compares);
    m_knock->setVisible(compares);
    m_patched->setVisible(settings.of == Of::Patches);
    setValue(m_patched, settings.patched);
    setKnocking(m_knocking, m_progress->text());
    if (!m_word->hasFocus()) m_word->setText(QString::fromStdString(settings.answer));
    if (!m_against->hasFocus()) m_against->setText(QString::fromStdString(settings.against));
    setMessage({});
}

void WhyView::setHeadline(const QString& big, const QString& said, const QString& more)
{
    m_big->setText(big);
    m_big->setVisible(!big.isEmpty());
    m_said->setText(more.isEmpty() ? said : said + QStringLiteral("    ") + more);
}

void WhyView::setMessage(const QString& message)
{
    m_message->setText(message);
    m_canvases->setCurrentWidget(message.isEmpty() ? m_pages.at(m_settings.of) : m_message);
}

void WhyView::setHasDistance(bool has)
{
    m_hasDistance = has;
    m_distance->setVisible(m_settings.of == Of::Weights && has);
    showFields();
}

void WhyView::setKnocking(bool running, const QString& progress)
{
    m_knocking = running;
    const bool patches = m_settings.of == Of::Patches;
    m_knock->setText(running ? tr("Stop") : patches ? tr("Patch every place") : tr("Knock out each head"));
    m_knock->setToolTip(patches
                            ? tr("Put the second run's numbers into the first run's pass, one place after another")
                            : tr("Switch off one head after another and compare the answer without each head with what "
                                 "the head wrote into it"));
    m_progress->setText(progress);
}

#include "moc_why_view.cpp"
