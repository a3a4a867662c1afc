import { createElement, type ReactNode } from "react";
import type { HostStore } from "../../src/element/hostStore.ts";
import type { Hydrate } from "../../src/element/defineWidget.ts";
import type { ScreenName } from "../../src/finder/state/screen.ts";
import type { Views } from "../../src/finder/state/views.ts";
import type { Part } from "../../src/parts/createPart.ts";
import { parts } from "../../src/parts/parts.ts";
import { LiveProjectContext } from "../../src/loading/useLiveProject.ts";
import type { Project } from "../../src/project/types.ts";
import { loadProject } from "../../src/services/loadProject.ts";
import { hasAvailability } from "./markupStamp.ts";
import { firstParts } from "../finder/firstParts.ts";
import { initialStateFromAttributes } from "../finder/initialState.ts";
import { hydrateMarkup, type HydrationInput } from "./hydrateMarkup.ts";
import { availabilityFileUrl } from "../finder/useAvailability.ts";

/** A finder with markup from a server. */
type ServedFinder = {
  readonly host: HostStore;
  readonly element: { readonly screens: readonly ScreenName[]; readonly attributes: readonly string[] };
  readonly views: Views;
  readonly view: ReactNode;
  readonly src: string | undefined;
};

/** Loads everything that the first render of a finder with server markup needs; returns how it hydrates. */
export async function loadFinderForHydration(served: ServedFinder): Promise<Hydrate> {
  const { element, host, src } = served;
  const hydrate = await hydrateMarkup({ element, host, src, loadInput: (stamp) => loadInput(served, stamp) });
  const renderFromScratch: Hydrate = () => undefined;
  return isLinkedByHash(host) ? renderFromScratch : hydrate;
}

/** Whether the hash may lead to a screen other than the one in the markup: the server cannot read the hash. */
function isLinkedByHash(host: HostStore): boolean {
  return host.attribute("deep-link") === "hash" && /[#&]kulla[^&]*=/.test(location.hash);
}

/** Loads the parts and statuses that the first render over a server's markup needs. */
async function loadInput(
  { host, element, views, view, src = "" }: ServedFinder,
  stamp: string,
): Promise<HydrationInput> {
  const finder = { host, screens: element.screens, views };
  const initialState = initialStateFromAttributes((name) => host.attribute(name));
  const load = (required: readonly Part<unknown>[]) => Promise.all(required.map((part) => part.load()));
  const [project] = await Promise.all([
    loadProject(src),
    load(firstParts(finder, initialState)),
    host.attribute("deep-link") === "hash" ? parts.linkedStart.load().catch(() => {}) : undefined,
    // Whether any apartment matches cannot be derived from the attributes.
    host.root.querySelector(".no-results, .no-results-all") ? parts.noResults.load() : undefined,
  ]);
  if (!project.ok) return { view };
  await load(firstParts(finder, initialState, project.value.project));
  const currentProject = hasAvailability(stamp) ? await loadCurrentProject(host, project.value.project) : undefined;
  return { currentProject, view: createElement(LiveProjectContext, { value: currentProject }, view) };
}

/** The project with its current availability; `undefined` if the file does not load in time. */
async function loadCurrentProject(host: HostStore, project: Project): Promise<Project | undefined> {
  const url = availabilityFileUrl(host, project);
  if (url === undefined) return undefined;
  const { fetchCurrentProject } = await parts.availability.load();
  return fetchCurrentProject(url, project);
}
