import { useEffect, useEffectEvent, useRef } from "react";
import { fill } from "../../../../../src/text/format/fill.ts";
import { readShape } from "../../../draft/geometry/polygon.ts";
import { plural } from "../../../text/plural.ts";
import { useStudioTexts } from "../../frame/TextsContext.ts";
import { UnassignedRows } from "./UnassignedRows.tsx";
import type { SuggestedShape, OutlineSuggestion } from "./outlineSuggestion.ts";
import { type SuggestionSteps, type OpenSuggestion, outlinesToApply } from "./useOutlineSuggestion.ts";

type Props = { readonly open: OpenSuggestion; readonly steps: SuggestionSteps; readonly opened: () => void };

/** Next to the picture while a suggestion is open: each outline with its source, and the shapes that were left out. */
export function SuggestionPanel({ open, steps, opened }: Props) {
  const texts = useStudioTexts();
  const { suggestion } = open;
  const { shapes, kind, notes, without } = suggestion;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    opened();
    // Only once, when it opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useEscape(steps.dismiss);
  const { length } = shapes;
  const none = suggestion.unassigned.length > 0 ? texts.tracing.noneNamed : texts.tracing.noneFound;
  const title = length === 0 ? none : plural(texts.language, texts.tracing.suggestions[kind], length);
  return (
    <aside className="side-panel offer" aria-label={title}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {length > 0 && <p className="small">{texts.tracing.lookFirst}</p>}
      {notes.map((note) => (
        <p key={note} className="small">
          {note}
        </p>
      ))}
      <SuggestionRows {...{ open, steps }} />
      <UnassignedRows {...{ open, steps }} />
      {without.length > 0 && <p className="small">{fill(texts.tracing.without, { names: without.join(", ") })}</p>}
      <LeftOut leftOut={suggestion.leftOut} />
    </aside>
  );
}

/** Escape closes the suggestion, wherever the focus is; an open menu handles the key first. */
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

/** All suggested outlines, each with a checkbox, and the button to apply them. */
function SuggestionRows({ open, steps }: Omit<Props, "opened">) {
  const texts = useStudioTexts();
  const { shapes } = open.suggestion;
  const { length } = shapes;
  const count = outlinesToApply(open).length;
  return (
    <>
      <div className="offer-foot">
        <button type="button" className="button button-filled" disabled={count === 0} onClick={steps.apply}>
          {plural(texts.language, texts.tracing.take, count)}
        </button>
        <button type="button" className="link" onClick={steps.dismiss}>
          {texts.tracing.leave}
        </button>
      </div>
      {length > 0 && (
        <ul className="offer-rows">
          {length > 1 && (
            <li>
              <AllTick {...{ open, tick: steps.tick }} />
            </li>
          )}
          {shapes.map((shape) => (
            <SuggestionRow
              key={shape.key}
              shape={shape}
              isTicked={open.ticked.has(shape.key)}
              toggle={() => steps.tick(toggled(open.ticked, shape.key))}
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

function AllTick({ open, tick }: { readonly open: OpenSuggestion; readonly tick: SuggestionSteps["tick"] }) {
  const texts = useStudioTexts();
  const all = open.suggestion.shapes.length;
  const count = open.ticked.size;
  return (
    <label className="tick">
      <input
        ref={(input) => {
          if (input) input.indeterminate = count > 0 && count < all;
        }}
        type="checkbox"
        checked={count === all}
        onChange={({ target }) => tick(new Set(target.checked ? open.suggestion.shapes.map(({ key }) => key) : []))}
      />
      <span>{texts.tracing.all}</span>
    </label>
  );
}

type RowProps = { readonly shape: SuggestedShape; readonly isTicked: boolean; readonly toggle: () => void };

function SuggestionRow({ shape: { name, source, outline, hasShape }, isTicked, toggle }: RowProps) {
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
        <input type="checkbox" checked={isTicked} onChange={toggle} />
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
