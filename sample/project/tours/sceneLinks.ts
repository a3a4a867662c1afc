import type { TourLink } from "../../../src/project/tourFile.ts";
import type { Layout, Point } from "../../types.ts";
import { firstStep } from "./firstStep.ts";

/** A viewpoint: its scene, its room, and its position in the layout's metres. */
export type Stand = { readonly id: string; readonly room: string; readonly at: Point };

type Opening = { readonly rooms: readonly [string, string]; readonly at: Point };

/** The links of a scene: through a door, and on through rooms without a scene, to the next one. A hidden door is approached by its corner. */
export function sceneLinks(
  layout: Pick<Layout, "rooms" | "doors" | "windows">,
  stands: readonly Stand[],
  from: Stand,
): TourLink[] {
  const targets = new Map<string, Point>();
  for (const other of stands) if (other !== from && other.room === from.room) targets.set(other.id, other.at);
  const openings = openingsOf(layout);
  const seen = new Set([from.room]);
  const open = openings.flatMap((opening) => beyond(opening, from.room).map((room) => ({ room, through: opening.at })));
  for (let step = open.shift(); step; step = open.shift()) {
    const { room, through } = step;
    if (seen.has(room)) continue;
    seen.add(room);
    const here = stands.filter((stand) => stand.room === room);
    for (const { id } of here) targets.set(id, through);
    if (here.length > 0) continue;
    open.push(...openings.flatMap((next) => beyond(next, room).map((name) => ({ room: name, through }))));
  }
  const room = layout.rooms.find(({ id }) => id === from.room)?.poly ?? [];
  return [...targets].map(([to, at]) => ({ to, ...towards(from.at, firstStep(room, from.at, at)) }));
}

/** Doors between rooms, and glass doors to the open air. */
function openingsOf({ doors, windows }: Pick<Layout, "doors" | "windows">): Opening[] {
  return [
    ...doors.map(({ from, to, at }): Opening => ({ rooms: [from, to], at })),
    ...windows.filter(({ sill }) => sill === 0).map(({ room, to, at }): Opening => ({ rooms: [room, to], at })),
  ].filter(({ rooms }) => !rooms.some((room) => room === "corridor" || room === "outside"));
}

function beyond({ rooms: [one, other] }: Opening, room: string): string[] {
  return one === room ? [other] : other === room ? [one] : [];
}

/** Direction and distance from one point to another: degrees counter-clockwise from +x, and metres. */
export function towards([x, y]: Point, [toX, toY]: Point): { heading: number; distance: number } {
  const degrees = (Math.atan2(toY - y, toX - x) * 180) / Math.PI;
  return {
    heading: Math.round(((degrees + 360) % 360) * 10) / 10,
    distance: Math.round(Math.hypot(toX - x, toY - y) * 10) / 10,
  };
}
