// The interactive parts of the manual's pages: search, the button that copies code, the list of all pages. The pages are readable without it.
import MiniSearch from "./minisearch.js";

const root = "/docs/static/";

/** Stop words of a question. */
const empty = new Set(
  "a an and are be can do does for from get has have how i if in into is it me my of on or our should that the there this to use used using want we what when where which who why will with without you your".split(
    " ",
  ),
);

/** Words that people type, with the manual's terms for them. */
const synonyms = {
  color: ["colour", "style", "accent"],
  colors: ["colours", "style"],
  colour: ["colours", "style"],
  colours: ["style"],
  font: ["fonts", "style"],
  gdpr: ["privacy"],
  cookies: ["privacy"],
  cookie: ["privacy"],
  csp: ["policy", "content security"],
  analytics: ["measuring", "ga4", "matomo"],
  tracking: ["measuring", "events"],
  translate: ["languages", "texts"],
  translation: ["languages", "texts"],
  excel: ["sync", "spreadsheet", "list"],
  wcag: ["accessibility", "conformance"],
  a11y: ["accessibility"],
  lead: ["inquiries"],
  leads: ["inquiries"],
  crm: ["inquiries"],
  email: ["inquiries", "e-mail"],
  test: ["testing"],
  tests: ["testing"],
  sold: ["status", "availability"],
  update: ["sync", "availability"],
  disappeared: ["gone", "disappear"],
  jumps: ["jump", "shift"],
  deploy: ["release", "publish"],
};

const stem = (word) => (word.length > 4 ? word.replace(/(?:ies$)/, "y").replace(/(?<=[^s])s$/, "") : word);

const processTerm = (term) => {
  const word = term.toLowerCase();
  return empty.has(word) ? null : stem(word);
};

/** The changelog mentions everything, and most readers do not develop Kulla itself. */
function weightOf(address) {
  if (address.startsWith("/docs/changelog")) return 0.2;
  return address.startsWith("/docs/developers/") ? 0.6 : 1;
}

/** Any word matches; pages with more matches, or with matches in the title or a heading, are listed first. */
async function loadIndex() {
  const answer = await fetch(`${root}search.json`);
  if (!answer.ok) throw new Error(`The search index could not be loaded: ${answer.status}.`);
  const index = new MiniSearch({
    fields: ["title", "heading", "text"],
    storeFields: ["title", "heading", "address", "text"],
    processTerm,
    searchOptions: {
      boost: { title: 4, heading: 3 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 5 ? 0.15 : false),
      boostDocument: (id, term, { address }) => weightOf(address),
    },
  });
  index.addAll(await answer.json());
  return index;
}

const mostResults = 8;

/** One result per page: its best section. */
function bestSections(index, question) {
  const words = question.toLowerCase().split(/[^\p{L}\p{N}-]+/u);
  const more = words.flatMap((word) => synonyms[word] ?? []).map(stem);
  const own = { queries: [question], combineWith: "OR" };
  const asked = {
    queries: more,
    combineWith: "OR",
    boost: { title: 3, heading: 2 },
    fuzzy: false,
    weights: { prefix: 0.2 },
  };
  const found = index.search({ queries: more.length > 0 ? [own, asked] : [own], combineWith: "OR" });
  const seen = new Set();
  return found
    .filter(({ address }) => {
      const [page] = address.split("#");
      return seen.size < mostResults && !seen.has(page) && seen.add(page);
    })
    .slice(0, mostResults);
}

function excerptOf(text, terms) {
  const lower = text.toLowerCase();
  const at = Math.max(
    0,
    Math.min(...terms.map((term) => lower.indexOf(term)).filter((index) => index >= 0), text.length),
  );
  const from = at === text.length ? 0 : Math.max(0, text.lastIndexOf(" ", Math.max(0, at - 50)));
  return `${from > 0 ? "…" : ""}${text.slice(from, from + 150).trim()}…`;
}

function resultItem({ title, heading, address, text, terms }) {
  const item = document.createElement("li");
  const link = document.createElement("a");
  link.href = address;
  const head = document.createElement("strong");
  head.textContent = heading === title ? title : `${title}: ${heading}`;
  const words = document.createElement("span");
  words.textContent = excerptOf(text, terms);
  link.append(head, words);
  item.append(link);
  return item;
}

function startSearch() {
  const dialog = document.querySelector("dialog.search");
  const button = document.querySelector(".search-button");
  const field = dialog.querySelector("input");
  const list = dialog.querySelector("ol");
  const status = dialog.querySelector("[role=status]");
  let loading;
  const open = () => {
    loading ??= loadIndex();
    if (!dialog.open) dialog.showModal();
    field.select();
  };
  const show = async () => {
    const question = field.value.trim();
    if (question === "") {
      list.replaceChildren();
      status.textContent = "";
      return;
    }
    status.textContent ||= "Loading the search …";
    try {
      const found = bestSections(await loading, question);
      if (field.value.trim() !== question) return;
      list.replaceChildren(...found.map(resultItem));
      status.textContent = found.length === 0 ? "Nothing found. Try other words." : `${found.length} pages found`;
    } catch {
      loading = undefined;
      status.textContent = "The search could not be loaded. Close it and try again.";
    }
  };
  button.hidden = false;
  button.addEventListener("click", open);
  field.addEventListener("input", () => void show());
  // Enter in the field opens the first result, not "Close".
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.isComposing) return;
    event.preventDefault();
    list.querySelector("a")?.click();
  });
  // A link to a section of the current page has to close the dialog.
  list.addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  addEventListener("keydown", (event) => {
    if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    open();
  });
}

/** Adds a copy button to each code block. */
function startCopying() {
  for (const code of document.querySelectorAll("main pre")) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "copy";
    button.textContent = "Copy";
    button.addEventListener("click", async () => {
      await navigator.clipboard.writeText(code.textContent);
      button.textContent = "Copied";
      setTimeout(() => (button.textContent = "Copy"), 2000);
    });
    const around = document.createElement("div");
    around.className = "code";
    code.replaceWith(around);
    around.append(code, button);
  }
}

/** For browsers without ::details-content, in which CSS cannot open the list. */
function keepPagesOpen() {
  const pages = document.querySelector("details.pages");
  const wide = matchMedia("(min-width: 1024px)");
  const follow = () => (pages.open = wide.matches);
  wide.addEventListener("change", follow);
  follow();
}

startSearch();
startCopying();
keepPagesOpen();
