#pragma once

#include <QImage>
#include <QWidget>

#include "core/matrix.h"

/// A model's input other than text, as a small picture in which a click chooses a token.
class InputImage : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;

    void clear() { setImage({}); }
    /// Sets the focused token.
    void setToken(core::Index token)
    {
        if (token == m_token) return;
        m_token = token;
        update();
    }

signals:
    void tokenClicked(core::Index token);

protected:
    void setImage(const QImage& image)
    {
        m_image = image;
        update();
    }
    const QImage& image() const { return m_image; }
    core::Index token() const { return m_token; }

private:
    QImage m_image;
    core::Index m_token = 0;
};
