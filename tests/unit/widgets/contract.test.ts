import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { elementRows } from "../../../build/package/elementRows.ts";
import { rowsOf } from "../../../build/package/names.ts";
import { attributes } from "../../../widgets/contract/attributes.ts";
import { events } from "../../../widgets/contract/events.ts";
import { members } from "../../../widgets/contract/members.ts";
import { parts, variables } from "../../../widgets/contract/style.ts";
import { tags } from "../../../widgets/contract/tags.ts";
import { finderAttributes } from "../../../widgets/finderAttributes.ts";

const read = (file: string) => readFileSync(file, "utf8");
const readme = read("README.md");

/** Cells of every table row of the README, without padding. */
const rows = readme
  .split("\n")
  .filter((line) => line.startsWith("|"))
  .map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

const named = (text: string) => [...text.matchAll(/`([\w-]+)`/g)].map(([, name]) => name ?? "");
const inTable = (head: string) => {
  const from = rows.findIndex(([first]) => first === head) + 2;
  const length = rows.slice(from).findIndex(([first]) => !first?.startsWith("`"));
  return rows.slice(from, length < 0 ? undefined : from + length);
};

describe("The contract", () => {
  it.each(tags)("names the attributes that <%s> follows", (tag) => {
    const list = /attributes: \[([^\]]*)\]/.exec(read(`widgets/${tag}.tsx`))?.[1] ?? "";
    const own = [...list.matchAll(/"([\w-]+)"/g)].map(([, name]) => name ?? "");
    const shared = list.includes("...finderAttributes") ? finderAttributes : [];
    // `texts` is every element's (src/element/defineWidget.ts).
    expect(
      rowsOf(attributes, tag)
        .map(([name]) => name)
        .toSorted(),
    ).toEqual([...shared, ...own, "texts"].toSorted());
  });

  it("names the events a page may prevent", () => {
    const list = /cancelableEvents = new Set\(\[([^\]]*)\]/.exec(read("widgets/FinderWidget.tsx"))?.[1] ?? "";
    const cancelable = Object.entries(events).filter(([, { isCancelable }]) => isCancelable);
    expect(cancelable.map(([name]) => name)).toEqual([...list.matchAll(/"(\w+)"/g)].map(([, name]) => name));
  });

  it("names the variables and parts a page may style", () => {
    const tokens = read("src/element/tokens.css");
    const used = new Set([...tokens.matchAll(/--kulla-([\w-]+)/g)].map(([, name]) => name ?? ""));
    expect(Object.keys(variables).toSorted()).toEqual([...used].toSorted());
    const text = /^About twenty variables:[\s\S]*?\n\n/m.exec(readme)?.[0] ?? "";
    expect(named(text.replaceAll("`--kulla-", "`-")).map((name) => name.replace(/^-+/, ""))).toEqual(
      expect.arrayContaining(Object.keys(variables)),
    );
    for (const part of Object.keys(parts)) expect(text).toContain(part);
  });
});

describe("The README", () => {
  it("has a row for each element with its attributes and events", () => {
    const written = rows.map((cells) => `| ${cells.join(" | ")} |`);
    expect(written).toEqual(expect.arrayContaining([...elementRows()]));
  });

  it("explains every attribute, and none that does not exist", () => {
    const explained = inTable("attribute").flatMap(([first = ""]) => named(first));
    expect(explained.toSorted()).toEqual(Object.keys(attributes).toSorted());
  });

  it("names each event's detail exactly", () => {
    const told = inTable("event").map(([name = "", cancelable = "", detail = ""]) => [
      named(name)[0],
      cancelable === "yes",
      named(detail),
    ]);
    const real = Object.entries(events).map(([name, { isCancelable = false, detail }]) => [
      name,
      isCancelable,
      Object.keys(detail),
    ]);
    expect(told).toEqual(real);
  });

  it("names every method", () => {
    for (const name of Object.keys(members)) expect(readme).toMatch(new RegExp(`\`${name}\\b`));
  });
});
