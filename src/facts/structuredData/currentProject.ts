import { readAvailability, type Availability } from "../../project/readAvailability.ts";
import type { Project } from "../../project/types.ts";
import { withAvailability } from "../../project/withAvailability.ts";

/** A project with the statuses and prices that may be stated now. */
export type CurrentProject = {
  readonly project: Project;
  /** When they were last confirmed: ISO date, or date and time; `undefined` if unknown. */
  readonly statedAt: string | undefined;
  /** ISO date and time after which they are no longer valid; `undefined` if they do not expire. */
  readonly validThrough: string | undefined;
};

/** Prices that are valid for longer do not expire in practice: the studio writes a validity of about 30 years. */
const maxValidityS = 366 * 86_400;

/**
 * The project as pages and files may state it that are read later: with the statuses and prices of `availability` (a parsed availability
 * file) unless it is stale; with none at all if the project names such a file and it is missing or broken; never with an expired price.
 * `now`: ms since 1970.
 */
export function currentProject(project: Project, availability: unknown, now: number): CurrentProject {
  const file = availability === undefined ? undefined : readAvailability(availability).availability;
  if (!file && (project.availability !== undefined || availability !== undefined)) return withoutStatuses(project);
  if (!file) {
    // A file without entries that is not stale only removes expired prices.
    const valid = { ...withAvailability(project, { availability: emptyAvailability(now, 1), now }) };
    const { statusDate } = project;
    return { project: withStatusDate(valid, statusDate), statedAt: statusDate, validThrough: undefined };
  }
  const { generatedAt, staleAfterS } = file;
  const endMs = Date.parse(generatedAt) + staleAfterS * 1000;
  if (now > endMs) return withoutStatuses(project);
  return {
    project: withAvailability(project, { availability: file, now }),
    statedAt: generatedAt,
    validThrough: staleAfterS > maxValidityS ? undefined : new Date(endMs).toISOString(),
  };
}

/** An empty availability file. */
function emptyAvailability(generatedMs: number, staleAfterS: number): Availability {
  return { revision: 0, generatedAt: new Date(generatedMs).toISOString(), staleAfterS, homes: new Map() };
}

function withoutStatuses(project: Project): CurrentProject {
  // A stale file removes all statuses and prices.
  const bare = withAvailability(project, { availability: emptyAvailability(0, 0), now: 1 });
  return { project: withStatusDate(bare, undefined), statedAt: undefined, validThrough: undefined };
}

function withStatusDate({ statusDate: _replaced, ...project }: Project, statusDate: string | undefined): Project {
  return { ...project, ...(statusDate !== undefined && { statusDate }) };
}
