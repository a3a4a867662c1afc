import { createElement, type ReactNode } from "react";
import type { HostStore } from "../../src/element/hostStore.ts";
import type { TakeOver } from "../../src/element/defineWidget.ts";
import type { ScreenName } from "../../src/finder/state/screen.ts";
import type { Views } from "../../src/finder/state/views.ts";
import { parts, type Part } from "../../src/parts.ts";
import { LiveProjectContext } from "../../src/loading/useLiveProject.ts";
import type { Project } from "../../src/project/types.ts";
import { loadProject } from "../../src/services/loadProject.ts";
import { isStampOfLive } from "./markupStamp.ts";
import { firstParts } from "../finder/firstParts.ts";
import { writtenPlace } from "../finder/givenPlace.ts";
import { takeOverMarkup, type Brought } from "./takeOverMarkup.ts";
import { followedUrl } from "../finder/useAvailability.ts";

/** A finder whose markup a server has rendered. */
type Served = {
  readonly host: HostStore;
  readonly element: { readonly screens: readonly ScreenName[]; readonly attributes: readonly string[] };
  readonly views: Views;
  readonly view: ReactNode;
  readonly src: string | undefined;
};

/** Takes it over, once all is at hand that its first render needs. */
export function bringFinder(served: Served): Promise<TakeOver> {
  const { element, host, src } = served;
  return takeOverMarkup({ element, host, src, bring: (stamp) => bring(served, stamp) });
}

/** Parts and statuses that the first render of a finder over a server's markup needs. */
async function bring({ host, element, views, view, src = "" }: Served, stamp: string): Promise<Brought> {
  const finder = { host, range: element.screens, views };
  const place = writtenPlace((name) => host.attribute(name));
  const load = (wanted: readonly Part<unknown>[]) => Promise.all(wanted.map((part) => part.load()));
  const [project] = await Promise.all([
    loadProject(src),
    load(firstParts(finder, place)),
    host.attribute("deep-link") === "hash" ? parts.linkedStart.load().catch(() => {}) : undefined,
    // No attribute says that nothing matches: it is so by the project's apartments.
    host.root.querySelector(".zero, .zero-all") ? parts.noMatch.load() : undefined,
  ]);
  if (!project.ok) return { view };
  await load(firstParts(finder, place, project.value.project));
  const live = isStampOfLive(stamp) ? await liveProject(host, project.value.project) : undefined;
  return { live, view: createElement(LiveProjectContext, { value: live }, view) };
}

/** As the availability file tells now; what does not come in its time is not waited for. */
async function liveProject(host: HostStore, project: Project): Promise<Project | undefined> {
  const url = followedUrl(host, project);
  if (url === undefined) return undefined;
  const { currentProject } = await parts.availability.load();
  return currentProject(url, project);
}
