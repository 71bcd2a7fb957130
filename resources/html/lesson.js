// A lesson: one step at a time, or all of them; what each shows, hides and asks.

const lesson = JSON.parse(document.getElementById("lesson").textContent), words = lesson.words;

const aroundMap = 330;  // pixels of a window that a map leaves to what stands over and below it

/** A step on the page, whose maps, guesses and questions are made when it is first looked at. */
class LessonStep {
    constructor(section, facts) {
        Object.assign(this, {section, facts, view: null, questions: [], isOpen: false});
        this.guessBox = section.querySelector(".predict");
        this.questionsBox = section.querySelector(".questions");
    }

    async open() {
        if (this.isOpen) return this.view?.draw();
        this.isOpen = true;
        this.ask();
        const {facts} = this;
        if (facts.maps) this.addMaps();
        if (facts.run) this.addRun();
        if (facts.guess) {
            this.guess = new GuessBox(facts.guess, words, (shown) => this.reveal(shown));
            this.guessBox.append(this.guess.box);
            this.questionsBox.hidden = true;
        }
        if (this.view) await this.showMaps(this.hidden, this.facts.at);
        await this.uncover();
    }

    /** Makes the questions, which may be answered from what a learning system kept before the step is looked at. */
    ask() {
        if (this.questions.length > 0) return;
        const {facts} = this;
        this.questions = facts.questions.map((question) => new QuestionBox(question, facts.names, words));
        for (const question of this.questions) question.onAnswered = () => this.uncover();
        this.questionsBox.append(...this.questions.map((question) => question.form));
    }

    addMaps() {
        this.hidden = new MapsFigure(this.facts.maps, this.facts.maps.letters, words.figure);
        this.view = new MapView(this.hidden, {turns: true, around: aroundMap, least: 460,
            sizes: {largest: 130, letters: 40},
            onCell: (cell) => this.questions.forEach((question) => question.takeCell(cell)),
            onMap: (map) => this.turnTo(map)});
        this.view.caption = made("h3", {class: "caption"});
        this.mapsBox = this.section.querySelector(".maps");
    }
    /** A slider over the kept steps of a training, which the maps follow. */
    addRun() {
        const {run} = this.facts, here = run.findIndex((each) => each.here), figures = [];
        const slider = made("input", {type: "range", min: 0, max: run.length - 1, "aria-label": words.keptStep});
        const told = made("output");
        slider.value = here < 0 ? run.length - 1 : here;
        const tell = () => {
            told.textContent = filled(words.afterStep, run[slider.value].step);
            slider.setAttribute("aria-valuetext", told.textContent);
        };
        tell();
        slider.addEventListener("input", async () => {
            const {maps} = run[slider.value], {state} = this.view;
            const figure = figures[slider.value] ??= new MapsFigure(maps, maps.letters, words.figure);
            tell();
            figure.first = state.map;
            this.view.take(figure);
            this.view.chooseHead.replaceChildren();
            await this.showMaps(figure, state.at ?? state.kept ?? this.facts.at);
        });
        this.mapsBox.before(made("div", {class: "run"}, slider, told));
    }
    turnTo(map) {
        this.questions.forEach((question) => question.takeHead(map));
        this.guess?.pick(map);
    }

    /** Lays the view's parts out, of these maps. */
    async showMaps(figure, at) {
        const {view, mapsBox} = this;
        const several = view.maps.length > 1, tiles = several ? [view.tilesBox()] : [];
        mapsBox.replaceChildren(
            made("div", {class: "over"}, view.caption, ...(several ? [view.choices()] : [])), ...tiles, view.told,
            made("div", {class: "room"}, view.plot), view.key, view.whole, view.live);
        // All of them are to be seen with the one that is large.
        for (const box of tiles) view.around = aroundMap + box.offsetHeight;
        await view.show(figure.first ?? 0, false);
        // Somebody may have pointed elsewhere while the numbers were read.
        view.state.kept = view.state.at ?? at;
        view.point(view.state.kept);
        await view.drawTiles();
    }

    /** What was hidden is there to be seen, or hidden again. */
    async reveal(shown) {
        const {facts, view} = this;
        this.questionsBox.hidden = !shown && facts.questions.length > 0;
        if (view && facts.guess.whole) {
            const whole = () => JSON.parse(new TextDecoder().decode(bytesOf(facts.guess.whole)));
            if (shown && !this.shown) {
                const maps = whole();
                this.shown = new MapsFigure(maps, maps.letters, words.figure);
            }
            const figure = shown ? this.shown : this.hidden;
            view.state.map = 0;
            view.take(figure);
            view.chooseHead.replaceChildren();
            return this.showMaps(figure, view.state.at ?? facts.at);
        }
        this.turnDrawing(shown);
    }
    /** The row that a question asks for is there to be seen when it is answered. */
    async uncover() {
        const {facts, view} = this;
        if (!facts.covers || !this.isOpen || this.shown || !this.questions.every((each) => each.given && each.right !== null)) return;
        if (!view || !facts.whole) {
            this.shown = true;
            return this.turnDrawing(true);
        }
        const maps = JSON.parse(new TextDecoder().decode(bytesOf(facts.whole)));
        this.shown = new MapsFigure(maps, maps.letters, words.figure);
        view.state.map = 0;
        view.take(this.shown);
        view.chooseHead.replaceChildren();
        return this.showMaps(this.shown, view.state.at ?? facts.at);
    }
    /** The drawing with the row and the one without take turns on the page. */
    turnDrawing(shown) {
        const drawing = this.section.querySelector(".drawing"), template = this.section.querySelector("template");
        if (!template) return;
        this.withoutRow ??= [...drawing.childNodes];
        drawing.replaceChildren(...(shown ? [template.content.cloneNode(true)] : this.withoutRow));
        if (shown) drawnIn(drawing);
    }
}

class Lesson {
    constructor() {
        this.sections = [...document.querySelectorAll("main > section")];  // the first is the introduction
        this.steps = this.sections.slice(1).map((section, place) => new LessonStep(section, lesson.steps[place]));
        this.at = 0;
        this.all = false;
        this.bar = document.querySelector(".way");
        this.place = this.bar.querySelector(".where");
        for (const [name, act] of [["back", () => this.go(this.at - 1)], ["next", () => this.go(this.at + 1)],
                                   ["contents", () => this.go(0)], ["whole", () => this.showAll(!this.all)]]) {
            this[name] = this.bar.querySelector("." + name);
            this[name].addEventListener("click", act);
        }
        this.links = [...document.querySelectorAll(".contents-list a")];
        window.addEventListener("hashchange", () => this.follow());
        window.addEventListener("keydown", (event) => this.press(event));
    }

    press(event) {
        const way = {PageDown: 1, PageUp: -1}[event.key];
        if (!way || this.all || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        this.go(this.at + way);
    }

    /** To the step that the address names. */
    follow() {
        const place = this.sections.findIndex((section) => "#" + section.id === location.hash);
        if (place >= 0 && place !== this.at) this.show(place);
    }

    go(place) {
        if (place < 0 || place >= this.sections.length) return;
        if (this.all) this.showAll(false);
        history.replaceState(null, "", "#" + this.sections[place].id);
        return this.show(place);
    }

    async show(place, focus = true) {
        this.at = place;
        const last = this.sections.length - 1;
        this.sections.forEach((section, each) => section.hidden = !this.all && each !== place);
        this.links.forEach((link, each) => each + 1 === place ? link.setAttribute("aria-current", "step")
                                                             : link.removeAttribute("aria-current"));
        this.place.textContent = place === 0 ? filled(words.steps, last) : filled(words.step, place, last);
        this.back.disabled = place === 0;
        this.next.disabled = place === last;
        const heading = this.sections[place].querySelector("h1, h2");
        if (focus) {
            window.scrollTo(0, 0);
            heading.focus({preventScroll: true});
        }
        if (place > 0) await this.steps[place - 1].open();
    }

    async showAll(all) {
        this.all = all;
        this.whole.setAttribute("aria-pressed", all);
        document.body.classList.toggle("all", all);
        await this.show(this.at, false);
        if (all) for (const step of this.steps) await step.open();
    }
}

async function begin() {
    document.body.classList.add("paged");
    if (!("DecompressionStream" in window)) document.querySelector("main").prepend(made("p", {}, words.figure.old));
    const course = new Lesson();
    window.lessonPage = course;
    course.handIn = new HandIn(document.getElementById("hand-in"), lesson.handIn, course, words);
    keepDrawn(() => course.steps.filter((step) => step.view && !step.section.hidden).map((step) => step.view));
    const named = course.sections.findIndex((section) => "#" + section.id === location.hash);
    await course.show(Math.max(0, named), false);
}
begin().catch(() => document.querySelector("main").prepend(made("p", {class: "weight words"}, words.figure.damaged)));
