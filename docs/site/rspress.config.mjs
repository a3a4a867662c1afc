// The pages lie beside this file when it is read: build/docs/ lays them there, in a folder of its own outside of the repository.
import { defineConfig } from "@rspress/core";

const base = "/docs/";
const isLive = process.argv.includes("dev");
/** Where the built site is served from while pages are written: its elements are shown in them. */
const site = process.env.KULLA_DOCS_SITE;

/** `/partners/style.html#dark` or `/partners/style` -> `/docs/partners/style#dark`. */
function addressOf(href) {
  if (!href.startsWith("/") || href.startsWith(base)) return href;
  const [path = "", anchor] = href.split("#");
  const page = path.replace(/(?:\/index)?(?:\.html)?$/, "").slice(1);
  return `${base}${page}${anchor === undefined ? "" : `#${anchor}`}`;
}

/** Colours of code become classes: the site's policy allows no style in the markup. */
function classOfStyle(style) {
  const [, token] = /--shiki-token-([a-z-]+)/.exec(style) ?? [];
  return token ? { className: [`code-${token}`] } : {};
}

const isMark = ({ properties = {} }) => String(properties.className ?? properties.class).includes("header-anchor");

const wordsOf = ({ value = "", children = [] }) => value + children.map(wordsOf).join("");

const roles = { table: "table", thead: "rowgroup", tbody: "rowgroup", tr: "row", th: "columnheader", td: "cell" };

/** On a telephone a row stands as a card (manual.css): each cell says its column, and what it is to a screen reader. */
function nameCells(node, heads) {
  if (roles[node.tagName]) node.properties = { ...node.properties, role: roles[node.tagName] };
  if (node.tagName === "th") heads.push(wordsOf(node));
  const cells = (node.children ?? []).filter(({ tagName }) => tagName === "td");
  for (const [column, cell] of cells.entries()) cell.properties = { ...cell.properties, dataLabel: heads[column] };
  for (const child of node.children ?? []) nameCells(child, heads);
}

/** `page.heading`: the last one before the node. */
function amend(node, page) {
  const { tagName, properties = {} } = node;
  if (/^h[1-6]$/.test(tagName)) page.heading = wordsOf({ children: node.children.filter((child) => !isMark(child)) });
  if (typeof properties.style === "string") {
    const { style, ...others } = properties;
    node.properties = { ...others, ...classOfStyle(style) };
  }
  if (tagName === "img" && typeof properties.src === "string" && properties.src.startsWith("/")) {
    properties.src = `${base}${properties.src.slice(1)}`;
    properties.loading = "lazy";
  }
  if (tagName === "a" && typeof properties.href === "string") properties.href = addressOf(properties.href);
  // What else it has is for the tool's own look.
  if (tagName === "pre") node.properties = { tabIndex: 0 };
  if (node.children) node.children = node.children.filter((child) => !isMark(child)).map((child) => amend(child, page));
  if (tagName !== "table") return node;
  nameCells(node, []);
  // A wide one is moved sideways by itself, with keys too.
  const around = { className: ["table"], tabIndex: 0, role: "group", ariaLabel: `Table: ${page.heading}` };
  return { type: "element", tagName: "div", properties: around, children: [node] };
}

const forThisSite = () => (tree) => {
  amend(tree, { heading: "" });
};

const tag = (name, attrs) => ({ tag: name, attrs, head: true, publicPath: false, hash: false });

const headTags = [
  tag("link", { rel: "stylesheet", href: `${base}static/manual.css` }),
  tag("link", { rel: "icon", href: "/project/icons/icon.svg", type: "image/svg+xml" }),
  // Where pages are written live, the tool's own scripts make them: ours would change them under its hands.
  ...(isLive ? [] : [tag("script", { type: "module", src: `${base}static/page.js` })]),
  // The elements on the pages are those of the site around the manual.
  tag("script", { type: "module", src: "/widgets/kulla.js" }),
];

export default defineConfig({
  root: "pages",
  base,
  outDir: "out",
  title: "Kulla manual",
  lang: "en",
  themeConfig: { darkMode: false, search: false },
  markdown: {
    // Links and pictures are checked where they are written: tests/unit/docs/manual.test.ts.
    link: { checkDeadLinks: false },
    image: { checkDeadImages: false },
    // By default a line that takes long keeps no colours: on a busy machine the same page would come out another one.
    shiki: { tokenizeTimeLimit: 0 },
    rehypePlugins: [forThisSite],
  },
  builderConfig: {
    performance: { printFileSize: false },
    html: { tags: headTags },
    server: site
      ? {
          proxy: Object.fromEntries(
            ["/widgets", "/project", "/tours", "/fonts", "/icons", "/en"].map((at) => [at, site]),
          ),
        }
      : {},
  },
});
