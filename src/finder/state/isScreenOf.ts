import { findApartment, findFloor, findTower } from "../../project/lookUps.ts";
import type { Project } from "../../project/types.ts";
import type { Screen } from "./screen.ts";

/** Prefix of the id of an apartment opened only by its layout (`layout="19.1"`), which is not on any floor. */
export const layoutPrefix = "layout:";

/** Whether a value from outside (`element.show(...)`) is a screen of this project. */
export function isScreenOf(project: Project, value: unknown): value is Screen {
  if (typeof value !== "object" || value === null || !("name" in value)) return false;
  const { name, tower, floor, apartment, apartments } = value as Record<string, unknown>;
  switch (name) {
    case "site":
    case "search":
      return true;
    case "tower":
      return typeof tower === "string" && !!findTower(project, tower);
    case "floor":
      return typeof tower === "string" && typeof floor === "number" && !!findFloor(project, tower, floor);
    case "apartment":
    case "inquiry":
    case "tour":
      return (
        typeof apartment === "string" && (apartment.startsWith(layoutPrefix) || !!findApartment(project, apartment))
      );
    case "compare":
      return (
        Array.isArray(apartments) &&
        [2, 3].includes(apartments.length) &&
        apartments.every((id: string) => findApartment(project, id))
      );
    default:
      return false;
  }
}
