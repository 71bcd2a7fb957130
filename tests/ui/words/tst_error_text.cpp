#include "ui/words/error_text.h"

#include <QTest>

#include "tests/test_class.h"

/// Errors of core as the window and a terminal say them.
class TestErrorText final : public QObject {
    Q_OBJECT
private slots:
    void formulasAreSetInTheWindowAndTypedInATerminal()
    {
        const core::Error error(core::Code::OutOfRange, "d_k.json", "%1 cannot be used with d_k and W_O, found %2",
                                "the tensor q_k", core::Words("%1 of d_v", "x_k"));
        QCOMPARE(errorText(error),
                 QString::fromUtf8("d_k.json: the tensor q_k cannot be used with dₖ and Wₒ, found x_k of dᵥ"));
        QCOMPARE(typedErrorText(error),
                 QString("d_k.json: the tensor q_k cannot be used with d_k and W_O, found x_k of d_v"));
    }
};

TEST_CLASS(TestErrorText)
#include "tst_error_text.moc"
