import type { ComponentType } from "react";
import { createCode } from "../../loading/createCode.ts";

/** A storey, for the elements that show one behind their first view. */
export const floorCode = createCode<ComponentType>(async () => (await import("../floor/FloorScreen.tsx")).FloorScreen);
