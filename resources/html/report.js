// Tells a learning system how the lesson stands: by SCORM 1.2, to the window that opened the page, and by xAPI, to the
// endpoint that the page's address names. Nothing is sent anywhere else.

/** The endpoint of an xAPI launch, and what it wants to be told with; null where there is none. */
const launch = (() => {
    const asked = new URLSearchParams(location.search), endpoint = asked.get("endpoint");
    if (!endpoint || !/^https?:\/\//.test(endpoint)) return null;
    try {
        return {endpoint: new URL(endpoint.endsWith("/") ? endpoint : endpoint + "/"), auth: asked.get("auth") ?? "",
            actor: JSON.parse(asked.get("actor") ?? "{}"), registration: asked.get("registration"),
            activity: asked.get("activity_id") ?? "https://attentionscope.org/lessons/" + lesson.handIn.lesson};
    } catch {
        return null;
    }
})();

/** From here on the page may connect to that endpoint alone, whatever a script on it does. */
{
    const policy = document.createElement("meta");
    policy.httpEquiv = "Content-Security-Policy";
    policy.content = "connect-src " + (launch ? launch.endpoint.origin + launch.endpoint.pathname : "'none'");
    document.head.append(policy);
}

const longestState = 4096;  // characters of cmi.suspend_data

/** The learning system's object, which stands in a window above this one or in that which opened it. */
function findApi() {
    for (let at = window, depth = 0; at && depth < 8; ++depth) {
        try {
            if (at.API) return at.API;
        } catch {
            return null;  // a window of somebody else
        }
        at = at.parent !== at ? at.parent : at.opener;
    }
    return null;
}

class Report {
    constructor(course) {
        this.course = course;
        this.api = findApi();
        this.told = new Set();
        if (this.api) this.begin();
        for (const step of course.steps) {
            step.ask();
            this.follow(step);
        }
        window.addEventListener("pagehide", () => this.end());
    }

    begin() {
        this.api.LMSInitialize("");
        const status = this.api.LMSGetValue("cmi.core.lesson_status");
        if (!status || status === "not attempted") this.api.LMSSetValue("cmi.core.lesson_status", "incomplete");
        try {
            this.left = JSON.parse(this.api.LMSGetValue("cmi.suspend_data") || "[]");
        } catch {
            this.left = [];
        }
    }

    /** What was answered another time is answered again, so that the score counts all of it. */
    follow(step) {
        const place = this.course.steps.indexOf(step);
        step.questions.forEach((question, number) => {
            const left = (this.left ?? []).find(([at, which]) => at === place && which === number);
            if (left) question.restore(left[2]);
            const before = question.onAnswered;
            question.onAnswered = () => {
                before?.();
                this.tell(place, number, question);
            };
        });
    }

    tell(place, number, question) {
        this.left = (this.left ?? []).filter(([at, which]) => at !== place || which !== number);
        this.left.push([place, number, question.text()]);
        const {questions, answered, judged, right} = this.course.handIn.result();
        const all = answered >= questions;
        if (this.api) {
            this.api.LMSSetValue("cmi.core.score.min", "0");
            this.api.LMSSetValue("cmi.core.score.max", "100");
            this.api.LMSSetValue("cmi.core.score.raw", String(judged > 0 ? Math.round(100 * right / judged) : 100));
            this.api.LMSSetValue("cmi.suspend_data", this.state());
            if (all) this.api.LMSSetValue("cmi.core.lesson_status", "completed");
            this.api.LMSCommit("");
        }
        if (!launch) return;
        this.send("answered", launch.activity + `#step${place + 1}.${number + 1}`, question.facts.ask,
            {response: question.text(), ...(question.right === null ? {} : {success: question.right})});
        if (all && !this.told.has("completed")) {
            this.told.add("completed");
            this.send("completed", launch.activity, lesson.handIn.title,
                {completion: true, score: {scaled: judged > 0 ? right / judged : 1, raw: right, min: 0, max: judged}});
        }
    }

    /** What was answered, in as many characters as the system keeps: the longest texts are cut first. */
    state() {
        const left = this.left.map((each) => [...each]);
        for (let text = JSON.stringify(left); ; text = JSON.stringify(left)) {
            if (text.length <= longestState) return text;
            const longest = left.reduce((most, each) => each[2].length > most[2].length ? each : most);
            if (longest[2].length < 8) left.shift();
            else longest[2] = longest[2].slice(0, Math.floor(longest[2].length / 2));
        }
    }

    async send(verb, activity, name, result) {
        const statement = {id: crypto.randomUUID?.(), actor: launch.actor,
            verb: {id: "http://adlnet.gov/expapi/verbs/" + verb, display: {en: verb}},
            object: {id: activity, definition: {name: {[document.documentElement.lang]: name}}}, result,
            context: launch.registration ? {registration: launch.registration} : undefined};
        const headers = {"Content-Type": "application/json", "X-Experience-API-Version": "1.0.3"};
        if (launch.auth) headers.Authorization = launch.auth;
        try {
            await fetch(new URL("statements", launch.endpoint), {method: "POST", headers, body: JSON.stringify(statement)});
        } catch {
            this.failed = true;  // the answers stay on the page, to be handed in as a file
        }
    }

    end() {
        if (!this.api || this.ended) return;
        this.ended = true;
        this.api.LMSSetValue("cmi.suspend_data", this.state());
        this.api.LMSSetValue("cmi.core.exit", "suspend");
        this.api.LMSCommit("");
        this.api.LMSFinish("");
    }
}

// The course of lesson.js may be there already, or come in a moment.
(function wait() {
    if (window.lessonPage?.handIn) window.lessonPage.report = new Report(window.lessonPage);
    else setTimeout(wait, 10);
})();
