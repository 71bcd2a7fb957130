#pragma once

#include <QWidget>

class AtlasDocument;
class ElidedLabel;
class HeadList;
class QLabel;
class QLineEdit;
class QPushButton;
class QSlider;

/// The bar above an atlas: its model, the step of a training, the search for heads, and the atlas that it is compared
/// with.
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
