import { floorLabel } from "../../project/localText.ts";
import { findFloor } from "../../project/lookUps.ts";
import type { Apartment, AreaKind, Project } from "../../project/types.ts";
import { fill } from "../../text/format/fill.ts";
import { formatArea, formatNumber } from "../../text/format/formatArea.ts";
import { formatDate } from "../../text/format/formatDate.ts";
import { buildingRows } from "../../facts/price/buildingFacts.ts";
import { priceFacts, type PriceFacts } from "../../facts/price/priceFacts.ts";
import { priceTexts } from "../../text/priceTexts.ts";
import type { Texts } from "../../text/texts.ts";
import { useLanguage } from "../../ui/TextsContext.tsx";
import { Cells } from "../../facts/Cells.tsx";
import { bedroomsOf } from "../../project/apartmentFigures.ts";
import { useAsOf } from "../state/useAsOf.ts";
import { useFinderSettings } from "../state/FinderContext.tsx";
import type { ApartmentDetails } from "../state/apartmentDetails.ts";

/**
 * The facts of an apartment; a fact that the project does not state has no row. If an availability file is used, status and price always
 * have a row, so that nothing moves when they change.
 */
export function ApartmentFacts({ apartment }: { apartment: ApartmentDetails }) {
  const { project, followsAvailability = false, announce } = useFinderSettings();
  const language = useLanguage();
  const { texts, locale } = language;
  const asOf = useAsOf();
  const { record, facts } = apartment;
  if (!record || !facts) return null;
  const { status, price, pdf, reservedUntil } = record;
  const termTexts = priceTexts(language);
  const terms = priceFacts(record, project, language);
  const announcePdf = (): void =>
    void announce("contactselect", { kind: "pdf", apartment: record.id, apartments: [record.id] });
  const until = price?.validUntil && fill(texts.priceUntil, { date: formatDate(price.validUntil, locale) });
  return (
    <dl className={followsAvailability ? "apartment-facts followed" : "apartment-facts"}>
      {facts.area && <Fact name={texts.area} className="apartment-area" isFigure value={facts.area} />}
      {(facts.price || followsAvailability) && (
        <div className="apartment-area apartment-price">
          <dt>{texts.price}</dt>
          {facts.price ? (
            <dd translate="no" data-long={isLong(facts.price)}>
              {facts.price}
            </dd>
          ) : (
            <dd className="apartment-no-price">{status === "sold" ? "–" : texts.priceOnRequest}</dd>
          )}
          {terms && <Lines lines={[terms.vat, terms.exchanged, terms.history]} />}
          {((terms && asOf) || followsAvailability) && <dd className="apartment-as-of">{terms && asOf}</dd>}
          {(until || followsAvailability) && <dd className="apartment-as-of">{until}</dd>}
        </div>
      )}
      {(terms?.perM2 || (followsAvailability && facts.area)) && (
        <div className="apartment-per-m2">
          <dt>{termTexts.perM2}</dt>
          <dd translate="no">{terms?.perM2 || "–"}</dd>
          {(terms?.perM2Note || followsAvailability) && <dd className="apartment-as-of">{terms?.perM2Note}</dd>}
        </div>
      )}
      {terms && <Extras title={termTexts.extras} terms={terms} />}
      {[
        ...rowsOf({ apartment: record, side: facts.side }, project, { texts, locale }),
        ...buildingRows(record, project, language),
      ].map(
        ([name, value]) =>
          value !== undefined &&
          value !== "" && <Fact key={name} name={name} value={value} isFigure={/\d\sm²$/.test(String(value))} />,
      )}
      {(status || followsAvailability) && (
        <div className="apartment-has-status">
          <dt>{texts.status}</dt>
          <dd className="apartment-status">
            {status && <Cells statuses={[status]} relativeWidth={1} />}
            <span>{facts.status || "–"}</span>
          </dd>
          {status === "reserved" && reservedUntil && (
            <Lines lines={[fill(termTexts.reservedUntil, { date: formatDate(reservedUntil, locale) })]} />
          )}
          {(asOf || followsAvailability) && <dd className="apartment-as-of">{asOf}</dd>}
        </div>
      )}
      {pdf && (
        <div>
          <dt className="visually-hidden">{texts.plan}</dt>
          <dd>
            <a part="link" className="text-link" href={pdf} target="_blank" rel="noopener" onClick={announcePdf}>
              {texts.planPdf}
            </a>
          </dd>
        </div>
      )}
    </dl>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return lines.map(
    (line) =>
      line && (
        <dd key={line} className="apartment-as-of">
          {line}
        </dd>
      ),
  );
}

type ExtrasProps = { readonly title: string; readonly terms: Pick<PriceFacts, "extras" | "sums"> };

/** Payments in addition to the price, and the resulting sums. */
function Extras({ title, terms: { extras, sums } }: ExtrasProps) {
  if (extras.length === 0) return null;
  return (
    <div className="apartment-extras">
      <dt>{title}</dt>
      {extras.map(({ name, note, amount }, index) => (
        // The list is in the order of the file, so the index is stable.
        // oxlint-disable-next-line react/no-array-index-key
        <dd key={index}>
          <span>
            <span>{name}</span> {note && <small>{note}</small>}
          </span>
          <span translate="no">{amount}</span>
        </dd>
      ))}
      {sums.map(({ name, amount }) => (
        <dd key={name} className="apartment-sum">
          <span>{name}</span>
          <b translate="no">{amount}</b>
        </dd>
      ))}
    </div>
  );
}

type TextsAndLocale = { readonly texts: Texts; readonly locale: string };
type Row = readonly [name: string, value: string | number | undefined];

const areaKinds = ["net", "common", "total", "balcony", "terrace", "garden"] as const satisfies readonly AreaKind[];

type FactsSubject = { readonly apartment: Apartment; readonly side: string };

export function rowsOf(
  { apartment, side }: FactsSubject,
  project: Project,
  { texts, locale }: TextsAndLocale,
): readonly Row[] {
  const { areas, outdoorArea, rooms, entrance, storeys = [], tower } = apartment;
  const bedrooms = bedroomsOf(apartment);
  const formatted = (area: number | undefined) => (area === undefined ? "" : formatArea(area, locale));
  const labels = storeys.map((floor) => floorLabel(findFloor(project, tower, floor) ?? { floor }, locale));
  const otherKinds = areaKinds.filter((kind) => areas?.[kind] !== apartment.area);
  return [
    [texts.bedroomsLabel, bedrooms],
    [texts.roomCount, bedrooms === undefined && rooms ? formatNumber(rooms, locale) : undefined],
    [texts.side, side],
    [texts.entranceLabel, entrance],
    [texts.storeys, labels.join(" + ")],
    ...(areas
      ? otherKinds.map((kind): Row => [texts[kind], formatted(areas[kind])])
      : [[texts.outdoorArea, formatted(outdoorArea)] as const]),
  ];
}

/** A longer value than "103.500 €" or "138,7 m²" needs its own row. `undefined` leaves the attribute out. */
const isLong = (figure: string | number): true | undefined => String(figure).length > 9 || undefined;

type FactProps = {
  readonly name: string;
  readonly value: string | number;
  readonly className?: string;
  /** A number with its unit, which is not translated. */
  readonly isFigure?: boolean;
};

function Fact({ name, value, className, isFigure = false }: FactProps) {
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd translate={isFigure ? "no" : undefined} data-long={isFigure ? isLong(value) : undefined}>
        {value}
      </dd>
    </div>
  );
}
