/**
 * `kulla/project`: the project file as the elements read it, for pages of a site's own. The showcase's facts, lists and routes are
 * made of what it returns.
 */
export { parseProject, type ParsedProject } from "../src/project/parseProject.ts";
export { ProjectDataError } from "../src/project/ProjectDataError.ts";
export type { Apartment, ApartmentKind, Floor, LocalText, Picture, Project } from "../src/project/types.ts";
