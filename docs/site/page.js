// The interactive parts of the manual's pages: search, the button that copies code, the list of all pages. The pages are readable without it.
import MiniSearch from "./minisearch.js";

const root = "/docs/static/";

/** Stop words of a question. */
const empty = new Set(
  "a an and are be can do does for from get has have how i if in into is it me my not of on only or our should so that the there this to too use used using want we what when where which who why will with without you your".split(
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
  logo: ["mark"],
  gdpr: ["privacy"],
  cookies: ["privacy"],
  cookie: ["privacy"],
  csp: ["policy", "content security"],
  analytics: ["measuring", "ga4", "matomo"],
  facebook: ["meta", "pixel"],
  tracking: ["measuring", "events"],
  translate: ["languages", "texts"],
  translation: ["languages", "texts"],
  macedonian: ["languages"],
  excel: ["sync", "spreadsheet", "list"],
  wcag: ["accessibility", "conformance"],
  a11y: ["accessibility"],
  reader: ["accessibility"],
  lead: ["inquiries"],
  leads: ["inquiries"],
  enquiry: ["inquiries"],
  crm: ["inquiries"],
  email: ["inquiries", "e-mail"],
  test: ["testing"],
  tests: ["testing"],
  sold: ["status", "availability"],
  flat: ["apartment"],
  flats: ["apartments"],
  unit: ["apartment"],
  units: ["apartments"],
  update: ["sync", "availability"],
  history: ["earlier", "before"],
  older: ["earlier", "restore"],
  previous: ["earlier", "restore"],
  rollback: ["earlier", "restore"],
  disappeared: ["gone", "disappear"],
  blank: ["empty"],
  jumps: ["jump", "shift"],
  modal: ["dialog"],
  popup: ["dialog"],
  mobile: ["phone"],
  custom: ["own"],
  space: ["place"],
  wide: ["width"],
  narrow: ["width", "column"],
  click: ["press", "events"],
  listen: ["events", "listener"],
  export: ["list"],
  polygon: ["outline"],
  showing: ["appears", "empty"],
  url: ["address"],
  urls: ["addresses"],
  image: ["picture"],
  images: ["pictures"],
  photo: ["picture"],
  photos: ["pictures"],
  size: ["height", "width"],
  nextjs: ["next"],
  ssr: ["server", "html"],
  seo: ["search engines"],
  chatgpt: ["assistants"],
  ai: ["assistants"],
  flipbook: ["brochure"],
  panorama: ["360"],
  ie: ["browsers"],
  setup: ["set up"],
  deploy: ["release", "publish"],
};

/** Forms of one word are compared as one: "releases", "releasing" and "release" are "releas". */
const stem = (word) =>
  word.length > 4 ? word.replace(/ies$/, "y").replace(/(?<=.{4})(?:ing|ed|es|e)$|(?<=[^s])s$/, "") : word;

/** The form in which a word is compared; null for a stop word. */
const termOf = (term) => {
  const word = term.toLowerCase();
  return empty.has(word) ? null : stem(word);
};

/** The changelog mentions everything, and most readers do not develop Kulla itself. */
function weightOf(address) {
  if (address.startsWith("/docs/changelog")) return 0.2;
  return address.startsWith("/docs/developers/") ? 0.55 : 1;
}

/** A word that no page contains is probably misspelled: with two letters swapped, or with one or two wrong ones. */
function correct(word, vocabulary) {
  if (vocabulary.has(word)) return word;
  const swapped = Array.from(
    word,
    (letter, at) => `${word.slice(0, at)}${word[at + 1] ?? ""}${letter}${word.slice(at + 2)}`,
  );
  return swapped.find((each) => vocabulary.has(each)) ?? word;
}

/** Any word matches; pages with more matches, or with matches in the title or a heading, are listed first. */
async function loadIndex() {
  const answer = await fetch(`${root}search.json`);
  if (!answer.ok) throw new Error(`The search index could not be loaded: ${answer.status}.`);
  const vocabulary = new Set();
  const index = new MiniSearch({
    fields: ["title", "heading", "text"],
    storeFields: ["title", "heading", "address", "text"],
    processTerm: (term) => {
      const word = termOf(term);
      if (word !== null) vocabulary.add(word);
      return word;
    },
    searchOptions: {
      processTerm: (term) => {
        const word = termOf(term);
        return word === null ? null : correct(word, vocabulary);
      },
      boost: { title: 3, heading: 3 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (vocabulary.has(term) || term.length < 4 ? false : term.length > 7 ? 2 : 1),
      boostDocument: (id, term, { address }) => weightOf(address),
    },
  });
  index.addAll(await answer.json());
  return index;
}

const mostResults = 8;

/** One result per page: its best section. */
function bestSections(index, question) {
  const words = [...new Set(question.toLowerCase().split(/[^\p{L}\p{N}]+/u))].filter((word) => termOf(word));
  const meanings = words.map((word) => [word, ...(synonyms[word] ?? []).flatMap((each) => each.split(/[ -]/))]);
  const own = { queries: [question], combineWith: "OR" };
  const more = words.flatMap((word) => synonyms[word] ?? []);
  const asked = {
    queries: more,
    combineWith: "OR",
    boost: { title: 3, heading: 2 },
    fuzzy: false,
    weights: { prefix: 0.2 },
  };
  const found = index.search({ queries: more.length > 0 ? [own, asked] : [own], combineWith: "OR" });
  // A section about the whole question precedes one that often uses a single word of it.
  const share = ({ queryTerms }) =>
    meanings.filter((each) => each.some((word) => queryTerms.includes(termOf(word)))).length / words.length;
  const seen = new Set();
  return found
    .map((each) => ({ each, score: each.score * share(each) ** 2 }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ each }) => each)
    .filter(({ address }) => {
      const [page] = address.split("#");
      return seen.size < mostResults && !seen.has(page) && seen.add(page);
    });
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

function resultsIn(count) {
  if (count === 0) return "Nothing found. Try other words.";
  return count === 1 ? "1 page found" : `${count} pages found`;
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
      status.textContent = resultsIn(found.length);
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
