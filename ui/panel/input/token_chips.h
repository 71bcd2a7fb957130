#pragma once

#include <QWidget>

#include "core/prepare/prepared_run.h"

#include <optional>
#include <vector>

/// The text's tokens as chips: chosen query and key marked, grounds in the colours of the weights that they get, what
/// lies beyond the model's places greyed, what the vocabulary has nothing for struck through, what the model wrote
/// itself framed, named spans underlined in their colours. Click or arrow keys choose the query,
/// with Ctrl the key; where the text may be cut freely, the context menu splits and joins tokens.
class TokenChips final : public QWidget {
    Q_OBJECT
public:
    /// A token's weight in the row that is read.
    struct Tint {
        std::optional<QRgb> ground;  ///< nothing: as a token without a weight, or one that is hidden
        bool hidden = false;         ///< whether the mask hides it
        QString weight = {};

        friend bool operator==(const Tint&, const Tint&) = default;
    };

    explicit TokenChips(QWidget* parent = nullptr);

    /// @param model  what cut the text
    void setText(const core::CutText& text, const core::Model& model);
    void clear();
    /// Whether tokens may be split and joined.
    void setCuttable(bool cuttable) { m_cuttable = cuttable; }
    void mark(core::Index query, core::Index key);
    /// @param tints  [tokens] those beyond have none; empty for none at all
    void setTints(std::vector<Tint> tints);
    const std::vector<Tint>& tints() const { return m_tints; }

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;

signals:
    void queryClicked(core::Index token);
    void keyClicked(core::Index token);
    void splitAsked(core::Index token);
    void joinAsked(core::Index token);  ///< to join a token to the one before it
    void hideAsked(core::Index token);  ///< the token is to be hidden, as a key, from the other tokens

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    struct Chip {
        QString text;
        QString tip;
        core::Index token = -1;  ///< negative: nothing the model can take
        bool beyond = false;
        bool generated = false;  ///< whether the model wrote it
        bool special = false;    ///< put there by the tokenizer
        core::Index span = -1;   ///< which of the text's named spans it is in; negative: none
        QRect rect = {};
    };

    int arrange(std::vector<Chip>& chips, int width) const;
    void keepTints(const std::vector<Chip>& before);
    const Tint* tintOf(const Chip& chip) const;
    void paintGround(QPainter& painter, const Chip& chip) const;
    void paintText(QPainter& painter, const Chip& chip) const;
    const Chip* chipAt(const QPoint& position) const;

    std::vector<Chip> m_chips;
    std::vector<Tint> m_tints;
    core::Index m_query = -1;
    core::Index m_key = -1;
    core::Index m_count = 0;
    bool m_cuttable = false;
};
