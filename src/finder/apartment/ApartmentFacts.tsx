import { floorLabel } from "../../project/localText.ts";
import { findFloor } from "../../project/lookUps.ts";
import type { Apartment, AreaKind, Project } from "../../project/types.ts";
import { fill } from "../../text/format/fill.ts";
import { formatArea } from "../../text/format/formatArea.ts";
import { formatDate } from "../../text/format/formatDate.ts";
import type { HomeTexts } from "../../text/texts.ts";
import { useLocale } from "../../ui/TextsContext.tsx";
import { useHomeTexts } from "../../ui/useHomeTexts.ts";
import { Cells } from "../facts/Cells.tsx";
import { bedroomsOf } from "../../project/homeFigures.ts";
import { useAsOf } from "../facts/useAsOf.ts";
import { useFinderSettings } from "../state/FinderContext.tsx";
import type { ApartmentHome } from "./apartmentHome.ts";

/** What the project tells about the home; what it does not tell has no row. */
export function ApartmentFacts({ home }: { home: ApartmentHome }) {
  const { project } = useFinderSettings();
  const texts = useHomeTexts();
  const locale = useLocale();
  const asOf = useAsOf();
  const { apartment, facts } = home;
  if (!apartment || !facts) return null;
  const { status, price, pdf } = apartment;
  const until = price?.validUntil && fill(texts.priceUntil, { date: formatDate(price.validUntil, locale) });
  return (
    <dl className="home-facts">
      {facts.area && <Fact name={texts.area} className="home-area" isFigure value={facts.area} />}
      {facts.price && <Fact name={texts.price} className="home-area" isFigure value={facts.price} note={until} />}
      {rowsOf({ apartment, side: facts.side }, project, { texts, locale }).map(
        ([name, value]) =>
          value !== undefined &&
          value !== "" && <Fact key={name} name={name} value={value} isFigure={/\d\sm²$/.test(String(value))} />,
      )}
      {status && (
        <div>
          <dt>{texts.status}</dt>
          <dd className="home-status">
            <Cells statuses={[status]} share={1} />
            <span>{facts.status}</span>
          </dd>
          {asOf && <dd className="home-as-of">{asOf}</dd>}
        </div>
      )}
      {pdf && (
        <div>
          <dt className="unseen">{texts.plan}</dt>
          <dd>
            <a className="text-link" href={pdf} target="_blank" rel="noopener">
              {texts.planPdf}
            </a>
          </dd>
        </div>
      )}
    </dl>
  );
}

type WholeLanguage = { readonly texts: HomeTexts; readonly locale: string };
type Row = readonly [name: string, value: string | number | undefined];

const kinds = ["net", "common", "total", "balcony", "terrace", "garden"] as const satisfies readonly AreaKind[];

type Told = { readonly apartment: Apartment; readonly side: string };

export function rowsOf({ apartment, side }: Told, project: Project, { texts, locale }: WholeLanguage): readonly Row[] {
  const { areas, outdoorArea, rooms, entrance, storeys = [], tower } = apartment;
  const bedrooms = bedroomsOf(apartment);
  const shown = (area: number | undefined) => (area === undefined ? "" : formatArea(area, locale));
  const labels = storeys.map((floor) => floorLabel(findFloor(project, tower, floor) ?? { floor }, locale));
  const others = kinds.filter((kind) => areas?.[kind] !== apartment.area);
  return [
    [texts.bedroomsLabel, bedrooms],
    [texts.roomCount, bedrooms === undefined ? rooms : undefined],
    [texts.side, side],
    [texts.entranceLabel, entrance],
    [texts.storeys, labels.join(" + ")],
    ...(areas
      ? others.map((kind): Row => [texts[kind], shown(areas[kind])])
      : [[texts.outdoorArea, shown(outdoorArea)] as const]),
  ];
}

/** Letters of "103.500 €" and "138,7 m²": more of them need more room. */
const shortFigure = 9;

type FactProps = {
  readonly name: string;
  readonly value: string | number;
  readonly className?: string;
  /** No word for a translator. */
  readonly isFigure?: boolean;
  readonly note?: string | undefined;
};

function Fact({ name, value, className, isFigure = false, note }: FactProps) {
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd
        translate={isFigure ? "no" : undefined}
        data-long={(isFigure && String(value).length > shortFigure) || undefined}
      >
        {value}
      </dd>
      {note && <dd className="home-as-of">{note}</dd>}
    </div>
  );
}
