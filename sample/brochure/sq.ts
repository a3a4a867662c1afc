import type { LocalText } from "../../src/project/types.ts";

/** The Albanian of a text of the project file. */
export function sq(text: LocalText | undefined): string {
  return typeof text === "string" ? text : (text?.sq ?? "");
}
