import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import type { HostStore } from "../../src/element/hostStore.ts";
import type { Hydrate } from "../../src/element/defineWidget.ts";
import { debugLog } from "../../src/page/debugLog.ts";
import { loadLanguage } from "../../src/element/useLanguage.ts";
import { captureEarlyPress, clickByEarlyKeys, replayEarlyPress } from "../../src/page/earlyPress.ts";
import { fingerprintOf } from "../../src/project/fingerprint.ts";
import type { Project } from "../../src/project/types.ts";
import { loadProject } from "../../src/services/loadProject.ts";
import { localeFrom } from "../../src/text/locale.ts";
import type { Language } from "../../src/ui/TextsContext.tsx";
import { compareStamps, markupStamp } from "./markupStamp.ts";

/** What hydration needs besides the project file, the language and the styles. */
export type HydrationInput = {
  readonly view: ReactNode;
  /** The project with its current availability, if the markup was rendered with an availability file. */
  readonly currentProject?: Project | undefined;
};

type ServerMarkup = {
  readonly element: { readonly attributes: readonly string[] };
  readonly host: HostStore;
  /** Address of the project; `undefined` if there is none. */
  readonly src: string | undefined;
  /** `stamp`: the stamp of the markup. */
  readonly loadInput: (stamp: string) => Promise<HydrationInput>;
};

/**
 * Loads everything that hydration needs, so that no node is replaced, and returns the function that hydrates. That returns `undefined`, and
 * the element renders from scratch, if the stamp differs from the markup's: other data, another version, or attributes that have changed.
 *
 * Buttons work before that: the last press, also by Enter or the space bar, is repeated once React has hydrated the markup. If the element
 * renders from scratch, nothing is repeated, because the pressed button is removed with the markup.
 */
export async function hydrateMarkup({ element, host, src, loadInput }: ServerMarkup): Promise<Hydrate> {
  const rendered = host.shadowContent.serverBox();
  const stamp = rendered?.dataset["stamp"];
  if (rendered === undefined || stamp === undefined || src === undefined) return () => undefined;
  captureEarlyPress(host.root);
  const earlyKeys = new AbortController();
  clickByEarlyKeys(rendered, earlyKeys.signal);
  const [project, language, { view, currentProject }] = await Promise.all([
    loadProject(src),
    // The language of the markup. If the page has changed the language since, that is applied after hydration.
    renderedLanguage(rendered.lang, src),
    loadInput(stamp),
    host.styles().load(),
  ]);
  if (!project.ok) return () => undefined;
  const currentStamp = markupStamp(host, element.attributes, {
    project: fingerprintOf(JSON.parse(project.value.json)),
    texts: language.own,
    currentProject,
  });
  return (options) => {
    const difference = compareStamps(stamp, currentStamp);
    if (difference === "dataChanged")
      host.warn("was rendered by a server from other data or another version: it renders again.");
    const box = difference === "same" ? host.shadowContent.adoptServerBox() : undefined;
    if (box) host.language = language;
    debugLog(`<${host.element.localName}> ${box ? "hydrates" : "renders again"} what a server rendered`);
    if (!box) return undefined;
    const root = hydrateRoot(box, view, {
      ...options,
      onRecoverableError: (error) => {
        // The page may remove the element before React starts, and then nothing is rendered again.
        if (box.isConnected) host.warn(`renders again what a server rendered: ${String(error)}`);
      },
    });
    // From here on React handles keys and presses.
    earlyKeys.abort();
    replayEarlyPress(host.root);
    return root;
  };
}

async function renderedLanguage(lang: string, src: string): Promise<Language> {
  const builtIn = localeFrom(lang);
  if (builtIn) return loadLanguage(builtIn);
  const [project, { loadLanguageFor }] = await Promise.all([loadProject(src), import("./watchLanguage.ts")]);
  return loadLanguageFor(lang, project.ok ? project.value.project : {});
}
