#pragma once

#include <QWidget>

#include "core/session/session.h"
#include "ui/view/why/why_panel.h"

class AccountCanvas;
class AnswerCanvas;
class QBoxLayout;
class QCheckBox;
class QHBoxLayout;
class QLabel;
class QScrollArea;
class QStackedWidget;
class QTreeWidget;
class QTreeWidgetItem;
class Segments;

/// Why two texts are alike: a map of their tokens' pairs, or what wrote either text's vector, and beside it the other
/// texts, the nearest first. It shows what it is given.
class AlikeView final : public QWidget {
    Q_OBJECT
public:
    explicit AlikeView(QWidget* parent = nullptr);

    /// Another text, and how near it is.
    struct Neighbour {
        core::Index text = 0;  ///< of the batch
        QString name = {};
        QString value = {};
        bool is_shown = false;
    };

    /// Hides what chooses the parts, and what else would stand below the canvas.
    void setBare(bool bare);
    /// @param ranks  the model reads both texts as one: one answer was written
    void setSettings(const core::AlikeSettings& settings, bool words, bool ranks);
    /// @param big  the number; the rest beside it, as plain text
    void setHeadline(const QString& big, const QString& said, const QString& more);
    /// The chosen pair, large; an empty number hides it.
    void setChosen(const QString& number, const QString& said);
    /// The view's current work, or the reason why it is empty; an empty message shows the canvas.
    void setMessage(const QString& message);
    /// @param title  over the list; empty hides it
    void setNeighbours(const QString& title, const QString& quantity, const std::vector<Neighbour>& texts);

    AccountCanvas* pairs() const { return m_pairs; }
    AnswerCanvas* parts() const { return m_parts; }
    WhyPanel* panel() const { return m_panel; }
    /// The widget with the keyboard.
    QWidget* canvas() const;

signals:
    void bySet(core::AlikeSettings::By by);
    void wordsSet(bool words);
    void textOpened(core::Index text);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    static QHBoxLayout* createLine(QLabel* number, double points, QLabel* said);
    QWidget* createBar();
    QWidget* createBody();
    QWidget* createSide();
    void open(const QTreeWidgetItem* item);
    void fit();

    core::AlikeSettings m_settings;
    bool m_bare = false;
    QWidget* m_bar = nullptr;
    Segments* m_kinds = nullptr;
    QCheckBox* m_words;
    QLabel* m_big;
    QLabel* m_said;
    QLabel* m_chosenNumber;
    QLabel* m_chosen;
    QStackedWidget* m_canvases;
    AccountCanvas* m_pairs;
    AnswerCanvas* m_parts;
    QScrollArea* m_pairsPage = nullptr;
    QWidget* m_partsPage = nullptr;
    QLabel* m_message;
    QLabel* m_listTitle;
    QTreeWidget* m_list;
    WhyPanel* m_panel;
    QBoxLayout* m_body = nullptr;
    QWidget* m_beside = nullptr;
};
