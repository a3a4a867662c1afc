import { useElement } from "../elements/MarkupContext.tsx";
import { usePageLinks } from "../elements/usePageLinks.ts";
import { useGo } from "../navigation/useGo.ts";
import { useElementEvents } from "../elements/useElementEvents.ts";
import { useLanguage } from "../text/LanguageContext.tsx";

/** Both towers on the picture of the site; each leads to its floors. */
export function SitePicker() {
  const go = useGo();
  const language = useLanguage();
  const element = useElement("kulla-building-picker", { locale: language, links: usePageLinks() });
  const picker = useElementEvents<HTMLElementTagNameMap["kulla-building-picker"]>({
    // Both towers lead to the same address, and nothing travels with it (docs/developers/specification.md, section 2).
    ontowerselect: (event) => {
      event.preventDefault();
      go("/click-floor", { part: event.detail.tower });
    },
  });
  return <kulla-building-picker ref={picker} {...element} />;
}
