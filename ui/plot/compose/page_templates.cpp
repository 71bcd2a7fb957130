#include "ui/plot/compose/page_templates.h"

#include <QCoreApplication>

#include "core/error.h"
#include "core/text/nearest_name.h"
#include "ui/plot/figure/figure_contents.h"
#include "ui/plot/figure/figure_layout.h"

#include <algorithm>

using core::ComposedPage;
using core::FigureSettings;
using core::Index;
using core::PagePanel;
using core::Session;
using Content = FigureSettings::Content;

namespace {

struct Composer {
    Q_DECLARE_TR_FUNCTIONS(Composer)
};

/// The look of one figure on a page, without the parts that the page has itself.
Session plain(const Session& session, Content content)
{
    Session one = session;
    one.guess.reset();
    FigureSettings figure;
    figure.color_map = session.figure.color_map;
    figure.lowest = session.figure.lowest;
    figure.highest = session.figure.highest;
    figure.curve = session.figure.curve;
    figure.gamma = session.figure.gamma;
    figure.map = session.figure.map;
    figure.picture = session.figure.picture;
    figure.count_from = session.figure.count_from;
    figure.content = content;
    figure.layer = session.focus.layer;
    figure.head = session.focus.head;
    if (contentRow(content).queries) figure.part.queries = session.figure.part.queries;
    one.figure = figure;
    return one;
}

QString nameOf(const TemplateGround& ground, Index layer, Index head)
{
    return figure_layout::headTitle(ground.info, {layer, head}, ground.session.figure.count_from);
}

QString nameOfFocus(const TemplateGround& ground)
{
    return nameOf(ground, ground.session.focus.layer, ground.session.focus.head);
}

PagePanel panelOf(Session session, const QString& heading, Index columns = 1)
{
    PagePanel panel;
    panel.session = std::move(session);
    panel.heading = heading.toStdString();
    panel.columns = columns;
    return panel;
}

ComposedPage pageOf(double width, Index columns, std::vector<PagePanel> panels)
{
    ComposedPage page;
    page.width_mm = width;
    page.columns = columns;
    page.panels = std::move(panels);
    if (page.panels.size() == 1) page.text.letters = FigureSettings::Letters::None;
    return page;
}

bool isOfPictures(const TemplateGround& ground) { return ground.info.reads == core::Reads::Pictures; }

[[noreturn]] void lacking(const QString& what, const QString& expected)
{
    throw core::Error(core::Code::Missing, "", "%1 is missing: expected %2", what.toStdString(),
                      expected.toStdString());
}

void look(Session& session, Index layer, Index head)
{
    session.focus.layer = layer;
    session.focus.head = head;
    session.figure.layer = layer;
    session.figure.head = head;
}

/// The heads that were picked, then the layer's others, as many as a template shows.
std::vector<core::ComparedHead> headsFor(const TemplateGround& ground, std::size_t count)
{
    const Session& session = ground.session;
    std::vector<core::ComparedHead> heads{{0, session.focus.layer, session.focus.head}};
    const auto add = [&](Index layer, Index head) {
        const core::ComparedHead one{0, layer, head};
        const bool inside = layer < ground.info.layers && head < ground.info.heads;
        if (inside && heads.size() < count && std::ranges::find(heads, one) == heads.end()) heads.push_back(one);
    };
    for (const core::ComparedHead& each : session.chosen) add(each.layer, each.head);
    for (Index head = 0; head < ground.info.heads; ++head) add(session.focus.layer, head);
    for (Index layer = 0; layer < ground.info.layers; ++layer)
        for (Index head = 0; head < ground.info.heads; ++head) add(layer, head);
    return heads;
}

/// One map with its tokens, as papers on translation show an alignment (Bahdanau et al., 2015).
ComposedPage oneMap(const TemplateGround& ground)
{
    return pageOf(89, 1, {panelOf(plain(ground.session, Content::Maps), {})});
}

/// Every head of a layer, or of all, with one bar (Michel et al., 2019; Voita et al., 2019).
ComposedPage gridOfHeads(const TemplateGround& ground)
{
    Session all = plain(ground.session, Content::Maps);
    all.figure.layer.reset();
    all.figure.head.reset();
    all.figure.axis_names = false;
    return pageOf(183, 1, {panelOf(std::move(all), {})});
}

/// One head in two texts that differ in a word (Vaswani et al., 2017, and the blog post on it by Uszkoreit).
ComposedPage twoTexts(const TemplateGround& ground)
{
    const Session& session = ground.session;
    if (session.runs.size() < 2)
        lacking(Composer::tr("a second text for “two texts”"),
                Composer::tr("a second text beside the first: --text-b, or a session of two runs"));
    std::vector<PagePanel> panels;
    for (std::size_t run = 0; run < 2; ++run) {
        Session one = plain(session, Content::Maps);
        one.runs = {session.runs[run]};
        one.focus.run = 0;
        one.compare = {};
        const std::string text = one.run().texts.empty() ? "" : one.run().texts.front();
        panels.push_back(panelOf(std::move(one), QString::fromStdString(text)));
    }
    return pageOf(183, 2, std::move(panels));
}

/// Four heads that each do something, as lines (Clark et al., 2019).
ComposedPage fourHeads(const TemplateGround& ground)
{
    std::vector<PagePanel> panels;
    for (const core::ComparedHead& head : headsFor(ground, 4)) {
        Session one = plain(ground.session, Content::Flow);
        one.chosen.clear();
        look(one, head.layer, head.head);
        panels.push_back(panelOf(std::move(one), {}));  // the figure names its head itself
    }
    return pageOf(183, 4, std::move(panels));
}

/// One word's attention in two heads (Vaswani et al., 2017, figures 3 to 5).
ComposedPage oneWord(const TemplateGround& ground)
{
    std::vector<PagePanel> panels;
    for (const core::ComparedHead& head : headsFor(ground, 2)) {
        Session one = plain(ground.session, Content::Flow);
        one.chosen.clear();
        look(one, head.layer, head.head);
        if (one.figure.part.queries.empty()) one.figure.part.queries = {one.focus.query};
        panels.push_back(panelOf(std::move(one), {}));
    }
    return pageOf(139.7, 2, std::move(panels));
}

/// A map beside the same weights as lines.
ComposedPage mapAndFlow(const TemplateGround& ground)
{
    Session flow = plain(ground.session, Content::Flow);
    flow.chosen.clear();
    return pageOf(183, 2,
                  {panelOf(plain(ground.session, Content::Maps), nameOfFocus(ground)),
                   panelOf(std::move(flow), Composer::tr("the same weights as lines"))});
}

/// A patch's attention over the picture, and the whole map beside it (Dosovitskiy et al., 2021; Caron et al., 2021).
ComposedPage mapOverPicture(const TemplateGround& ground)
{
    if (!isOfPictures(ground))
        lacking(Composer::tr("a picture for “map over picture”"), Composer::tr("a model that reads pictures"));
    return pageOf(183, 2,
                  {panelOf(plain(ground.session, Content::Picture), Composer::tr("over the picture")),
                   panelOf(plain(ground.session, Content::Maps), Composer::tr("the whole map"))});
}

/// Kinds of masks side by side (Child et al., 2019; Beltagy et al., 2020).
ComposedPage kindsOfMasks(const TemplateGround& ground)
{
    const std::pair<const char*, QString> masks[] = {{"full", Composer::tr("full")},
                                                     {"causal", Composer::tr("causal")},
                                                     {"window(2, 2)", Composer::tr("window of 2 and 2")},
                                                     {"window(1, 1) | global(1)", Composer::tr("window and global")}};
    if (isOfPictures(ground) || !ground.session.run().recorded.empty())
        lacking(Composer::tr("a text for “kinds of masks”"), Composer::tr("a model or module that reads a text"));
    std::vector<PagePanel> panels;
    for (const auto& [recipe, name] : masks) {
        Session one = plain(ground.session, Content::Mask);
        one.run().changes.push_back({.mask = recipe});
        panels.push_back(panelOf(std::move(one), name));
    }
    return pageOf(139.7, 2, std::move(panels));
}

/// Scores, weights and output (Vaswani et al., 2017, figure 2, with numbers).
ComposedPage stepsOfAHead(const TemplateGround& ground)
{
    Session steps = plain(ground.session, Content::Steps);
    steps.figure.part.stages = {core::Stage::Query, core::Stage::Key, core::Stage::ScoresScaled, core::Stage::Weights};
    return pageOf(183, 3,
                  {panelOf(std::move(steps), Composer::tr("how its weights come about"), 2),
                   panelOf(plain(ground.session, Content::Maps), nameOfFocus(ground))});
}

/// Two heads and their difference.
ComposedPage twoHeads(const TemplateGround& ground)
{
    const auto heads = headsFor(ground, 2);
    if (heads.size() < 2) lacking(Composer::tr("a second head for “two heads”"), Composer::tr("a model with several"));
    Session one = plain(ground.session, Content::Compare);
    one.figure.layer.reset();
    one.figure.head.reset();
    one.compare = {core::CompareSettings::Kind::Heads, heads};
    return pageOf(183, 1, {panelOf(std::move(one), {})});
}

/// One head's number in every layer (Abnar and Zuidema, 2020, show layers so).
ComposedPage throughLayers(const TemplateGround& ground)
{
    Session one = plain(ground.session, Content::Maps);
    one.figure.layer.reset();
    one.figure.head.reset();
    const Index most = 12;
    for (Index layer = 0; layer < std::min(ground.info.layers, most); ++layer)
        one.figure.heads.push_back({0, layer, one.focus.head});
    one.figure.axis_names = false;
    return pageOf(183, 1, {panelOf(std::move(one), {})});
}

/// A layer without a softmax beside one that attends, each in colours of its own.
ComposedPage mixingBesideAttention(const TemplateGround& ground)
{
    const bool mixes = ground.session.focus.block == core::AttentionBlock::Mixing;
    if (!mixes && ground.info.without_attention.empty())
        lacking(Composer::tr("a layer without a softmax for “mixing”"),
                Composer::tr("a hybrid model; where each layer has both, Mixing chosen with Ctrl+B"));
    Session mixing = plain(ground.session, Content::Maps), attention = mixing;
    mixing.focus.block = core::AttentionBlock::Mixing;
    attention.focus.block = core::AttentionBlock::Self;
    Session& other = mixes ? attention : mixing;  // which has other layers, and maybe fewer heads
    look(other, 0, 0);
    return pageOf(183, 2,
                  {panelOf(std::move(mixing), Composer::tr("a layer without a softmax")),
                   panelOf(std::move(attention), Composer::tr("a layer that attends"))});
}

/// A map, and where one of its scores comes from.
ComposedPage mapAndAccount(const TemplateGround& ground)
{
    Session why = plain(ground.session, Content::Why);
    why.why.of = core::WhySettings::Of::Cell;
    return pageOf(183, 3,
                  {panelOf(plain(ground.session, Content::Maps), nameOfFocus(ground)),
                   panelOf(std::move(why), Composer::tr("what wrote the chosen cell's score"), 2)});
}

}  // namespace

const std::vector<PageTemplate>& pageTemplates()
{
    static const std::vector<PageTemplate> all{
        {"map", Composer::tr("One map"), Composer::tr("One head's map with its tokens, one column wide."), oneMap},
        {"heads", Composer::tr("Grid of heads"), Composer::tr("Every head of every layer, with one colour bar."),
         gridOfHeads},
        {"layers", Composer::tr("Through the layers"), Composer::tr("The head of one number in each layer."),
         throughLayers},
        {"two-texts", Composer::tr("Two texts"),
         Composer::tr("The same head in the texts of two runs, with cells of one size and one colour bar."), twoTexts},
        {"two-heads", Composer::tr("Two heads and their difference"),
         Composer::tr("Two heads on one scale, and what one has more than the other."), twoHeads},
        {"four-heads", Composer::tr("Four heads as lines"),
         Composer::tr("The heads that you picked, or the layer's first, as lines between the tokens."), fourHeads},
        {"one-word", Composer::tr("One word in two heads"),
         Composer::tr("What the chosen token attends to, in two heads."), oneWord},
        {"map-and-flow", Composer::tr("Map beside lines"), Composer::tr("A head's map, and the same weights as lines."),
         mapAndFlow},
        {"map-over-picture", Composer::tr("Map over a picture"),
         Composer::tr("What a patch attends to, over the picture, and the whole map."), mapOverPicture},
        {"mixing", Composer::tr("With and without a softmax"),
         Composer::tr("A layer of a hybrid model that has no softmax, and one that attends."), mixingBesideAttention},
        {"masks", Composer::tr("Kinds of masks"),
         Composer::tr("Full, causal, windowed and global attention on your text."), kindsOfMasks},
        {"steps", Composer::tr("Steps of a head"),
         Composer::tr("Queries, keys, scores and weights, and the map that they end in."), stepsOfAHead},
        {"why", Composer::tr("Map and account"),
         Composer::tr("A head's map, and what wrote the score of the chosen cell."), mapAndAccount},
    };
    return all;
}

ComposedPage pageFromTemplate(const std::string& name, const TemplateGround& ground)
{
    std::string known;
    std::vector<std::string_view> names;
    for (const PageTemplate& each : pageTemplates()) {
        if (each.name == name) return each.make(ground);
        known += (known.empty() ? "" : ", ") + std::string(each.name);
        names.emplace_back(each.name);
    }
    const std::string_view meant = core::nearestName(name, names);
    if (meant.empty())
        throw core::Error(core::Code::Unknown, "", "unknown --template: %1. The known ones are %2.", name, known);
    throw core::Error(core::Code::Unknown, "", "unknown --template %1. Did you mean %2?", name, meant);
}
