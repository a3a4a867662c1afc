import type { ComponentType } from "react";
import { createCode } from "../createCode.ts";

/** A tower, for the elements that show one behind their first view. */
export const towerCode = createCode<ComponentType>(
  async () => (await import("../../places/TowerScreen.tsx")).TowerScreen,
);
