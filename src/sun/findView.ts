import type { Apartment, Project, View } from "../project/types.ts";

/** The view from an apartment's windows, on its first side that has one. A view from its tower takes precedence over one of all towers. */
export function findView(project: Project, apartment: Apartment): View | undefined {
  const floors = apartment.storeys ?? [apartment.floor];
  const views = (project.views ?? []).filter(
    ({ floors: [from, to], tower }) =>
      (tower === undefined || tower === apartment.tower) && floors.some((floor) => from <= floor && floor <= to),
  );
  for (const side of apartment.side) {
    const viewsOnSide = views.filter((view) => view.side === side);
    const view = viewsOnSide.find(({ tower }) => tower !== undefined) ?? viewsOnSide[0];
    if (view) return view;
  }
  return undefined;
}
