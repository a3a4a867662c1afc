import type { ComponentType } from "react";
import { createCode } from "../../loading/createCode.ts";

/** A home, for the elements that show one behind their first view. */
export const homeCode = createCode<ComponentType>(
  async () => (await import("../apartment/ApartmentScreen.tsx")).ApartmentScreen,
);
