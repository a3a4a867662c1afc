import type { Plan, Project } from "./types.ts";

/** The storey drawing of an id. */
export function findPlan(project: Project, id: string): Plan | undefined {
  return project.plans.find((plan) => plan.id === id);
}
