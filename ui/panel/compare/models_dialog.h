#pragma once

#include <QDialog>

#include "ui/work/model_comparer.h"

class QLabel;
class QProgressBar;
class QTableWidget;

/// How far two files of one model are apart, layer by layer: what fewer bits did to its weights, its heads and its
/// answer.
class ModelsDialog final : public QDialog {
    Q_OBJECT
public:
    /// @param a, b  finished runs of the two
    ModelsDialog(std::shared_ptr<const core::Trace> a, std::shared_ptr<const core::Trace> b, core::Index item,
                 QWidget* parent = nullptr);

private:
    QWidget* createTable();
    void connectComparer();
    void show(const core::ComparedModels& result);
    void addRow(const QString& name, const core::LayerWeightDifference& layer, const QString& heads);
    void copy() const;
    QString nameOf(const core::Trace& trace) const;

    std::shared_ptr<const core::Trace> m_a, m_b;
    QLabel* m_words;
    QLabel* m_answer;
    QProgressBar* m_progress;
    QTableWidget* m_table;
    ModelComparer m_comparer;
};
