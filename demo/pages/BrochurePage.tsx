import { useElementProps } from "../elements/MarkupContext.tsx";
import { brochureText } from "../text/pages/brochure.ts";
import { usePageLanguage, useText } from "../text/LanguageContext.tsx";

/** The flip book on a dark page. Without scripts, the page shows the cover and a link to download the file. */
export function BrochurePage() {
  const language = usePageLanguage();
  const { title } = useText(brochureText);
  const element = useElementProps("kulla-brochure", { theme: "dark", locale: language } as const);
  return (
    <div className="brochure-page">
      <h1 className="visually-hidden">{title}</h1>
      <kulla-brochure {...element} />
    </div>
  );
}
