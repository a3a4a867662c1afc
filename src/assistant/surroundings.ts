import type { FinderCore } from "../finder/state/FinderContext.tsx";
import type { Arrival } from "../inquiry/campaign/campaign.ts";
import { followCampaign } from "../inquiry/campaign/campaignStore.ts";
import type { Language } from "../ui/TextsContext.tsx";
import { modelContext } from "./modelContext.ts";

/** What lies around the element: the campaign that led to its page, and an assistant of the browser. */
export function followSurroundings(core: FinderCore, language: Language, around: Arrival, signal: AbortSignal): void {
  const { element, project } = core.settings;
  followCampaign(element, project, around);
  if (!modelContext()) return;
  import("./offerTools.ts").then(
    ({ offerTools }) => {
      if (!signal.aborted) offerTools({ core, language }, signal);
    },
    () => {},
  );
}
