import { settableByAddress } from "./contract/frame.ts";
import type { variables } from "./contract/style.ts";
import { tags, type Tag } from "./contract/tags.ts";

/** The element that an address of embed.html describes. */
export type EmbedOrder = {
  readonly tag: Tag;
  readonly attributes: Readonly<Record<string, string>>;
  /** Colours by name of the CSS variable. */
  readonly colours: Readonly<Record<string, string>>;
  /** The origin that receives messages; `undefined` if there is none. */
  readonly origin: string | undefined;
};

const colourNames: readonly (keyof typeof variables)[] = ["accent", "on-accent", "highlight", "paper", "ink"];

/**
 * Reads `?widget=floor-explorer&tower=k5&floor=3&origin=https://partner.example`; the referrer replaces a missing `origin`. If the page
 * is not opened in a frame, only the start, the language and the theme are read.
 */
export function readEmbedAddress(search: string, referrer: string, isFramed: boolean): EmbedOrder {
  const parameters = new URLSearchParams(search);
  const names = Object.entries(settableByAddress).flatMap(([name, where]) =>
    where === "anywhere" || (where === "inFrame" && isFramed) ? [name] : [],
  );
  const pick = (all: readonly string[]): Record<string, string> =>
    Object.fromEntries(
      all.flatMap((name) => {
        const value = parameters.get(name);
        return value ? [[name, value] as const] : [];
      }),
    );
  const widget = `kulla-${(parameters.get("widget") ?? "").replace(/^kulla-/, "")}`;
  return {
    tag: tags.find((tag) => tag === widget) ?? "kulla-apartment-picker",
    attributes: pick(names),
    colours: isFramed ? pick(colourNames) : {},
    origin: originOf(parameters.get("origin")) ?? originOf(referrer),
  };
}

function originOf(address: string | null): string | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const { protocol, origin } = new URL(address);
  return protocol === "https:" || protocol === "http:" ? origin : undefined;
}
