import { existsSync, readFileSync, readdirSync } from "node:fs";
import { expect, it } from "vitest";

const page = readFileSync("docs/developers/architecture.md", "utf8");

/** Paths in the repository that the page names: without a space, and with a folder or an extension of a source file. */
const named = [...page.matchAll(/`([\w.-]+(?:\/[\w.-]*)+|[\w.]+\.tsx?)`/g)].map(([, path = ""]) =>
  path.replace(/\/$/, ""),
);

const foldersIn = (parent: string): readonly string[] =>
  readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
    .map(({ name }) => `${parent}/${name}`);

it("names only files and folders that exist", () => {
  expect(named.length).toBeGreaterThan(80);
  expect(named.filter((path) => path !== "site" && !existsSync(path))).toEqual([]);
});

it("explains every room of the elements, the owner's tools, the showcase, the builds' own folders and the tests", () => {
  const rooms = ["src", "owner", "demo", "integrations", "build", "tests"].flatMap(foldersIn);
  expect(rooms.filter((room) => !named.includes(room))).toEqual([]);
});
