import { describe, expect, it } from "vitest";
import { parseProject } from "../../../src/project/parseProject.ts";
import { ProjectDataError } from "../../../src/project/ProjectDataError.ts";
import type { ProjectFile } from "../../../src/project/file/projectShape.ts";
import { concernedBy } from "./concernedBy.ts";
import { baseUrl, goodFile } from "./goodFile.ts";
import { mutationsOf, type Mutation } from "./mutations.ts";
import { recordsOf } from "./recordsOf.ts";

const count = 2500;
const seed = 20_261_120;
const good = goodFile();
const whole = recordsOf(parseProject(good, baseUrl).project);
const told = [...whole].map(([name, record]) => ({ name, text: JSON.stringify(record) }));

function* mutations(): Generator<Mutation> {
  const endless = mutationsOf(good, seed);
  for (let i = 0; i < count; i += 1) {
    const { value } = endless.next();
    if (value) yield value;
  }
}

/** What a broken file did that it must not do; nothing where all is well. */
function complaintsAbout({ steps, kind, file }: Mutation): string[] {
  const where = `${kind} at ${steps.join(".")}`;
  try {
    const { project, problems } = parseProject(file, baseUrl);
    const kept = recordsOf(project);
    const isConcerned = concernedBy(good, steps);
    const lost = told.filter(({ name, text }) => !isConcerned(name) && JSON.stringify(kept.get(name)) !== text);
    return [
      ...lost.map(({ name }) => `${where} cost ${name}`),
      ...problems
        .filter(({ path }) => !leadsSomewhere(file, path))
        .map((problem) => `${where}: no such place: ${problem.message}`),
      ...scriptAddressesIn(project, "").map((address) => `${where} let ${address} through`),
    ];
  } catch (error) {
    const isExpected = error instanceof ProjectDataError && steps[0] === "version";
    return isExpected ? [] : [`${where} threw ${String(error)}`];
  }
}

/** A problem may be a missing field, so the last step of its path need not be there. */
function leadsSomewhere(file: unknown, path: string): boolean {
  const steps = path.split(/[.[\]]+/).filter((step) => step !== "");
  let value = file;
  for (const step of steps.slice(0, -1)) {
    if (typeof value !== "object" || value === null || !(step in value)) return false;
    value = new Map<string, unknown>(Object.entries(value)).get(step);
  }
  return steps.length > 0;
}

function scriptAddressesIn(value: unknown, key: string): string[] {
  if (typeof value === "string")
    return /^(src|srcset|url|folder|pdf|origin)$/.test(key) && !/^https?:\/\//.test(value) ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => scriptAddressesIn(part, name));
}

describe("A project file with a fault", () => {
  it("costs no record that the fault does not concern, whatever it is", { timeout: 60_000 }, () => {
    const complaints = [...mutations()].flatMap(complaintsAbout);
    expect(complaints.slice(0, 10)).toEqual([]);
  });

  it("costs a home its tour and nothing else where the tour is broken", () => {
    const [tour, ...others] = good.tours ?? [];
    const { project } = parseProject({ ...good, tours: [{ id: tour?.id }, ...others] }, baseUrl);
    for (const [name, record] of recordsOf(project)) {
      if (!name.startsWith("apartments")) continue;
      expect({ tour: tour?.id, ...Object(record) }).toEqual(whole.get(name));
    }
  });

  it.each([
    "javascript:alert(1)",
    " JavaScript:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,<script>",
    "vbscript:x",
    "blob:x",
  ])("never lets the address %j through, wherever it stands", (address) => {
    const everywhere: unknown = JSON.parse(JSON.stringify(good), (key, value: unknown) =>
      /^(src|url|folder|pdf|origin|placeholder)$/.test(key) ? address : value,
    );
    const { project, problems } = parseProject(everywhere, baseUrl);
    expect(scriptAddressesIn(project, "")).toEqual([]);
    expect(project.floors).toHaveLength(good.floors.length);
    expect(problems.length).toBeGreaterThan(20);
  });

  it("keeps markup in a text as text", () => {
    const markup = "<img src=x onerror=alert(1)>";
    const named: ProjectFile = { ...good, name: { sq: markup } };
    expect(parseProject(named, baseUrl).project.name).toEqual({ sq: markup });
  });
});
