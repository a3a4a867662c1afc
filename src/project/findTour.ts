import type { Tour, Project } from "./types.ts";

/** The 360 tour of an id. */
export function findTour(project: Project, id: string): Tour | undefined {
  return project.tours.find((tour) => tour.id === id);
}
