import { floorLabel } from "./localText.ts";
import { findFloor, findLayout } from "./lookUps.ts";
import type { Apartment, Project } from "./types.ts";

/** A layout's number, `customUrl2` in docs/developers/specification.md: `1` for `1-mirror`, `19` for `19.1`. */
export function layoutNumber(layoutId: string): string {
  // An id has 100 characters at most. In a longer text the search would take time proportional to the square of its length.
  return layoutId.slice(0, 100).replace(/(?:-mirror|\.\d+)+$/, "");
}

/** The navigation state (docs/developers/specification.md, section 3); missing values are "". */
export type Navigation = {
  readonly customUrl1: string;
  readonly customUrl2: string;
  readonly customUrl3: string;
  readonly vrPath: string;
};

/** The navigation state for the preview of an apartment: its layout, the layout's number, the floor label, the tour key. */
export function navigationOf(project: Project, apartment: Apartment, label: string | null): Navigation {
  return {
    customUrl1: apartment.layout,
    customUrl2: layoutNumber(findLayout(project, apartment.layout)?.mirrorOf ?? apartment.layout),
    customUrl3: label ?? floorLabelInProject(project, apartment),
    vrPath: apartment.tour ?? "",
  };
}

/**
 * The label that the project file gives to an apartment's floor. `locale` is by default the language of addresses: Albanian, or the
 * label's only language.
 */
export function floorLabelInProject(project: Project, { tower, floor }: Apartment, locale = "sq"): string {
  return floorLabel(findFloor(project, tower, floor) ?? { floor }, locale);
}
