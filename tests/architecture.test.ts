import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, normalize, relative, sep } from "node:path";
import { describe, expect, it } from "vitest";
import { packageEntries } from "../build/package/packageEntries.ts";

/** What the package exports: whoever may import these is a page as any other. */
const packaged: readonly string[] = Object.values(packageEntries);

/**
 * The rooms, and which of the others each may import from: one way, no circles. A file belongs to the longest row that fits; a door, a single
 * file of another room, may stand among what is allowed. Code that comes later, by `import()`, is not bound to the order.
 */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  // What everything may use.
  "src/project": [],
  "src/failure": [],
  // The document around the elements, as the platform has it and not as its author's names do.
  "src/page": [],
  // Text in HTML and XML.
  "src/markup": [],
  // What time it is, by servers.
  "src/clock": [],
  // What an element says to whoever debugs a page.
  "src/debugLog.ts": [],
  "src/hooks": ["src/page"],
  "src/text": ["src/project", "src/failure", "src/clock"],
  "src/ui": ["src/createPart.ts", "src/page", "src/hooks", "src/text"],
  "src/services": ["src/debugLog.ts", "src/parts.ts", "src/page", "src/project", "src/failure", "src/clock"],
  // What comes when it is needed; of each part it knows no more than where it lies.
  "src/createPart.ts": ["src/debugLog.ts"],
  "src/parts.ts": ["src/createPart.ts", "src/ui"],
  "src/loading": [
    "src/createPart.ts",
    "src/parts.ts",
    "src/project",
    "src/failure",
    "src/text",
    "src/services",
    "src/ui",
  ],
  // A tower, floor, apartment and price in words.
  "src/facts": ["src/project", "src/text", "src/ui"],
  // What machines read of a project: search engines, portals, assistants.
  "src/structuredData": ["src/project", "src/text", "src/facts"],
  "src/hotspots": ["src/page", "src/project", "src/hooks", "src/ui"],
  "src/sun": ["src/project", "src/text", "src/ui"],
  "src/tour": ["src/project", "src/text", "src/hooks", "src/ui"],
  "src/brochure": ["src/page", "src/project", "src/text", "src/services", "src/hooks", "src/ui"],
  // How a form of any kind is sent: it knows no fields, no texts and no React.
  "src/inquiry/submission": ["src/failure", "src/project"],
  "src/inquiry": [
    "src/project",
    "src/failure",
    "src/text",
    "src/services",
    "src/hooks",
    "src/ui",
    "src/inquiry/submission",
  ],
  "src/search/filter": ["src/project"],
  "src/search/state": ["src/search/filter"],
  // The machine of the screens, and what screens of every room ask it for.
  "src/finder/state": [
    "src/createPart.ts",
    "src/parts.ts",
    "src/page",
    "src/project",
    "src/text",
    "src/services",
    "src/hooks",
    "src/ui",
    "src/facts",
    "src/hotspots",
    "src/inquiry",
    "src/search/filter",
    "src/search/state",
  ],
  // What stands beside a picture or above a screen.
  "src/finder/panel": ["src/project", "src/hooks", "src/ui", "src/facts", "src/hotspots", "src/finder/state"],
  "src/inquiry/screens": [
    "src/page",
    "src/project",
    "src/ui",
    "src/inquiry",
    "src/inquiry/submission",
    "src/finder/state",
  ],
  "src/shortlist": [
    "src/parts.ts",
    "src/project",
    "src/text",
    "src/hooks",
    "src/ui",
    "src/loading",
    "src/facts",
    "src/sun",
    "src/inquiry/screens",
    "src/finder/state",
    "src/finder/panel",
  ],
  "src/search": [
    "src/parts.ts",
    "src/page",
    "src/project",
    "src/text",
    "src/hooks",
    "src/ui",
    "src/loading",
    "src/facts",
    "src/hotspots",
    "src/shortlist",
    "src/search/filter",
    "src/search/state",
    "src/finder/state",
    "src/finder/panel",
  ],
  // From the picture of the site to one apartment.
  "src/finder": [
    "src/createPart.ts",
    "src/parts.ts",
    "src/project",
    "src/text",
    "src/hooks",
    "src/ui",
    "src/loading",
    "src/facts",
    "src/hotspots",
    "src/tour",
    "src/shortlist",
    "src/inquiry",
    "src/inquiry/submission",
    "src/finder/state",
    "src/finder/panel",
  ],
  "src/print": [
    "src/page",
    "src/project",
    "src/text",
    "src/ui",
    "src/facts",
    "src/sun",
    "src/finder",
    "src/finder/state",
  ],
  // What a browser's assistant may do for a visitor.
  "src/assistant": [
    "src/parts.ts",
    "src/page",
    "src/project",
    "src/text",
    "src/ui",
    "src/facts",
    "src/inquiry",
    "src/search/filter",
    "src/shortlist",
    "src/finder/state",
  ],
  // The custom-element world.
  "src/element": ["src/debugLog.ts", "src/createPart.ts", "src/parts.ts", "src/page", "src/text", "src/ui"],
  "widgets/contract": ["src/brochure", "src/element", "src/finder/state", "src/inquiry", "src/text"],
  widgets: [
    "src/debugLog.ts",
    "src/createPart.ts",
    "src/parts.ts",
    "src/assistant",
    "src/inquiry/screens",
    "src/print",
    "src/shortlist",
    "src/page",
    "src/markup",
    "src/project",
    "src/failure",
    "src/text",
    "src/services",
    "src/ui",
    "src/loading",
    "src/facts",
    "src/structuredData",
    "src/tour",
    "src/brochure",
    "src/inquiry",
    "src/inquiry/submission",
    "src/search",
    "src/search/state",
    "src/finder",
    "src/finder/state",
    "src/element",
    "widgets/contract",
    "package.json",
  ],
  "package.json": [],
  // The tours' pages: no React; of the elements only the messages both sides know.
  tours: ["src/project", "src/text", "src/tour"],

  // The owner's tools. What is printed has nothing in it that steers a terminal.
  "owner/terminal": [],
  "owner/files": [],
  "owner/serving": [],
  "owner/pictures": [],
  // What the site of a project says, as data: no React, no DOM, no Node.
  "owner/site": ["src/project", "src/text", "src/element/accent"],
  // What words and figures of a list mean, and which apartment a row is about: pure, also for what an owner pastes in the studio.
  "owner/sync/cells": ["src/project"],
  "owner/sync/apartments": ["src/project", "owner/sync/cells"],
  // What apartments cost, change by change.
  "owner/prices": ["src/project", "owner/files", "owner/sync/cells"],
  "owner/sync": [
    "src/project",
    "src/structuredData",
    "owner/files",
    "owner/prices",
    "owner/terminal",
    "owner/sync/cells",
    "owner/sync/apartments",
  ],
  // What an owner works on, as data: no React, no DOM, no Node; its page and its server are built on it.
  "owner/studio/draft": [
    "src/project",
    // Names in an address, as the elements take them.
    "src/inquiry/campaign/plainValues.ts",
    "src/markup",
    "src/hotspots",
    "src/element/accent",
    "owner/site",
    "owner/sync/cells",
    "owner/sync/apartments",
  ],
  // What its page and its server say to each other.
  "owner/studio/api.ts": ["owner/studio/draft"],
  "owner/studio/text": ["src/project", "src/text", "owner/studio/draft"],
  "owner/studio/page": [
    "src/project",
    "src/failure",
    "src/text",
    "src/services",
    "src/ui",
    "src/hotspots",
    // Doors are placed in the very sphere that visitors see.
    "tours/sphere",
    "owner/site",
    "owner/sync/cells",
    "owner/studio/api.ts",
    "owner/studio/draft",
    "owner/studio/text",
  ],
  "owner/studio/server": [
    "src/project",
    "src/markup",
    "src/structuredData",
    // What is published has elements as HTML beside it.
    "widgets/server.tsx",
    "widgets/contract",
    "owner/terminal",
    "owner/files",
    "owner/serving",
    "owner/pictures",
    "owner/prices",
    "owner/sync",
    "owner/site",
    "owner/sync/cells",
    "owner/studio/api.ts",
    "owner/studio/draft",
    "owner/studio/text",
  ],
  "owner/cli": [
    "src/project",
    // The option that was probably meant by a misspelled one.
    "src/text",
    "widgets/contract",
    "widgets/server.tsx",
    "owner/terminal",
    "owner/files",
    "owner/prices",
    "owner/sync",
    "owner/studio/api.ts",
    "owner/studio/server",
  ],
  // Copied by owners to servers of their own: they need nothing of ours, and no package.
  "integrations/recipes": [],
  sample: ["src/project", "src/markup", "src/text", "owner/pictures", "owner/site", "owner/terminal"],

  // The showcase. Of the elements it knows what the package exports.
  "demo/content": packaged,
  "demo/facts": ["owner/site", "demo/content", ...packaged],
  "demo/navigation": ["owner/site", "demo/content", "demo/facts", ...packaged],
  "demo/text": ["owner/site", "demo/content", "demo/facts", "demo/navigation"],
  "demo/mailbox": ["src/project", "src/markup"],
  "demo/server": ["package.json", "demo/navigation", "demo/mailbox", "owner/sync", "owner/serving", "owner/terminal"],
  demo: [
    "src/markup",
    // What its build writes for search engines and portals: no browser loads it.
    "src/structuredData",
    // Presses on an element's markup before the loader has come.
    "src/page/earlyPress.ts",
    "demo/content",
    "demo/facts",
    "demo/navigation",
    "demo/text",
    "demo/server",
    "owner/site",
    "owner/terminal",
    ...packaged,
  ],

  // The builds. The entry of a tag, which one of them writes, imports the element.
  build: [
    "src/markup",
    "src/services",
    "src/text",
    "src/element",
    "widgets/contract",
    "owner/studio/server",
    "owner/terminal",
    "demo",
  ],
  "vite.config.ts": ["build", "owner/terminal"],
  // npm run dev: the products from their sources, beside what they run with.
  "build/dev": [
    "vite.config.ts",
    "build",
    "widgets",
    "widgets/contract",
    "demo/siteMaterial.ts",
    "demo/mailbox",
    "demo/server",
    "owner/studio/server",
    "owner/terminal",
  ],
};

/** What runs in a terminal, with data of an owner's. */
const printing = [
  "owner/cli",
  "owner/sync",
  "owner/serving",
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
  "src/inquiry/submission/submissionStatus.ts",
  "src/inquiry/submission/pace.ts",
  "src/finder/state/screen.ts",
  "src/hotspots/highlight.ts",
  "src/hotspots/hintTimeline.ts",
];

const isSource = (file: string) => /\.tsx?$|^integrations\/recipes\/.*\.js$/.test(file);

const files = ["src", "widgets", "tours", "owner", "integrations", "sample", "demo", "build"]
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

/** The files of ours that a file cannot do without; not those it asks for later, nor their types. */
function targetsOf(file: string): readonly string[] {
  const text = readFileSync(file, "utf8");
  const later = new Set([...text.matchAll(/(?<!typeof )import\("(\.[^"]+)"\)/g)].map(([, path]) => path));
  return [...text.matchAll(/(from|import|typeof import\()\s*"(\.[^"]+)"/g)]
    .filter(([, kind, path]) => kind !== "typeof import(" || !later.has(path))
    .map(([, , path = ""]) => relative(".", normalize(join(dirname(file), path.replace(/\?.*$/, "")))));
}

function isAllowed(file: string, target: string): boolean {
  const [from, to] = [folderOf(file), folderOf(target)];
  if (!from || !to) return false;
  if (from === to) return true;
  // A room within another has a row of its own: the other's name does not stand for it.
  return (mayImport[from] ?? []).some((name) => name === to || name === target || isWithin(target, name, to));
}

/** Whether a name among the allowed is a folder of the room that the target lies in. */
function isWithin(target: string, name: string, room: string): boolean {
  return name.startsWith(room + sep) && target.startsWith(name + sep);
}

/** The ways that lead from a name of the graph back to itself. */
function circlesIn(graph: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
  const isDone = new Set<string>();
  const circleFrom = (name: string, path: readonly string[]): readonly string[] => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (isDone.has(name)) return [];
    const circles = (graph.get(name) ?? []).map((next) => circleFrom(next, [...path, name]));
    isDone.add(name);
    return circles.find(({ length }) => length > 0) ?? [];
  };
  return [...graph.keys()].map((name) => circleFrom(name, [])).filter(({ length }) => length > 0);
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

  it("has no room that imports from itself by way of others", () => {
    // The room that a name among the allowed belongs to.
    const roomOf = (name: string): string => folderOf(name) ?? name;
    const rooms = Object.entries(mayImport).map(([room, names]) => [room, names.map(roomOf)] as const);
    expect(circlesIn(new Map(rooms))).toEqual([]);
  });

  it("has no file that imports itself by way of others", () => {
    const graph = new Map(files.map((file) => [file, targetsOf(file).filter((target) => known.has(target))]));
    expect(circlesIn(graph)).toEqual([]);
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
