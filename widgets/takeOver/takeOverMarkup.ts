import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import type { HostStore } from "../../src/element/hostStore.ts";
import type { TakeOver } from "../../src/element/defineWidget.ts";
import { loadLanguage } from "../../src/element/useLanguage.ts";
import { fingerprintOf } from "../../src/project/fingerprint.ts";
import type { Project } from "../../src/project/types.ts";
import { loadProject } from "../../src/services/loadProject.ts";
import { localeFrom } from "../../src/text/locale.ts";
import type { Language } from "../../src/ui/TextsContext.tsx";
import { compareStamps, markupStamp } from "./markupStamp.ts";

/** What the first render over a server's markup needs besides project, language and styles, once it is at hand. */
export type Brought = {
  readonly view: ReactNode;
  /** As an availability file tells now, where the markup was rendered with one. */
  readonly live?: Project | undefined;
};

type Markup = {
  readonly element: { readonly attributes: readonly string[] };
  readonly host: HostStore;
  /** Address of the project; `undefined` for none. */
  readonly src: string | undefined;
  /** By the markup's stamp. */
  readonly bring: (stamp: string) => Promise<Brought>;
};

/**
 * Fetches what the first render of an element over a server's markup needs, so that not one node is replaced, and compares the
 * markup's stamp: other data, another version or a page that has moved the element since make it render anew.
 */
export async function takeOverMarkup({ element, host, src, bring }: Markup): Promise<TakeOver> {
  const rendered = host.stage.serverBox();
  const stamp = rendered?.dataset["stamp"];
  if (rendered === undefined || stamp === undefined || src === undefined) return () => undefined;
  const [project, language, { view, live }] = await Promise.all([
    loadProject(src),
    // The server's; what the page says of the language is followed from there.
    renderedLanguage(rendered.lang, src),
    bring(stamp),
    host.styles().load(),
  ]);
  if (!project.ok) return () => undefined;
  const now = markupStamp(host, element.attributes, {
    project: fingerprintOf(JSON.parse(project.value.json)),
    words: language.own,
    live,
  });
  return (options) => {
    const state = compareStamps(stamp, now);
    if (state === "outdated")
      host.warn("was rendered by a server from other data or by another version: it renders anew.");
    const box = state === "fits" ? host.stage.adoptServerBox() : undefined;
    if (box) host.language = language;
    return (
      box &&
      hydrateRoot(box, view, {
        ...options,
        onRecoverableError: (error) => {
          // A page may take the element out before React has begun; nothing is rendered anew then.
          if (box.isConnected) host.warn(`renders anew what a server had rendered: ${String(error)}`);
        },
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
