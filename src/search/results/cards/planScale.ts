import type { Apartment, Picture, Project, Room } from "../../../project/types.ts";

/** The drawing of an apartment and its size in metres, margins included. */
export type ScaledPlan = { readonly picture: Picture; readonly width: number; readonly height: number };

export type PlanScale = {
  /** `undefined` for an apartment without a drawing. */
  readonly planOf: (apartment: Apartment) => ScaledPlan | undefined;
  /** Whether these apartments' drawings are at one scale. */
  readonly isOneScale: (apartments: readonly Apartment[]) => boolean;
};

/** px² per m² may differ so much between drawings of one scale: apartments fill the oblong of their drawing more or less. */
const widest = 1.3;
/** px per m: where nothing is known of any apartment. */
const unknown = 36;

/**
 * How large each drawing is. A project file does not tell that, but the area of what is drawn: the layout's rooms, or else the
 * apartment with its outdoor space. Drawings by one hand have one number of px² per m² or nearly so: they are taken to be at one
 * scale, the middle one, and are then exactly as large beside each other as they were drawn. One that is far from the others
 * (another hand, another size of picture) is made as large as its own area says, which is near but not exact, so nothing is
 * promised.
 */
export function planScale(project: Project): PlanScale {
  const drawn = drawings(project);
  const known = [...drawn.values()].flatMap(({ density }) => density ?? []).toSorted((a, b) => a - b);
  const middle = known[Math.floor(known.length / 2)] ?? unknown ** 2;
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

/** By apartment. A drawing shared by several apartments has the density of the first whose area is given. */
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
  // Some rooms may be missing in the file: the apartment is what is drawn then.
  const drawn = inRooms > 0.7 * whole ? inRooms : whole;
  return drawn > 0 ? (picture.width * picture.height) / drawn : undefined;
}
