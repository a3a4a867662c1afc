import type { Host } from "../../src/element/host.ts";
import { loadLanguage, type SetLanguage } from "../../src/element/useLanguage.ts";
import { knownProject, loadProject } from "../../src/services/loadProject.ts";
import { loadTexts } from "../../src/services/loadTexts.ts";
import {
  chooseLanguage,
  matchLanguage,
  noSuchLanguage,
  offeredLanguages,
  standInLanguage,
  type AvailableLanguages,
} from "../../src/text/chooseLanguage.ts";
import { localeFrom } from "../../src/text/locale.ts";
import { projectLanguage } from "../../src/text/projectLanguage.ts";
import type { Language } from "../../src/ui/TextsContext.tsx";
import { projectUrl } from "../finder/WidgetProject.tsx";
import { documentProperty } from "../../src/page/documentProperty.ts";

/** Projects' own languages that have loaded; cached, so that elements get the same object. */
const languages = new Map<string, Language>();

/**
 * Observes the language of an element whose `locale` is not built in: the page's `lang` (`auto`), or one with the project's own texts.
 * Checked again when a project loads. An unknown language is reported on the console.
 */
export function watchLanguage(host: Host, setLanguage: SetLanguage, signal: AbortSignal): void {
  if (signal.aborted) return;
  const locale = host.attribute("locale") ?? "";
  const page = documentProperty("documentElement", host.element.ownerDocument);
  let latest = 0;
  const update = async (): Promise<void> => {
    const requestNumber = (latest += 1);
    const src = projectUrl(host, host.attribute("project"));
    const isWaiting = locale === "auto" && src !== undefined && !knownProject(src);
    // Until a slow project has loaded, its loading message is in a likely language.
    const likely = isWaiting ? matchLanguage(page.lang, offeredLanguages({})) : undefined;
    if (likely !== undefined) void loadLanguageFor(likely, {}).then(setIfCurrent, () => {});
    const answer = src === undefined ? undefined : await loadProject(src);
    const available = answer?.ok ? answer.value.project : {};
    const tag = chooseLanguage(locale, page.lang, available);
    if (answer?.ok && tag === undefined) host.warn(noSuchLanguage(locale, available));
    const language = tag === undefined ? undefined : await loadLanguageFor(tag, available);
    setIfCurrent(language);
    if (requestNumber === latest) latest += 1;

    function setIfCurrent(found: Language | undefined): void {
      if (requestNumber === latest) setLanguage(found);
    }
  };
  const followNow = (): void => {
    update().catch(() => {
      host.warn(`could not load the texts of "${locale}".`);
      setLanguage();
    });
  };
  const observer = new MutationObserver(followNow);
  observer.observe(page, { attributeFilter: ["lang"] });
  signal.addEventListener("abort", () => observer.disconnect());
  host.element.addEventListener("projectload", followNow, { signal });
  followNow();
}

/** Loads a language for a project; if its own texts fail to load, one of ours. Rejects if that fails, too. */
export async function loadLanguageFor(tag: string, available: AvailableLanguages): Promise<Language> {
  const ours = localeFrom(tag);
  const url = available.texts?.[tag];
  if (ours || !url) return loadLanguage(ours ?? standInLanguage(available));
  const key = `${tag} ${url}`;
  const cached = languages.get(key);
  if (cached) return cached;
  const [file, english] = await Promise.all([loadTexts(url), loadLanguage("en")]);
  const language = file.ok ? projectLanguage(tag, file.value, english.texts) : undefined;
  if (!language) return loadLanguage(standInLanguage(available));
  languages.set(key, language);
  return language;
}
