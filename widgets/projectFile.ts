/** The project file as the elements read it, for pages of a site's own. The showcase is built with it. */
export { parseProject } from "../src/project/parseProject.ts";
export type { Apartment, Floor, ApartmentKind, LocalText, Picture, Project } from "../src/project/types.ts";
