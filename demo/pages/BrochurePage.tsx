import { useElement } from "../elements/MarkupContext.tsx";
import { brochureText } from "../text/pages/brochure.ts";
import { useLanguage, useText } from "../text/LanguageContext.tsx";

/** The flip book, on the night of the site. Without scripts there is the cover and the file to take along. */
export function BrochurePage() {
  const language = useLanguage();
  const { title } = useText(brochureText);
  const element = useElement("kulla-brochure", { theme: "dark", locale: language } as const);
  return (
    <div className="brochure-page">
      <h1 className="unseen">{title}</h1>
      <kulla-brochure {...element} />
    </div>
  );
}
