import type { ComponentType } from "react";
import { createCode, type Code } from "./createCode.ts";

export type ScreenCode = Code<ComponentType>;

/** The deeper screens: most pages leave them to other pages. The outdoor ones come with the finder. */
export const screenCode = {
  floor: createCode<ComponentType>(async () => (await import("./floor/FloorScreen.tsx")).FloorScreen),
  home: createCode<ComponentType>(async () => (await import("./apartment/ApartmentScreen.tsx")).ApartmentScreen),
};
