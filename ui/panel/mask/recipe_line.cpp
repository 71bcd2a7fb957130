#include "ui/panel/mask/recipe_line.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPainterPath>
#include <QStyle>

#include "ui/theme/fonts.h"
#include "ui/theme/magnification.h"
#include "ui/theme/palette.h"
#include "ui/words/error_text.h"

#include <algorithm>
#include <chrono>

using namespace std::chrono_literals;

/// A line edit that underlines a part of its text.
class RecipeEdit final : public QLineEdit {
public:
    explicit RecipeEdit(QWidget* parent) : QLineEdit(parent)
    {
        setMaxLength(1 << 20);  // a thousand rules fit
    }

    void setMark(const std::optional<RecipeLine::Mark>& mark)
    {
        m_mark = mark;
        update();
    }
    const std::optional<RecipeLine::Mark>& mark() const { return m_mark; }

protected:
    void paintEvent(QPaintEvent* event) override
    {
        QLineEdit::paintEvent(event);
        if (!m_mark) return;
        // The caret's place tells how far the text is scrolled.
        const QRect caret = cursorRect();
        const auto placeOf = [&](int at) {
            return caret.center().x() + fontMetrics().horizontalAdvance(text().left(at))
                   - fontMetrics().horizontalAdvance(text().left(cursorPosition()));
        };
        const int from = placeOf(m_mark->at);
        const int to = std::max(from + fontMetrics().averageCharWidth(), placeOf(m_mark->at + m_mark->length));
        const double base = caret.center().y() + fontMetrics().height() / 2.0 + 1;
        QPainterPath wave(QPointF(from, base));
        for (int x = from + 2, step = 1; x <= to; x += 2, ++step) wave.lineTo(x, base + (step % 2 == 0 ? 0 : 2));
        QPainter painter(this);
        painter.setClipRect(rect().adjusted(4, 0, -4, 0));
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(themeColors().warning, 1.6));
        painter.drawPath(wave);
    }

private:
    std::optional<RecipeLine::Mark> m_mark;
};

namespace {

QString mistakeText(const core::MaskMistake& mistake)
{
    QString sentence = errorText(core::errorOf(mistake));
    sentence[0] = sentence[0].toUpper();
    return sentence;
}

}  // namespace

RecipeLine::RecipeLine(QWidget* parent) : QWidget(parent), m_edit(new RecipeEdit(this)), m_message(new QLabel(this))
{
    auto* caption = new QLabel(tr("Recipe"));
    caption->setProperty("role", QStringLiteral("hint"));
    caption->setBuddy(m_edit);
    setOwnFont(m_edit, numberFont(10));
    keepScaled(m_edit, [this] { m_edit->setMinimumWidth(scaled(220)); });
    m_edit->setAccessibleName(tr("Mask recipe"));
    m_edit->setToolTip(tr("Which keys each query may see, in one line"));
    m_message->setObjectName(QStringLiteral("recipeMessage"));
    m_message->setTextFormat(Qt::PlainText);
    m_message->setWordWrap(true);
    setOwnFont(m_message, textFont(8.5));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(caption);
    layout->addWidget(m_edit, 1);

    m_pause.setSingleShot(true);
    m_pause.setInterval(250ms);
    connect(&m_pause, &QTimer::timeout, this, &RecipeLine::hand);
    connect(m_edit, &QLineEdit::textEdited, this, [this] {
        check();
        m_pause.start();
    });
    connect(m_edit, &QLineEdit::editingFinished, this, [this] {
        if (m_pause.isActive()) hand();
        if (!mark() && !m_edit->hasFocus()) m_edit->setText(m_recipe);
    });
    keepThemed(m_edit,
               [this] { m_edit->setStyleSheet(QStringLiteral("background: %1;").arg(themeColors().panel.name())); });
    check();
}

/// A field with the focus emits editingFinished when it is destroyed, and its listener is gone by then.
RecipeLine::~RecipeLine() { m_edit->disconnect(this); }

QString RecipeLine::text() const { return m_edit->text(); }

std::optional<RecipeLine::Mark> RecipeLine::mark() const { return m_edit->mark(); }

void RecipeLine::setRecipe(const QString& recipe)
{
    // Whoever changed it elsewhere, by a lesson's next step, has left what was being typed.
    const bool elsewhere = recipe != m_recipe;
    m_recipe = recipe;
    const bool typing = m_pause.isActive() || (mark() && m_edit->isModified());
    const std::string typed = text().toStdString();
    const bool same =
        !core::mistakeIn(typed) && core::MaskRecipe::parse(typed) == core::MaskRecipe::parse(recipe.toStdString());
    if (m_edit->hasFocus() && ((typing && !elsewhere) || same)) return;
    replaceText(recipe);
}

void RecipeLine::replaceText(const QString& recipe)
{
    m_pause.stop();
    if (recipe != text()) m_edit->setText(recipe);
    check();
}

void RecipeLine::check()
{
    const QByteArray typed = text().toUtf8();
    const auto mistake = core::mistakeIn(typed.toStdString());
    std::optional<Mark> wrong;
    QString message = tr("Join rules with & (and) and | (or); ! means not.");
    if (mistake) {
        const auto characters = [&](std::size_t from, std::size_t count) {
            const auto part = typed.mid(static_cast<qsizetype>(from), static_cast<qsizetype>(count));
            return static_cast<int>(QString::fromUtf8(part).size());
        };
        wrong = Mark{characters(0, mistake->at), characters(mistake->at, mistake->length)};
        message = mistakeText(*mistake);
    }
    m_edit->setMark(wrong);
    m_message->setText(message);
    m_edit->setAccessibleDescription(message);
    m_message->setProperty("role", mistake ? QStringLiteral("warning") : QStringLiteral("hint"));
    m_message->style()->unpolish(m_message);
    m_message->style()->polish(m_message);
}

void RecipeLine::hand()
{
    m_pause.stop();
    if (mark()) return;
    const QString recipe = QString::fromStdString(core::MaskRecipe::parse(text().toStdString()).text());
    if (recipe == m_recipe) return;
    m_recipe = recipe;
    emit recipeEdited(recipe);
}

#include "moc_recipe_line.cpp"
