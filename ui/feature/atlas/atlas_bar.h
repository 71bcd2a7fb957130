#pragma once

#include <QWidget>

class AtlasDocument;
class ElidedLabel;
class HeadList;
class QLabel;
class QLineEdit;
class QPushButton;
class QSlider;

/// Above an atlas: what it is of, the step of a training, what one asks of a head, and what it is held against.
class AtlasBar final : public QWidget {
    Q_OBJECT
public:
    AtlasBar(AtlasDocument& document, const HeadList& list, QWidget* parent = nullptr);

    void focusSearch();

signals:
    void besideAsked();

private:
    void showAtlas();
    void showFound();
    void ask(const QString& asked);

    AtlasDocument& m_document;
    const HeadList& m_list;
    ElidedLabel* m_facts;
    QLabel* m_step;
    QSlider* m_slider;
    QLineEdit* m_search;
    QLabel* m_found;
    QPushButton* m_beside;
    QString m_trouble;
};
