import { localText } from "../../project/localText.ts";
import { useFinderSettings } from "../state/FinderContext.tsx";

/** Has the tray come in each element, by element. */
export const waitingTrays = new Set<() => void>();

/** A home was saved, here or in another element or tab. */
export function bringTrays(): void {
  for (const bring of waitingTrays) bring();
}

/** Where the visitor's list of this project lies in their browser, in every language the same. */
export function useListKey(): string {
  return `kulla-list:${localText(useFinderSettings().project.name, "sq")}`;
}
