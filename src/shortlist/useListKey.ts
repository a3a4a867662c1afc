import { useFinderSettings } from "../finder/state/FinderContext.tsx";

/** Where the visitor's list of this project lies in their browser: by the project's address, which no other project has. */
export function useListKey(): string {
  return `kulla-list:${useFinderSettings().projectUrl?.split("#")[0]}`;
}
