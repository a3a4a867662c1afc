import { useState } from "react";
import { availableApartments } from "../facts/availableApartments.ts";
import type { SiteApartment } from "../facts/siteFacts.ts";

/** The apartment that is shown: the prerendered one until the visitor requests another. */
export function useRandomApartment(first: SiteApartment): { apartment: SiteApartment; takeAnother: () => void } {
  const [apartment, setApartment] = useState(first);
  const [apartments, setApartments] = useState<readonly SiteApartment[]>();
  const takeAnother = async (): Promise<void> => {
    const all = apartments ?? (await loadApartments());
    setApartments(all);
    setApartment(anotherApartment(all, apartment, Math.random()));
  };
  // Offline, this apartment stays; it is still worth opening.
  return { apartment, takeAnother: () => void takeAnother().catch(() => {}) };
}

async function loadApartments(): Promise<readonly SiteApartment[]> {
  const { fetchProject } = await import("../facts/fetchProject.ts");
  return availableApartments(await fetchProject());
}

/** Picks an apartment by a number between 0 and 1. Never picks the one that is shown, unless it is the only one. */
export function anotherApartment(
  apartments: readonly SiteApartment[],
  shown: SiteApartment,
  chance: number,
): SiteApartment {
  const others = apartments.filter(({ id }) => id !== shown.id);
  return others[Math.floor(chance * others.length)] ?? shown;
}
