import type { ComponentType } from "react";
import { createCode } from "../createCode.ts";

/** Homes beside each other. */
export const compareCode = createCode<ComponentType>(
  async () => (await import("../../shortlist/CompareScreen.tsx")).CompareScreen,
);
