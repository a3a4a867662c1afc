import { useElementProps } from "../elements/MarkupContext.tsx";
import { usePageLinks } from "../elements/usePageLinks.ts";
import { buildingPath, floorPath, towersPath } from "../navigation/pagePaths.ts";
import { isTogether } from "../navigation/projectRoutes.ts";
import { useGo } from "../navigation/useGo.ts";
import { useElementEvents } from "../elements/useElementEvents.ts";
import { useFacts } from "../text/FactsContext.tsx";
import { usePageLanguage } from "../text/LanguageContext.tsx";

/** The buildings on the picture of the site or as cards; each leads to its floors. */
export function SitePicker() {
  const go = useGo();
  const { towers } = useFacts();
  const language = usePageLanguage();
  const element = useElementProps("kulla-building-picker", { locale: language, links: usePageLinks() });
  const picker = useElementEvents<HTMLElementTagNameMap["kulla-building-picker"]>({
    // Two towers lead to the same address, without any navigation state (docs/developers/specification.md, section 2).
    ontowerselect: (event) => {
      event.preventDefault();
      const { tower } = event.detail;
      if (isTogether(towers.length)) go(towersPath, { part: tower });
      else go(buildingPath(tower));
    },
    // If a site has only one building and no picture of all buildings, the building is shown with its floors.
    onfloorselect: (event) => {
      event.preventDefault();
      const { floor, customFloorUrl, tower } = event.detail;
      go(floorPath(towers, floor), { state: { customFloorUrl, tower } });
    },
  });
  return <kulla-building-picker ref={picker} {...element} />;
}
