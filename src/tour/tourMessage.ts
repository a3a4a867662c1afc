import { localeFrom, type Locale } from "../text/locale.ts";

/** Messages from a page to the tour in its frame. */
export type PageMessage =
  /** The first message. `fills`: the frame fills the entire page, nothing scrolls; `canGrow`: it can fill the screen. */
  | { readonly say: "hello"; readonly locale: Locale; readonly fills: boolean; readonly canGrow: boolean }
  /** Whether the frame fills the screen now. */
  | { readonly say: "grown"; readonly grown: boolean };

/** Messages from a tour to the page that embeds it, after that page has sent "hello". */
export type TourFrameMessage =
  | { readonly say: "ready" }
  | { readonly say: "scene"; readonly scene: string }
  /** Requests that the page enlarge or restore the frame, for browsers that deny full screen to frames. */
  | { readonly say: "grow"; readonly grown: boolean }
  /** The visitor pressed Escape. */
  | { readonly say: "close" };

/** Marks a message as ours. */
export const tourMark = "kulla-tour";

/** The message with its mark. */
export function tourMessage<Message extends PageMessage | TourFrameMessage>(
  message: Message,
): Message & { kulla: string } {
  return { kulla: tourMark, ...message };
}

/** Reads a message of a page; `undefined` for messages of other scripts. */
export function readPageMessage(data: unknown): PageMessage | undefined {
  const { say, locale, fills, canGrow, grown } = fieldsOf(data);
  if (say === "grown" && typeof grown === "boolean") return { say, grown };
  if (say !== "hello" || typeof locale !== "string" || typeof fills !== "boolean" || typeof canGrow !== "boolean")
    return;
  const supported = localeFrom(locale);
  return supported && { say, locale: supported, fills, canGrow };
}

/** Reads a message of a tour; `undefined` for anything else. */
export function readTourFrameMessage(data: unknown): TourFrameMessage | undefined {
  const { say, scene, grown } = fieldsOf(data);
  if (say === "ready" || say === "close") return { say };
  if (say === "grow" && typeof grown === "boolean") return { say, grown };
  if (say === "scene" && typeof scene === "string" && /^[\w-]{1,40}$/.test(scene)) return { say, scene };
  return undefined;
}

function fieldsOf(data: unknown): Readonly<Record<string, unknown>> {
  if (typeof data !== "object" || data === null) return {};
  const fields: Readonly<Record<string, unknown>> = Object.fromEntries(Object.entries(data));
  return fields["kulla"] === tourMark ? fields : {};
}
