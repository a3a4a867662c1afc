// build/docs/ copies this file and the pages into a separate folder outside of the repository, and runs Rspress there.
import { defineConfig } from "@rspress/core";

const base = "/docs/";
const isLive = process.argv.includes("dev");
/** The address of the built site while pages are written: they show its elements. */
const site = process.env.KULLA_DOCS_SITE;

/** `/partners/style.html#dark` or `/partners/style` -> `/docs/partners/style#dark`. */
function addressOf(href) {
  if (!href.startsWith("/") || href.startsWith(base)) return href;
  const [path = "", anchor] = href.split("#");
  const page = path.replace(/(?:\/index)?(?:\.html)?$/, "").slice(1);
  return `${base}${page}${anchor === undefined ? "" : `#${anchor}`}`;
}

/** The colours of code become classes, because the site's policy allows no style in the markup. */
function classOfStyle(style) {
  const [, token] = /--shiki-token-([a-z-]+)/.exec(style) ?? [];
  return token ? { className: [`code-${token}`] } : {};
}

const isMark = ({ properties = {} }) => String(properties.className ?? properties.class).includes("header-anchor");

const wordsOf = ({ value = "", children = [] }) => value + children.map(wordsOf).join("");

const roles = { table: "table", thead: "rowgroup", tbody: "rowgroup", tr: "row", th: "columnheader", td: "cell" };

/** On a phone a row is shown as a card (manual.css), so each cell needs the name of its column, and a role for screen readers. */
function nameCells(node, heads) {
  if (roles[node.tagName]) node.properties = { ...node.properties, role: roles[node.tagName] };
  if (node.tagName === "th") heads.push(wordsOf(node));
  const cells = (node.children ?? []).filter(({ tagName }) => tagName === "td");
  for (const [column, cell] of cells.entries()) cell.properties = { ...cell.properties, dataLabel: heads[column] };
  for (const child of node.children ?? []) nameCells(child, heads);
}

/** `page.heading` is the last heading before the node. */
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
  // All other properties only serve Rspress' own styles.
  if (tagName === "pre") node.properties = { tabIndex: 0 };
  if (node.children) node.children = node.children.filter((child) => !isMark(child)).map((child) => amend(child, page));
  if (tagName !== "table") return node;
  nameCells(node, []);
  // A wide table scrolls sideways within this box, with keys too.
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
  // With live reload, Rspress' own scripts render the pages, and ours would interfere with them.
  ...(isLive ? [] : [tag("script", { type: "module", src: `${base}static/page.js` })]),
  // The pages use the elements of the surrounding site.
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
    // tests/unit/docs/manual.test.ts checks links and pictures in the sources.
    link: { checkDeadLinks: false },
    image: { checkDeadImages: false },
    // By default a line that takes too long gets no colours, so the output would differ on a busy machine.
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
