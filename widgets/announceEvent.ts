import type { Host } from "../src/element/host.ts";
import { cancelableEvents } from "./contract/elements.ts";
import type { EventName } from "./contract/events.ts";

const cancelable: ReadonlySet<string> = new Set(cancelableEvents);

/**
 * Dispatches an event of the contract at the element, with `partner` added to its detail; false when the page prevented it.
 * That the details are the contract's is checked where they are made (contract/matchesSource.ts, WidgetProject.tsx).
 */
export function announceEvent(host: Host, name: EventName, detail: object): boolean {
  return host.emit(name, detail, { cancelable: cancelable.has(name) });
}
