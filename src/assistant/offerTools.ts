import type { FinderCore } from "../finder/state/FinderContext.tsx";
import type { Language } from "../ui/TextsContext.tsx";
import { modelContext } from "./modelContext.ts";
import { createTools } from "./tools.ts";

/** A finder that could offer tools, as it is now. */
type Offer = { readonly core: FinderCore; readonly language: Language };

/** By the finder's store. The page's first element offers its tools, because a page has one tool of a name. */
const offers = new Map<FinderCore["store"], Offer>();
let offering: { readonly store: FinderCore["store"]; readonly end: AbortController } | undefined;

/** A finder that only renders again comes back within this time. */
const absenceMs = 100;

/** Offers a finder's tools to the browser's assistant until the signal aborts; each new call replaces what is known of that finder. */
export function offerTools(offer: Offer, signal: AbortSignal): void {
  const { store, settings } = offer.core;
  offers.set(store, offer);
  const unsubscribe = settings.element.subscribe(update);
  signal.addEventListener("abort", () => {
    unsubscribe();
    setTimeout(() => {
      if (offers.get(store) === offer) offers.delete(store);
      update();
    }, absenceMs);
  });
  update();
}

function update(): void {
  const willing = [...offers].filter(([, { core }]) => core.settings.element.attribute("webmcp") !== "off");
  const [[first] = []] = willing.toSorted(([, one], [, other]) => (isBefore(one, other) ? -1 : 1));
  if (first === offering?.store) return;
  offering?.end.abort();
  offering = first && { store: first, end: new AbortController() };
  if (offering) register(offering.store, offering.end.signal);
}

function isBefore(one: Offer, other: Offer): boolean {
  const [node, next] = [one, other].map(({ core }) => core.settings.element.element);
  return !!node && !!next && (node.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

function register(store: FinderCore["store"], signal: AbortSignal): void {
  const tools = createTools(() => offers.get(store));
  for (const tool of tools)
    Promise.resolve(modelContext()?.registerTool(tool, { signal })).catch((thrown: unknown) => {
      if (!signal.aborted)
        offers.get(store)?.core.settings.element.warn(`cannot offer ${tool.name} to this browser: ${String(thrown)}.`);
    });
}
