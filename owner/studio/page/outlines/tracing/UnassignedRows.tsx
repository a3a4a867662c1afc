import { useEffect, useRef } from "react";
import { fill } from "../../../../../src/text/format/fill.ts";
import type { UnassignedShape } from "../../../draft/svg/unassignedShapes.ts";
import { useStudioTexts } from "../../frame/TextsContext.ts";
import type { SuggestedRegion } from "./outlineSuggestion.ts";
import type { SuggestionSteps, OpenSuggestion } from "./useOutlineSuggestion.ts";

type Props = { readonly open: OpenSuggestion; readonly steps: SuggestionSteps };

/** Shapes whose names match nothing: the owner assigns each one or leaves it out. */
export function UnassignedRows({ open: { suggestion, assignments, pointed }, steps }: Props) {
  const texts = useStudioTexts();
  if (suggestion.unassigned.length === 0) return null;
  return (
    <section className="asked-rows" aria-label={texts.tracing.whose}>
      <h3>{texts.tracing.whose}</h3>
      <p className="small">{texts.tracing.whoseLead}</p>
      <ul>
        {suggestion.unassigned.map((shape) => (
          <UnassignedRow
            key={shape.n}
            shape={shape}
            isPointed={shape.n === pointed}
            regionKey={assignments.get(shape.n)}
            regions={suggestion.regions}
            assign={(regionKey) => steps.assign(shape.n, regionKey)}
            point={() => steps.point(shape.n)}
          />
        ))}
      </ul>
    </section>
  );
}

type RowProps = {
  readonly shape: UnassignedShape;
  readonly isPointed: boolean;
  readonly regionKey: string | undefined;
  readonly regions: readonly SuggestedRegion[];
  readonly assign: (regionKey: string | undefined) => void;
  readonly point: () => void;
};

function UnassignedRow({ shape: { n, name }, isPointed, regionKey, regions, assign, point }: RowProps) {
  const texts = useStudioTexts();
  const list = useRef<HTMLSelectElement>(null);
  const replaces = regions.find(({ key }) => key === regionKey)?.hasShape === true;
  // The shape was pressed on the picture.
  useEffect(() => {
    if (isPointed) list.current?.focus();
  }, [isPointed]);
  return (
    <li className={isPointed ? "asked-row asked-row-pointed" : "asked-row"}>
      <label>
        <span>
          <span>{fill(texts.tracing.shapeNumber, { n })}</span>
          {name !== "" && <small translate="no">{name}</small>}
          {replaces && <small>{texts.tracing.replaces}</small>}
        </span>
        <select
          ref={list}
          value={regionKey ?? ""}
          onFocus={point}
          onChange={({ target }) => assign(target.value === "" ? undefined : target.value)}
        >
          <option value="">{texts.tracing.leaveOut}</option>
          {regions.map(({ key, name: regionName }) => (
            <option key={key} value={key}>
              {regionName}
            </option>
          ))}
        </select>
      </label>
    </li>
  );
}
