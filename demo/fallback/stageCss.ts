import type { FileFloor, FilePicture, ProjectFile } from "../facts/projectFile.ts";

/** Class of a picture in the style sheet of stages. */
export const stageClass = (id: string): string => `stage-${id.replace(/\W/g, "-")}`;

/**
 * Measures of every stage as a style sheet: the picture's shape, and the middle of its regions, around which the elements cut it
 * where the stage has another shape; and how high a tower's list will be. Numbers of the project file cannot stand in the pages: no
 * inline styles.
 */
export function stageCss(project: ProjectFile): string {
  const { site, towers, floors, plans } = project;
  const ofTowers = (name: "outline" | "portraitOutline") => towers.map((tower) => tower[name] ?? "");
  const rules = [
    rule("site", site?.picture, ofTowers("outline")),
    rule("site-column", site?.portrait, ofTowers("portraitOutline")),
    ...towers.flatMap(({ id, picture, portrait }) => {
      const own = floors.filter(({ tower }) => tower === id);
      return [
        rule(
          id,
          picture,
          own.map(({ outline }) => outline),
        ),
        rule(
          `${id}-column`,
          portrait,
          own.map(({ portraitOutline = "" }) => portraitOutline),
        ),
        `.${stageClass(id)}{--list:${listHeightPx(own)}px}\n`,
      ];
    }),
    ...plans.map(({ id, picture }) => rule(id, picture, [])),
  ];
  return rules.join("");
}

/** Rows, legend and the space around them (fallback-list.css, fallback-tower.css): the list may come later than the picture beside it. */
function listHeightPx(floors: readonly FileFloor[]): number {
  const hasLegend = floors.some(({ apartments }) => apartments.some(({ status }) => status));
  return floors.length * 45 + 36 + (hasLegend ? 64 : 0);
}

function rule(id: string, picture: FilePicture | undefined, outlines: readonly string[]): string {
  if (!picture) return "";
  const { width, height, placeholder } = picture;
  const [x, y] = middleOf(outlines) ?? [width / 2, height / 2];
  const share = (value: number): string => value.toFixed(4);
  const suffix = id.endsWith("-column") ? "-column" : "";
  const values = [
    `--ratio${suffix}:${share(width / height)}`,
    `--x${suffix}:${share(x / width)}`,
    `--y${suffix}:${share(y / height)}`,
    ...(placeholder ? [`--placeholder${suffix}:url("${placeholder}")`] : []),
  ];
  return `.${stageClass(id.replace(/-column$/, ""))}{${values.join(";")}}\n`;
}

/** The middle of the box around outlines of M, L, H, V, Z commands, absolute or relative, as the project file has them. */
function middleOf(outlines: readonly string[]): readonly [number, number] | undefined {
  const points = outlines.flatMap(pointsOf);
  if (points.length === 0) return undefined;
  const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
  return [middle(points.map(([x]) => x)), middle(points.map(([, y]) => y))];
}

function pointsOf(outline: string): readonly (readonly [number, number])[] {
  const points: [number, number][] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, command = "", rest = ""] of outline.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const isRelative = command === command.toLowerCase();
    const kind = command.toUpperCase();
    if (kind === "Z") [x, y] = [startX, startY];
    const step = kind === "H" || kind === "V" ? 1 : 2;
    for (let index = 0; index + step <= numbers.length; index += step) {
      const [first = 0, second = 0] = numbers.slice(index);
      const [dx, dy] =
        kind === "V" ? [isRelative ? 0 : x, first] : [first, kind === "H" ? (isRelative ? 0 : y) : second];
      [x, y] = isRelative ? [x + dx, y + dy] : [dx, dy];
      if (kind === "M" && index === 0) [startX, startY] = [x, y];
      points.push([x, y]);
    }
  }
  return points;
}
