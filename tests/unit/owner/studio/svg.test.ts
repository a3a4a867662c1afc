import { describe, expect, it } from "vitest";
import { newDraft, type Draft } from "../../../../owner/studio/draft/draft.ts";
import { addFloors, addApartments, addPlan, addTower } from "../../../../owner/studio/draft/edit/addition.ts";
import { outlineAt } from "../../../../owner/studio/draft/edit/outlines.ts";
import { intersectionOverUnion, shapeArea } from "../../../../owner/studio/draft/geometry/overlap.ts";
import { readShape, type Shape } from "../../../../owner/studio/draft/geometry/polygon.ts";
import { pathShape } from "../../../../owner/studio/draft/svg/pathShape.ts";
import { readSvg, type SvgShape } from "../../../../owner/studio/draft/svg/readSvg.ts";
import { matchSvg, svgTargets, withSvgOutlines } from "../../../../owner/studio/draft/svg/svgOutlines.ts";
import { randomOf } from "../../../support/random.ts";

const picture = { width: 1000, height: 800 };
const shapesIn = (inside: string, attributes = 'viewBox="0 0 1000 800"'): readonly SvgShape[] => {
  const read = readSvg(
    `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`,
    picture,
  );
  if (!read.ok) throw new Error(read.sentence);
  return read.shapes;
};
const shapeIn = (inside: string, attributes?: string): Shape => shapesIn(inside, attributes)[0]?.shape ?? [];
const square: Shape = [
  [
    [100, 100],
    [300, 100],
    [300, 300],
    [100, 300],
  ],
];

describe("a drawing's shapes", () => {
  it.each([
    ["a rect", '<rect x="100" y="100" width="200" height="200"/>'],
    ["a polygon", '<polygon points="100,100 300,100 300,300 100,300"/>'],
    ["a path with relative steps", '<path d="m100 100h200v200h-200z"/>'],
    ["a path that closes itself", '<path d="M100 100L300 100 300 300 100 300 100 100"/>'],
    [
      "moved groups",
      '<g transform="translate(50 50)"><g transform="scale(2)"><rect x="25" y="25" width="100" height="100"/></g></g>',
    ],
    ["a rotated one", '<rect x="-100" y="-100" width="200" height="200" transform="translate(200,200) rotate(90)"/>'],
    ["a matrix", '<rect width="1" height="1" transform="matrix(200 0 0 200 100 100)"/>'],
    [
      "an svg inside",
      '<svg x="100" y="100" width="200" height="200" viewBox="5 5 10 10"><path d="M5 5h10v10h-10z"/></svg>',
    ],
  ])("are in place with %s", (_, inside) => {
    expect(intersectionOverUnion(shapeIn(inside), square)).toBeCloseTo(1, 6);
  });

  it("are converted from the drawing's own units to the picture's, and other proportions are reported", () => {
    expect(
      intersectionOverUnion(shapeIn('<rect x="20" y="15" width="20" height="20"/>', 'viewBox="10 5 100 80"'), square),
    ).toBeCloseTo(1, 6);
    expect(
      intersectionOverUnion(
        shapeIn('<rect x="10" y="10" width="20" height="20"/>', 'width="100px" height="80px"'),
        square,
      ),
    ).toBeCloseTo(1, 6);
    const read = (box: string) => readSvg(`<svg viewBox="${box}"/>`, picture);
    expect([read("0 0 500 400"), read("0 0 500 500")]).toMatchObject([{ isOtherFrame: false }, { isOtherFrame: true }]);
  });

  it("are read once, however a drawing was made to stop the computer", () => {
    const letters = "a".repeat(1_000_000);
    const drawn = `<rect width="20" height="20" style="transform:${letters}"/><rect width="1${letters}" height="9"/>`;
    expect(shapesIn(drawn)).toHaveLength(2);
    expect(
      shapesIn(`<rect width="20" height="20" style="transform:rotate(1${letters}) ${"a(".repeat(200_000)}"/>`),
    ).toHaveLength(1);
    const rules = Array.from({ length: 40_000 }, (_, index) => `.a.b${index}{display:none}`).join("");
    const hidden = '<rect class="a" width="20" height="20"/>'.repeat(15_000);
    expect(shapesIn(`<style>${rules}</style>${hidden}`)).toHaveLength(15_000);
    const deep = '<g transform="scale(1)">'.repeat(20_000);
    expect(readSvg(`<svg viewBox="0 0 9 9">${deep}`, picture)).toMatchObject({ ok: false });
  });

  it("have their curves within a quarter of a unit, in few corners", () => {
    const circle = shapeIn('<circle cx="400" cy="400" r="200"/>');
    expect(shapeArea(circle) / (Math.PI * 200 * 200)).toBeGreaterThan(0.995);
    for (const [x, y] of circle.flat()) expect(Math.abs(Math.hypot(x - 400, y - 400) - 200)).toBeLessThan(0.3);
    expect(circle.flat().length).toBeLessThan(80);
    const round = shapeIn('<rect x="100" y="100" width="200" height="200" rx="20"/>');
    expect(shapeArea(round)).toBeCloseTo(40_000 - (4 - Math.PI) * 400, -2);
  });

  it("leave out hidden shapes, and those only defined for reuse", () => {
    const box = '<rect width="9" height="9"/>';
    expect(
      shapesIn(
        `<defs>${box}</defs><clipPath>${box}</clipPath><g display="none">${box}</g><g style="display:none">${box}</g><text>7</text><line x2="9"/>`,
      ),
    ).toEqual([]);
    expect(shapesIn('<path d="nonsense"/><path/><rect width="0" height="9"/><polygon points="1 2"/>')).toEqual([]);
  });

  it("leave out layers that a class or an id in a style sheet hides, wherever the sheet is", () => {
    const box = '<rect width="9" height="9"/>';
    const sheet =
      "<style>.cls-1,.st0{fill:red}\n.off, g#fotot{display:none}<![CDATA[.gone.away{visibility:hidden}]]></style>";
    const hidden = `<g class="cls-1 off">${box}</g><g id="fotot">${box}</g><path class="away gone" d="M0 0h9v9z"/>`;
    expect(shapesIn(`${sheet}${hidden}`)).toEqual([]);
    expect(shapesIn(`${hidden}${sheet}`)).toEqual([]);
    expect(
      shapesIn(`${sheet}<g class="cls-1">${box}</g><path id="fotot" d="M0 0h9v9z"/><path class="gone" d="M0 0h9v9z"/>`),
    ).toHaveLength(3);
  });

  it.each([
    ["mm", "264.5833mm", "211.6667mm"],
    ["cm", "26.45833cm", "21.16667cm"],
    ["pt", "750pt", "600pt"],
    ["inches", "10.416667in", "8.333333in"],
  ])("are in place in a drawing with a size in %s and no view box", (_, width, height) => {
    const shape = shapeIn('<rect x="100" y="100" width="200" height="200"/>', `width="${width}" height="${height}"`);
    expect(intersectionOverUnion(shape, square)).toBeCloseTo(1, 4);
  });

  it.each([
    ["moved", 'x="0" y="0" style="fill:red; transform: translate(100px, 100px)"'],
    ["moved by axes", 'x="0" y="0" style="transform:translateX(100px) translateY(100px)"'],
    ["turned", 'x="-100" y="-100" style="transform:translate(200px,200px) rotate(0.25turn)"'],
    ["turned around a point", 'x="100" y="-100" style="transform:rotate(90deg);transform-origin:100px 100px"'],
    [
      "moved, with an attribute that does not count",
      'x="0" y="0" transform="scale(9)" style="transform:matrix(1,0,0,1,100,100)"',
    ],
    ["reset, whatever the attribute", 'x="100" y="100" transform="scale(9)" style="transform:none"'],
  ])("are in place if a style has them %s", (_, style) => {
    expect(intersectionOverUnion(shapeIn(`<rect width="200" height="200" ${style}/>`), square)).toBeCloseTo(1, 6);
  });

  it("have, under any transforms, the area that their determinant gives", () => {
    for (let seed = 1; seed <= 100; seed += 1) {
      const random = randomOf(seed);
      const number = () => (random.below(400) - 200) / 50;
      const [a, b, c, d] = [number(), number(), number(), number()];
      const turn = `rotate(${random.below(360)} ${number()} ${number()})`;
      const shape = pathShape("M0 0H10V10H0Z", [`matrix(${[a, b, c, d, number(), number()].join(" ")})`, turn]);
      const area = Math.abs(a * d - b * c) * 100;
      expect(shapeArea(shape) / Math.max(1, area)).toBeCloseTo(area / Math.max(1, area), 1);
      if (area > 1) expect(shapeArea(shape) / area).toBeCloseTo(1, 4);
    }
  });

  it("are refused with a sentence if the file is not a drawing", () => {
    for (const text of ["", "hello", "<html></html>", '<svg viewBox="0 0 1 1"><g>', "{}"]) {
      const read = readSvg(text, picture);
      if (!read.ok) expect(read.sentence).toContain("not an SVG drawing");
      else expect(read.shapes).toEqual([]);
    }
    expect(readSvg("", picture).ok).toBe(false);
    expect(readSvg("<html></html>", picture).ok).toBe(false);
  });
});

describe("a drawing's names", () => {
  const tower = addTower(newDraft("A"), "K5").draft;
  const storeys = addFloors(tower, { tower: "k5", from: 1, to: 3 }).draft;
  const homes = addApartments(storeys, { tower: "k5", floor: 1 }, ["1", "2", "12B"]).draft;
  const draft: Draft = addPlan(homes, "p", { tower: "k5", floors: [1] }).draft;
  const box = (attributes: string, x = 0) => `<rect ${attributes} x="${x}" width="50" height="50"/>`;
  const place = { on: "tower", tower: "k5" } as const;

  it("belong to floors: by Inkscape's label, a title, an id, a class or the group around", () => {
    const shapes = shapesIn(
      `${box('id="rect7" inkscape:label="Kati 1"')}<g id="kati-2">${box('id="path3"', 60)}${box("", 120)}</g><rect width="9" height="9"><title>3</title></rect>${box('id="tree"')}${box('id="kati_3"')}`,
      'viewBox="0 0 1000 800" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"',
    );
    const matches = matchSvg(shapes, svgTargets(draft, place));
    expect(matches.found.map(({ name, key }) => [name, key])).toEqual([
      ["Kati 1", "1"],
      ["kati-2", "2"],
      ["3", "3"],
    ]);
    expect(matches).toMatchObject({ unknown: [{ name: "tree" }], doubled: ["kati_3"], missing: [] });
    const imported = withSvgOutlines(draft, place, matches.found);
    expect(readShape(outlineAt(imported, { on: "tower", tower: "k5", floor: 2 }))).toHaveLength(2);
    expect(imported.project.floors[0]?.studio).toEqual({ outline: "imported" });
  });

  it("that a program generated belong to nothing, whatever their numbers", () => {
    const shapes = shapesIn(box('id="path1"') + box('id="Layer_2"') + box('id="rect-3"') + box(""));
    const { found, unknown, missing } = matchSvg(shapes, svgTargets(draft, place));
    expect([found, unknown.map(({ name }) => name), missing]).toEqual([
      [],
      ["path1", "Layer_2", "rect-3", ""],
      ["1", "2", "3"],
    ]);
  });

  it("of a program's pages, frames and layers belong to no floor, and those inside count", () => {
    const groups = ["Frame 3", "Page-1", "Layer 1", "Artboard 2", "Zeichenfläche_1"];
    const shapes = shapesIn(groups.map((id) => `<g id="${id}">${box('id="bar"')}</g>`).join(""));
    expect(matchSvg(shapes, svgTargets(draft, place)).found).toEqual([]);
    const inside = shapesIn(`<g id="Page-1"><g id="Frame 3">${box('id="Kati 2"')}</g></g>`);
    expect(matchSvg(inside, svgTargets(draft, place)).found.map(({ key }) => key)).toEqual(["2"]);
  });

  it("belong to apartments on a plan, which get a region or keep theirs", () => {
    const on = { on: "plan", plan: "p" } as const;
    const shapes = shapesIn(box('id="banesa-12B"') + box('id="_x31_"', 60));
    const { found, missing } = matchSvg(shapes, svgTargets(draft, on));
    expect([found.map(({ key }) => key), missing]).toEqual([["12B", "1"], ["2"]]);
    const once = withSvgOutlines(draft, on, found);
    expect(once.project.plans?.[0]?.regions.map(({ home }) => home)).toEqual(["12B", "1"]);
    expect(withSvgOutlines(once, on, found).project.plans).toEqual(once.project.plans);
  });
});
