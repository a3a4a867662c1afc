import { isPlainName, sanitizeCampaignValues, type PlainValues } from "./sanitizeCampaignValues.ts";
import { inquiryPageUrl } from "../inquiryPageUrl.ts";
import { toSingleLine } from "../submission/plainText.ts";

/** One arrival of a visitor from outside. */
export type Visit = {
  /** ISO date and time. */
  readonly at: string;
  /** The page the visitor arrived at, without its query. */
  readonly landing: string;
  /** The host of the page that led here; "" if the browser does not report it. */
  readonly referrer: string;
  /** The campaign's values in the landing page's address, by name: `utm_source`, `gclid`. */
  readonly values: PlainValues;
};

/** How a visitor arrived the first time, and this time: first-touch and last-touch attribution. */
export type Campaign = { readonly first: Visit; readonly last: Visit };

/** The page as it was opened: its address, and that of the page that led to it. */
export type Arrival = { readonly href: string; readonly referrer: string };

const campaignNames = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_content",
  "utm_term",
  "utm_id",
  "gclid",
  "gbraid",
  "wbraid",
  "fbclid",
  "msclkid",
  "ttclid",
];

/** A first visit that is remembered with the visitor's consent is forgotten after this time. */
const maxMemoryMs = 90 * 24 * 3_600_000;
const maxAddressLength = 500;
const maxHostLength = 255;

export type ReadVisit = { readonly visit: Visit | undefined; readonly problems: readonly string[] };

/**
 * The visit that opened a page; none if the visitor came from another page of the same site, or if nothing indicates where the visitor came from.
 * `ownNames`: further names that the page reads from its address. Nothing else of the query is read.
 */
export function readVisit({ href, referrer }: Arrival, ownNames: readonly string[], at: Date): ReadVisit {
  const { searchParams, host } = new URL(href);
  const parameters = [...new Set([...campaignNames, ...ownNames])].flatMap((name) => {
    const value = searchParams.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  const { values, problems } = sanitizeCampaignValues(parameters, "campaign");
  const from = URL.canParse(referrer) ? new URL(referrer).host : "";
  const isFromOutside = Object.keys(values).length > 0 || (from !== "" && from !== host);
  const visit: Visit = {
    at: at.toISOString(),
    landing: toSingleLine(inquiryPageUrl({ href, baseURI: href, referrer }), maxAddressLength),
    referrer: from === host ? "" : from,
    values,
  };
  return { visit: isFromOutside ? visit : undefined, problems };
}

/** The valid names in `campaign-params`, in addition to those that are always read; invalid names are returned as problems. */
export function readNames(text: string): {
  readonly names: readonly string[];
  readonly problems: readonly string[];
} {
  const candidates = text.split(/[\s,]+/).filter(Boolean);
  const wrong = candidates.filter((name) => !isPlainName(name));
  return {
    names: candidates.filter(isPlainName),
    problems: wrong.map(
      (name) => `has campaign-params with a name that is invalid: ${JSON.stringify(toSingleLine(name, 40))}`,
    ),
  };
}

/** The campaign after a visit. Several calls on the same page count as one visit. */
export function withVisit(campaign: Campaign | undefined, visit: Visit | undefined): Campaign | undefined {
  if (!visit) return campaign;
  if (!campaign) return { first: visit, last: visit };
  return isSameVisit(campaign.last, visit) ? campaign : { ...campaign, last: visit };
}

/** Combines the campaign remembered across sessions with that of this session. */
export function joined(remembered: Campaign | undefined, session: Campaign | undefined): Campaign | undefined {
  if (!remembered || !session) return remembered ?? session;
  return { first: remembered.first, last: session.last };
}

/** Parses a stored campaign; `undefined` if it is not valid, or older than 90 days. */
export function parseCampaign(text: string | null, now: Date): Campaign | undefined {
  try {
    const { first, last } = JSON.parse(text ?? "null") as Readonly<Record<keyof Campaign, unknown>>;
    const visits = [storedVisit(first, now), storedVisit(last, now)] as const;
    const earliest = visits[0] ?? visits[1];
    return earliest && { first: earliest, last: visits[1] ?? earliest };
  } catch {
    return undefined;
  }
}

function storedVisit(value: unknown, now: Date): Visit | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { at, landing, referrer, values } = value as Readonly<Record<keyof Visit, unknown>>;
  if (typeof at !== "string" || typeof landing !== "string" || typeof referrer !== "string") return undefined;
  const isRecent = now.getTime() - Date.parse(at) < maxMemoryMs;
  if (!isRecent || !/^https?:\/\/[^<>?#]*$/.test(landing)) return undefined;
  return {
    at: new Date(at).toISOString(),
    landing: toSingleLine(landing, maxAddressLength),
    referrer: /^[\w.:[\]-]*$/.test(referrer) ? toSingleLine(referrer, maxHostLength) : "",
    values: sanitizeCampaignValues(Object.entries(typeof values === "object" ? (values ?? {}) : {}), "campaign").values,
  };
}

function isSameVisit(one: Visit, other: Visit): boolean {
  const serialize = ({ landing, referrer, values }: Visit): string => JSON.stringify([landing, referrer, values]);
  return serialize(one) === serialize(other);
}

/** A visit in one line, for an e-mail: `utm_source: meta, gclid: G-1`. */
export function valuesInWords(values: PlainValues): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}: ${value}`)
    .join(", ");
}
