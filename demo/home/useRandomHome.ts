import { useState } from "react";
import { freeHomes } from "../facts/freeHomes.ts";
import type { HomeFacts } from "../facts/homeFacts.ts";

/** The home that is shown: the prerendered one until the visitor asks for another. */
export function useRandomHome(first: HomeFacts): { home: HomeFacts; takeAnother: () => void } {
  const [home, setHome] = useState(first);
  const [homes, setHomes] = useState<readonly HomeFacts[]>();
  const takeAnother = async (): Promise<void> => {
    const all = homes ?? (await loadHomes());
    setHomes(all);
    setHome(anotherHome(all, home, Math.random()));
  };
  // Offline it stays at this home, which is still worth opening.
  return { home, takeAnother: () => void takeAnother().catch(() => {}) };
}

async function loadHomes(): Promise<readonly HomeFacts[]> {
  const { fetchProject } = await import("../facts/fetchProject.ts");
  return freeHomes(await fetchProject());
}

/** Picks an apartment by a number between 0 and 1, other than the one shown unless it is the only one. */
export function anotherHome(homes: readonly HomeFacts[], shown: HomeFacts, chance: number): HomeFacts {
  const others = homes.filter(({ id }) => id !== shown.id);
  return others[Math.floor(chance * others.length)] ?? shown;
}
