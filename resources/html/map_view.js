// Maps that one looks into: one large, the others to choose from, and what is pointed at. Several may stand on a page.

class MapView {
    /** @param onCell  told which cell somebody keeps; onMap likewise which map
     *  @param turns   Page up and Page down belong to the page around
     *  @param around  pixels of the window's height that the map leaves to others
     *  @param least   pixels of it that the map has in any case
     *  @param sizes   as Layout takes them */
    constructor(figure, {onCell = () => {}, onMap = () => {}, turns = false, around = 190, least = 320,
                         sizes = {}} = {}) {
        Object.assign(this, {onCell, onMap, turns, around, least, sizes});
        this.state = {map: 0, at: null, kept: null, largestFirst: false, layout: null};
        this.canvas = made("canvas", {"aria-hidden": "true"});
        this.overlay = made("canvas", {class: "overlay", "aria-hidden": "true"});
        this.tip = made("div", {class: "tip", "aria-hidden": "true"});
        this.tip.hidden = true;
        this.plot = made("div", {class: "plot", tabindex: 0, role: "application", "aria-describedby": "help"},
            this.canvas, this.overlay, this.tip);
        this.caption = made("h2", {class: "caption"});
        this.key = made("div");
        this.told = made("div", {class: "reading"});
        this.live = made("div", {class: "unseen live", role: "status", "aria-live": "polite"});
        this.rowBox = made("div", {class: "scroll row-numbers", tabindex: 0});
        this.wholeBox = made("div", {class: "scroll", tabindex: 0});
        this.whole = made("details", {class: "numbers"}, made("summary", {}, figure.words.whole), this.wholeBox);
        this.chooseLayer = made("select", {class: "layer", "aria-label": figure.words.layer});
        this.chooseHead = made("select", {class: "head"});
        this.take(figure);
        this.listen();
    }

    /** Another figure in the place of the one before, with as many maps. */
    take(figure) {
        this.figure = figure;
        this.maps = figure.maps;
        this.layers = [...new Set(this.maps.map((map) => map.layer))];
        const numbers = (layer) => this.headsOf(layer).map((map) => map.head).join();
        /** A row for each layer and a column for each head. */
        this.isGrid = this.layers.length > 1 && this.maps.length > this.layers.length
            && new Set(this.headsOf(this.layers[0]).map((map) => map.head)).size
                === this.maps.length / this.layers.length
            && this.layers.every((layer) => numbers(layer) === numbers(this.layers[0]));
        this.chooseHead.setAttribute("aria-label", this.isGrid ? figure.words.head : figure.words.map);
        // The other maps, as small as they are seen side by side.
        this.tiles = this.maps.map((map, place) => {
            const named = {"aria-label": map.title, title: map.title};
            const tile = made("button", {type: "button", class: "tile", tabindex: -1, ...named},
                made("canvas", {width: figure.columns, height: figure.rows}));
            tile.addEventListener("click", () => this.show(place));
            return tile;
        });
    }

    current() { return this.maps[this.state.map]; }
    /** Whether the current map's numbers are there; show() waits for them and then turns to the cell that is pointed at. */
    get isRead() { return !!this.current().cells; }
    headsOf(layer) { return this.maps.filter((map) => map.layer === layer); }
    valueAt({row, column}) { return this.current().cells[row * this.figure.columns + column]; }

    /** Lists to choose a map by. */
    fillChoices() {
        const place = (map) => this.maps.indexOf(map), {chooseLayer, chooseHead} = this;
        if (this.isGrid) {
            chooseLayer.replaceChildren(...this.layers.map((layer) => made("option", {value: layer}, String(layer))));
            chooseLayer.value = this.current().layer;
            chooseHead.replaceChildren(...this.headsOf(this.current().layer).map(
                (map) => made("option", {value: place(map)}, String(map.head))));
        } else if (!chooseHead.length) {
            chooseHead.append(...this.maps.map((map, at) => made("option", {value: at}, map.title || String(at + 1))));
        }
        chooseHead.value = this.state.map;
    }
    choices() {
        const {words} = this.figure, choices = made("div", {class: "choices"});
        if (this.isGrid) choices.append(made("label", {}, words.layer, " ", this.chooseLayer));
        choices.append(made("label", {}, this.isGrid ? words.head : words.map, " ", this.chooseHead));
        return choices;
    }

    /** One map further along heads or layers. */
    step(down, right) {
        const across = this.isGrid ? this.maps.length / this.layers.length : 1;
        const to = this.state.map + down * across + right;
        if (to < 0 || to >= this.maps.length) return;
        if (!this.isGrid || down || this.maps[to].layer === this.current().layer) this.show(to);
    }

    tilesBox() {
        const {maps, layers, isGrid, tiles} = this, across = isGrid ? maps.length / layers.length : 0;
        const box = made("div", {class: isGrid ? "tiles grid" : "tiles", role: "group",
            "aria-label": this.figure.words.heads});
        if (isGrid) box.style.gridTemplateColumns = `auto repeat(${across}, minmax(10px, 56px))`;
        const name = (number) => made("span", {class: "name"}, String(number));
        if (isGrid) box.append(made("span"), ...this.headsOf(layers[0]).map((map) => name(map.head)));
        maps.forEach((map, place) => {
            if (isGrid && place % across === 0) box.append(name(map.layer));
            box.append(tiles[place]);
        });
        box.addEventListener("keydown", (event) => {
            const move = headMoves[event.key];
            if (!move) return;
            event.preventDefault();
            this.step(...move);
            tiles[this.state.map].focus();
        });
        return box;
    }

    drawTile(place) {
        const map = this.maps[place], tile = this.tiles[place].firstChild;
        const {canvas: picture} = pictureOf(this.figure, map, map.cells, onPaper ? 256 : 112);
        tile.width = picture.width;
        tile.height = picture.height;
        tile.getContext("2d").drawImage(picture, 0, 0);
    }
    /** Some at once: between two waits the browser may paint. */
    async drawTiles() {
        const {maps, figure} = this, together = 24;
        for (let place = 0; place < maps.length && maps.length > 1; place += together) {
            await Promise.all(maps.slice(place, place + together).map((map) => figure.cellsOf(map)));
            for (let each = place; each < Math.min(place + together, maps.length); ++each) this.drawTile(each);
        }
    }

    draw() {
        const {plot, canvas, state, key} = this;
        const room = onPaper ? 640 : plot.parentElement.clientWidth;
        const fineness = onPaper ? 3 : window.devicePixelRatio || 1;
        const height = onPaper ? 760 : Math.max(this.least, window.innerHeight - this.around);
        state.layout = new Layout(this.figure, room, height, canvas.getContext("2d"), this.sizes);
        drawMap(canvas, state.layout, this.current(), this.current().cells, fineness);
        key.replaceChildren(colorKey(this.figure, this.current()));
        key.style.marginLeft = state.layout.left + "px";
        key.style.width = Math.max(state.layout.width, 200) + "px";
        markMap(this);
    }

    /** Turns to a cell, or to none. */
    point(cell, {aloud = false} = {}) {
        const {state, figure} = this, row = state.at?.row;
        state.at = cell;
        if (!this.isRead) return;
        markMap(this);
        this.told.replaceChildren(...(cell ? reading(figure, cell, this.valueAt(cell))
                                           : [made("p", {class: "hint"}, figure.words.point)]));
        if (aloud && cell) this.live.textContent = spoken(figure, cell, this.valueAt(cell));
        if (!cell || cell.row === row) return this.markRow();
        cancelAnimationFrame(this.waiting);
        this.waiting = requestAnimationFrame(() => {
            if (state.at && this.isRead) this.fillRow();
            this.markRow();
        });
    }
    markRow() {
        for (const line of this.rowBox.querySelectorAll("tr[data-column]"))
            line.classList.toggle("here", Number(line.dataset.column) === this.state.at?.column);
    }
    fillRow() {
        const {state} = this;
        this.rowBox.replaceChildren(
            rowTable(this.figure, this.current(), this.current().cells, state.at.row, state.largestFirst));
    }
    fillWhole() { this.wholeBox.replaceChildren(wholeTable(this.figure, this.current(), this.current().cells)); }

    /** Keeps a cell, which is told. */
    keep(cell) {
        this.state.kept = cell;
        if (cell) this.onCell(cell);
    }

    placeTip(event) {
        const {tip, plot, state: {at}} = this;
        tip.hidden = !at || !this.isRead;
        if (tip.hidden) return;
        tip.replaceChildren(...reading(this.figure, at, this.valueAt(at)));
        const beside = 18, box = plot.getBoundingClientRect();
        const placed = (place, size, room) => Math.max(0, place + beside + size > room ? place - beside - size
                                                                                       : place + beside);
        tip.style.left = placed(event.clientX, tip.offsetWidth, window.innerWidth) - box.left + "px";
        tip.style.top = placed(event.clientY, tip.offsetHeight, window.innerHeight) - box.top + "px";
    }

    listen() {
        const {plot, state, tip} = this;
        this.chooseLayer.addEventListener("change", () => {
            const heads = this.headsOf(Number(this.chooseLayer.value));
            this.show(this.maps.indexOf(heads.find((map) => map.head === this.current().head) ?? heads[0]));
        });
        this.chooseHead.addEventListener("change", () => this.show(Number(this.chooseHead.value)));
        plot.addEventListener("pointermove", (event) => {
            const box = this.canvas.getBoundingClientRect();
            const cell = state.layout?.cellAt(event.clientX - box.left, event.clientY - box.top);
            if (cell?.row !== state.at?.row || cell?.column !== state.at?.column) this.point(cell ?? state.kept);
            // Under a finger nobody would see it; the same stands beside the map.
            if (cell && event.pointerType === "mouse") this.placeTip(event);
            else tip.hidden = true;
        });
        plot.addEventListener("pointerleave", () => {
            tip.hidden = true;
            this.point(state.kept);
        });
        plot.addEventListener("click", () => {
            this.keep(state.at);
            if (state.at && this.isRead) this.live.textContent = spoken(this.figure, state.at, this.valueAt(state.at));
        });
        plot.addEventListener("keydown", (event) => this.press(event));
        this.whole.addEventListener("toggle", () => this.whole.open && this.isRead && this.fillWhole());
    }

    press(event) {
        const {state, figure} = this, head = event.altKey && headMoves[event.key];
        if (this.turns && event.key.startsWith("Page")) return;
        const cell = !event.altKey && moved(state.at ?? {row: 0, column: 0}, event, figure);
        if (head) this.step(...head);
        else if (event.key === "Escape") this.point(state.kept = null);
        else if (event.key === "Enter") this.keep(state.at);
        else if (cell) {
            const within = (value, count) => Math.min(count - 1, Math.max(0, value));
            state.kept = state.at ? {row: within(cell.row, figure.rows), column: within(cell.column, figure.columns)}
                                  : {row: 0, column: 0};
            this.tip.hidden = true;
            this.point(state.kept, {aloud: true});
        } else return;
        event.preventDefault();
    }

    /** @param told  whether it was somebody's choice */
    async show(place, told = true) {
        const {state, figure} = this;
        state.map = place;
        await figure.cellsOf(this.current());
        if (place !== state.map) return;
        this.fillChoices();
        this.caption.textContent = this.current().title;
        const size = filled(figure.words.size, figure.queries, figure.keys);
        this.plot.setAttribute("aria-label", `${this.current().title} ${figure.alternative || figure.description} ${size}`);
        this.tiles.forEach((tile, each) => {
            tile.tabIndex = each === place ? 0 : -1;
            tile.setAttribute("aria-pressed", each === place);
        });
        this.draw();
        if (state.at) {
            this.fillRow();
            this.point(state.at, {aloud: true});
        }
        if (this.whole.open) this.fillWhole();
        if (told) this.onMap(this.current());
    }

    /** Draws again what a change of its room, colours or medium has made old. */
    redraw() {
        if (!this.current().cells) return;
        this.draw();
        this.maps.forEach((map, place) => this.maps.length > 1 && map.cells && this.drawTile(place));
    }
}
