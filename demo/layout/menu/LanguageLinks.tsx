import { Link, useLocation } from "wouter";
import { addressOf } from "../../navigation/matchRoute.ts";
import { useRememberedApartment } from "../../navigation/rememberedApartment.ts";
import { useGo } from "../../navigation/useGo.ts";
import { languageNames, languages } from "../../content/language.ts";
import { usePageLanguage } from "../../text/LanguageContext.tsx";

/** Links to the current page in each language, labelled SQ, EN and DE. The history state and the remembered apartment are passed on. */
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
