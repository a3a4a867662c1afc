/**
 * `kulla/project`: the parser of the project file, for a site's own pages. The showcase creates its facts, lists and routes from the
 * result.
 */
export { parseProject, type ParsedProject } from "../src/project/parseProject.ts";
export { navigationOf, type Navigation } from "../src/project/navigation.ts";
export { ProjectDataError } from "../src/project/ProjectDataError.ts";
export type { Apartment, ApartmentKind, Floor, LocalText, Picture, Project } from "../src/project/types.ts";
