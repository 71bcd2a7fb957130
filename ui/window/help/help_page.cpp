#include "ui/window/help/help_page.h"

#include <QDialog>
#include <QFile>
#include <QTextBrowser>
#include <QVBoxLayout>

#include "ui/theme/magnification.h"

// Its macro declares what it calls, outside of any namespace.
static void findResources() { Q_INIT_RESOURCE(resources); }

void showHelpPage(QWidget* window, const QString& title, const QString& file)
{
    findResources();  // a static library's resources are linked only when somebody asks
    QFile source(file);
    if (!source.open(QIODevice::ReadOnly)) return;
    auto* page = new QDialog(window);
    page->setAttribute(Qt::WA_DeleteOnClose);
    page->setObjectName(QStringLiteral("helpPage"));
    page->setWindowTitle(title);
    auto* text = new QTextBrowser;
    text->setOpenLinks(false);
    text->setAccessibleName(title);
    text->setMarkdown(QString::fromUtf8(source.readAll()));
    text->setFrameShape(QFrame::NoFrame);
    text->document()->setDocumentMargin(scaled(24));
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(text);
    page->resize(scaled(860), scaled(760));
    page->show();
}
