import { sunTexts } from "../../text/sunTexts.ts";
import { useId, useRef, useState, type ReactNode } from "react";
import type { Project } from "../../project/types.ts";
import type { ShortlistTexts } from "../../text/texts.ts";
import { fill } from "../../text/format/fill.ts";
import { formatNumber } from "../../text/format/formatArea.ts";
import { Arrow } from "../../ui/Arrow.tsx";
import { Cross } from "../../ui/Cross.tsx";
import { Heading } from "../../ui/Heading.tsx";
import { Picture } from "../../ui/picture/Picture.tsx";
import { PictureOrigin } from "../../ui/picture/PictureOrigin.tsx";
import { useLanguage, useTexts } from "../../ui/TextsContext.tsx";
import { LocationText } from "../../ui/LocationText.tsx";
import { LinkOrButton } from "../../ui/LinkOrButton.tsx";
import { comparisonTitle, type ComparedApartment } from "./comparedApartment.ts";
import { comparedRows } from "./comparedRows.tsx";
import { SunLimits } from "../../sun/SunHours.tsx";
import { differencesOf, isEqual, shownRows, type CompareRow } from "./compareRow.ts";

type Props = {
  readonly project: Project;
  readonly apartments: readonly ComparedApartment[];
  readonly shortlistTexts: ShortlistTexts;
  /** The path, and the button that copies the link to these apartments. */
  readonly path: ReactNode;
  readonly share: ReactNode;
  /** Returns whether the opening was handled. */
  readonly onOpen: (id: string) => boolean;
  readonly onRemove: (id: string) => void;
  readonly onAsk: (id: string) => void;
  /** Missing if an inquiry is not possible, because all are sold. */
  readonly onAskAll: (() => void) | undefined;
};

/** Two or three apartments side by side: equal values are written once, differing ones have a bar in the margin. */
export function Comparison(props: Props) {
  const { apartments, shortlistTexts, path, share, onAskAll } = props;
  const root = useRef<HTMLDivElement>(null);
  const texts = useTexts();
  const language = useLanguage();
  const [isOnlyDifferences, setIsOnlyDifferences] = useState(false);
  const sun = sunTexts(language);
  const rows = comparedRows(
    apartments,
    { ...language, shortlistTexts, sun, language, project: props.project },
    (index) => <AskButton {...props} index={index} />,
  );
  const isTwo = apartments.length === 2;
  const title = comparisonTitle(apartments, shortlistTexts, texts);
  const hasSun = rows.some(({ id, values: cells }) => id === "sun" && cells.some(Boolean));
  const ask = onAskAll && (
    <div className="compare-ask">
      <button type="button" className="button" part="button" aria-haspopup="dialog" onClick={onAskAll}>
        <span>{isTwo ? shortlistTexts.askBoth : shortlistTexts.askAllThree}</span>
        <Arrow />
      </button>
    </div>
  );
  return (
    <div ref={root} className={`comparison of-${apartments.length}`}>
      {path}
      <div className="compare-head">
        <Heading className="title">{title}</Heading>
        <Only
          shortlistTexts={shortlistTexts}
          isOn={isOnlyDifferences}
          onTurn={() => setIsOnlyDifferences(!isOnlyDifferences)}
        />
        {share}
        {ask}
      </div>
      <div role="table" aria-label={shortlistTexts.comparison}>
        <Pictures apartments={apartments} name={shortlistTexts.picture} />
        <Heads {...props} />
        {shownRows(rows, isOnlyDifferences).map((row) => (
          <Row
            key={row.id}
            row={row}
            inAll={isTwo ? shortlistTexts.inBoth : shortlistTexts.inAllThree}
            differs={shortlistTexts.differs}
          />
        ))}
        <Foot {...props} />
      </div>
      {hasSun && <SunLimits project={props.project} />}
      {/* Sticky at the bottom on a phone. */}
      {ask}
    </div>
  );
}

type OnlyProps = Pick<Props, "shortlistTexts"> & { readonly isOn: boolean; readonly onTurn: () => void };

function Only({ shortlistTexts, isOn, onTurn }: OnlyProps) {
  const id = useId();
  return (
    <label className="compare-only" htmlFor={id}>
      <input id={id} type="checkbox" checked={isOn} onChange={onTurn} />
      <span>{shortlistTexts.onlyDifferences}</span>
    </label>
  );
}

function Pictures({ apartments, name }: { readonly apartments: readonly ComparedApartment[]; readonly name: string }) {
  if (apartments.every(({ picture }) => !picture)) return null;
  return (
    <div role="row" className="compare-pictures">
      <span role="rowheader">
        <span className="visually-hidden">{name}</span>
      </span>
      {apartments.map(({ record, picture }) => (
        <div role="cell" key={record.id} className="compare-picture">
          {picture && <Picture picture={picture} sizes="(min-width: 800px) 28vw, 33vw" eager />}
          {picture && <PictureOrigin picture={picture} />}
        </div>
      ))}
    </div>
  );
}

/** Length of "12B" and "TG 004": longer names are set smaller. */
const shortLabel = 6;

/** Sticky column headers. */
function Heads({ apartments, shortlistTexts, onOpen, onRemove }: Props) {
  return (
    <div role="row" className="compare-heads differs">
      <span role="columnheader">{shortlistTexts.differs}</span>
      {apartments.map(({ record: { id, kind, label }, title, tower, shortTower, place, shortPlace, href }) => (
        <div role="columnheader" key={id}>
          <span className="compare-name">
            <b data-long={label.length > shortLabel || undefined}>
              <span className="compare-wide">{title}</span>
              <span className="compare-narrow">
                {kind === "home"
                  ? /^\d/.test(label)
                    ? fill(shortlistTexts.shortHome, { number: label })
                    : label
                  : title}
              </span>
            </b>
            <LinkOrButton
              href={href}
              part="link"
              className="compare-way"
              aria-label={`${shortlistTexts.open}: ${title}, ${place}`}
              onNavigate={() => onOpen(id)}
            >
              <Arrow />
            </LinkOrButton>
            <button
              type="button"
              part="link"
              className="compare-way"
              aria-label={fill(shortlistTexts.remove, { home: `${title}, ${place}` })}
              onClick={() => onRemove(id)}
            >
              <Cross />
            </button>
          </span>
          <span className="compare-place">
            <span className="compare-wide">
              <LocationText text={place} tower={tower} />
            </span>
            <span className="compare-narrow">
              <LocationText text={shortPlace} tower={shortTower} />
            </span>
          </span>
        </div>
      ))}
    </div>
  );
}

type RowProps = { readonly row: CompareRow; readonly inAll: string; readonly differs: string };

function Row({ row, inAll, differs }: RowProps) {
  const { locale } = useLanguage();
  const { id, label, notes = [], values: cells, figures = [], isLarge, isVerbatim, draw } = row;
  const translate = (index: number) => (isVerbatim?.(index) ? "no" : undefined);
  const words = (index: number) => (draw && cells[index] ? draw(index) : cells[index]);
  if (isEqual(row)) {
    return (
      <div role="row" className={`compare-row row-${id} equal`}>
        <span role="rowheader">
          <span>{label}</span>
          <Notes notes={notes} />
        </span>
        <span role="cell" aria-colspan={cells.length} className="compare-once">
          <span translate={translate(0)}>{words(0)}</span>
          <small>{inAll}</small>
        </span>
      </div>
    );
  }
  const more = differencesOf(figures);
  return (
    <div role="row" className={`compare-row row-${id} differs${isLarge ? " large" : ""}`}>
      <span role="rowheader">
        <span>{label}</span>
        <span className="visually-hidden">{` (${differs})`}</span>
        <Notes notes={notes} />
      </span>
      {cells.map((_, index) => (
        // Apartments keep their column, so the index is stable.
        // oxlint-disable-next-line react/no-array-index-key
        <span role="cell" key={index}>
          <span translate={translate(index)}>{words(index) || "–"}</span>{" "}
          {more[index] !== undefined && <small translate="no">{`+${formatNumber(more[index], locale)}`}</small>}
        </span>
      ))}
    </div>
  );
}

function Notes({ notes }: { readonly notes: readonly string[] }) {
  return notes.map((note) => (
    <span key={note} className="compare-note">
      {note}
    </span>
  ));
}

function Foot({ apartments, shortlistTexts, onOpen }: Props) {
  const { openHome: openApartment } = useTexts();
  return (
    <div role="row" className="compare-foot">
      <span role="rowheader">
        <span className="visually-hidden">{shortlistTexts.open}</span>
      </span>
      {apartments.map(({ record: { id, kind, label }, title, href }) => (
        <span role="cell" key={id}>
          <LinkOrButton
            href={href}
            className="button outlined"
            part="button"
            aria-label={`${shortlistTexts.open}: ${title}`}
            onNavigate={() => onOpen(id)}
          >
            <span className="compare-wide">
              {kind === "home" ? fill(openApartment, { number: label }) : `${shortlistTexts.open}: ${title}`}
            </span>
            <span className="compare-narrow">{shortlistTexts.open}</span>
            <Arrow />
          </LinkOrButton>
        </span>
      ))}
    </div>
  );
}

type AskProps = Pick<Props, "apartments" | "shortlistTexts" | "onAsk" | "onAskAll"> & { readonly index: number };

/** The button in place of a price; if no apartment has a price there is one button for all. */
function AskButton({ apartments, shortlistTexts, onAsk, onAskAll, index }: AskProps) {
  const { inquiryTitle } = useTexts();
  const apartment = apartments[index];
  if (!apartment) return null;
  if (onAskAll && apartments.every(({ price, record }) => !price && record.status !== "sold"))
    return (
      <button type="button" part="link" className="text-link" aria-haspopup="dialog" onClick={onAskAll}>
        {shortlistTexts.askPrices}
      </button>
    );
  return (
    <button
      type="button"
      part="link"
      className="text-link"
      aria-haspopup="dialog"
      aria-label={`${inquiryTitle}: ${apartment.title}`}
      onClick={() => onAsk(apartment.record.id)}
    >
      <span className="compare-wide">{inquiryTitle}</span>
      <span className="compare-narrow">{shortlistTexts.askOne}</span>
    </button>
  );
}
