import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, normalize, relative, sep } from "node:path";
import { describe, expect, it } from "vitest";
import { packageEntries } from "../build/package/packageEntries.ts";

/** The package's exports: code that may only import these is a page like any other. */
const packaged: readonly string[] = Object.values(packageEntries);

/**
 * The rooms, and which of the others each may import from: one way, no circles. A file belongs to the longest matching row; a door, a
 * single file of another room, may be among the allowed ones. Code loaded later, by `import()`, is not bound to the order.
 */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  // Available to everything.
  "src/project": [],
  "src/failure": [],
  // What surrounds the elements: the document, as the platform defines it and not as shadowed by the page author's names, the console, and
  // the time according to servers.
  "src/page": [],
  // Code loaded on demand: of each part only its location is known here.
  "src/parts": ["src/page"],
  "src/hooks": ["src/page"],
  "src/text": ["src/project", "src/failure", "src/page"],
  "src/ui": ["src/parts", "src/page", "src/hooks", "src/text"],
  "src/services": ["src/page", "src/parts", "src/project", "src/failure"],
  "src/loading": ["src/parts", "src/project", "src/failure", "src/text", "src/services", "src/ui"],
  // A tower, floor, apartment and price in words, and as data for machines: search engines, portals, assistants.
  "src/facts": ["src/project", "src/text", "src/ui"],
  "src/hotspots": ["src/page", "src/project", "src/hooks", "src/ui"],
  "src/sun": ["src/project", "src/text", "src/ui"],
  "src/tour": ["src/project", "src/text", "src/hooks", "src/ui"],
  "src/brochure": [
    "src/parts",
    "src/page",
    "src/project",
    "src/text",
    "src/services",
    "src/hooks",
    "src/ui",
    "src/loading",
  ],
  "src/inquiry": ["src/project", "src/failure", "src/text", "src/services", "src/hooks", "src/ui"],
  "src/search/filter": ["src/project"],
  // The state machine of the screens, and its interface for the screens of every room.
  "src/finder/state": [
    "src/parts",
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
  ],
  // The parts next to a picture or above a screen.
  "src/finder/panel": ["src/project", "src/hooks", "src/ui", "src/facts", "src/hotspots", "src/finder/state"],
  "src/inquiry/screens": ["src/page", "src/project", "src/ui", "src/inquiry", "src/finder/state"],
  "src/shortlist": [
    "src/parts",
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
    "src/parts",
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
    "src/finder/state",
    "src/finder/panel",
  ],
  // From the picture of the site to one apartment.
  "src/finder": [
    "src/parts",
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
  // The tools that a browser's assistant may use for a visitor.
  "src/assistant": [
    "src/parts",
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
  // The world of custom elements.
  "src/element": ["src/page", "src/parts", "src/text", "src/ui"],
  "widgets/contract": ["src/brochure", "src/element", "src/finder/state", "src/inquiry", "src/text"],
  widgets: [
    "src/page",
    "src/parts",
    "src/assistant",
    "src/inquiry/screens",
    "src/print",
    "src/shortlist",
    "src/text",
    "src/project",
    "src/failure",
    "src/services",
    "src/ui",
    "src/loading",
    "src/facts",
    "src/tour",
    "src/brochure",
    "src/inquiry",
    "src/search",
    "src/search/filter",
    "src/finder",
    "src/finder/state",
    "src/element",
    "widgets/contract",
  ],
  // The tours' pages: no React; of the elements only the messages that both sides know.
  tours: ["src/project", "src/text", "src/tour"],

  // What the owner's tools do with his computer: write files, answer browsers, print text without terminal control characters.
  "owner/system": [],
  "owner/pictures": [],
  // The content of a project's site, as data: no React, no DOM, no Node.
  "owner/site": ["src/project", "src/text", "src/element/accent"],
  // The meaning of a list's words and figures, and the apartment a row is about: pure, also for pasted blocks in the studio.
  "owner/sync/cells": ["src/project"],
  "owner/sync": ["src/project", "src/facts/structuredData", "owner/system", "owner/sync/cells"],
  // The owner's draft and the messages between the studio's page and its server, as data: no React, no DOM, no Node.
  "owner/studio/draft": [
    "src/project",
    // Names in an address, as the elements accept them.
    "src/inquiry/campaign/sanitizeCampaignValues.ts",
    "src/text",
    "src/hotspots",
    "src/element/accent",
    "owner/site",
    "owner/sync/cells",
  ],
  "owner/studio/text": ["src/project", "src/text", "owner/studio/draft"],
  "owner/studio/page": [
    "src/project",
    "src/failure",
    "src/text",
    "src/services",
    "src/ui",
    "src/hotspots",
    // Doors are placed in the same sphere that visitors see.
    "tours/sphere",
    "owner/site",
    "owner/sync/cells",
    "owner/studio/draft",
    "owner/studio/text",
  ],
  "owner/studio/server": [
    "src/project",
    "src/text",
    "src/facts/structuredData",
    // Published folders contain the elements as HTML.
    "widgets/server.tsx",
    "widgets/contract",
    "owner/system",
    "owner/pictures",
    "owner/sync",
    "owner/site",
    "owner/sync/cells",
    "owner/studio/draft",
    "owner/studio/text",
  ],
  "owner/cli": [
    "src/project",
    // The option that was probably meant by a misspelled one.
    "src/text",
    "widgets/contract",
    "widgets/server.tsx",
    "owner/system",
    "owner/sync",
    "owner/studio/draft/api.ts",
    "owner/studio/server",
  ],
  // Copied by owners to their own servers: independent of our code, and of any package.
  "integrations/recipes": [],
  sample: ["src/project", "src/text", "owner/pictures", "owner/site", "owner/system"],

  // The showcase. Of the elements it only knows the package's exports.
  "demo/content": packaged,
  "demo/facts": ["owner/site", "demo/content", ...packaged],
  "demo/navigation": ["owner/site", "demo/content", "demo/facts", ...packaged],
  "demo/text": ["owner/site", "demo/content", "demo/facts", "demo/navigation"],
  "demo/mailbox": ["src/project", "src/text"],
  "demo/server": ["demo/navigation", "demo/mailbox", "owner/sync", "owner/system"],
  demo: [
    "src/text",
    // Written by its build for search engines and portals: not loaded by any browser.
    "src/facts/structuredData",
    // Presses on an element's markup before the loader has run.
    "src/page/earlyPress.ts",
    "demo/content",
    "demo/facts",
    "demo/navigation",
    "demo/text",
    "demo/server",
    "owner/site",
    "owner/system",
    ...packaged,
  ],

  // The builds. A tag's entry, written by one of them, imports the element.
  build: ["src/text", "src/services", "src/element", "widgets/contract", "owner/studio/server", "owner/system", "demo"],
  // npm run dev: the products from their sources, next to everything they run with.
  "build/dev": [
    "build",
    "widgets",
    "widgets/contract",
    "demo/siteMaterial.ts",
    "demo/mailbox",
    "demo/server",
    "owner/studio/server",
    "owner/system",
  ],
};

/** Programs that run in a terminal, with an owner's data. */
const printing = [
  "owner/cli",
  "owner/sync",
  "owner/system/serving",
  "owner/studio/server",
  "owner/studio/draft",
  "demo/server",
  "demo/mailbox",
  "demo/prerender.tsx",
  "sample/check.ts",
  "sample/writeComplex.ts",
  "build/runStudio.ts",
];

/** Folders without React or a state library. */
const withoutReact = ["src/project", "src/failure", "src/text", "src/services", "owner/studio/draft"];
const withoutReactFiles = [
  "src/inquiry/submission/submissionStatus.ts",
  "src/inquiry/submission/rateLimit.ts",
  "src/finder/state/screen.ts",
  "src/hotspots/highlight.ts",
  "src/hotspots/hintTimeline.ts",
];

/** Participles that say what was done to a value and not what it is. */
const vagueNames = ["asked", "given", "held", "kept", "known", "said", "taken", "told", "wanted", "written"];

const isSource = (file: string) => /\.tsx?$|^integrations\/recipes\/.*\.js$/.test(file);

const files = ["src", "widgets", "tours", "owner", "integrations", "sample", "demo", "build"]
  .flatMap((root) => readdirSync(root, { recursive: true, encoding: "utf8" }).map((file) => join(root, file)))
  .filter(isSource);

const fileSet = new Set(files);

/** The row of the table that a file belongs to, its folder's or its own: the longest match. */
function folderOf(file: string): string | undefined {
  return Object.keys(mayImport)
    .filter((folder) => file === folder || file.startsWith(folder + sep))
    .sort((a, b) => b.length - a.length)[0];
}

function importsOf(file: string): readonly string[] {
  const text = readFileSync(file, "utf8");
  return [...text.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].map((match) => match[1] ?? "");
}

/** Our files that a file cannot run without; neither lazily loaded ones, nor types. */
function targetsOf(file: string): readonly string[] {
  const text = readFileSync(file, "utf8");
  const later = new Set([...text.matchAll(/(?<!typeof )import\("(\.[^"]+)"\)/g)].map(([, path]) => path));
  return [...text.matchAll(/(from|import|typeof import\()\s*"(\.[^"]+)"/g)]
    .filter(([, kind, path]) => kind !== "typeof import(" || !later.has(path))
    .map(([, , path = ""]) => relative(".", normalize(join(dirname(file), path.replace(/\?.*$/, "")))));
}

function isAllowed(file: string, target: string): boolean {
  // The package's version, and Vite's configuration.
  if (!target.includes(sep)) return true;
  const [from, to] = [folderOf(file), folderOf(target)];
  if (!from || !to) return false;
  if (from === to) return true;
  // A room within another has its own row: the outer name does not include it.
  return (mayImport[from] ?? []).some((name) => name === to || name === target || isWithin(target, name, to));
}

/** Whether an allowed name is a folder of the target's room. */
function isWithin(target: string, name: string, room: string): boolean {
  return name.startsWith(room + sep) && target.startsWith(name + sep);
}

/** The paths that lead from a name of the graph back to itself. */
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

  it("imports one way only, as in the table", () => {
    const wrong = files.flatMap((file) =>
      targetsOf(file)
        .filter((target) => !isAllowed(file, target))
        .map((target) => `${file} imports ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it("has no room that imports itself through others", () => {
    // The room that an allowed name belongs to.
    const roomOf = (name: string): string => folderOf(name) ?? name;
    const rooms = Object.entries(mayImport).map(([room, names]) => [room, names.map(roomOf)] as const);
    expect(circlesIn(new Map(rooms))).toEqual([]);
  });

  it("has no file that imports itself through others", () => {
    const graph = new Map(files.map((file) => [file, targetsOf(file).filter((target) => fileSet.has(target))]));
    expect(circlesIn(graph)).toEqual([]);
  });

  it("reads nothing of a host's document under a name that the page's author may have given to an element", () => {
    // The page of the iframe edition is our own.
    const ofOwnPage = ["widgets/kulla-embed.ts", "widgets/fitIntoSight.ts"];
    const inHosts = files.filter((file) => /^(src|widgets)\//.test(file) && !ofOwnPage.includes(file));
    const wrong = inHosts.flatMap((file) =>
      readFileSync(file, "utf8")
        .split("\n")
        .filter((line) => /\b(document|ownerDocument)\??\.\w|\} = document\b/.test(line) && !/^\s*(\*|\/)/.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(wrong).toEqual([]);
  });

  it("passes only boxes to React whose document no page can have replaced", () => {
    const wrong = files.filter(
      (file) =>
        /^(src|widgets)\//.test(file) &&
        /\bcreatePortal\(/.test(readFileSync(file, "utf8")) &&
        !/\bcreateReactBox\(/.test(readFileSync(file, "utf8")),
    );
    expect(wrong).toEqual([]);
  });

  it("names no variable or function after what was done to it: such a name says nothing at its next use", () => {
    const declaration = new RegExp(`\\b(?:const|let|function)\\s+(?:${vagueNames.join("|")})\\b`, "g");
    const wrong = files.flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(declaration)].map(([found]) => `${file}: ${found}`),
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

  it("prints only through owner/system/terminal/print.ts, so that no data controls a terminal", () => {
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
