import type { Filter } from "../../search/filter/filter.ts";
import type { Language } from "../../ui/TextsContext.tsx";
import { createCode } from "../../loading/createCode.ts";
import type { Filtered } from "./filtered.ts";

/** What dims and counts: comes when there is a filter. */
export const filteredCode = createCode(
  async (): Promise<(filter: Filter, language: Language) => Filtered | undefined> =>
    (await import("../../search/onPictures/createFiltered.tsx")).createFiltered,
);
