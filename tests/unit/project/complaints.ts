import { parseProject } from "../../../src/project/parseProject.ts";
import { ProjectDataError } from "../../../src/project/ProjectDataError.ts";
import { concernedBy } from "./concernedBy.ts";
import { baseUrl, goodFile } from "./goodFile.ts";
import type { Mutation } from "./mutations.ts";
import { recordsOf } from "./recordsOf.ts";

const good = goodFile();
const reported = [...recordsOf(parseProject(good, baseUrl).project)].map(([name, record]) => ({
  name,
  text: JSON.stringify(record),
}));

/** Forbidden effects of a broken file; none if all is well. */
export function complaintsAbout({ steps, kind, file }: Mutation): string[] {
  const where = `${kind} at ${steps.join(".")}`;
  try {
    const { project, problems } = parseProject(file, baseUrl);
    const records = recordsOf(project);
    const isConcerned = concernedBy(good, steps);
    const lost = reported.filter(({ name, text }) => !isConcerned(name) && JSON.stringify(records.get(name)) !== text);
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

/** A problem may be a missing field, so the last step of its path need not exist. */
function leadsSomewhere(file: unknown, path: string): boolean {
  const steps = path.split(/[.[\]]+/).filter((step) => step !== "");
  let value = file;
  for (const step of steps.slice(0, -1)) {
    if (typeof value !== "object" || value === null || !(step in value)) return false;
    value = new Map<string, unknown>(Object.entries(value)).get(step);
  }
  return steps.length > 0;
}

/** Addresses in a project that are not web addresses. */
export function scriptAddressesIn(value: unknown, key: string): string[] {
  if (typeof value === "string")
    return /^(src|srcset|url|folder|pdf|origin)$/.test(key) && !/^https?:\/\//.test(value) ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => scriptAddressesIn(part, name));
}
