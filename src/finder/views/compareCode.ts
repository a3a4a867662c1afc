import type { ComponentType } from "react";
import { createCode } from "../../loading/createCode.ts";

/** Homes beside each other. */
export const compareCode = createCode<ComponentType>(
  async () => (await import("../../shortlist/comparison/CompareScreen.tsx")).CompareScreen,
);
