import { useEffect, useEffectEvent, useRef } from "react";
import { fill } from "../../../../../src/text/format/fill.ts";
import { readShape } from "../../../draft/geometry/polygon.ts";
import { plural } from "../../../text/plural.ts";
import { useStudioTexts } from "../../frame/TextsContext.ts";
import { UnassignedRows } from "./UnassignedRows.tsx";
import type { SuggestedShape, OutlineSuggestion } from "./outlineSuggestion.ts";
import { type SuggestionSteps, type OpenOffer, takenOf } from "./useOutlineSuggestion.ts";

type Props = { readonly open: OpenOffer; readonly steps: SuggestionSteps; readonly opened: () => void };

/** Next to the picture while an offer is open: each outline with its source, and the shapes that were left out. */
export function SuggestionPanel({ open, steps, opened }: Props) {
  const texts = useStudioTexts();
  const { offer } = open;
  const { shapes, kind, notes, without } = offer;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    opened();
    // Only once, when it opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useEscape(steps.leave);
  const { length } = shapes;
  const none = offer.asked.length > 0 ? texts.tracing.noneNamed : texts.tracing.noneOffered;
  const title = length === 0 ? none : plural(texts.language, texts.tracing.offered[kind], length);
  return (
    <aside className="chosen offer" aria-label={title}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {length > 0 && <p className="small">{texts.tracing.lookFirst}</p>}
      {notes.map((note) => (
        <p key={note} className="small">
          {note}
        </p>
      ))}
      <OfferRows {...{ open, steps }} />
      <UnassignedRows {...{ open, steps }} />
      {without.length > 0 && <p className="small">{fill(texts.tracing.without, { names: without.join(", ") })}</p>}
      <LeftOut leftOut={offer.leftOut} />
    </aside>
  );
}

/** Escape closes the offer, wherever the focus is; an open menu handles the key first. */
function useEscape(leave: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Escape" && !event.defaultPrevented) leave();
  });
  useEffect(() => {
    const stop = new AbortController();
    window.addEventListener("keydown", (event) => press(event), { signal: stop.signal });
    return () => stop.abort();
  }, []);
}

/** All offered outlines, each with a checkbox, and the button to apply them. */
function OfferRows({ open, steps }: Omit<Props, "opened">) {
  const texts = useStudioTexts();
  const { shapes } = open.offer;
  const { length } = shapes;
  const count = takenOf(open).length;
  return (
    <>
      <div className="offer-foot">
        <button type="button" className="button button-filled" disabled={count === 0} onClick={steps.take}>
          {plural(texts.language, texts.tracing.take, count)}
        </button>
        <button type="button" className="link" onClick={steps.leave}>
          {texts.tracing.leave}
        </button>
      </div>
      {length > 0 && (
        <ul className="offer-rows">
          {length > 1 && (
            <li>
              <AllTick {...{ open, want: steps.want }} />
            </li>
          )}
          {shapes.map((shape) => (
            <OfferRow
              key={shape.key}
              shape={shape}
              isWanted={open.wanted.has(shape.key)}
              toggle={() => steps.want(toggled(open.wanted, shape.key))}
            />
          ))}
        </ul>
      )}
    </>
  );
}

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
}

function AllTick({ open, want }: { readonly open: OpenOffer; readonly want: SuggestionSteps["want"] }) {
  const texts = useStudioTexts();
  const all = open.offer.shapes.length;
  const count = open.wanted.size;
  return (
    <label className="tick">
      <input
        ref={(input) => {
          if (input) input.indeterminate = count > 0 && count < all;
        }}
        type="checkbox"
        checked={count === all}
        onChange={({ target }) => want(new Set(target.checked ? open.offer.shapes.map(({ key }) => key) : []))}
      />
      <span>{texts.tracing.all}</span>
    </label>
  );
}

type RowProps = { readonly shape: SuggestedShape; readonly isWanted: boolean; readonly toggle: () => void };

function OfferRow({ shape: { name, source, outline, hasShape }, isWanted, toggle }: RowProps) {
  const texts = useStudioTexts();
  const facts = [
    source,
    plural(texts.language, texts.counts.corners, readShape(outline).flat().length),
    hasShape && texts.tracing.replaces,
  ];
  return (
    <li>
      {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- its text is nested deeper than the rule looks */}
      <label className="tick">
        <input type="checkbox" checked={isWanted} onChange={toggle} />
        <span>
          <span>{name}</span>
          <small>{facts.filter(Boolean).join(", ")}</small>
        </span>
      </label>
    </li>
  );
}

/** Maximum number of names listed; a drawing may have thousands of lines that are not outlines. */
const maxNamed = 60;

function LeftOut({ leftOut }: Pick<OutlineSuggestion, "leftOut">) {
  const texts = useStudioTexts();
  if (leftOut.length === 0) return null;
  return (
    <section className="left-out">
      <h3>{texts.tracing.leftOut}</h3>
      <ul>
        {leftOut.slice(0, maxNamed).map(({ name, reason }, index) => (
          // Shapes without a name cannot be told apart.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <span>{name}</span>
            <small>{texts.tracing.reasons[reason]}</small>
          </li>
        ))}
      </ul>
      {leftOut.length > maxNamed && (
        <p className="small">{fill(texts.common.more, { n: leftOut.length - maxNamed })}</p>
      )}
    </section>
  );
}
