import { createElement, type ReactNode } from "react";
import type { HostStore } from "../../src/element/hostStore.ts";
import type { TakeOver } from "../../src/element/defineWidget.ts";
import { filteredCode } from "../../src/finder/state/filteredCode.ts";
import { isOfHomes, type ViewCode } from "../../src/finder/state/screenCode.ts";
import { linkCode } from "../finder/linkCode.tsx";
import { searchCode } from "../../src/finder/state/searchCode.ts";
import type { ScreenName } from "../../src/finder/state/screen.ts";
import { LiveProjectContext } from "../../src/loading/useLiveProject.ts";
import type { Project } from "../../src/project/types.ts";
import { loadProject } from "../../src/services/loadProject.ts";
import { isStampOfLive } from "./markupStamp.ts";
import { pageLinksCode } from "../finder/pageLinksCode.ts";
import { takeOverMarkup, type Brought } from "./takeOverMarkup.ts";
import { firstViewOf, writtenStart } from "./firstViewOf.ts";
import { followedUrl } from "../finder/useAvailability.ts";

/** A finder whose markup a server has rendered. */
type Served = {
  readonly host: HostStore;
  readonly element: { readonly screens: readonly string[]; readonly attributes: readonly string[] };
  readonly views: ViewCode;
  readonly view: ReactNode;
  readonly src: string | undefined;
};

/** Takes it over, once all is at hand that its first render needs. */
export function bringFinder(served: Served): Promise<TakeOver> {
  const { element, host, src } = served;
  return takeOverMarkup({ element, host, src, bring: (rendered, stamp) => bring(served, rendered, stamp) });
}

/** Code, styles and statuses that the first render of a finder over a server's markup needs. */
async function bring(served: Served, rendered: HTMLElement, stamp: string): Promise<Brought> {
  const { host, views, view, src = "" } = served;
  const { screens } = served.element;
  const loadFirst = (known?: Project) => {
    const first = firstViewOf(
      screens as readonly ScreenName[],
      writtenStart((name) => host.attribute(name)),
      known,
    );
    return Promise.all([first && views[first]?.load(), isOfHomes(first) ? host.styles("homes")?.load() : undefined]);
  };
  const [project] = await Promise.all([
    loadProject(src),
    loadFirst(),
    host.styles("views")?.load(),
    ["filter", "view", "sort"].some((name) => host.attribute(name) !== null) ? searchCode.load() : undefined,
    screens[0] === "search" ? loadSearch(host, rendered) : undefined,
    host.attribute("filter") === null ? undefined : filteredCode.load(),
    host.attribute("deep-link") === "hash" ? linkCode.load() : undefined,
    host.json("links") === null ? undefined : pageLinksCode.load(),
  ]);
  if (!project.ok) return { view };
  await loadFirst(project.value.project);
  if (project.value.project.site?.picture === undefined) await views.cards?.load();
  const live = isStampOfLive(stamp) ? await liveProject(host, project.value.project) : undefined;
  return { live, view: createElement(LiveProjectContext, { value: live }, view) };
}

/** The styles and view of a search, and what it says where no home matches. */
async function loadSearch(host: HostStore, rendered: HTMLElement): Promise<void> {
  const { noMatchCode, rowsCode, viewOf } = await import("../../src/search/screen/viewCode.ts");
  await Promise.all([
    host.styles("search")?.load(),
    viewOf(host.attribute("view"))?.load(),
    rendered.querySelector(".zero, .zero-all") ? noMatchCode.load() : undefined,
    rendered.querySelector(".windowed") ? rowsCode.load() : undefined,
  ]);
}

/** As the availability file tells now; what does not come in its time is not waited for. */
async function liveProject(host: HostStore, project: Project): Promise<Project | undefined> {
  const url = followedUrl(host, project);
  if (url === undefined) return undefined;
  const { currentProject } = await import("../../src/services/availabilityFeed.ts");
  return currentProject(url, project);
}
