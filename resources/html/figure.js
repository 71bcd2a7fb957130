// The page of one figure of maps.

performance.mark("begin");
const facts = JSON.parse(document.getElementById("figure").textContent);
const page = document.getElementById("page"), words = facts.words;
const view = new MapView(new MapsFigure(facts, document.getElementById("numbers").textContent, words));

function build() {
    const {figure, maps, told, rowBox, caption} = view;
    const head = made("header", {}, made("h1", {}, isolated(figure.title)));
    if (figure.description !== figure.title)
        head.append(made("p", {class: "description"}, isolated(figure.description)));
    if (maps.length > 1) head.append(view.choices());
    const order = made("select", {class: "order"}, made("option", {value: ""}, words.inOrder),
                       made("option", {value: "1"}, words.largest));
    order.addEventListener("change", () => {
        view.state.largestFirst = order.value !== "";
        if (view.state.at) view.fillRow();
    });
    const others = maps.length === 1 ? []
        : [made("section", {class: "others"}, made("h2", {}, words.heads), view.tilesBox())];
    caption.hidden = maps.length === 1 && figure.description.includes(maps[0].title);
    page.append(head, made("main", {class: others.length ? "many" : "one"},
        made("section", {class: "large"}, caption, made("div", {class: "room"}, view.plot), view.key),
        made("section", {class: "aside"}, told, made("div", {class: "sorted"}, made("h2", {}, words.row),
             made("label", {}, words.order, " ", order)), rowBox),
        ...others), view.whole,
        made("footer", {}, made("p", {}, words.exactness), made("p", {id: "help"}, words.keysHelp)), view.live);
}

async function begin() {
    if (!("DecompressionStream" in window)) return page.append(made("p", {}, words.old));
    build();
    await view.show(0);
    view.point({row: view.figure.rows - 1, column: view.figure.columns - 1});
    view.state.kept = view.state.at;
    performance.measure("first map", "begin");
    await view.drawTiles();
    performance.measure("all maps", "begin");
}

keepDrawn(() => [view]);
begin().catch(() => page.prepend(made("p", {class: "weight words"}, words.damaged)));
