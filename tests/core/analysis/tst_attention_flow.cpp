#include "core/analysis/attention_flow.h"

#include <QTest>

#include "core/error.h"
#include "core/kernel/parallel.h"
#include "tests/core/matrix_rows.h"
#include "tests/test_class.h"

#include <cmath>
#include <limits>
#include <stop_token>

using namespace core;

/// The numbers are those of NetworkX 3, maximum_flow_value() of the graph that is built by the paper's words.
class TestAttentionFlow final : public QObject {
    Q_OBJECT
private slots:
    void threeCausalLayersAsNetworkXHasThem()
    {
        const Matrix flow =
            attentionFlow({rows({{1, 0, 0, 0}, {.3F, .7F, 0, 0}, {.5F, .25F, .25F, 0}, {.1F, .2F, .3F, .4F}}),
                           rows({{1, 0, 0, 0}, {.9F, .1F, 0, 0}, {.05F, .15F, .8F, 0}, {.25F, .25F, .25F, .25F}}),
                           rows({{1, 0, 0, 0}, {.6F, .4F, 0, 0}, {.2F, .5F, .3F, 0}, {.7F, .05F, .05F, .2F}})});
        const Matrix wanted = rows({{1.0000000F, 0.0000000F, 0.0000000F, 0.0000000F},
                                    {0.6206897F, 0.3793103F, 0.0000000F, 0.0000000F},
                                    {0.3943662F, 0.2535211F, 0.3521127F, 0.0000000F},
                                    {0.3882353F, 0.1882353F, 0.1411765F, 0.2823529F}});
        QVERIFY((flow - wanted).cwiseAbs().maxCoeff() < 1e-6F);
    }

    void twoLayersWithoutMaskAsNetworkXHasThem()
    {
        const Matrix flow = attentionFlow({rows({{.2F, .3F, .5F}, {.6F, .1F, .3F}, {.05F, .9F, .05F}}),
                                           rows({{.4F, .4F, .2F}, {.1F, .1F, .8F}, {.3F, .3F, .4F}})});
        const Matrix wanted = rows({{0.4647887F, 0.2535211F, 0.2816901F},
                                    {0.1898734F, 0.5063291F, 0.3037975F},
                                    {0.1710526F, 0.3947368F, 0.4342105F}});
        QVERIFY((flow - wanted).cwiseAbs().maxCoeff() < 1e-6F);
    }

    void oneLayerIsItsMapMixedWithWhatPassesBesideIt()
    {
        const Matrix flow = attentionFlow({rows({{1, 0}, {.5F, .5F}})});
        QCOMPARE(flow(1, 0), 0.25F);
        QCOMPARE(flow(1, 1), 0.75F);
    }

    void aBrokenMapHasNoFlow()
    {
        const Matrix flow = attentionFlow({rows({{1, 0}, {std::numeric_limits<float>::quiet_NaN(), 1}})});
        QVERIFY((flow.array() == std::numeric_limits<float>::infinity()).all());
    }

    void numbersThatAreNoSharesAndLongTextsEndNothing()
    {
        const float huge = 1e38F;
        const Matrix wild = attentionFlow({rows({{huge, -huge}, {-1, -1}}), rows({{-huge, 2}, {0, 0}})});
        QCOMPARE(wild.rows(), Index{2});
        const Index many = mostFlowTokens + 1;
        QVERIFY_THROWS_EXCEPTION(Error, attentionFlow({Matrix::Identity(many, many)}));
    }

    void itCanBeStopped()
    {
        std::stop_source source;
        source.request_stop();
        QVERIFY_THROWS_EXCEPTION(Stopped, attentionFlow({Matrix::Identity(40, 40)}, source.get_token()));
    }
};

TEST_CLASS(TestAttentionFlow)
#include "tst_attention_flow.moc"
