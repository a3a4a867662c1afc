import { useFallback } from "../elements/FallbackContext.tsx";
import { brochureText } from "../text/brochure.ts";
import { useLanguage, useText } from "../text/LanguageContext.tsx";

/** The flip book, on the night of the site. Without scripts there is the cover and the file to take along. */
export function BrochurePage() {
  const language = useLanguage();
  const { title } = useText(brochureText);
  const fallback = useFallback("brochure");
  return (
    <div className="brochure-page">
      <h1 className="unseen">{title}</h1>
      <kulla-brochure theme="dark" locale={language} {...fallback} />
    </div>
  );
}
