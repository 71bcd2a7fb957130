#include "ui/window/help/help_boxes.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFile>
#include <QLabel>
#include <QMessageBox>
#include <QScreen>
#include <QScrollArea>
#include <QTextBrowser>
#include <QVBoxLayout>

#include "ui/part/explained.h"
#include "ui/part/frame_fit.h"
#include "ui/theme/magnification.h"

namespace {

struct HelpBoxes {
    Q_DECLARE_TR_FUNCTIONS(HelpBoxes)
};

QString keysTable()
{
    const std::pair<QString, QString> rows[] = {
        {HelpBoxes::tr("F1"), HelpBoxes::tr("the handbook, at the view or dialog in use")},
        {HelpBoxes::tr("Ctrl + F1"), HelpBoxes::tr("what the terms mean; point at a control to read its term")},
        {HelpBoxes::tr("Type"), HelpBoxes::tr("everything is computed again")},
        {HelpBoxes::tr("Point at a cell"), HelpBoxes::tr("see how its weight is computed")},
        {HelpBoxes::tr("Click a cell, arrow keys"), HelpBoxes::tr("keep a cell chosen")},
        {HelpBoxes::tr("Click a token"),
         HelpBoxes::tr("choose the query, with Ctrl the key; right-click to split or join it")},
        {HelpBoxes::tr("Ctrl + 1 … 7"), HelpBoxes::tr("map, steps, mask, compare, all heads, flow, measures")},
        {HelpBoxes::tr("Ctrl + 9"), HelpBoxes::tr("why a cell has its score; Alt + ← and → walk the trail")},
        {HelpBoxes::tr("Shift + drag in the map, M"),
         HelpBoxes::tr("mark cells: rank heads by them, hide them, attend to them alone")},
        {HelpBoxes::tr("All heads: Ctrl + click, Space, rubber band"), HelpBoxes::tr("pick several heads")},
        {HelpBoxes::tr("Ctrl + P"), HelpBoxes::tr("hide the chosen row and guess where it looks")},
        {HelpBoxes::tr("Ctrl + L"), HelpBoxes::tr("go to a token of the map")},
        {HelpBoxes::tr("F8, F9"), HelpBoxes::tr("show or hide the panels at the sides")},
        {HelpBoxes::tr("F6, Shift+F6"), HelpBoxes::tr("move the keyboard to the next panel, or to the previous one")},
        {HelpBoxes::tr("right button, Menu key"), HelpBoxes::tr("what can be done with a cell, a head or a token")},
        {HelpBoxes::tr("Ctrl+K"), HelpBoxes::tr("find commands, heads, tokens, examples, models and terms")},
        {HelpBoxes::tr("Steps: Space, ← →, 1 … 9"), HelpBoxes::tr("play, step, jump")},
        {HelpBoxes::tr("Steps: S, O, A"), HelpBoxes::tr("one stage alone, one query, all queries")},
        {HelpBoxes::tr("Ctrl + Shift + D, Ctrl + Shift + K"),
         HelpBoxes::tr("describe the shown head in words; switch it off, or on again")},
        {HelpBoxes::tr("Ctrl + Z, Ctrl + Shift + Z"), HelpBoxes::tr("undo, redo")},
        {HelpBoxes::tr("Alt + arrow keys"), HelpBoxes::tr("other head, other layer")},
        {HelpBoxes::tr("Ctrl + B"), HelpBoxes::tr("encoder, decoder or cross-attention")},
        {HelpBoxes::tr("Ctrl + R"), HelpBoxes::tr("label each row with the token that it predicts, or with its own")},
        {HelpBoxes::tr("Ctrl + +, Ctrl + −, Ctrl + 0"), HelpBoxes::tr("everything larger, smaller, at its usual size")},
        {HelpBoxes::tr("In the map: Ctrl + wheel, two fingers, + − 0"),
         HelpBoxes::tr("zoom the map; drag moves it, double click shows it whole")},
        {HelpBoxes::tr("Ctrl + O, Ctrl + Shift + O, or drop"), HelpBoxes::tr("open a session or figure; a model")},
        {HelpBoxes::tr("Ctrl + S"), HelpBoxes::tr("save the session")},
        {HelpBoxes::tr("Ctrl + E, Ctrl + Shift + E"), HelpBoxes::tr("export what is shown, all heads")},
        {HelpBoxes::tr("Ctrl + Shift + C"), HelpBoxes::tr("copy the figure")},
        {HelpBoxes::tr("Esc"), HelpBoxes::tr("stop computing, leave full screen")},
        {HelpBoxes::tr("F5"), HelpBoxes::tr("present this view; ? lists the keys there")},
        {HelpBoxes::tr("F11"), HelpBoxes::tr("full screen")}};
    QString table = QStringLiteral("<table cellspacing=\"6\">");
    for (const auto& [keys, what] : rows)
        table += QStringLiteral("<tr><td><b>%1</b>&nbsp;&nbsp;</td><td>%2</td></tr>").arg(keys.toHtmlEscaped(), what);
    return table + QStringLiteral("</table>");
}

}  // namespace

void showKeys(QWidget* window)
{
    auto* text = new QLabel(keysTable());
    text->setTextFormat(Qt::RichText);
    text->setMargin(12);
    text->setWordWrap(true);
    auto* scroll = new QScrollArea;  // large type makes it higher than the screen
    scroll->setWidget(text);
    scroll->setWidgetResizable(true);
    scroll->setAccessibleName(HelpBoxes::tr("Keys and gestures"));
    auto* close = new QDialogButtonBox(QDialogButtonBox::Close);
    QDialog box(window);
    box.setWindowTitle(HelpBoxes::tr("Keys and gestures"));
    setSection(&box, QStringLiteral("keys"));
    auto* layout = new QVBoxLayout(&box);
    layout->addWidget(scroll);
    layout->addWidget(close);
    QObject::connect(close, &QDialogButtonBox::rejected, &box, &QDialog::reject);
    const QSize wanted = QSize(scaled(760), text->heightForWidth(scaled(700))) + QSize(60, 90);
    box.resize(wanted.boundedTo(window->screen()->availableSize() * 9 / 10));
    box.exec();
}

void showAbout(QWidget* window)
{
    QMessageBox box(QMessageBox::NoIcon, HelpBoxes::tr("About AttentionScope"), QString(), QMessageBox::Close, window);
    box.setText(
        HelpBoxes::tr(
            "<h3>AttentionScope %1</h3><p>Computes and shows attention. Every number on screen is the engine's own.</p>"
            "<p>Free software under the GNU General Public License, version 3 or later, without any warranty.</p>")
            .arg(QCoreApplication::applicationVersion()));
    box.exec();
}

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
    new FrameFit(page);
    page->show();
}
