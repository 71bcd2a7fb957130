#pragma once

#include <QDialog>

#include "ui/feature/lesson/sheet/sheet_maker.h"

class FigurePreview;
class QBoxLayout;
class QLabel;
class QProgressBar;
class QPushButton;
class QToolButton;
class Segments;
class SheetChoices;

/// Worksheets of the lesson that is open, of the map or of a head's steps, with a preview of every page of sheet and
/// key; written as two files.
class SheetDialog final : public QDialog {
    Q_OBJECT
public:
    /// @param ground  has a lesson or a head
    SheetDialog(SheetGround ground, SheetWish::Of first, QWidget* parent = nullptr);
    ~SheetDialog() override;

    void save();
    /// The key lies beside the sheets: NAME-key.pdf of NAME.pdf.
    static std::filesystem::path keyOf(const std::filesystem::path& sheets);

    void reject() override;  ///< stops writing before it closes

signals:
    void saved(const QString& sentence);

private:
    QWidget* createPage();
    QBoxLayout* createPages();
    QWidget* createProgress();
    QWidget* createColumn();
    QWidget* createButtons();
    void createShortcuts();
    void connectMaker();
    void draw();
    void step(int by);
    void showDrawn(const QImage& picture, const QSizeF& size, core::Index page, core::Index pages);
    void showState();
    std::filesystem::path askForFile();
    void end();

    SheetMaker m_maker;
    SheetChoices* m_choices;
    QLabel* m_trouble;
    FigurePreview* m_preview;
    Segments* m_side = nullptr;  ///< sheet or key
    QToolButton* m_back = nullptr;
    QToolButton* m_next = nullptr;
    QLabel* m_where = nullptr;
    QWidget* m_progress = nullptr;
    QProgressBar* m_bar = nullptr;
    QPushButton* m_stop = nullptr;
    QPushButton* m_save = nullptr;
    SheetMaker::Place m_place;
    core::Index m_pages = 1;   ///< pages of the copy that is shown
    bool m_backwards = false;  ///< the last page of the copy before is to be shown
    QString m_notDrawn;        ///< why there is no page; empty where there is one
    QString m_notWritten;      ///< why the last files were not written
    bool m_drawn = false;
    bool m_closing = false;
    std::filesystem::path m_target;
};
