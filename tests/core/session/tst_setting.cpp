#include "core/json/json_object.h"
#include "core/session/figure_fields.h"

#include <QTest>

#include "tests/test_class.h"

#include <set>

using namespace core;

namespace {

/// Every row of a figure's settings.
std::vector<const Setting<FigureSettings>*> figureRows()
{
    std::vector<const Setting<FigureSettings>*> all;
    for (const FigureFields rows : figureFields())
        for (const Setting<FigureSettings>& row : rows) all.push_back(&row);
    return all;
}

/// Another value than the usual one, in a file's form; null for settings with a reader of their own.
Json otherValue(const Setting<FigureSettings>& row)
{
    const Json usual = row.value.get({});
    const auto& kind = row.value.kind;
    if (std::holds_alternative<setting::Flag>(kind)) return !usual.get<bool>();
    if (const auto* number = std::get_if<setting::Number>(&kind)) return number->most;
    if (const auto* whole = std::get_if<setting::Whole>(&kind))
        return usual == whole->most ? whole->least : whole->most;
    if (std::holds_alternative<setting::Text>(kind))
        return row.key == std::string_view("annotations") ? "bold cat" : "words";
    if (const auto* name = std::get_if<setting::Name>(&kind))
        return name->all().back() == usual ? name->all().front() : name->all().back();
    if (std::holds_alternative<setting::Ends>(kind)) return Json::array({0.25, 0.5});
    return {};
}

}  // namespace

class TestSetting final : public QObject {
    Q_OBJECT
private slots:
    void noKeyAndNoOptionStandsTwice()
    {
        std::set<std::string> keys, options;
        for (const auto* row : figureRows()) {
            QVERIFY2(keys.insert(row->key).second, row->key);
            if (row->option.names == nullptr) continue;
            QVERIFY2(options.insert(row->option.names).second, row->option.names);
            QVERIFY2(*row->option.help != '\0', row->key);
        }
    }

    void everySettingIsReadAsItWasWritten()
    {
        for (const auto* row : figureRows()) {
            const Json value = otherValue(*row);
            if (value.is_null()) continue;
            const Json written = {{row->key, value}};
            const FigureSettings figure = figureIn(JsonObject(written, "", ""));
            QVERIFY2(row->differs(figure), row->key);
            QVERIFY2(figureJson(figure).at(row->key) == value, row->key);
            FigureSettings usual = figure;
            row->value.set(usual, row->value.get({}));
            usual.picture.by_weight = false;  // a file that does not say it means another, see TestFreshSession
            QVERIFY2(usual == FigureSettings(), row->key);
        }
    }

    void whatIsAsUsualIsLeftOutUnlessItIsAlwaysWritten()
    {
        const Json usual = figureJson({});
        for (const auto* row : figureRows())
            QVERIFY2(usual.contains(row->key) == (row->written == setting::Written::Always), row->key);
    }

    void numbersOfTheCommandLineHaveTheirUnits()
    {
        using setting::Unit, setting::wordOf;
        QCOMPARE(wordOf(setting::Number{0, 1, Unit::Percent}, 0.35), "35");
        QCOMPARE(wordOf(setting::Number{2, 200, Unit::Millimetres}, 9.5), "9.5mm");
        QCOMPARE(wordOf(setting::Number{0, 90, Unit::Degrees}, 30), "30");
        QCOMPARE(wordOf(setting::Ends{}, Json::array({0.1F, 0.7F})), "0.1,0.7");
        QCOMPARE(wordOf(setting::Whole{}, 7), "7");
    }
};

TEST_CLASS(TestSetting)
#include "tst_setting.moc"
