import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, normalize, relative, sep } from "node:path";
import { describe, expect, it } from "vitest";

const textsOf = ["demo/text", "demo/text/language.ts"];

/** What the showcase's pages are assembled of. */
const siteRooms = [
  ...textsOf,
  "demo/content",
  "demo/contact",
  "demo/elements",
  "demo/embed",
  "demo/facts",
  "demo/film",
  "demo/gallery",
  "demo/home",
  "demo/layout",
  "demo/loading",
  "demo/missing",
  "demo/navigation",
  "demo/pictures",
];

const widgetRooms = [
  "src/page",
  "src/failure",
  "src/element",
  "src/loading",
  "src/text",
  "src/project",
  "src/finder",
  "src/search",
  "src/brochure",
];

/** Who may import whom: one way, folder by folder, a file of its own row before its folder. A folder may always import itself. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  // JSON on pages whose libraries have changed what arrays say of themselves.
  "src/project": [],
  "src/project": ["src/project"],
  // The document around the elements, as the platform has it and not as its author's names do.
  "src/page": [],
  "src/failure": [],
  "src/hooks": ["src/page"],
  // What time it is, by servers.
  "src/clock": [],
  "src/text": ["src/failure", "src/clock"],
  "src/ui": ["src/page", "src/hooks", "src/text"],
  "src/services": ["src/page", "src/project", "src/failure", "src/clock", "src/project"],
  "src/hotspots": ["src/page", "src/project", "src/hooks", "src/ui"],
  "src/loading": ["src/project", "src/failure", "src/text", "src/services", "src/ui"],
  "src/tour": ["src/project", "src/text", "src/ui", "src/hooks"],
  // brochure asks one service: the texts of the pages, when somebody reads.
  "src/brochure": ["src/page", "src/project", "src/text", "src/services", "src/ui", "src/hooks"],
  // letters: what a form of any kind is sent with; it knows no fields, no texts and no React.
  "src/inquiry/submission": ["src/failure", "src/project"],
  "src/inquiry": ["src/project", "src/failure", "src/text", "src/services", "src/inquiry/submission", "src/ui", "src/hooks"],
  // What is said of homes and storeys, in words; of the finder it knows whose project it is.
  "src/facts": ["src/project", "src/text", "src/hooks", "src/ui", "src/finder"],
  "src/search/filter": ["src/project"],
  "src/search": [
    "src/page",
    "src/search/filter",
    "src/sun",
    "src/project",
    "src/text",
    "src/services",
    "src/ui",
    "src/hooks",
    "src/facts",
  ],
  // finder asks one service: a layout that only names a folder is probed for its pictures.
  "src/finder": [
    "src/page",
    "src/project",
    "src/failure",
    "src/text",
    "src/services",
    "src/ui",
    "src/hooks",
    "src/hotspots",
    "src/inquiry/submission",
    "src/inquiry",
    "src/tour",
    "src/search",
    "src/facts",
    "src/sun",
  ],
  "src/sun": ["src/project", "src/text", "src/ui"],
  "src/element": ["src/page", "src/failure", "src/text", "src/ui", "src/element/accent/contrast.ts"],
  // Figures alone; the studio tells owners what the elements tell the console.
  "src/element/accent/contrast.ts": [],
  // The tours' pages: no React; of the feature only the messages both sides know.
  tours: ["src/project", "src/text", "src/tour"],
  // The tags, and what every page may ask for beside them.
  widgets: [...widgetRooms, "widgets/finder", "widgets/takeOver"],
  // What the finder's tags are, of attributes and events.
  "widgets/finder": [...widgetRooms, "widgets"],
  "widgets/takeOver": ["src/element", "widgets/takeOver/followLanguage.ts"],
  // Languages that are not ours: what the project and the page say of them.
  "widgets/takeOver/followLanguage.ts": [
    "src/page",
    "src/element",
    "src/services",
    "src/text",
    "src/ui",
    "widgets/finder",
  ],
  "widgets/server.tsx": [
    ...widgetRooms,
    "src/ui",
    "widgets",
    "widgets/takeOver/markupSheets.ts",
    "widgets/takeOver/markupStamp.ts",
    "widgets/takeOver/markupTag.ts",
  ],
  "widgets/takeOver/markupSheets.ts": [
    "src/finder",
    "src/project",
    "widgets/contract",
    "widgets/finder",
    "widgets/takeOver/firstViewOf.ts",
  ],
  "widgets/takeOver/firstViewOf.ts": ["src/finder", "src/project", "widgets/finder"],
  // The styles that lie beside the scripts come over the network, as the project does.
  "widgets/takeOver/viewStyles.ts": ["src/element", "src/finder", "src/services"],
  // Doors: what pages around the elements may build with.
  "widgets/projectFile.ts": ["src/project"],
  "widgets/letters.ts": ["src/inquiry", "src/inquiry/submission", "src/services", "src/text", "src/ui", "widgets"],
  "widgets/tourFrame.ts": ["src/tour"],
  "widgets/renderAnew.ts": ["src/ui"],
  "widgets/lookButtons.ts": ["src/ui"],
  // What takes a server's markup over asks for the project before there is a view to do it.
  "widgets/takeOver/takeOverFinder.ts": [
    "src/element",
    "src/finder",
    "src/services",
    "widgets/finder",
    "widgets/takeOver/bringFinder.ts",
  ],
  "widgets/takeOver/takeOverMarkup.ts": [
    "src/element",
    "src/services",
    "src/project",
    "src/text",
    "src/ui",
    "widgets/takeOver/followLanguage.ts",
    "widgets/takeOver/markupStamp.ts",
  ],
  "widgets/takeOver/bringFinder.ts": [
    "src/loading",
    "src/element",
    "src/finder",
    "src/services",
    "src/project",
    "widgets/finder",
    "widgets/takeOver/firstViewOf.ts",
    "widgets/takeOver/markupStamp.ts",
    "widgets/takeOver/takeOverMarkup.ts",
  ],
  "widgets/takeOver/markupStamp.ts": ["src/element", "src/project", "package.json"],
  "package.json": [],
  // The command line: what it does lies in the rooms it asks.
  cli: [
    "src/project",
    "sync",
    "owner",
    "owner/studio/server",
    "widgets",
    "widgets/server.tsx",
    "widgets/contract",
    "terminal",
  ],
  // What is printed, with nothing in it that steers a terminal.
  terminal: [],
  // A sheet becomes a file: of the product it knows what the file looks like.
  sync: ["src/project", "owner/sync/cells", "owner/sync/homes", "owner", "terminal"],
  // What all of an owner's tools share of files on a disk.
  owner: [],
  // What words and figures of a sheet mean: pure, also for what an owner pastes in the studio.
  "owner/sync/cells": ["src/project"],
  // What an owner sees; the preview has the real elements in it.
  "owner/studio/page": [
    "src/project",
    "src/hotspots",
    "src/ui",
    "src/text",
    // A test letter is sent as the elements send an inquiry.
    "src/failure",
    "src/services",
    "owner/studio/draft",
    "owner/studio/text",
    "widgets",
    "owner/sync/cells",
    // Doors are placed in the very sphere that visitors see.
    "tours/sphere",
  ],
  "owner/studio/text": ["owner/studio/draft"],
  // npm run studio: builds the page and starts its server.
  "build/runStudio.ts": ["build", "owner/studio/server", "terminal"],
  // Which home a row is about, and what it says of its price: pure, too.
  "owner/sync/homes": ["src/project", "owner/sync/cells"],
  // The owner's tool on the owner's computer.
  "owner/studio/server": ["src/project", "owner/studio/draft", "encode", "serving", "sync", "owner", "terminal"],
  // Copied by owners to servers of their own: they need nothing of ours, and no package.
  recipes: [],
  // How pictures and spheres are packed: by the sample's renders and by an owner's studio alike.
  encode: [],
  complex: ["src/project", "src/text", "encode", "terminal"],
  // What an owner works on, as data: no React, no DOM, no Node; its page and its server are built on it.
  "owner/studio/draft": ["src/project", "src/hotspots", "src/element/accent/contrast.ts", "owner/sync/cells", "owner/sync/homes"],
  // What the tools make of the contract, and the builds; none of them knows the sample complex.
  "build/contract": ["widgets/contract"],
  "build/package": ["build", "build/contract", "widgets/contract"],
  // The entry of a tag, which it writes, imports the element.
  build: ["widgets/contract", "src/element", "build/package", "demo"],
  "vite.config.ts": ["build", "terminal"],
  // npm run dev: the products from their sources, beside what they run with.
  "build/dev": ["vite.config.ts", "build", "demo/mailbox", "demo/server", "owner/studio/server", "widgets", "terminal"],
  "demo/mailbox": [],
  "demo/text/language.ts": [],
  "demo/content": ["demo/text/language.ts"],
  // Addresses and what travels with them: pages and server go by them.
  "demo/navigation": ["demo/text/language.ts", "demo/content", "demo/facts"],
  // Files over HTTP, for the showcase's server and the studio's.
  serving: [],
  // What is started follows the sample's sheet as an owner's site would.
  "demo/server": ["demo/navigation", "demo/mailbox", "sync", "serving", "terminal"],
  "demo/embed/embedChoice.ts": ["widgets/contract"],
  "demo/text": ["demo/text/language.ts", "demo/navigation", "demo/embed/embedChoice.ts"],
  "demo/facts": [...textsOf, "widgets/projectFile.ts"],
  "demo/loading": [...textsOf, "demo/navigation"],
  "demo/elements": [
    ...textsOf,
    "demo/facts",
    "demo/navigation",
    "demo/layout",
    "widgets/contract",
    "widgets/projectFile.ts",
  ],
  "demo/pictures": textsOf,
  "demo/gallery": [...textsOf, "demo/pictures", "demo/loading", "widgets/lookButtons.ts"],
  "demo/film": [...textsOf, "demo/pictures", "demo/content", "demo/elements"],
  "demo/layout": [...textsOf, "demo/facts", "demo/navigation", "demo/loading", "demo/content", "widgets/renderAnew.ts"],
  "demo/head": [...textsOf, "demo/facts", "demo/navigation", "demo/siteAssets.ts", "widgets/projectFile.ts"],
  "demo/missing": [...textsOf, "demo/facts", "demo/navigation", "demo/layout", "demo/elements"],
  "demo/contact": [
    ...textsOf,
    "demo/facts",
    "demo/navigation",
    "demo/loading",
    "demo/layout",
    "widgets/letters.ts",
    "widgets/contract",
  ],
  "demo/embed": [
    ...textsOf,
    "demo/facts",
    "demo/elements",
    "demo/embed/embedChoice.ts",
    "widgets/contract",
    "widgets/server.tsx",
  ],
  "demo/home": [
    ...textsOf,
    "demo/facts",
    "demo/navigation",
    "demo/content",
    "demo/layout",
    "demo/pictures",
    "demo/elements",
  ],
  "demo/pages": [
    ...siteRooms,
    "demo/embed/embedChoice.ts",
    "widgets/letters.ts",
    "widgets/tourFrame.ts",
    "widgets/contract",
  ],
  "demo/siteAssets.ts": [],
  "demo/styles": [],
  "demo/fonts": [],
  "demo/offline": [],
  // What assembles the site: the start in the browser, the writing of its pages.
  demo: [
    ...siteRooms,
    "demo/head",
    "demo/pages",
    "demo/offline",
    "demo/server",
    "demo/styles",
    "demo/siteAssets.ts",
    "widgets/projectFile.ts",
    "widgets/renderAnew.ts",
    "widgets/server.tsx",
    "widgets/contract",
    "terminal",
  ],
};

/** What runs in a terminal, with data of an owner's. */
const printing = [
  "cli",
  "sync",
  "serving",
  "owner/studio/server",
  "owner/studio/draft",
  "demo/server",
  "demo/mailbox",
  "demo/prerender.tsx",
  "sample/check.ts",
  "sample/writeComplex.ts",
  "build/runStudio.ts",
];

/** Folders that know neither React nor a state library. */
const withoutReact = ["src/project", "src/failure", "src/text", "src/services", "owner/studio/draft"];
const withoutReactFiles = [
  "src/inquiry/submission/letter.ts",
  "src/inquiry/submission/pace.ts",
  "src/finder/state/screen.ts",
  "src/hotspots/highlight.ts",
  "src/hotspots/hintTimeline.ts",
];

const isSource = (file: string) => /\.tsx?$|^recipes\/.*\.js$/.test(file);

const files = [
  "src",
  "widgets",
  "recipes",
  "cli",
  "sync",
  "complex",
  "demo",
  "studio",
  "encode",
  "serving",
  "owner",
  "tours",
  "terminal",
  "build",
]
  .flatMap((root) => readdirSync(root, { recursive: true, encoding: "utf8" }).map((file) => join(root, file)))
  .filter(isSource);

const known = new Set(files);

/** The row of the table that a file belongs to, a folder's or its own: the longest that fits. */
function folderOf(file: string): string | undefined {
  return Object.keys(mayImport)
    .filter((folder) => file === folder || file.startsWith(folder + sep))
    .sort((a, b) => b.length - a.length)[0];
}

function importsOf(file: string): readonly string[] {
  const text = readFileSync(file, "utf8");
  return [...text.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].map((match) => match[1] ?? "");
}

/** The files of ours that a file imports. */
function targetsOf(file: string): readonly string[] {
  return importsOf(file)
    .filter((path) => path.startsWith("."))
    .map((path) => relative(".", normalize(join(dirname(file), path.replace(/\?.*$/, "")))));
}

function isAllowed(file: string, target: string): boolean {
  const [from, to] = [folderOf(file), folderOf(target)];
  if (!from || !to) return false;
  return from === to || (mayImport[from]?.some((folder) => to === folder || target.startsWith(folder + sep)) ?? false);
}

describe("the house", () => {
  it("has a row in the table for every source file", () => {
    expect(files.filter((file) => !folderOf(file))).toEqual([]);
  });

  it("imports one way only, as the table says", () => {
    const wrong = files.flatMap((file) =>
      targetsOf(file)
        .filter((target) => !isAllowed(file, target))
        .map((target) => `${file} imports ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it("has no file that imports itself by way of others", () => {
    const graph = new Map(files.map((file) => [file, targetsOf(file).filter((target) => known.has(target))]));
    const isDone = new Set<string>();
    const circleFrom = (file: string, way: readonly string[]): readonly string[] => {
      if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
      if (isDone.has(file)) return [];
      const circle = (graph.get(file) ?? [])
        .map((next) => circleFrom(next, [...way, file]))
        .find(({ length }) => length);
      isDone.add(file);
      return circle ?? [];
    };
    expect(files.flatMap((file) => circleFrom(file, []))).toEqual([]);
  });

  it("reads nothing of a host's document by a name that the page's author may have given to an element", () => {
    // The page of the iframe edition is our own.
    const inHosts = files.filter((file) => /^(src|widgets)\//.test(file) && file !== "widgets/kulla-embed.ts");
    const wrong = inHosts.flatMap((file) =>
      readFileSync(file, "utf8")
        .split("\n")
        .filter((line) => /\b(document|ownerDocument)\??\.\w|\} = document\b/.test(line) && !/^\s*(\*|\/)/.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(wrong).toEqual([]);
  });

  it("gives React only boxes whose document no page can have replaced", () => {
    const wrong = files.filter(
      (file) =>
        /^(src|widgets)\//.test(file) &&
        /\bcreatePortal\(/.test(readFileSync(file, "utf8")) &&
        !/\bcreateReactBox\(/.test(readFileSync(file, "utf8")),
    );
    expect(wrong).toEqual([]);
  });

  it("keeps React and zustand out of data, failures, texts, services and pure decisions", () => {
    const pure = files.filter(
      (file) => withoutReact.includes(folderOf(file) ?? "") || withoutReactFiles.includes(file),
    );
    const wrong = pure.flatMap((file) =>
      importsOf(file)
        .filter((path) => /^(react|react-dom|zustand)(\/|$)/.test(path))
        .map((path) => `${file} imports ${path}`),
    );
    expect(wrong).toEqual([]);
  });

  it("prints by owner/terminal/print.ts alone, so that no data steers a terminal", () => {
    const wrong = files.filter(
      (file) =>
        printing.some((room) => file === room || file.startsWith(room + sep)) &&
        /\bconsole\.\w+\(|\bprocess\.std(?:out|err)\b/.test(readFileSync(file, "utf8")),
    );
    expect(wrong).toEqual([]);
  });

  it("has no drawers and no barrels", () => {
    expect(files.filter((file) => /(^|\/)(utils?|helpers?|common|misc|index)(\/|\.tsx?$)/.test(file))).toEqual([]);
  });

  it("uses nothing on partners' pages that Prototype or MooTools replace", () => {
    const shipped = files.filter(
      (file) => /^(src|widgets|tours)\//.test(file) && !/^widgets\/(server|contract)/.test(file),
    );
    const wrong = shipped.flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/(?<!\w)Array\.from\(|\w+\.entries\(\)/g)].map(
        ([found]) => `${file}: ${found}`,
      ),
    );
    expect(wrong).toEqual([]);
  });

  it("has recipes that need no package", () => {
    const recipes = files.filter((file) => file.startsWith("integrations/recipes/"));
    expect(recipes.length).toBeGreaterThan(4);
    expect(recipes.filter((file) => importsOf(file).some((path) => !/^(\.|node:)/.test(path)))).toEqual([]);
  });

  it("draws its sphere with no library", () => {
    const sphere = files.filter((file) => file.startsWith("tours/"));
    expect(sphere.filter((file) => importsOf(file).some((path) => !path.startsWith(".")))).toEqual([]);
  });
});
