import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { renderElement } from "../../../widgets/server.tsx";
import { looseTexts, looseTextsOfMarkup } from "../../support/looseTexts.ts";
import { servedScreens } from "../../support/servedScreens.ts";

const sources = ["src", "widgets", "demo", "owner"]
  .flatMap((root) => readdirSync(root, { recursive: true, encoding: "utf8" }).map((file) => join(root, file)))
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, code: readFileSync(file, "utf8") }));

const textsIn = (view: string): readonly string[] =>
  looseTexts([{ file: "View.tsx", code: `function View() { return ${view}; }` }]).map(({ text }) => text);

describe("a text that a page translator may replace", () => {
  it("is the only child of its own element, in every view", () => {
    const found = looseTexts(sources).map(({ file, line, text }) => `${file}:${line} ${text}`);
    expect(found).toEqual([]);
  });

  it.each([
    ["next to an element that is added and removed", "<p>{tower && <span>{tower}</span>}{text}</p>", ["text"]],
    ["next to another text", "<p>{count} {word}</p>", ["count", "", "word"]],
    ["after an element", "<p><b>{count}</b> homes</p>", ["homes"]],
    ["that is itself added and removed", "<p><b>{a}</b>{isSold && sold}</p>", ["isSold && sold"]],
    ["in place of an element", "<p><i />{isSold ? <b>{sold}</b> : free}</p>", ["isSold ? <b>{sold}</b> : free"]],
    ["in a fragment", "<>{text}</>", ["text"]],
    ["in a fragment next to elements", "<p><i />{isSold && <>{text}</>}</p>", ["text"]],
    ["of a list", "<p><i />{homes.map((home) => home.name)}</p>", ["homes.map((home) => home.name)"]],
    ["that is all of a component", "text", ["text"]],
    ["that a component puts next to others", "<Wrap>{text}</Wrap>", ["text"]],
    ["a space that is added and removed", '<p>{a && <>{" "}<b>{a}</b></>}</p>', ['" "']],
  ])("is found %s", (_, view, texts) => {
    expect(textsIn(view)).toEqual(texts);
  });

  it.each([
    ["alone in an element", "<p>{text}</p>"],
    ["one string of several", "<p>{`${count} ${word}`}</p>"],
    ["in their own elements", "<p>{tower && <span>{tower}</span>}<span>{text}</span></p>"],
    ["a space between elements that stay", "<p><b>{a}</b> <i>{b}</i></p>"],
    ["elements of a list", "<ul><li>{first}</li>{homes.map((home) => <li key={home}>{home}</li>)}</ul>"],
  ])("is not found where it is safe: %s", (_, view) => {
    expect(textsIn(view)).toEqual([]);
  });

  const project: object = JSON.parse(readFileSync("public/project/project.json", "utf8"));
  const screens = Object.entries(servedScreens).flatMap(([name, { tag, attributes }]) =>
    ["sq", "en", "de"].map((locale) => ({ name, locale, tag, attributes })),
  );

  it.each(screens)(
    "is alone in its element in the server's markup of $name in $locale",
    ({ tag, attributes, locale }) => {
      const html = renderElement(tag as Parameters<typeof renderElement>[0], {
        project,
        projectUrl: "/project/project.json",
        scriptBase: "/widgets/",
        attributes: { ...attributes, locale },
      });
      expect(looseTextsOfMarkup(html)).toEqual([]);
    },
  );

  it("is found in markup, too", () => {
    expect(looseTextsOfMarkup('<p><b>4</b>homes</p><p>4<!-- --> homes<br></p><p class="a>b">4</p>')).toEqual([
      "homes",
      "4",
      "homes",
    ]);
  });
});
