#include "ui/words/formula_parts.h"

#include <QTest>

#include "tests/test_class.h"

/// Indices in words of the program, for what draws HTML and for what does not.
class TestFormulaParts final : public QObject {
    Q_OBJECT
private slots:
    void indicesAreLowered_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("html");
        QTest::addColumn<QString>("plain");
        QTest::newRow("root") << "1∕√d_k"
                              << "1∕√d<sub>k</sub>"
                              << "1∕√dₖ";
        QTest::newRow("output") << "W_O"
                                << "W<sub>O</sub>"
                                << "Wₒ";
        QTest::newRow("of a head") << "Σ head_i W_O,i"
                                   << "Σ head<sub>i</sub> W<sub>O,i</sub>"
                                   << "Σ headᵢ W_O,i";
        QTest::newRow("transposed") << "W_Q W_Kᵀ"
                                    << "W<sub>Q</sub> W<sub>K</sub>ᵀ"
                                    << "W_Q W_Kᵀ";
        QTest::newRow("several") << "d_in, d_k, d_v"
                                 << "d<sub>in</sub>, d<sub>k</sub>, d<sub>v</sub>"
                                 << "dᵢₙ, dₖ, dᵥ";
        QTest::newRow("width") << "H · d_model"
                               << "H · d<sub>model</sub>"
                               << "H · d_model";
        QTest::newRow("no index") << "add_bias_kv < low_freq_factor"
                                  << "add_bias_kv &lt; low_freq_factor"
                                  << "add_bias_kv < low_freq_factor";
    }
    void indicesAreLowered()
    {
        QFETCH(QString, words);
        QFETCH(QString, html);
        QFETCH(QString, plain);
        QCOMPARE(formulaHtml(words), html);
        QCOMPARE(formulaPlain(words), plain);
        QCOMPARE(formulaTip(words), html.contains("<sub>") ? "<p>" + html + "</p>" : words);
    }
};

TEST_CLASS(TestFormulaParts)
#include "tst_formula_parts.moc"
