import { createElement, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import type { HostStore } from "../src/element/hostStore.ts";
import type { TakeOver } from "../src/element/renderWidget.ts";
import { loadLanguage } from "../src/element/useLanguage.ts";
import { filteredCode } from "../src/finder/filtered/filteredCode.ts";
import { screenCode } from "../src/finder/screens/screenCode.ts";
import { searchCode } from "../src/finder/state/searchCode.ts";
import type { ScreenName } from "../src/finder/state/screen.ts";
import { fingerprintOf } from "../src/project/fingerprint.ts";
import { LiveProjectContext } from "../src/loading/useLiveProject.ts";
import type { Project } from "../src/project/types.ts";
import { loadProject } from "../src/services/loadProject.ts";
import { localeFrom } from "../src/text/locale.ts";
import type { Language } from "../src/ui/TextsContext.tsx";
import { linkCode } from "./linkCode.tsx";
import { compareStamps, isStampOfLive, markupStamp } from "./markupStamp.ts";
import { pageLinksCode } from "./pageLinksCode.ts";
import { firstScreenCode } from "./useFirstScreen.ts";
import { availabilityUrl } from "./useAvailability.ts";
import { viewStyles } from "./viewStyles.ts";

export type FinderElement = { readonly screens: readonly string[]; readonly attributes: readonly string[] };

type Markup = {
  readonly element: FinderElement;
  readonly host: HostStore;
  readonly view: ReactNode;
  /** Address of the project; `undefined` for none. */
  readonly src: string | undefined;
};

/**
 * Fetches what the first render of a finder over a server's markup needs, so that not one node is replaced, and compares the
 * markup's stamp: other data, another version or a page that has moved the element since make it render anew.
 */
export async function takeOverMarkup({ element, host, view, src }: Markup): Promise<TakeOver> {
  const rendered = host.stage.serverBox();
  const stamp = rendered?.dataset["stamp"];
  if (rendered === undefined || stamp === undefined || src === undefined) return () => undefined;
  const filled = (name: string): string | null => host.attribute(name) || null;
  const code = firstScreenCode(element.screens as readonly ScreenName[], {
    tower: filled("tower"),
    floor: filled("floor"),
    apartment: filled("apartment"),
  });
  const [project, language] = await Promise.all([
    loadProject(src),
    // The server's; what the page says of the language is followed from there.
    renderedLanguage(rendered.lang, src),
    code?.load(),
    viewStyles(host, "views").load(),
    ["filter", "view", "sort"].some((name) => host.attribute(name) !== null) ? searchCode.load() : undefined,
    element.screens[0] === "search" ? loadSearch(host, rendered) : undefined,
    host.attribute("filter") === null ? undefined : filteredCode.load(),
    host.attribute("deep-link") === "hash" ? linkCode.load() : undefined,
    host.json("links") === null ? undefined : pageLinksCode.load(),
  ]);
  if (!project.ok) return () => undefined;
  if (project.value.project.site?.picture === undefined) await screenCode.cards.load();
  const live = isStampOfLive(stamp) ? await liveProject(host, project.value.project) : undefined;
  const now = markupStamp(host, element.attributes, {
    project: fingerprintOf(JSON.parse(project.value.json)),
    words: language.own,
    live,
  });
  return () => {
    const state = compareStamps(stamp, now);
    if (state === "outdated")
      host.warn("was rendered by a server from other data or by another version: it renders anew.");
    const box = state === "fits" ? host.stage.adoptServerBox() : undefined;
    if (box) host.language = language;
    return (
      box &&
      hydrateRoot(box, createElement(LiveProjectContext, { value: live }, view), {
        onRecoverableError: (error) => host.warn(`renders anew what a server had rendered: ${String(error)}`),
      })
    );
  };
}

async function renderedLanguage(lang: string, src: string): Promise<Language> {
  const ours = localeFrom(lang);
  if (ours) return loadLanguage(ours);
  const [project, { languageBy }] = await Promise.all([loadProject(src), import("./followLanguage.ts")]);
  return languageBy(lang, project.ok ? project.value.project : {});
}

/** The words, styles and view of a search, and what it says where no home matches. */
async function loadSearch(host: HostStore, rendered: HTMLElement): Promise<void> {
  const [{ searchWordsOf }, { noMatchCode, rowsCode, viewOf }] = await Promise.all([
    import("../src/finder/search/searchWordsCode.ts"),
    import("../src/finder/search/viewCode.ts"),
  ]);
  await Promise.all([
    searchWordsOf(rendered.lang).load(),
    viewStyles(host, "search").load(),
    viewOf(host.attribute("view"))?.load(),
    rendered.querySelector(".zero, .zero-all") ? noMatchCode.load() : undefined,
    rendered.querySelector(".windowed") ? rowsCode.load() : undefined,
  ]);
}

/** As the availability file tells now; what does not come in its time is not waited for. */
async function liveProject(host: HostStore, project: Project): Promise<Project | undefined> {
  const url = availabilityUrl(host) ?? project.availability;
  if (url === undefined) return undefined;
  const { currentProject } = await import("../src/services/availabilityFeed.ts");
  return currentProject(url, project);
}
