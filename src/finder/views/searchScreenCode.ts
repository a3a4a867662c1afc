import type { ComponentType } from "react";
import { searchCode } from "../state/searchCode.ts";
import { createCode } from "../../loading/createCode.ts";

/** The search, for the elements that show it behind their first view. */
export const searchScreenCode = createCode<ComponentType>(async () => {
  const [{ SearchScreen }] = await Promise.all([import("../../search/screen/SearchScreen.tsx"), searchCode.load()]);
  return SearchScreen;
});
