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

/** A longer validity does not expire in practice: the studio writes about 30 years. */
const maxValidityS = 366 * 86_400;

/**
 * The facts of a project for texts that are read later: statuses and prices of `availability` (a parsed availability file) unless it is
 * stale; none at all if the project names such a file and it is missing or broken; never a price that has expired.
 * `now`: ms since 1970.
 */
export function currentProject(project: Project, availability: unknown, now: number): CurrentProject {
  const file = availability === undefined ? undefined : readAvailability(availability).availability;
  if (!file && (project.availability !== undefined || availability !== undefined)) return withoutStatuses(project);
  if (!file) {
    const own = { ...withAvailability(project, { availability: nothing(now, 1), now }) };
    return { project: withStatusDate(own, project.statusDate), statedAt: project.statusDate, validThrough: undefined };
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
function nothing(writtenMs: number, staleAfterS: number): Availability {
  return { revision: 0, generatedAt: new Date(writtenMs).toISOString(), staleAfterS, homes: new Map() };
}

function withoutStatuses(project: Project): CurrentProject {
  const bare = withAvailability(project, { availability: nothing(0, 0), now: 1 });
  return { project: withStatusDate(bare, undefined), statedAt: undefined, validThrough: undefined };
}

function withStatusDate({ statusDate: _other, ...project }: Project, statusDate: string | undefined): Project {
  return { ...project, ...(statusDate !== undefined && { statusDate }) };
}
