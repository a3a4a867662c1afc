import { joined, parseCampaign, readNames, readVisit, withVisit, type Arrival, type Campaign } from "./campaign.ts";
import type { ElementSettings } from "../form/elementSettings.ts";
import type { Project } from "../../project/types.ts";
import { toJson } from "../../project/toJson.ts";

const key = "kulla:campaign";

/** The visitor's consent as the page reports it: without consent nothing outlives the tab. */
type Consent = "granted" | "denied" | "notAsked";

const followed = new WeakSet<ElementSettings>();

/** How this page was opened: a visitor arrives only once, whichever addresses the page's own router writes afterwards. */
let opened: Arrival | undefined;

/** Records the visit that opened this page, and again whenever an attribute of the element changes: consent may be given later. */
export function followCampaign(element: ElementSettings, project: Project, arrival: Arrival): void {
  currentCampaign(element, project, arrival);
  if (followed.has(element)) return;
  followed.add(element);
  element.subscribe(() => currentCampaign(element, project, arrival));
}

/** Where the visitor came from: UTM parameters, click ids, the page's own names and the referrer. `undefined` if that is unknown, or if the visitor refused. */
export function currentCampaign(element: ElementSettings, project: Project, arrival: Arrival): Campaign | undefined {
  const consent = consentOf(element);
  if (consent === "denied") {
    write(() => sessionStorage, undefined);
    write(() => localStorage, undefined);
    return undefined;
  }
  opened ??= arrival;
  const now = new Date();
  const { names, problems } = readNames(
    [...(project.inquiry.campaignParams ?? []), element.attribute("campaign-params") ?? ""].join(" "),
  );
  const read = readVisit(opened, names, now);
  for (const problem of [...problems, ...read.problems]) element.warn(`${problem}.`);
  const session = withVisit(
    parseCampaign(
      stored(() => sessionStorage),
      now,
    ),
    read.visit,
  );
  if (consent === "notAsked") {
    write(() => sessionStorage, session);
    return session;
  }
  const all = joined(
    parseCampaign(
      stored(() => localStorage),
      now,
    ),
    session,
  );
  write(() => localStorage, all);
  write(() => sessionStorage, session);
  return all;
}

function consentOf(element: ElementSettings): Consent {
  const attribute = element.attribute("campaign-consent") ?? "";
  if (attribute === "granted" || attribute === "denied") return attribute;
  if (attribute)
    element.warn(`has a campaign-consent that is neither "granted" nor "denied": nothing outlives the tab.`);
  return "notAsked";
}

/** If storage is blocked, a campaign is known only as long as the page's own address contains it. */
function stored(storage: () => Storage): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

function write(storage: () => Storage, campaign: Campaign | undefined): void {
  try {
    if (campaign) storage().setItem(key, toJson(campaign));
    else storage().removeItem(key);
  } catch {
    // Storage is blocked or full.
  }
}
