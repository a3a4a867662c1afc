import type { OpenProblem } from "../../draft/checks/problemGroups.ts";
import { draftOf, type ProjectStore, show } from "../state/projectStore.ts";
import { viewOfProblem } from "./problemPlace.ts";

/** Opens the view where a problem of a group is corrected; the bar above the work leads to the others. */
export function goToProblem(store: ProjectStore, opened: OpenProblem): void {
  store.setState({ opened });
  const view = viewOfProblem(opened.open, draftOf(store).project);
  if (view) show(store, view);
}
