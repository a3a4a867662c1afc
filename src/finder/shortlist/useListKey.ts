import { localText } from "../../project/localText.ts";
import { useFinderSettings } from "../state/FinderContext.tsx";

/** Where the visitor's list of this project lies in their browser, in every language the same. */
export function useListKey(): string {
  return `kulla-list:${localText(useFinderSettings().project.name, "sq")}`;
}
