import type { FinderCore } from "../finder/state/FinderContext.tsx";
import { modelContext } from "./modelContext.ts";
import { createTools, type AssistedFinder } from "./tools.ts";

/** The finders on the page by their store. A page can have only one tool of each name, so only the first finder offers its tools. */
const finders = new Map<FinderCore["store"], AssistedFinder>();
let registered: { readonly store: FinderCore["store"]; readonly controller: AbortController } | undefined;

/** A rerender removes a finder and registers it again within this time; its tools stay registered. */
const removalDelayMs = 100;

/** Offers a finder's tools to the browser's assistant until the signal aborts. Another call with the same store replaces the finder. */
export function registerAssistantTools(finder: AssistedFinder, signal: AbortSignal): void {
  const { store, settings } = finder.core;
  finders.set(store, finder);
  const unsubscribe = settings.element.subscribe(updateRegistration);
  signal.addEventListener("abort", () => {
    unsubscribe();
    setTimeout(() => {
      if (finders.get(store) === finder) finders.delete(store);
      updateRegistration();
    }, removalDelayMs);
  });
  updateRegistration();
}

/** Registers the tools of the first finder whose attribute `webmcp` is not `off`, and removes those of the previous one. */
function updateRegistration(): void {
  const enabled = [...finders].filter(([, { core }]) => core.settings.element.attribute("webmcp") !== "off");
  const inPageOrder = enabled.toSorted(([, a], [, b]) => (isBefore(a, b) ? -1 : 1));
  const first = inPageOrder[0]?.[0];
  if (first === registered?.store) return;
  registered?.controller.abort();
  registered = first && { store: first, controller: new AbortController() };
  if (registered) registerTools(registered.store, registered.controller.signal);
}

function isBefore(a: AssistedFinder, b: AssistedFinder): boolean {
  const [nodeA, nodeB] = [a, b].map(({ core }) => core.settings.element.element);
  return !!nodeA && !!nodeB && (nodeA.compareDocumentPosition(nodeB) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

function registerTools(store: FinderCore["store"], signal: AbortSignal): void {
  const tools = createTools(() => finders.get(store));
  for (const tool of tools)
    Promise.resolve(modelContext()?.registerTool(tool, { signal })).catch((thrown: unknown) => {
      if (signal.aborted) return;
      const { element } = finders.get(store)?.core.settings ?? {};
      element?.warn(`cannot offer ${tool.name} to this browser: ${String(thrown)}.`);
    });
}
