import type { ComponentType } from "react";
import { createCode } from "../../loading/createCode.ts";

/** A tower, for the elements that show one behind their first view. */
export const towerCode = createCode<ComponentType>(async () => (await import("../tower/TowerScreen.tsx")).TowerScreen);
