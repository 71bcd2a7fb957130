#pragma once

#include <QImage>
#include <QWidget>

#include "core/matrix.h"

/// What a model is given instead of a text, as a small picture of which a click chooses a token.
class InputImage : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;

    void clear() { setImage({}); }
    /// Which token is looked at.
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
