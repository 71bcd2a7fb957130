#pragma once

#include <QToolButton>

#include <filesystem>

class QMenu;

/// Says which model a run is computed with, and offers others: those that come with the program, those that were opened
/// before, a teaching module, and any other folder.
class RunModelButton final : public QToolButton {
    Q_OBJECT
public:
    /// @param run  "A"
    explicit RunModelButton(const QString& run, QWidget* parent = nullptr);

    void display(const QString& model);

    QSize sizeHint() const override { return {154, QToolButton::sizeHint().height()}; }
    QSize minimumSizeHint() const override { return {110, QToolButton::minimumSizeHint().height()}; }

signals:
    void modelChosen(const std::filesystem::path& model);
    void moduleChosen();
    void otherAsked();  ///< one that is not in the list
    void fileAsked();   ///< a GGUF file that is not in the list

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fillMenu();
    void writeText();

    QString m_run;
    QString m_model;
    QMenu* m_menu;
};
