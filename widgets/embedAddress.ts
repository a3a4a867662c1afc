/** The element an address of embed.html asks for. */
export type EmbedOrder = {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Colours by the name of their variable. */
  readonly colours: Readonly<Record<string, string>>;
  /** Who may hear of it; `undefined` where nobody was named. */
  readonly origin: string | undefined;
};

const widgets = new Set(["apartment-picker", "building-picker", "floor-explorer", "apartment-preview", "brochure"]);

/**
 * What an address may set. Neither `project` nor `email-origin`: anybody can write an address, and a visitor would give
 * his name to a form that stands on our origin.
 */
const names = [
  ["tower", "floor", "apartment", "layout", "tour", "floor-label", "page", "hints"],
  ["locale", "theme", "partner", "heading-level", "texts"],
  ["email-public-key", "email-service", "email-template", "consent-url", "consent-version"],
].flat();

const colourNames = ["accent", "on-accent", "highlight", "paper", "ink"];

/** Reads `?widget=floor-explorer&tower=k5&floor=3&origin=https://partner.example`; the referrer stands in for `origin`. */
export function readEmbedAddress(search: string, referrer: string): EmbedOrder {
  const given = new URLSearchParams(search);
  const pick = (all: readonly string[]): Record<string, string> =>
    Object.fromEntries(
      all.flatMap((name) => {
        const value = given.get(name);
        return value ? [[name, value] as const] : [];
      }),
    );
  const widget = (given.get("widget") ?? "").replace(/^kulla-/, "");
  return {
    tag: `kulla-${widgets.has(widget) ? widget : "apartment-picker"}`,
    attributes: pick(names),
    colours: pick(colourNames),
    origin: originOf(given.get("origin")) ?? originOf(referrer),
  };
}

function originOf(address: string | null): string | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const { protocol, origin } = new URL(address);
  return protocol === "https:" || protocol === "http:" ? origin : undefined;
}
