#pragma once

#include <QStringList>
#include <QWidget>

#include <optional>
#include <vector>

/// A chip for each head with the colour of its lines. Pointing at one shows its lines alone; all but the first can be
/// taken away. As many stand in a row as fit.
class FlowLegend final : public QWidget {
    Q_OBJECT
public:
    explicit FlowLegend(QWidget* parent = nullptr);

    /// @param removable  whether those behind the first can be taken away
    void display(const QStringList& titles, const std::vector<QColor>& colors, bool removable = true);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {120, heightForWidth(width())}; }

signals:
    void pointedAt(std::optional<std::size_t> head);
    void removed(std::size_t head);

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* createChip(std::size_t head, const QString& title);
    int arrange(int width, bool place) const;

    bool m_removable = true;
    QStringList m_titles;
    std::vector<QColor> m_colors;
    std::vector<QWidget*> m_chips;
};
