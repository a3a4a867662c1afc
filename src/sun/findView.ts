import type { Apartment, Project, View } from "../project/types.ts";

/** The view from an apartment's windows: on its largest side that has a picture; a picture for its tower takes precedence over a general one. */
export function findView(project: Project, apartment: Apartment): View | undefined {
  const floors = apartment.storeys ?? [apartment.floor];
  const views = (project.views ?? []).filter(
    ({ floors: [from, to], tower }) =>
      (tower === undefined || tower === apartment.tower) && floors.some((floor) => from <= floor && floor <= to),
  );
  for (const side of apartment.side) {
    const ofSide = views.filter((view) => view.side === side);
    const view = ofSide.find(({ tower }) => tower !== undefined) ?? ofSide[0];
    if (view) return view;
  }
  return undefined;
}
