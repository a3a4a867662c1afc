import { useSheets } from "../../ui/useSheets.ts";
import { useFinderHome } from "../state/FinderContext.tsx";

/** The styles of a screen that came later; stands before the screen, so that nothing measures itself without them. */
export function Sheets({ texts }: { texts: readonly string[] }) {
  useSheets(useFinderHome().frame, texts);
  return null;
}
