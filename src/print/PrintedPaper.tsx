import { sunTexts } from "../text/sunTexts.ts";
import { floorsOf } from "../project/lookUps.ts";
import { localText } from "../project/localText.ts";
import type { Picture, Project } from "../project/types.ts";
import { findView } from "../sun/findView.ts";
import { sunHours } from "../sun/sunHours.ts";
import { SunLimits } from "../sun/SunHours.tsx";
import { dayText, durationText } from "../sun/sunWords.ts";
import { buildingRows } from "../facts/price/buildingFacts.ts";
import { priceFacts } from "../facts/price/priceFacts.ts";
import { fill } from "../text/format/fill.ts";
import { formatDate } from "../text/format/formatDate.ts";
import { priceTexts } from "../text/priceTexts.ts";
import { printTexts } from "../text/printTexts.ts";
import { useLanguage, useLocale } from "../ui/TextsContext.tsx";
import { rowsOf } from "../finder/apartment/ApartmentFacts.tsx";
import type { ApartmentDetails } from "../finder/state/apartmentDetails.ts";
import { useAddress } from "../finder/apartment/ApartmentLink.tsx";
import type { ApartmentPictures } from "../finder/state/useApartmentPictures.ts";
import { useAsOf } from "../finder/state/useAsOf.ts";
import { FloorStackIcon } from "../finder/floor/FloorStackIcon.tsx";
import { useFinderSettings } from "../finder/state/FinderContext.tsx";
import { QrCode } from "./QrCode.tsx";
import { SheetPicture, SheetPlan, SheetFloor } from "./SheetPlan.tsx";
import { printSheetRows, type PrintSheetRow } from "./printSheetRows.ts";

type Props = { readonly apartment: ApartmentDetails; readonly pictures: ApartmentPictures };

/** The content of the sheet: name and area, plan and facts, pictures, location and contact. */
export function ApartmentPaper({ apartment, pictures }: Props) {
  const { project } = useFinderSettings();
  const locale = useLocale();
  const { record, title, tower, floor, facts } = apartment;
  return (
    <>
      <header className="sheet-head">
        <p>{localText(project.name, locale)}</p>
        <p>{[tower, floor].filter(Boolean).join(", ")}</p>
        <h1>{title}</h1>
        <p className="sheet-total" translate="no">
          {facts?.area}
        </p>
      </header>
      <What apartment={apartment} />
      <Pictures apartment={apartment} pictures={pictures} />
      <footer className="sheet-foot">
        {record && <Slabs project={project} apartment={record} />}
        {record && <SheetFloor project={project} apartment={record} />}
        <Back apartment={record?.id} />
      </footer>
    </>
  );
}

/** The plan and the facts. */
function What({ apartment: { record, layout, facts } }: { readonly apartment: ApartmentDetails }) {
  const { project } = useFinderSettings();
  const language = useLanguage();
  const { texts, locale } = language;
  const asOf = useAsOf();
  const sunWording = sunTexts(language);
  const plan = <SheetPlan apartment={record} layout={layout} />;
  if (!record || !facts) return <div className="sheet-what">{plan}</div>;
  const sun = sunHours(project, record) ?? [];
  const until =
    record.price?.validUntil && fill(texts.priceUntil, { date: formatDate(record.price.validUntil, locale) });
  const prices = priceTexts(language);
  const terms = priceFacts(record, project, language);
  const extras = (terms?.extras ?? []).map(({ name, amount, note }) =>
    [`${name} ${amount}`.trim(), note && `(${note})`].filter(Boolean).join(" "),
  );
  const sums = (terms?.sums ?? []).map(({ name, amount }) => `${name}: ${amount}`);
  const reserved =
    record.status === "reserved" &&
    record.reservedUntil &&
    fill(prices.reservedUntil, { date: formatDate(record.reservedUntil, locale) });
  const { beside, below } = printSheetRows(
    [
      ...rowsOf({ apartment: record, side: facts.side }, project, { texts, locale }),
      ...sun.map(
        (day) => [`${sunWording.sun} ${dayText(day.day, sunWording)}`, durationText(day, sunWording)] as const,
      ),
      ...buildingRows(record, project, language),
      [asOf || texts.status, [facts.status, reserved].filter(Boolean).join(", ")],
    ],
    [
      [
        texts.price,
        [facts.price, terms?.vat, terms?.exchanged, terms?.history, facts.price && until].filter(Boolean).join(", "),
      ],
      [prices.perM2, [terms?.perM2, terms?.perM2Note].filter(Boolean).join(", ")],
      [prices.extras, [...extras, ...sums].join("; ")],
    ],
  );
  return (
    <div className={below.length > 0 ? "sheet-what dense" : "sheet-what"}>
      {plan}
      <div className="sheet-facts">
        <Rows rows={beside} />
        {sun.length > 0 && <SunLimits project={project} />}
      </div>
      {below.length > 0 && (
        <div className="sheet-facts sheet-below">
          <Rows rows={below} />
        </div>
      )}
    </div>
  );
}

function Rows({ rows }: { readonly rows: readonly PrintSheetRow[] }) {
  return (
    <dl>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The view from the window and a room; without a view two rooms. The plan is shown above. */
function Pictures({ apartment: { record }, pictures }: Props) {
  const { project } = useFinderSettings();
  const language = useLanguage();
  const { locale, texts } = language;
  const view = record && findView(project, record)?.picture;
  const rooms = pictures.state === "ready" ? pictures.pictures.filter(({ whole }) => !whole) : [];
  // The first picture usually shows the entire apartment, as the plan does.
  const inside = rooms.length > 1 ? rooms.slice(1) : rooms;
  const shown: readonly Picture[] = [...(view ? [{ ...view, alt: sunTexts(language).view }] : []), ...inside].slice(
    0,
    2,
  );
  if (shown.length === 0) return null;
  return (
    <div className="sheet-pictures">
      {shown.map((picture) => (
        <figure key={picture.src}>
          <SheetPicture picture={picture} sizes="600px" />
          <figcaption>
            {[localText(picture.alt, locale), picture.truth && texts[picture.truth]].filter(Boolean).join(", ")}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

type Placed = { readonly project: Project; readonly apartment: NonNullable<ApartmentDetails["record"]> };

function Slabs({ project, apartment }: Placed) {
  const floors = floorsOf(project, apartment.tower);
  return <FloorStackIcon floors={floors} current={floors.findIndex(({ floor }) => floor === apartment.floor)} />;
}

/** The contact, the date of printing, and the address of the page. */
function Back({ apartment }: { readonly apartment: string | undefined }) {
  const { project } = useFinderSettings();
  const locale = useLocale();
  const address = useAddress(apartment)();
  const { printedOn, livePage } = printTexts(useLanguage());
  const { contact } = project;
  const lines = [contact.address && localText(contact.address, locale), contact.phone, contact.email];
  return (
    <div className="sheet-back">
      <div>
        {lines.map((line) => line && <p key={line}>{line}</p>)}
        <p className="sheet-note">{livePage}</p>
        <p className="sheet-note">{fill(printedOn, { date: formatDate(today(), locale) })}</p>
      </div>
      <QrCode address={address} />
    </div>
  );
}

/** In the visitor's time zone. */
function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}
