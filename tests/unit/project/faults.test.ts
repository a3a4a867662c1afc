import { describe, expect, it } from "vitest";
import { parseProject } from "../../../src/project/parseProject.ts";
import type { ProjectFile } from "../../../src/project/file/projectSchema.ts";
import { complaintsAbout, scriptAddressesIn } from "./complaints.ts";
import { baseUrl, goodFile } from "./goodFile.ts";
import { mutationsOf, type Mutation } from "./mutations.ts";
import { recordsOf } from "./recordsOf.ts";

const count = 2500;
const seed = 20_261_120;
const good = goodFile();
const full = recordsOf(parseProject(good, baseUrl).project);

function* mutations(): Generator<Mutation> {
  const endless = mutationsOf(good, seed);
  for (let i = 0; i < count; i += 1) {
    const { value } = endless.next();
    if (value) yield value;
  }
}

describe("A project file with an error", () => {
  it("loses no record that the error does not concern, whatever it is", { timeout: 60_000 }, () => {
    const complaints = [...mutations()].flatMap(complaintsAbout);
    expect(complaints.slice(0, 10)).toEqual([]);
  });

  it("distinguishes an unreadable picture from a missing one", () => {
    const [first, ...others] = good.towers;
    const towerWith = (picture: unknown) =>
      parseProject({ ...good, towers: [{ ...first, picture }, ...others] }, baseUrl).project.towers[0];
    expect(towerWith({ src: 5 })).toMatchObject({ picture: null });
    const { picture: _, ...bare } = first ?? {};
    expect(parseProject({ ...good, towers: [bare, ...others] }, baseUrl).project.towers[0]).not.toHaveProperty(
      "picture",
    );
  });

  it("loses only the apartment's tour if the tour is broken", () => {
    const [tour, ...others] = good.tours ?? [];
    const { project } = parseProject({ ...good, tours: [{ id: tour?.id }, ...others] }, baseUrl);
    for (const [name, record] of recordsOf(project)) {
      if (!name.startsWith("apartments")) continue;
      expect({ tour: tour?.id, ...Object(record) }).toEqual(full.get(name));
    }
  });

  it.each([
    "javascript:alert(1)",
    " JavaScript:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,<script>",
    "vbscript:x",
    "blob:x",
  ])("never lets the address %j through, in any field", (address) => {
    const everywhere: unknown = JSON.parse(JSON.stringify(good), (key, value: unknown) =>
      /^(src|url|folder|pdf|origin|placeholder)$/.test(key) ? address : value,
    );
    const { project, problems } = parseProject(everywhere, baseUrl);
    expect(scriptAddressesIn(project, "")).toEqual([]);
    expect(project.floors).toHaveLength(good.floors.length);
    expect(problems.length).toBeGreaterThan(20);
  });

  it.each([
    "javascript:alert(1)",
    "https://elsewhere.example/pixel.gif",
    "//elsewhere.example/pixel.gif",
    "data:text/html,<script>",
    "data:image/svg+xml,<svg onload='alert(1)'>",
    "DATA:image/png;base64,AAAA)",
    "blob:https://kulla.example/1",
    "pixel.gif",
  ])("accepts no placeholder like %j: it must be a data: picture", (placeholder) => {
    const [first, ...others] = good.towers;
    const withPlaceholder = (text: string) =>
      parseProject(
        { ...good, towers: [{ ...first, picture: { ...first?.picture, placeholder: text } }, ...others] },
        baseUrl,
      );
    const { project, problems } = withPlaceholder(placeholder);
    expect(project.towers[0]?.picture).not.toHaveProperty("placeholder");
    expect(project.towers[0]?.picture).toHaveProperty("src");
    expect(problems.map(({ path }) => path)).toEqual(["towers[0].picture.placeholder"]);
    const tiny = "data:image/webp;base64,UklGRg==";
    expect(withPlaceholder(tiny).project.towers[0]?.picture).toMatchObject({ placeholder: tiny });
  });

  it("keeps markup in a text as text", () => {
    const markup = "<img src=x onerror=alert(1)>";
    const named: ProjectFile = { ...good, name: { sq: markup } };
    expect(parseProject(named, baseUrl).project.name).toEqual({ sq: markup });
  });
});
