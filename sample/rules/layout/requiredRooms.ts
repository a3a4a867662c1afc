import type { Room } from "../../types.ts";
import type { LayoutRule } from "../layoutCase.ts";

const required: readonly { readonly problem: string; readonly holds: (rooms: readonly Room[]) => boolean }[] = [
  { problem: "needs exactly one hall", holds: (rooms) => rooms.filter((r) => r.kind === "hall").length === 1 },
  { problem: "needs exactly one living room", holds: (rooms) => rooms.filter((r) => r.kind === "living").length === 1 },
  { problem: "has no bathroom everyone can use", holds: (rooms) => rooms.some((r) => r.kind === "bath" && !r.of) },
  { problem: "has no kitchen", holds: (rooms) => rooms.some((r) => r.kind === "kitchen" || r.kitchen) },
];

/** An apartment needs a hall, a living room, a common bathroom and a kitchen. */
export const requiredRooms: LayoutRule = ({ place, layout }) =>
  required.filter(({ holds }) => !holds(layout.rooms)).map(({ problem }) => ({ place, problem }));
