import { addressOf } from "../navigation/placeOf.ts";
import { useFacts } from "../text/FactsContext.tsx";
import { useLanguage } from "../text/LanguageContext.tsx";

const path = "/privatesia";

/** Address of the site's privacy page; `undefined` where the site has none, so that the elements link what the project names. */
export function usePrivacyUrl(): string | undefined {
  const language = useLanguage();
  const { site } = useFacts();
  return site.absent.includes(path) ? undefined : addressOf(path, language);
}
