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

/** Projects' own languages that have loaded, cached so that all elements get the same object. */
const languages = new Map<string, Language>();

/**
 * Sets the language of an element whose `locale` is not built in, now and when it changes: the page's `lang` (`auto`), or a language with
 * the project's own texts. It is chosen again when a project loads. A language without texts is reported on the console.
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
    // Until the project has loaded, the loading message is in the likely language.
    const likelyTag = isWaiting ? matchLanguage(page.lang, offeredLanguages({})) : undefined;
    if (likelyTag !== undefined) void loadLanguageFor(likelyTag, {}).then(setIfCurrent, () => {});
    const result = src === undefined ? undefined : await loadProject(src);
    const available = result?.ok ? result.value.project : {};
    const tag = chooseLanguage(locale, page.lang, available);
    if (result?.ok && tag === undefined) host.warn(noSuchLanguage(locale, available));
    const language = tag === undefined ? undefined : await loadLanguageFor(tag, available);
    setIfCurrent(language);
    if (requestNumber === latest) latest += 1;

    function setIfCurrent(loaded: Language | undefined): void {
      if (requestNumber === latest) setLanguage(loaded);
    }
  };
  const updateNow = (): void => {
    update().catch(() => {
      host.warn(`could not load the texts of "${locale}".`);
      setLanguage();
    });
  };
  const observer = new MutationObserver(updateNow);
  observer.observe(page, { attributeFilter: ["lang"] });
  signal.addEventListener("abort", () => observer.disconnect());
  host.element.addEventListener("projectload", updateNow, { signal });
  updateNow();
}

/** Loads a language for a project; if the project's own texts fail to load, a built-in language. Rejects if that fails, too. */
export async function loadLanguageFor(tag: string, available: AvailableLanguages): Promise<Language> {
  const builtIn = localeFrom(tag);
  const url = available.texts?.[tag];
  if (builtIn || !url) return loadLanguage(builtIn ?? standInLanguage(available));
  const key = `${tag} ${url}`;
  const cached = languages.get(key);
  if (cached) return cached;
  const [file, english] = await Promise.all([loadTexts(url), loadLanguage("en")]);
  const language = file.ok ? projectLanguage(tag, file.value, english.texts) : undefined;
  if (!language) return loadLanguage(standInLanguage(available));
  languages.set(key, language);
  return language;
}
