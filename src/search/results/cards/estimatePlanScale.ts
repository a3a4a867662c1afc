import type { Apartment, Picture, Project, Room } from "../../../project/types.ts";

/** The drawing of an apartment and its size in metres, margins included. */
export type ScaledPlan = { readonly picture: Picture; readonly width: number; readonly height: number };

export type PlanScale = {
  /** `undefined` for an apartment without a drawing. */
  readonly planOf: (apartment: Apartment) => ScaledPlan | undefined;
  /** Whether these apartments' drawings are at the same scale. */
  readonly isOneScale: (apartments: readonly Apartment[]) => boolean;
};

/** Maximum ratio of px² per m² between drawings of the same scale: apartments fill their rectangular drawing to different degrees. */
const widest = 1.3;
/** px per m, if no area is known. */
const unknown = 36;

/**
 * Estimates the scale of each drawing. A project file does not state it, but it has the area of the layout's rooms, or of the apartment
 * with its outdoor space. Drawings with similar px² per m² are taken to be at one scale, the median, so that they keep their
 * proportions. A drawing far from the others is scaled by its own area, which is only approximate, so that the interface does not
 * claim the same scale.
 */
export function estimatePlanScale(project: Project): PlanScale {
  const drawn = drawings(project);
  const densities = [...drawn.values()].flatMap(({ density }) => density ?? []).toSorted((a, b) => a - b);
  const middle = densities[Math.floor(densities.length / 2)] ?? unknown ** 2;
  const isLike = (density: number | undefined): boolean =>
    density !== undefined && density < middle * widest && density > middle / widest;
  const plans = new Map(
    [...drawn].map(([apartment, { picture, density }]): [string, ScaledPlan & { isLike: boolean }] => {
      const perMetre = Math.sqrt(density === undefined || isLike(density) ? middle : density);
      const [width, height] = [picture.width / perMetre, picture.height / perMetre];
      return [apartment, { picture, width, height, isLike: isLike(density) }];
    }),
  );
  return {
    planOf: ({ id }) => plans.get(id),
    isOneScale: (shown) => shown.every(({ id }) => plans.get(id)?.isLike ?? true),
  };
}

type Drawing = { readonly picture: Picture; readonly density: number | undefined };

/** By apartment. A drawing shared by several apartments has the density of the first with a known area. */
function drawings({ layouts, floors }: Project): ReadonlyMap<string, Drawing> {
  const byId = new Map(layouts.map((layout) => [layout.id, layout]));
  const densities = new Map<string, number | undefined>();
  const apartments = floors.flatMap((floor) => floor.apartments);
  const found = apartments.flatMap((apartment) => {
    const layout = byId.get(apartment.layout);
    const picture = apartment.plan ?? layout?.plan;
    if (!picture) return [];
    const { src } = picture;
    if (densities.get(src) === undefined) {
      densities.set(src, densityOf(picture, apartment, apartment.plan ? [] : (layout?.rooms ?? [])));
    }
    return [{ id: apartment.id, picture }];
  });
  return new Map(found.map(({ id, picture }) => [id, { picture, density: densities.get(picture.src) }]));
}

/** px² per m². */
function densityOf(picture: Picture, { area, outdoorArea = 0 }: Apartment, rooms: readonly Room[]): number | undefined {
  const inRooms = rooms.reduce((sum, room) => sum + room.area, 0);
  const whole = area === undefined ? 0 : area + outdoorArea;
  // Some rooms may be missing in the file; the apartment's area is used then.
  const drawn = inRooms > 0.7 * whole ? inRooms : whole;
  return drawn > 0 ? (picture.width * picture.height) / drawn : undefined;
}
