import { useFacts } from "../../text/FactsContext.tsx";
import { useElement, type Loading } from "../../elements/MarkupContext.tsx";
import { usePageLinks } from "../../elements/usePageLinks.ts";
import { floorPath } from "../../navigation/pagePaths.ts";
import { useGo } from "../../navigation/useGo.ts";
import { useLanguage, useText } from "../../text/LanguageContext.tsx";
import { placesText } from "../../text/places.ts";
import { useElementEvents } from "../../elements/useElementEvents.ts";
import { useScreenTitle } from "../../elements/useScreenTitle.ts";

/** Both towers, K5 and then K6, each with its floors. */
export function TowersPage() {
  const { towers } = useFacts();
  const words = useText(placesText);
  return (
    <>
      <h1 className="unseen">{towers.map(({ name }) => name).join(words.and)}</h1>
      {towers.map(({ id, name }, index) => (
        <section key={id} id={id} className="tower" aria-label={name} tabIndex={-1}>
          <TowerPicker tower={id} loading={index === 0 ? "eager" : "lazy"} />
        </section>
      ))}
    </>
  );
}

function TowerPicker({ tower, loading }: { tower: string; loading: Loading }) {
  const go = useGo();
  const language = useLanguage();
  const element = useElement("kulla-building-picker", { locale: language, tower, links: usePageLinks() }, loading);
  const picker = useElementEvents<HTMLElementTagNameMap["kulla-building-picker"]>({
    onfloorselect: (event) => {
      event.preventDefault();
      const { floor, customFloorUrl, tower: of } = event.detail;
      go(floorPath(floor), { state: { customFloorUrl, tower: of } });
    },
    ontowerselect: (event) => {
      event.preventDefault();
      showTower(event.detail.tower);
    },
    onscreenchange: ({ detail }) => {
      if (detail.screen.name === "site") go("/");
    },
    ongoback: (event) => {
      event.preventDefault();
      go("/");
    },
  });
  useScreenTitle(picker);
  return <kulla-building-picker ref={picker} {...element} />;
}

/** The switch leads to the other tower, which stands on the same page. */
function showTower(tower: string): void {
  const section = document.getElementById(tower);
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  section?.scrollIntoView({ behavior: isStill ? "instant" : "smooth" });
  section?.focus({ preventScroll: true });
}
