#include "ui/keep/leaving.h"

#include <QCoreApplication>
#include <QMessageBox>
#include <QPushButton>

namespace {

struct Leave {
    Q_DECLARE_TR_FUNCTIONS(Leave)
};

}  // namespace

Leaving askBeforeLeaving(QWidget* window, const QString& question, Leaving proposed)
{
    QMessageBox box(QMessageBox::NoIcon, Leave::tr("AttentionScope"), question,
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, window);
    box.setDefaultButton(proposed == Leaving::Save ? QMessageBox::Save : QMessageBox::Cancel);
    const int answer = box.exec();
    if (answer == QMessageBox::Save) return Leaving::Save;
    return answer == QMessageBox::Discard ? Leaving::Discard : Leaving::Stay;
}

Replacing askBeforeReplacing(QWidget* window, const std::filesystem::path& file)
{
    QMessageBox box(QMessageBox::NoIcon, Leave::tr("AttentionScope"),
                    Leave::tr("%1 was changed by another program, or in another window, since it was opened or saved "
                              "here. Replace what it holds now?")
                        .arg(QString::fromStdString(file.filename().string())),
                    QMessageBox::Cancel, window);
    const QAbstractButton* replace = box.addButton(Leave::tr("Replace"), QMessageBox::DestructiveRole);
    QPushButton* elsewhere = box.addButton(Leave::tr("Save as…"), QMessageBox::AcceptRole);
    box.setDefaultButton(elsewhere);
    box.exec();
    if (box.clickedButton() == replace) return Replacing::Replace;
    return box.clickedButton() == elsewhere ? Replacing::SaveElsewhere : Replacing::Stay;
}
