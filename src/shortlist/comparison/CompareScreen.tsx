import { useRef } from "react";
import { findApartment, findFloor, findLayout, findTower, floorsOf } from "../../project/lookUps.ts";
import { floorLabel, towerLabel } from "../../project/localText.ts";
import { bedroomsOf } from "../../project/apartmentFigures.ts";
import type { ComparedApartment } from "./comparedApartment.ts";
import { Comparison } from "./Comparison.tsx";
import { ShareButton } from "../ShareButton.tsx";
import type { ShortlistTexts } from "../../text/texts.ts";
import { useLocale, useTexts } from "../../ui/TextsContext.tsx";
import { apartmentDetails } from "../../finder/state/apartmentDetails.ts";
import { askPrice } from "../../finder/state/openInquiryOrTour.ts";
import { Breadcrumbs, type Breadcrumb } from "../../finder/panel/Breadcrumbs.tsx";
import { useFinder, useFinderContext, useFinderSettings } from "../../finder/state/FinderContext.tsx";
import type { FinderProps } from "../../finder/state/finderProps.ts";
import { openApartment } from "../../finder/state/openApartment.ts";
import { useArrival } from "../../finder/state/useArrival.ts";
import { splitBySold } from "../splitBySold.ts";

const none: readonly string[] = [];

/** Two or three apartments side by side. */
export function CompareScreen() {
  const texts = useTexts().shortlist;
  const ids = useFinder(({ screen }) => (screen.name === "compare" ? screen.apartments : none));
  return ids.length > 1 ? <Compared ids={ids} shortlistTexts={texts} /> : null;
}

type Props = { readonly ids: readonly string[]; readonly shortlistTexts: ShortlistTexts };

function Compared({ ids, shortlistTexts }: Props) {
  const finder = useFinderContext();
  const { store, actions, settings } = finder;
  const screen = useRef<HTMLElement>(null);
  useArrival(screen);
  const { towers } = useTexts();
  const apartments = useComparedApartments(ids);
  const open = (id: string): boolean => {
    const apartment = findApartment(settings.project, id);
    return apartment !== undefined && openApartment(finder, apartment);
  };
  const remove = (id: string): void => {
    const others = ids.filter((each) => each !== id);
    if (others.length < 2) return actions.goBack();
    actions.move({ name: "compare", apartments: others });
    // The focused button has been removed.
    screen.current?.querySelector<HTMLElement>(".title")?.focus({ preventScroll: true });
  };
  const canAsk = settings.screens.includes("inquiry") && splitBySold(settings.project, ids).apartments.length > 0;
  // The same target as Back: the search, or in an element of one apartment that apartment.
  const steps: readonly Breadcrumb[] = settings.screens.includes("search")
    ? [
        { name: towers, screen: { name: "site" } },
        { name: shortlistTexts.search, screen: { name: "search" } },
      ]
    : apartments
        .slice(0, 1)
        .map(({ title, record: { id } }) => ({ name: title, screen: { name: "apartment", apartment: id } }));
  return (
    <section ref={screen} className="screen">
      <Comparison
        project={settings.project}
        apartments={apartments}
        shortlistTexts={shortlistTexts}
        path={<Breadcrumbs steps={steps} here={shortlistTexts.comparison} />}
        share={<ShareButton apartments={ids} shortlistTexts={shortlistTexts} />}
        onOpen={open}
        onRemove={remove}
        onAsk={(id) => void askPrice(finder, id)}
        onAskAll={canAsk ? () => store.setState({ inquiryApartments: ids }) : undefined}
      />
    </section>
  );
}

function useComparedApartments(ids: readonly string[]): readonly ComparedApartment[] {
  const settings = useFinderSettings();
  const language = { texts: useTexts(), locale: useLocale() };
  return ids.flatMap((id) => comparedApartment(id, settings, language) ?? []);
}

type Language = Parameters<typeof apartmentDetails>[2];

function comparedApartment(id: string, settings: FinderProps, language: Language): ComparedApartment | undefined {
  const { project, hrefOf } = settings;
  const { record, title, tower, floor, facts } = apartmentDetails(settings, id, language);
  if (!record || !facts) return undefined;
  const layout = findLayout(project, record.layout);
  const pictures = record.pictures ?? layout?.pictures ?? [];
  const plan = record.plan ?? layout?.plan;
  const rooms = pictures.filter(({ whole }) => !whole);
  const floorNumbers = record.storeys ?? [record.floor];
  const labels = floorNumbers.map((each) =>
    floorLabel(findFloor(project, record.tower, each) ?? { floor: each }, language.locale),
  );
  const { side, status, price } = facts;
  const shortTower = towerLabel(findTower(project, record.tower), language.locale);
  return {
    record: record,
    title,
    tower,
    shortTower,
    place: [tower, floor].filter(Boolean).join(", "),
    shortPlace: [shortTower, floor].filter(Boolean).join(", "),
    bedrooms: String(bedroomsOf(record) ?? ""),
    side,
    status,
    price,
    floorLabels: labels.join(" + "),
    floors: floorsOf(project, record.tower),
    // The first picture usually shows the entire apartment, as the plan does.
    picture: (plan && rooms[1]) ?? rooms[0] ?? pictures[0],
    plan,
    href: hrefOf({ name: "apartment", apartment: id }),
  };
}
