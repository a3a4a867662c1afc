import type { ComponentType } from "react";
import { createCode, type Code } from "./createCode.ts";

export type ScreenCode = Code<ComponentType>;

/** All screens: an element starts the fetch of its first one itself; most pages leave the deeper ones to other pages. */
export const screenCode = {
  places: createCode<ComponentType>(async () => (await import("./PlacesScreen.tsx")).PlacesScreen),
  floor: createCode<ComponentType>(async () => (await import("./FloorScreen.tsx")).FloorScreen),
  home: createCode<ComponentType>(async () => (await import("./ApartmentScreen.tsx")).ApartmentScreen),
};
