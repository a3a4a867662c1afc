import type { HomeFacts } from "./homeFacts.ts";

/** One of the homes by a number between 0 and 1, never the one that is shown; that one where there is no other. */
export function anotherHome(homes: readonly HomeFacts[], shown: HomeFacts, chance: number): HomeFacts {
  const others = homes.filter(({ id }) => id !== shown.id);
  return others[Math.floor(chance * others.length)] ?? shown;
}
