import type { EventName } from "./contract/events.ts";
import { namesOf, passedByFrame } from "./contract/frame.ts";

/** Events that a frame passes on to the surrounding page. */
export const passedEvents = namesOf(passedByFrame);

/**
 * Messages between our frame (embed.html) and the surrounding page. From the frame: its height in px, or a public event.
 * To the frame: a greeting, which requests the height and the project's event again.
 */
export type FrameMessage =
  | { readonly kulla: 1; readonly type: "height"; readonly height: number }
  | {
      readonly kulla: 1;
      readonly type: "event";
      readonly name: EventName;
      readonly detail: object;
      /** Already sent; the page may not have listened yet. */
      readonly again?: true;
    }
  | { readonly kulla: 1; readonly type: "hello" };

/** Reads a message; `undefined` for messages of other scripts. */
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
