#pragma once

#include <QDialog>

#include "ui/work/model_finder.h"

class ElidedLabel;
class ModelList;
class ModelRows;
class QAction;
class QLabel;
class QLineEdit;
class QListView;
class QPushButton;

/// The models that are near at hand: bundled, opened before, in the Hugging Face cache; each with its architecture and
/// size, or why it cannot be opened. Any other folder is a button away.
class ModelChooser final : public QDialog {
    Q_OBJECT
public:
    /// @param browseFrom  where "Choose a folder…" begins
    ModelChooser(const ModelFinder::Search& search, QString browseFrom, QWidget* parent = nullptr);

    void done(int result) override;

signals:
    void chosen(const std::filesystem::path& folder);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* createDetail();
    QLayout* createButtons();
    void createList();
    void connectFinder();
    void createActions();
    void keepCurrent();
    void restoreCurrent();
    void showCurrent();
    void showPasted();
    void openCurrent();
    void browse();
    void browseFiles();
    void choose(const QString& path);
    void removeCurrent();
    int currentRow() const;
    bool currentIsRecent() const;

    ModelFinder m_finder;
    ModelList* m_models;
    ModelRows* m_rows;
    QString m_browseFrom;
    QLineEdit* m_filter;
    QListView* m_list;
    ElidedLabel* m_folder = nullptr;
    QLabel* m_reason = nullptr;
    QPushButton* m_open = nullptr;
    QAction* m_remove = nullptr;
    std::filesystem::path m_kept;  ///< the current model while the rows change
    QVariant m_keptPlace;
    bool m_moved = false;  ///< the user chose a row; else the first that can be opened is current
};
