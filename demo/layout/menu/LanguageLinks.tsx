import { Link, useLocation } from "wouter";
import { addressOf } from "../../navigation/matchRoute.ts";
import { useRememberedApartment } from "../../navigation/rememberedApartment.ts";
import { useGo } from "../../navigation/useGo.ts";
import { languageNames, languages } from "../../content/language.ts";
import { usePageLanguage } from "../../text/LanguageContext.tsx";

/** SQ EN DE: the current page in each language. The navigation state (the chosen apartment) is passed on. */
export function LanguageLinks({ label, onPress }: { label: string; onPress: () => void }) {
  const current = usePageLanguage();
  const apartment = useRememberedApartment() ?? undefined;
  const [path] = useLocation();
  const go = useGo();
  return (
    <nav className="menu-languages" aria-label={label}>
      {languages.map((language) => (
        <Link
          key={language}
          href={`~${addressOf(path, language)}`}
          lang={language}
          hrefLang={language}
          aria-label={`${language.toUpperCase()}, ${languageNames[language]}`}
          aria-current={language === current ? "true" : undefined}
          onClick={(event) => {
            event.preventDefault();
            onPress();
            const state: unknown = history.state;
            go(`~${addressOf(path, language)}${location.hash}`, { state, apartment });
          }}
        >
          {language.toUpperCase()}
        </Link>
      ))}
    </nav>
  );
}
