#pragma once

#include <QWidget>

#include "core/session/session.h"

class QLabel;
class QVBoxLayout;

/// The interventions of the first run, one below the other; each can be taken away by itself.
class InterventionList final : public QWidget {
    Q_OBJECT
public:
    explicit InterventionList(QWidget* parent = nullptr);

    /// @param words  a line for each
    void display(const std::vector<core::Intervention>& interventions, const QStringList& words);

signals:
    void removed(std::size_t place);
    void cleared();
    void factorEdited(std::size_t place, float factor);

private:
    QWidget* createRow(std::size_t place, const core::Intervention& intervention, const QString& words);

    QVBoxLayout* m_rows;
    std::vector<core::Intervention> m_shown;
    QStringList m_words;
};
