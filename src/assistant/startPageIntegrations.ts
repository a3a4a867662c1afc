import type { FinderCore } from "../finder/state/FinderContext.tsx";
import type { Arrival } from "../inquiry/campaign/campaign.ts";
import { followCampaign } from "../inquiry/campaign/campaignStore.ts";
import type { Language } from "../ui/TextsContext.tsx";
import { modelContext } from "./modelContext.ts";

/** Follows the element's surroundings: the campaign that led to its page, and the browser's assistant. */
export function startPageIntegrations(
  core: FinderCore,
  language: Language,
  around: Arrival,
  signal: AbortSignal,
): void {
  const { element, project } = core.settings;
  followCampaign(element, project, around);
  if (!modelContext()) return;
  import("./registerAssistantTools.ts").then(
    ({ registerAssistantTools }) => {
      if (!signal.aborted) registerAssistantTools({ core, language }, signal);
    },
    () => {},
  );
}
