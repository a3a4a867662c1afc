import { useFacts } from "../../text/FactsContext.tsx";
import { SitePicker } from "../../home/SitePicker.tsx";
import { useElementProps, type Loading } from "../../elements/MarkupContext.tsx";
import { usePageLinks } from "../../elements/usePageLinks.ts";
import { floorPath } from "../../navigation/pagePaths.ts";
import { isTogether } from "../../navigation/projectRoutes.ts";
import { useGo } from "../../navigation/useGo.ts";
import { usePageLanguage, useText } from "../../text/LanguageContext.tsx";
import { placesText } from "../../text/places.ts";
import { useElementEvents } from "../../elements/useElementEvents.ts";
import { useScreenTitle } from "../../elements/useScreenTitle.ts";

/** Up to two buildings, one after the other, each with its floors; more than two on the picture of all buildings, or as cards. */
export function TowersPage() {
  const { towers } = useFacts();
  const text = useText(placesText);
  return (
    <>
      <h1 className="visually-hidden">{towers.map(({ name }) => name).join(text.and)}</h1>
      {isTogether(towers.length) ? (
        towers.map(({ id, name }, index) => (
          <section key={id} id={id} className="tower" aria-label={name} tabIndex={-1}>
            <TowerPicker tower={id} loading={index === 0 ? "eager" : "lazy"} onOther={showTower} />
          </section>
        ))
      ) : (
        <SitePicker />
      )}
    </>
  );
}

type PickerProps = {
  readonly tower: string;
  readonly loading: Loading;
  /** Called when another building is chosen. */
  readonly onOther: (tower: string) => void;
};

/** A building and its floors. */
export function TowerPicker({ tower, loading, onOther }: PickerProps) {
  const go = useGo();
  const { towers } = useFacts();
  const language = usePageLanguage();
  const element = useElementProps("kulla-building-picker", { locale: language, tower, links: usePageLinks() }, loading);
  const picker = useElementEvents<HTMLElementTagNameMap["kulla-building-picker"]>({
    onfloorselect: (event) => {
      event.preventDefault();
      const { floor, customFloorUrl, tower: of } = event.detail;
      go(floorPath(towers, floor), { state: { customFloorUrl, tower: of } });
    },
    ontowerselect: (event) => {
      event.preventDefault();
      onOther(event.detail.tower);
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

/** The switch leads to the other tower, which is on the same page. */
function showTower(tower: string): void {
  const section = document.getElementById(tower);
  const prefersReducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
  section?.scrollIntoView({ behavior: prefersReducedMotion ? "instant" : "smooth" });
  section?.focus({ preventScroll: true });
}
