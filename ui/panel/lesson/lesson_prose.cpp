#include "ui/panel/lesson/lesson_prose.h"

#include <QAbstractTextDocumentLayout>

#include "ui/plot/lesson_page/lesson_picture.h"
#include "ui/plot/text/formula_text.h"
#include "ui/theme/magnification.h"

#include <algorithm>
#include <cmath>

namespace fs = std::filesystem;

LessonProse::LessonProse(QWidget* parent) : QTextBrowser(parent)
{
    setOpenLinks(false);
    setOpenExternalLinks(false);
    setFrameShape(QFrame::NoFrame);
    setAccessibleName(tr("The step's text"));
    setTextInteractionFlags(Qt::TextBrowserInteraction);
    connect(this, &QTextBrowser::anchorClicked, this, &LessonProse::linkAsked);
}

void LessonProse::setWhole()
{
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this,
            [this](const QSizeF& size) { setFixedHeight(static_cast<int>(std::ceil(size.height())) + 2); });
}

void LessonProse::display(const QString& markdown, const fs::path& folder)
{
    m_folder = folder;
    QFont type = font();
    type.setPointSizeF(scaled(1000) / 1000.0 * 11.5);
    document()->setDefaultFont(type);
    document()->setDocumentMargin(0);
    document()->setMarkdown(markdown.trimmed(),
                            QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectCommonMark)
                                | QTextDocument::MarkdownNoHTML);
    lowerIndices(*document());
    moveCursor(QTextCursor::Start);
}

QVariant LessonProse::loadResource(int type, const QUrl& name)
{
    if (type != QTextDocument::ImageResource) return {};
    const QImage image = picture(name);
    const int room = std::max(100, viewport()->width() - 20);
    return image.width() > room ? image.scaledToWidth(room, Qt::SmoothTransformation) : image;
}

QImage LessonProse::picture(const QUrl& name) const { return lessonPicture(m_folder, name); }

#include "moc_lesson_prose.cpp"
