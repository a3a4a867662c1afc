import type { EventName } from "./contract/events.ts";
import { namesOf, passedByFrame } from "./contract/frame.ts";

/** Events a frame passes on to the page around it. */
export const passedEvents = namesOf(passedByFrame);

/**
 * What travels between a frame of ours (embed.html) and the page around it. Up: the height in px, or a public event.
 * Down: one greeting, which only asks for the height once more, and whether the project has come.
 */
export type FrameMessage =
  | { readonly kulla: 1; readonly type: "height"; readonly height: number }
  | {
      readonly kulla: 1;
      readonly type: "event";
      readonly name: EventName;
      readonly detail: object;
      /** Told before, when perhaps the page did not listen yet. */
      readonly again?: true;
    }
  | { readonly kulla: 1; readonly type: "hello" };

/** A message as it should be; `undefined` for everything else a page hears. */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  if (typeof data !== "object" || data === null || Reflect.get(data, "kulla") !== 1) return undefined;
  const { type, height, name, detail, again } = data as Record<string, unknown>;
  if (type === "hello") return { kulla: 1, type };
  if (type === "height" && typeof height === "number" && height > 0 && height < 30_000) {
    return { kulla: 1, type, height };
  }
  const event = passedEvents.find((each) => each === name);
  if (type !== "event" || !event || typeof detail !== "object" || detail === null) return undefined;
  return { kulla: 1, type, name: event, detail, ...(again === true && { again }) };
}
