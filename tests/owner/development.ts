// A second owner's development, modelled on a real one: five buildings of eight floors with one to three stairs and 624 units.

export type Kind = "home" | "shop" | "parking" | "storage";
type Status = "available" | "reserved" | "sold" | "notReleased";

/** A unit as in the list, and as it is to be published. */
export type Unit = {
  readonly building: string;
  /** "Shkalla 1"; none for shops, garages and storage. */
  readonly stair?: string;
  readonly floor: number;
  /** All floors of a duplex. */
  readonly storeys?: readonly number[];
  readonly label: string;
  readonly kind: Kind;
  readonly type?: string;
  readonly net: number;
  readonly total: number;
  readonly status: Status;
  /** None if sold; "onRequest" if the list says so in words. */
  readonly price?: number | "onRequest";
  /** The list only has its price per m². */
  readonly isByArea?: boolean;
};

export type Building = {
  readonly name: string;
  readonly stairs: number;
  readonly perStair: number;
  readonly storage: number;
  /** The owner's name for the n-th apartment of its stair on a floor. */
  readonly label: (floor: number, stair: number, nth: number) => string;
};

const letter = (nth: number): string => "ABCDEFG"[nth] ?? "";

/** A and E are identical and have a letter per stair; B counts through each floor; C has codes; D has figures. */
export const buildings: readonly Building[] = [
  { name: "Godina A", stairs: 2, perStair: 7, storage: 8, label: (_floor, _stair, nth) => letter(nth) },
  {
    name: "Godina B",
    stairs: 3,
    perStair: 7,
    storage: 8,
    label: (floor, stair, nth) => `${floor}${String((stair - 1) * 7 + nth + 1).padStart(2, "0")}`,
  },
  {
    name: "Godina C",
    stairs: 3,
    perStair: 6,
    storage: 8,
    label: (floor, stair, nth) => `C${stair}${floor}${letter(nth)}`,
  },
  { name: "Godina D", stairs: 1, perStair: 9, storage: 6, label: (_floor, _stair, nth) => String(nth + 1) },
  { name: "Godina E", stairs: 2, perStair: 7, storage: 8, label: (_floor, _stair, nth) => letter(nth) },
];

/** The list's name for each floor: a word, a number, or both. */
export const floorWords: Readonly<Record<number, string | number>> = {
  [-1]: "Nëntoka",
  0: "Përdhesa",
  1: "Kati I",
  2: "Kati 2",
  3: "K3",
  4: 4,
  5: "Kati V",
  6: "Mansarda",
};
export const floorNumbers = Object.keys(floorWords)
  .map(Number)
  .toSorted((a, b) => a - b);

const duplexFloors = [4, 5] as const;
const duplexWord = "Kati 4-5";
const shopsPerBuilding = 6;
const garagesPerBuilding = 22;

const statusOf = (n: number): Status =>
  n % 5 === 0 ? "sold" : n % 7 === 0 ? "reserved" : n % 31 === 0 ? "notReleased" : "available";

/** Every figure follows from the unit's place, so that no two neighbours are alike. */
function unit(n: number, own: Pick<Unit, "building" | "stair" | "floor" | "storeys" | "label" | "kind">): Unit {
  const size = { home: 48, shop: 70, parking: 12.5, storage: 4 }[own.kind] * (own.storeys ? 2 : 1);
  const net = Math.round((size + (n % 17) * (own.kind === "home" ? 3.4 : 0.3)) * 10) / 10;
  const total = Math.round(net * 1.18 * 10) / 10;
  const status = statusOf(n);
  const isOnRequest = own.kind === "shop" && n % 3 === 0;
  const isByArea = own.kind === "home" && !own.storeys && n % 40 === 3;
  const perArea = 1100 + own.floor * 25;
  const price = isOnRequest
    ? "onRequest"
    : isByArea
      ? Math.round(total * perArea)
      : Math.round(total * perArea * 0.02) * 50;
  const rooms = net < 60 ? "1+1" : net < 80 ? "2+1" : "3+1";
  return {
    ...own,
    net,
    total,
    status,
    ...(own.kind === "home" && { type: rooms }),
    ...(status !== "sold" && { price }),
    ...(status !== "sold" && isByArea && { isByArea }),
  };
}

function unitsOf({
  name: building,
  stairs,
  perStair,
  storage,
  label,
}: Building): readonly Omit<Unit, "net" | "total" | "status">[] {
  const named = (count: number, name: string, floor: number, kind: Kind) =>
    Array.from({ length: count }, (_, n) => ({ building, floor, kind, label: `${name}-${n + 1}` }));
  const apartments = Array.from({ length: stairs }, (_, s) =>
    [1, 2, 3, 4, 5, 6].flatMap((floor) =>
      Array.from({ length: perStair }, (_each, nth) => nth).flatMap((nth) => {
        // One duplex on each side of the building: the last apartment of its first stair, the last but one of its last.
        const isDuplex = (s === 0 && nth === perStair - 1) || (s === stairs - 1 && nth === perStair - 2);
        if (isDuplex && floor === duplexFloors[1]) return [];
        return {
          building,
          stair: `Shkalla ${s + 1}`,
          floor,
          kind: "home" as const,
          label: label(floor, s + 1, nth),
          ...(isDuplex && floor === duplexFloors[0] && { storeys: duplexFloors }),
        };
      }),
    ),
  );
  return [
    ...named(garagesPerBuilding, "Garazh G", -1, "parking"),
    ...named(storage, "Depo D", -1, "storage"),
    ...named(shopsPerBuilding, "Lokal L", 0, "shop"),
    ...apartments.flat(),
  ];
}

export const units: readonly Unit[] = buildings.flatMap(unitsOf).map((own, n) => unit(n + 1, own));

export const floorWordOf = ({ floor, storeys }: Unit): string | number =>
  storeys ? duplexWord : (floorWords[floor] ?? floor);
