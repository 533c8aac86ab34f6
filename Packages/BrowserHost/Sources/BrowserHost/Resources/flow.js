// Shows what the server renders. Events go there, frames come back, by answer or by stream, and are carried out here.
// The frames are described in the protocol article of the package's documentation.

const app = document.getElementById("app");
const form = document.getElementById("flow");
const progress = document.getElementById("progress");
const announcer = document.getElementById("announcer");
const banner = document.getElementById("connection");
const byId = (id) => document.getElementById(id);
const texts = JSON.parse(document.body.dataset.texts ?? "{}");
/** The text in the language of the page. */
const translated = (text) => texts[text] ?? text;

/** What the server knows this page by, and how far the page has come. */
const page = {
  id: document.body.dataset.page,
  n: 0,
  m: 0, // the last message that the applied frames include
  at: document.body.dataset.at,
  waiting: new Map(), // frames that came before their turn
  gapTimer: 0,
  isOutdated: false, // a frame didn't fit, and the document is being loaded again
};

// MARK: Frames

function receive(frame) {
  // What lies under a pressed finger stays where it is: a button that moves before the release gets no click.
  if (press.isHeld) press.frames.push(frame);
  else apply(frame);
}

function apply(frame) {
  if (page.isOutdated) return;
  const isForgotten = frame.full !== undefined && frame.page !== page.id;
  if (isForgotten) page.waiting.clear();
  // The stream may repeat a frame that a response brought.
  else if (frame.n === undefined || frame.n <= page.n) return;
  if (frame.full !== undefined) {
    page.id = frame.page;
    keepPage();
    removeRules();
    carryOut(frame, () => replaceAll(frame.full));
    if (isForgotten) sendTypedAgain();
    // A stream of another page would send changes of what that page shows.
    if (stream && streamPage !== page.id) openStream();
  } else page.waiting.set(frame.n, frame);
  while (!page.isOutdated && page.waiting.has(page.n + 1)) {
    const next = page.waiting.get(page.n + 1);
    carryOut(next, () => (next.ops ?? []).forEach(operate));
  }
  // An answer and the stream may overtake each other for a moment. A gap that stays is a frame that was lost.
  clearTimeout(page.gapTimer);
  if (page.waiting.size > 0) page.gapTimer = setTimeout(openStream, 1500);
}

function carryOut(frame, change) {
  const focus = rememberFocus();
  const wanted = wantedFocus();
  const menus = openMenus().map(({ id }) => id);
  // A shorter page moves what is shown: where it was is known only now.
  const top = scrollY;
  addRules(frame.rules ?? []);
  if (frame.nav) document.documentElement.toggleAttribute("data-back", goesBack(frame.nav));
  try {
    change();
  } catch (error) {
    // The page is not what the server takes it for: begin again from a fresh document.
    console.error(error);
    page.isOutdated = true;
    location.reload();
    return;
  }
  // The server doesn't know that a menu is open.
  for (const id of menus) byId(id)?.setAttribute("open", "");
  // What was said before the user's last action isn't true for certain.
  if (frame.m > page.m && !announcer.classList.contains("note")) announcer.textContent = "";
  page.n = frame.n;
  page.m = frame.m;
  for (const n of page.waiting.keys()) if (n <= page.n) page.waiting.delete(n);
  if (frame.title !== undefined) setTitle(frame.title);
  if (frame.lang !== undefined) setLanguage(frame);
  settleDialogs();
  moveFocus(focus, wanted, frame.m);
  settleSent();
  if (frame.nav) navigate(frame.nav, top);
  if (frame.scroll) scrollToElement(...frame.scroll);
  if (frame.open !== undefined) openOutside(frame.open);
  if (frame.say !== undefined) say(frame.nav ? `${document.title}. ${frame.say}` : frame.say);
  watchEnds();
}

/** Adds to our own style sheet, which the content security policy allows, unlike styles in the markup. */
function addRules(rules) {
  const sheet = byId("rules").sheet ?? document.styleSheets[0];
  for (const rule of rules) sheet?.insertRule(rule, sheet.cssRules.length);
}

/** The rules of a full frame replace those that the page has. */
function removeRules() {
  const sheet = byId("rules").sheet;
  while (sheet?.cssRules.length > 0) sheet.deleteRule(sheet.cssRules.length - 1);
}

/** Text that the server doesn't have yet stays in its field. */
function replaceAll(html) {
  const isTyped = (field) =>
    isAhead(field.id) || (field === document.activeElement && field.value !== field.defaultValue);
  const typed = [...app.querySelectorAll("input, textarea")].filter(isTyped);
  app.innerHTML = html;
  for (const { id, tagName, value } of typed) {
    const same = byId(id);
    if (same?.tagName === tagName) same.value = value;
  }
}

/** The server ignores messages of a page that it had forgotten. Typed text is sent again, as a message of the new page. */
function sendTypedAgain() {
  const isByItself = ({ event }) => ["change", "focus", "scrollToEnd"].includes(event);
  if (!sent.every(isByItself)) note(translated("That didn’t work. Please try again."));
  for (const { on, event } of sent) if (event === "change" && accepts(byId(on), event)) changes.set(on, byId(on).value);
  settleSent(() => true);
  takeChanges();
  flush();
}

const operations = {
  remove: (id) => byId(id).remove(),
  insert: (parent, sibling, html) => byId(parent).insertBefore(parse(html), sibling && byId(sibling)),
  move: (id, parent, sibling) => byId(parent).insertBefore(byId(id), sibling && byId(sibling)),
  replace: (id, html) => byId(id).replaceWith(parse(html)),
  text(id, text) {
    const element = byId(id);
    element.textContent = text;
    if (element.tagName === "TEXTAREA" && !isAhead(id)) setValue(element, text);
  },
  set(id, attributes) {
    for (const [name, value] of Object.entries(attributes)) setAttribute(byId(id), name, value);
  },
};

const openMenus = () => [...document.querySelectorAll("details.menu[open]")];

function operate([name, ...rest]) {
  operations[name](...rest);
}

function parse(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content;
}

function setAttribute(element, name, value) {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
  if (name === "selected") element.selected = value !== null;
  // A password that the app has is not sent back: the field keeps what the user typed.
  const isSecret = element.type === "password" && value === null;
  if (name === "value" && "value" in element && !isSecret && !isAhead(element.id)) setValue(element, value ?? "");
}

function setValue(field, value) {
  if (field.value === value) return;
  const { selectionStart, selectionEnd } = field;
  field.value = value;
  if (field === document.activeElement && selectionStart !== null) {
    field.setSelectionRange(selectionStart, selectionEnd);
  }
}

/** Shows what the server made of the controls whose messages it has carried out. */
function settleSent(isSettled = ({ m }) => m <= page.m) {
  const settled = sent.filter(isSettled);
  sent = sent.filter((event) => !isSettled(event));
  for (const { on } of settled) settleControl(on);
}

/** Shows what the server made of a control's new value, also where it refused it and so sent nothing. */
function settleControl(id) {
  const control = byId(id);
  if (!control || isAhead(id)) return;
  if (control.tagName === "SELECT") {
    for (const option of control.options) option.selected = option.hasAttribute("selected");
  } else if (control.type === "password" && !control.hasAttribute("value")) {
    return;
  } else if ("value" in control && control.tagName !== "BUTTON") {
    setValue(control, control.getAttribute("value") ?? control.defaultValue ?? "");
  }
}

function setTitle(title) {
  const name = document.querySelector("meta[name=application-name]").content;
  document.title = title && title !== name ? `${title} – ${name}` : name;
}

function setLanguage({ lang, dir }) {
  document.documentElement.lang = lang;
  document.documentElement.dir = dir;
}

// MARK: Focus

function rememberFocus() {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const around = [];
  for (let node = element.parentElement; node && node !== app; node = node.parentElement) {
    if (node.id) around.push(node.id);
  }
  const { id, selectionStart, selectionEnd } = element;
  return { element, id, selectionStart, selectionEnd, around };
}

/** The field that the server wants to have the focus. */
const wantedFocus = () => document.querySelector("[data-focus]");

let activity = -1; // the number of the last message, sent or waiting, when the user did something last
for (const name of ["pointerdown", "keydown", "input", "focusin"]) {
  addEventListener(name, () => (activity = message + queue.length), { capture: true });
}

/** Puts the focus where the server now wants it, unless the user has gone on since the last message it carried out. */
function moveFocus(before, wanted, answered) {
  const field = wantedFocus();
  if (!field || field.id === wanted?.id || activity >= answered || isAhead(document.activeElement?.id)) {
    return restoreFocus(before);
  }
  const last = activity;
  field.focus();
  // It was not the user.
  activity = last;
}

function restoreFocus(before) {
  if (!before || document.activeElement === before.element) return;
  const modal = document.querySelector("dialog:modal:last-of-type");
  if (modal && modal.contains(document.activeElement)) return;
  const same = before.id && byId(before.id);
  if (same) {
    same.focus({ preventScroll: true });
    if (before.selectionStart != null) same.setSelectionRange?.(before.selectionStart, before.selectionEnd);
    return;
  }
  // It is gone, as a deleted row is: go on from what was around it, so that Tab goes on from there.
  if (document.activeElement !== document.body) return;
  const near = before.around.map(byId).find((element) => element?.isConnected);
  if (near) focusQuietly(near);
}

function focusQuietly(element) {
  if (element.tabIndex < 0 && !element.hasAttribute("tabindex")) element.setAttribute("tabindex", "-1");
  element.focus({ preventScroll: true });
}

/** Shows an element, and goes on from there with the keyboard. */
function scrollToElement(id, block) {
  const element = byId(id);
  if (!element) return;
  focusQuietly(element);
  element.scrollIntoView({ block });
}

function focusHeading() {
  const heading = document.querySelector("main h1");
  if (heading && !document.querySelector("dialog:modal")) focusQuietly(heading);
}

// MARK: Dialogs

const openers = new Map(); // a dialog's id, and what had the focus before it

/** What the server shows as open becomes modal: the browser then keeps focus and screen readers inside. */
function settleDialogs() {
  const opener = document.activeElement?.id;
  for (const dialog of app.querySelectorAll("dialog")) {
    if (dialog.matches(":modal")) continue;
    if (!openers.has(dialog.id)) openers.set(dialog.id, opener);
    dialog.removeAttribute("open");
    const last = activity;
    dialog.showModal();
    // A sheet is read from its title. A dialog begins with the button that changes nothing.
    const title = dialog.querySelector(".bar h2");
    if (title && !dialog.querySelector("[autofocus]")) focusQuietly(title);
    // It was not the user.
    activity = last;
  }
  for (const [id, opener] of openers) {
    if (byId(id)) continue;
    openers.delete(id);
    if (opener) byId(opener)?.focus({ preventScroll: true });
  }
}

document.addEventListener(
  "cancel",
  (event) => {
    if (event.target.tagName !== "DIALOG") return;
    event.preventDefault();
    if (accepts(event.target, "dismiss")) send(event.target.id, "dismiss");
    // Closing would lose what was entered: the button to cancel asks about that.
    else event.target.querySelector(".bar .actions.first > .button")?.click();
  },
  true,
);

// A browser closes a dialog by itself when Escape is pressed again. What is open is what the server says.
document.addEventListener("close", ({ target }) => target.isConnected && settleDialogs(), true);

// MARK: History

history.scrollRestoration = "manual";
const positions = readPositions();
let isGoingBack = null;
const later = []; // what changes the history while the browser is going back
const newKey = () => Math.random().toString(36).slice(2);

function readPositions() {
  try {
    return JSON.parse(sessionStorage.getItem("flow-positions") ?? "{}");
  } catch {
    // The browser keeps nothing for this page.
    return {};
  }
}

function keepPosition(top = scrollY) {
  if (history.state?.key) positions[history.state.key] = top;
}

/** The name of the query item that an address has once for each sheet over its page. */
const sheetItem = document.body.dataset.presentations;
/** How many sheets lie over the page of an address. */
const sheets = (at) => new URL(at, location.origin).searchParams.getAll(sheetItem).length;

/** The address of the page itself. */
function under(at) {
  const url = new URL(at, location.origin);
  url.searchParams.delete(sheetItem);
  return url.pathname + url.search;
}

let shownEntry = 0; // the number of the history's entry that was shown last
/** Whether a change leads to an earlier screen: entries are numbered in the order in which they were made. */
function goesBack({ mode, entry }) {
  const isEarlier = entry < shownEntry;
  shownEntry = entry;
  return mode === "back" || isEarlier;
}

const longestTrail = 20;
/** The addresses of the entries before the present one, the latest first. */
const trail = () => history.state?.trail ?? [];

/**
 * How many entries lie between the present one and the one to go back to, or `null` to stay. Sheets that are closed, and
 * the screens in them, are left behind together: the user does not go back to a closed sheet.
 */
function entriesBack({ mode, at }, from) {
  const before = trail();
  if (mode === "edit") return before[0] === at ? 1 : null;
  const closes = sheets(at) < sheets(from);
  if (mode !== "back" && !closes) return null;
  const isLeft = (other) => under(other) === under(from) && other !== at && (!closes || sheets(other) > sheets(at));
  const end = before.findIndex((other) => !isLeft(other));
  if (end >= 0 && before[end] === at) return end + 1;
  return closes ? (end < 0 ? before.length : end) || null : null;
}

// Each tab is a window of the app. The server knows by a cookie which page the next document of this tab follows; a new tab
// comes without one. It is set while this document is left, and not by a browser that frees the memory of a hidden tab: the
// document that comes back then says by its stream which page it follows.
const pageCookie = document.body.dataset.cookie;
const follow = (seconds) =>
  (document.cookie = `${pageCookie}=${page.id}; path=/; max-age=${seconds}; samesite=strict`);
const isLoadedAgain = document.wasDiscarded || performance.getEntriesByType("navigation")[0]?.type === "reload";
let previousPage = isLoadedAgain ? readPage() : null;
let isComingBack = previousPage !== null && !document.hidden; // messages wait: they would name elements of another window

function readPage() {
  try {
    return sessionStorage.getItem("flow-page");
  } catch {
    return null;
  }
}

function keepPage() {
  try {
    sessionStorage.setItem("flow-page", page.id);
  } catch {
    // Then this tab begins anew when it is loaded again.
  }
}

addEventListener("beforeunload", () => follow(10));
addEventListener("pagehide", () => navigator.sendBeacon(`/_flow/leave?page=${page.id}`));

// While the next document loads, frames are about what it opens. A way back through the history would cancel the load.
const longestLeave = 10_000; // milliseconds until this document counts as staying
let leftAt = -Infinity;
addEventListener("beforeunload", () => (leftAt = performance.now()));
addEventListener("pageshow", () => (leftAt = -Infinity));

/** `top` is where the page was scrolled to before its content changed. */
function navigate(change, top) {
  if (performance.now() - leftAt < longestLeave) {
    page.at = change.at;
    return;
  }
  if (isGoingBack) {
    // The browser is still at the entry that it leaves.
    later.push([change, top]);
    return;
  }
  const { mode, entry, at } = change;
  const from = page.at;
  const arrived = at !== from;
  // A sheet leaves the page under it alone, and the history as it was: the user does not go back to a closed sheet.
  const stays = mode === "edit" || (arrived && under(at) === under(from));
  const closes = sheets(at) < sheets(from);
  page.at = at;
  const state = history.state ?? {};
  const back = entriesBack(change, from);
  if (back !== null) {
    isGoingBack = { entry, at, stays, isThere: trail()[back - 1] === at };
    keepPosition(top);
    history.go(-back);
    return;
  }
  if ((mode === "push" || mode === "back") && !closes) {
    keepPosition(top);
    const before = [from, ...trail()].slice(0, longestTrail);
    history.pushState({ entry, key: newKey(), trail: before }, "", at);
    if (!stays) scrollTo(0, 0);
  } else {
    history.replaceState({ ...state, entry, key: state.key ?? newKey() }, "", at);
    if (mode === "stay") scrollTo(0, positions[state.key] ?? 0);
    else if (arrived && !stays) scrollTo(0, 0);
  }
  current = history.state.key;
  if ((arrived && mode !== "edit") || mode === "stay") arrive(stays);
}

function arrive(stays) {
  if (!stays) focusHeading();
  announcer.textContent = document.title;
}

addEventListener("popstate", (event) => {
  keepPositionOfLeft();
  if (isGoingBack) {
    const { entry, at, stays, isThere } = isGoingBack;
    isGoingBack = null;
    history.replaceState({ ...event.state, entry }, "", at);
    scrollTo(0, isThere || stays ? (positions[event.state?.key] ?? 0) : 0);
    current = history.state?.key;
    arrive(stays);
    while (later.length > 0 && !isGoingBack) navigate(...later.shift());
    return;
  }
  current = event.state?.key;
  // Of several steps only the last one counts.
  if (queue.at(-1)?.history !== undefined) queue.pop();
  queue.push({ history: event.state?.entry ?? -1, at: location.pathname + location.search });
  flush();
});

let current; // the key of the entry shown: at popstate, history.state is the next one already
function keepPositionOfLeft() {
  if (current) positions[current] = scrollY;
}
addEventListener("scroll", () => (current = history.state?.key), { passive: true });
addEventListener("pagehide", () => {
  keepPosition();
  const kept = Object.entries(positions).slice(-200);
  try {
    sessionStorage.setItem("flow-positions", JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Then it will be shown from its top.
  }
});

// MARK: Events

const queue = []; // messages still to be sent
const queueLimit = 20; // so many are kept while the server can't be reached
const changes = new Map(); // what is typed and not yet sent, by field
let sent = []; // events on their way, until the applied frames include them
let changeTimer = 0;
let message = 0;
let isSending = false;

const accepts = (element, event) => (element?.dataset.on ?? "").split(" ").includes(event);

function send(on, event, value = "") {
  takeChanges();
  const last = queue.at(-1);
  if (event === "focus" && last?.events) {
    // It needs no place of its own: the server has to know which field has the focus, however full the queue is.
    last.events = [...last.events.filter((other) => other.event !== "focus" || other.on !== on), { on, event, value }];
  } else if (queue.length < queueLimit) {
    queue.push({ events: [{ on, event, value }] });
  } else {
    // Nobody asked for what the page sends by itself.
    const isAsked = event !== "focus" && event !== "scrollToEnd";
    if (isAsked) note(translated("There is no connection, so this wasn’t saved. Please try again later."));
    return;
  }
  flush();
}

function takeChanges() {
  clearTimeout(changeTimer);
  if (changes.size === 0) return;
  const events = [...changes].map(([on, value]) => ({ on, event: "change", value }));
  // On a slow line, what was typed before may wait still: the newer text takes its place.
  const last = queue.at(-1);
  if (last?.events?.every(({ event }) => event === "change" || event === "focus")) {
    last.events = [...last.events.filter(({ on, event }) => event !== "change" || !changes.has(on)), ...events];
  } else if (queue.length < queueLimit) {
    queue.push({ events });
  } else {
    // It stays in its field, and is taken when there is room.
    return;
  }
  changes.clear();
}

/** Whether a field is ahead of what the page has from the server: what was typed into it is not sent, or on its way. */
function isAhead(id) {
  const isChange = ({ on, event }) => on === id && event === "change";
  return changes.has(id) || sent.some(isChange) || queue.some(({ events }) => events?.some(isChange));
}

async function flush() {
  if (isSending || isComingBack) return;
  isSending = true;
  const timer = setTimeout(() => progress.classList.add("busy"), 150);
  try {
    while (queue.length > 0) {
      const next = queue.shift();
      const m = ++message;
      for (const { on, event } of next.events ?? []) sent.push({ m, on, event });
      await deliver({ page: page.id, n: page.n, m, at: next.at ?? page.at, ...next });
      if (queue.length === 0) takeChanges();
    }
  } finally {
    clearTimeout(timer);
    progress.classList.remove("busy");
    isSending = false;
  }
}

/** Sends one message until it arrived. The server carries out each number once, so that a repeated one does no harm. */
async function deliver(body) {
  for (let attempt = 0; ; attempt++) {
    let answer;
    let frame;
    try {
      answer = await fetch("/_flow/event", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(20_000),
        // It may be the last that a page does.
        keepalive: body.visible === false,
      });
      if (answer.ok) frame = await answer.json();
    } catch {
      if (attempt > 0) showConnection(false);
      await pause(Math.min(8000, 250 * 2 ** attempt));
      continue;
    }
    if (answer.status === 401) {
      // Nobody sees the page: it begins anew when somebody does.
      if (body.visible === false) return;
      return beginAnew();
    }
    if (answer.status === 429 || answer.status === 503) {
      if (answer.status === 503) showConnection(false);
      await pause(1000 * (Number(answer.headers.get("retry-after")) || 1));
      continue;
    }
    showConnection(true);
    if (answer.ok) forgetTrouble();
    // The stream may have brought another page by now, to which what was typed was sent again.
    if (frame?.full !== undefined && body.page !== page.id) return;
    if (frame) return receive(frame);
    settleSent(({ m }) => m === body.m);
    note(translated("That didn’t work. Please try again."));
    return;
  }
}

/** The session is gone, and a fresh document brings another. Where it brought none, the browser keeps no cookie. */
function beginAnew() {
  queue.length = 0;
  changes.clear();
  if (!history.state?.isAnew) {
    history.replaceState({ ...history.state, isAnew: true }, "");
    location.reload();
    return;
  }
  trouble = translated("This browser doesn’t store cookies for this page. Allow cookies, and reload the page.");
  showConnection(false);
}

function forgetTrouble() {
  trouble = null;
  if (history.state?.isAnew) history.replaceState({ ...history.state, isAnew: undefined }, "");
}

const pause = (time) => new Promise((resume) => setTimeout(resume, time));

form.addEventListener("submit", (event) => event.preventDefault());

document.addEventListener("click", (event) => {
  const skip = event.target.closest("a.skip");
  if (skip) {
    // Not by the browser: that would be one more entry in its history.
    event.preventDefault();
    byId(skip.hash.slice(1))?.focus();
    return;
  }
  const share = event.target.closest("[data-share]");
  if (share) {
    event.preventDefault();
    shareLink(share);
    return;
  }
  for (const menu of openMenus()) {
    if (!menu.contains(event.target) || event.target.closest("button")) menu.open = false;
  }
  const dialog = event.target;
  if (dialog.tagName === "DIALOG" && accepts(dialog, "dismiss") && isOutside(dialog, event)) {
    send(dialog.id, "dismiss");
    return;
  }
  const button = event.target.closest("button[name]");
  if (!button || button.form !== form) return;
  event.preventDefault();
  if (button.name === "enter") {
    const field = document.activeElement;
    takeChanges();
    if (accepts(field, "submit")) send(field.id, "submit");
    else flush();
    return;
  }
  const [, id, value] = /^([^=]*)=?(.*)$/s.exec(button.value);
  send(id, button.name, value);
});

function isOutside(dialog, { clientX: x, clientY: y, detail }) {
  const box = dialog.getBoundingClientRect();
  return detail > 0 && (x < box.left || x > box.right || y < box.top || y > box.bottom);
}

document.addEventListener("input", ({ target }) => {
  if (!accepts(target, "change") || target.tagName === "SELECT") return;
  changes.set(target.id, target.value);
  clearTimeout(changeTimer);
  changeTimer = setTimeout(() => {
    takeChanges();
    flush();
  }, 120);
});

document.addEventListener("change", ({ target }) => {
  if (!accepts(target, "change")) return;
  if (target.tagName === "SELECT") send(target.id, "change", target.value);
  else if (changes.has(target.id)) {
    takeChanges();
    flush();
  }
});

for (const [name, value] of [["focusin", "true"], ["focusout", "false"]]) {
  document.addEventListener(name, ({ target }) => {
    if (accepts(target, "focus") && target.isConnected) send(target.id, "focus", value);
  });
}

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  const menu = document.querySelector("details.menu[open]");
  const inside = event.target.closest('[data-on~="dismiss"]');
  if (menu) {
    menu.open = false;
    menu.querySelector("summary").focus();
  } else if (inside && inside.tagName !== "DIALOG") {
    send(inside.id, "dismiss");
  } else return;
  event.preventDefault();
});

// MARK: Presses

const longestPress = 1000; // milliseconds for which frames wait for the release
const press = { isHeld: false, frames: [], timer: 0 };

function holdFrames() {
  press.isHeld = true;
  clearTimeout(press.timer);
  press.timer = setTimeout(releaseFrames, longestPress);
}

function releaseFrames() {
  clearTimeout(press.timer);
  press.isHeld = false;
  while (press.frames.length > 0 && !press.isHeld) apply(press.frames.shift());
}

/** The click follows the release: for a mouse at once, for a finger a moment later. */
function releaseFramesAfter(milliseconds) {
  if (!press.isHeld) return;
  clearTimeout(press.timer);
  press.timer = setTimeout(releaseFrames, milliseconds);
}

addEventListener("pointerdown", ({ target }) => target.closest("button, a, summary") && holdFrames(), { capture: true });
addEventListener("pointerup", () => releaseFramesAfter(100), { capture: true });
addEventListener("keydown", ({ key, target }) => key === " " && target.closest("button") && holdFrames(), { capture: true });
addEventListener("keyup", () => releaseFramesAfter(100), { capture: true });
addEventListener("click", () => releaseFramesAfter(0), { capture: true });
addEventListener("pointercancel", () => releaseFramesAfter(0), { capture: true });

// MARK: Drags

const shortestDrag = 8; // pixels; less is a click
let drag = null;

document.addEventListener("pointerdown", ({ target, pointerId, isPrimary, button, clientX, clientY }) => {
  drag = null;
  if (!isPrimary || button !== 0 || target.closest("input, textarea, select")) return;
  const element = target.closest('[data-on~="drag"]');
  if (element) drag = { id: element.id, pointerId, x: clientX, y: clientY };
});

document.addEventListener("pointerup", ({ pointerId, clientX, clientY }) => {
  if (drag?.pointerId !== pointerId) return;
  const { id, x, y } = drag;
  drag = null;
  const [dx, dy] = [Math.round(clientX - x), Math.round(clientY - y)];
  if (Math.hypot(dx, dy) < shortestDrag) return;
  // The button that it began on is not meant to be pressed by it.
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
  if (byId(id)) send(id, "drag", `${dx},${dy}`);
});

function swallow(event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

// A touch that scrolls the page is no drag, and pictures are not dragged out of it.
document.addEventListener("pointercancel", () => (drag = null));
document.addEventListener("dragstart", (event) => drag && event.preventDefault());

// A picture that can't be loaded keeps its place, without the browser's broken sign.
document.addEventListener("error", ({ target }) => target.tagName === "IMG" && target.classList.add("failed"), true);

async function shareLink(link) {
  try {
    if (navigator.share) await navigator.share({ title: document.title, url: link.href });
    else {
      await navigator.clipboard.writeText(link.href);
      note(translated("Link copied"));
    }
  } catch {
    // The person thought better of it.
  }
}

/** Opens another site beside the app, or in its place if the browser allows no further tab. */
function openOutside(url) {
  const tab = open("", "_blank");
  if (!tab) {
    location.assign(url);
    return;
  }
  // The other site has no way to this page.
  tab.opener = null;
  tab.location = url;
}

/** Has assistive technologies speak a text, also when it is the same as before. */
function say(text) {
  announcer.textContent = "";
  requestAnimationFrame(() => (announcer.textContent = text));
}

function note(text) {
  announcer.textContent = text;
  announcer.classList.add("note");
  setTimeout(() => announcer.classList.remove("note"), 2500);
}

// MARK: Ends of lists

const ends = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) send(target.dataset.end, "scrollToEnd");
  },
  { rootMargin: "600px" },
);

let watched = new Map();
/** Watches the end of each list, anew when the list has grown: its end may be in sight still. */
function watchEnds() {
  const found = new Map();
  for (const end of app.querySelectorAll("[data-end]")) {
    const size = byId(end.dataset.end)?.childElementCount ?? 0;
    found.set(end, size);
    if (watched.get(end) === size) continue;
    ends.unobserve(end);
    ends.observe(end);
  }
  for (const end of watched.keys()) if (!found.has(end)) ends.unobserve(end);
  watched = found;
}

// MARK: Stream

let stream = null;
let streamPage = null; // the page whose frames the stream sends
let failures = 0;
let streamTimer = 0;

function openStream() {
  closeStream();
  if (document.hidden) return;
  const query = new URLSearchParams({ page: page.id, n: page.n, at: page.at });
  if (previousPage) query.set("after", previousPage);
  stream = new EventSource(`/_flow/stream?${query}`);
  stream.onopen = () => {
    previousPage = null;
    hasComeBack();
    failures = 0;
    forgetTrouble();
    showConnection(true);
  };
  streamPage = page.id;
  stream.onmessage = ({ data }) => {
    const frame = JSON.parse(data);
    // A server that doesn't know the page sends another one.
    if (frame.full !== undefined) streamPage = frame.page;
    receive(frame);
  };
  stream.onerror = () => {
    hasComeBack();
    closeStream();
    failures += 1;
    if (failures > 1) showConnection(false);
    // A message tells what a failed stream doesn't: that the session is gone.
    if (failures === 3 && !isSending) {
      queue.push({ events: [] });
      flush();
    }
    streamTimer = setTimeout(openStream, Math.min(8000, 250 * 2 ** failures));
  };
}

function hasComeBack() {
  if (!isComingBack) return;
  isComingBack = false;
  flush();
}

function closeStream() {
  clearTimeout(streamTimer);
  stream?.close();
  stream = null;
}

// A browser has few connections for one server: a page that nobody sees gives its own back.
document.addEventListener("visibilitychange", () => {
  openStream();
  // Only how it is now counts.
  if (queue.at(-1)?.visible !== undefined) queue.pop();
  queue.push({ visible: !document.hidden });
  flush();
});
addEventListener("pageshow", (event) => event.persisted && openStream());

let connectionTimer = 0;
let trouble = null; // what keeps the page from working, where that is known
function showConnection(isThere) {
  clearTimeout(connectionTimer);
  if (isThere) banner.hidden = true;
  else
    connectionTimer = setTimeout(() => {
      banner.textContent = trouble ?? translated("No connection to the app. Trying again…");
      banner.hidden = false;
    }, 500);
}

// MARK: Start

const start = history.state ?? {};
shownEntry = Number(document.body.dataset.entry);
history.replaceState({ ...start, entry: Number(document.body.dataset.entry), key: start.key ?? newKey() }, "", page.at);
current = history.state.key;
if (positions[current]) scrollTo(0, positions[current]);
document.documentElement.classList.add("live");
settleDialogs();
watchEnds();
follow(0);
keepPage();
openStream();
// A tab that was opened in the background has no stream, and is there all the same.
if (document.hidden) {
  queue.push({ visible: false });
  flush();
}
