#pragma once

#include <QFrame>

class ElidedLabel;
class FigurePreview;
class QImage;
class QLabel;
class QProgressBar;
class QPushButton;

/// The page that is exported, with messages above, and the progress of writing below.
class ExportPage final : public QFrame {
    Q_OBJECT
public:
    explicit ExportPage(QWidget* parent = nullptr);

    /// @param size  of the page, in millimetres
    void showPicture(const QImage& picture, const QSizeF& size, const QString& description);
    void clearPicture();
    void setFacts(const QString& facts);
    /// Shows the reason why nothing can be saved; empty for none.
    void setTrouble(const QString& trouble);
    /// Shows a message about a finished action.
    void setNote(const QString& note);

    /// @param total  0 where it is not known
    void showProgress(int done, int total);
    void hideProgress();

    QSize room() const;  ///< in pixels of the screen

signals:
    void roomChanged();
    void dragged();  ///< the page, out of the window
    void stopAsked();

private:
    QLayout* createHeader();
    QWidget* createProgress();
    void showZoom();

    ElidedLabel* m_facts;
    QLabel* m_zoom;
    QLabel* m_trouble;
    FigurePreview* m_preview;
    QWidget* m_progress;
    QProgressBar* m_bar;
    QLabel* m_count;
    QPushButton* m_stop;
    QLabel* m_note;
};
