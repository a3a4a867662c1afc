import type { SiteApartment } from "./siteFacts.ts";
import type { Project } from "../../widgets/project.ts";

/**
 * Every available apartment, in the order of the file, without shops, offices and parking. An apartment without a status counts as
 * available only if no apartment in the file has one.
 */
export function availableApartments({ floors }: Pick<Project, "floors">): readonly SiteApartment[] {
  const hasStatuses = floors.some(({ apartments }) => apartments.some(({ status }) => status !== undefined));
  const assumed = hasStatuses ? undefined : "available";
  return floors.flatMap(({ tower, floor, apartments }) =>
    apartments
      .filter(({ kind, status = assumed }) => kind === "home" && status === "available")
      .map(({ id, label, kind, area = 0, type = "" }) => ({ id, tower, floor, label, kind, area, type })),
  );
}
