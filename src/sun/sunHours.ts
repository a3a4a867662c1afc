import { getPosition, getTimes } from "suncalc";
import type { GeoLocation } from "../project/geoLocation.ts";
import type { Apartment, Project } from "../project/types.ts";
import { angleBetween, facadesOf, type Facade } from "./facades.ts";
import { wallsOf, type Wall } from "./walls.ts";

/** The days shown, as month-day: shortest day, equinox, longest day. */
export const sunDays = ["12-21", "03-21", "06-21"] as const;
export type SunDay = (typeof sunDays)[number];

/** Direct sun on one day. */
export type SunOnDay = {
  readonly day: SunDay;
  readonly minutes: number;
  /** Start and end in hours of the local time (see `GeoLocation.timeZone`), such as 9.5. */
  readonly spans: readonly (readonly [fromH: number, toH: number])[];
};

const [stepMin, dayMin] = [5, 24 * 60];
const hourMs = 3_600_000;
/** Any year will do: on a given day, the sun's times differ by only a minute or two between years. */
const year = 2026;

/**
 * Hours of direct sun on the facades of an apartment's living room (a corner has sun when either side has), on the three days.
 * Shadows of buildings in `place.volumes` are included; hills, trees and balconies are not. `undefined` if location or side is
 * unknown.
 */
export function sunHours(project: Project, apartment: Apartment): readonly SunOnDay[] | undefined {
  const { place } = project;
  const facades = place ? facadesOf(project, place, apartment) : [];
  if (!place || facades.length === 0) return undefined;
  const walls = place.volumes.flatMap(wallsOf);
  return sunDays.map((day) => ({ day, ...sunOn(day, place, { facades, walls }) }));
}

type Surroundings = { readonly facades: readonly Facade[]; readonly walls: readonly Wall[] };

/**
 * The day is divided into steps of five minutes, from twelve hours before solar noon to twelve hours after it. A step counts as lit if the
 * sun reaches a facade in its middle. Spans are in hours of the local clock: the clock's hour at solar noon plus the hours since then.
 */
function sunOn(day: SunDay, place: GeoLocation, { facades, walls }: Surroundings): Omit<SunOnDay, "day"> {
  const { solarNoon } = getTimes(new Date(`${year}-${day}T12:00:00Z`), place.lat, place.lon);
  const clockHourAtNoon = clockHour(solarNoon, place.timeZone);
  const spans: [fromH: number, toH: number][] = [];
  let minutes = 0;
  for (let minutesAfterNoon = -dayMin / 2; minutesAfterNoon < dayMin / 2; minutesAfterNoon += stepMin) {
    const middle = new Date(solarNoon.getTime() + ((minutesAfterNoon + stepMin / 2) / 60) * hourMs);
    const sun = getPosition(middle, place.lat, place.lon);
    if (!facades.some((facade) => isLit(facade, sun, { walls, northDeg: place.northDeg }))) continue;
    minutes += stepMin;
    const fromH = clockHourAtNoon + minutesAfterNoon / 60;
    const toH = fromH + stepMin / 60;
    const last = spans.at(-1);
    // A step that begins where the last span ends extends it; 1e-6 hours allow for rounding errors.
    if (last && fromH - last[1] < 1e-6) last[1] = toH;
    else spans.push([fromH, toH]);
  }
  return { minutes, spans };
}

type Sun = { readonly azimuth: number; readonly altitude: number };
type Obstacles = { readonly walls: readonly Wall[]; readonly northDeg: number };

function isLit(
  { bearingDeg, windowPosition }: Facade,
  { azimuth, altitude }: Sun,
  { walls, northDeg }: Obstacles,
): boolean {
  if (altitude <= 0 || angleBetween(azimuth, bearingDeg) >= 90) return false;
  if (!windowPosition) return true;
  const angle = ((azimuth + northDeg) * Math.PI) / 180;
  const ray = [Math.sin(angle), -Math.cos(angle)] as const;
  const rise = Math.tan((altitude * Math.PI) / 180);
  return !walls.some((wall) => {
    const distance = distanceTo(wall, windowPosition.point, ray);
    return distance !== undefined && windowPosition.heightM + distance * rise < wall.heightM;
  });
}

/** The distance from a point along a ray to a wall, m; `undefined` if they do not meet. */
function distanceTo({ from, to }: Wall, [x, y]: readonly [number, number], [rayX, rayY]: readonly [number, number]) {
  const [wallX, wallY] = [to[0] - from[0], to[1] - from[1]];
  const cross = rayX * wallY - rayY * wallX;
  if (Math.abs(cross) < 1e-9) return undefined;
  const [gapX, gapY] = [from[0] - x, from[1] - y];
  const distance = (gapX * wallY - gapY * wallX) / cross;
  // Along the wall: 0 at its start, 1 at its end.
  const positionOnWall = (gapX * rayY - gapY * rayX) / cross;
  return distance > 0 && positionOnWall >= 0 && positionOnWall <= 1 ? distance : undefined;
}

/** The hour in a time zone; solar time if the zone is missing or unknown to the browser. */
function clockHour(moment: Date, timeZone: string | undefined): number {
  if (!timeZone) return 12;
  try {
    const parts = new Intl.DateTimeFormat("en", { timeZone, hour: "numeric", minute: "numeric", hourCycle: "h23" });
    const of = (name: string): number => Number(parts.formatToParts(moment).find(({ type }) => type === name)?.value);
    return of("hour") + of("minute") / 60;
  } catch {
    return 12;
  }
}
