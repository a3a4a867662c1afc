import { useEffect, useRef } from "react";
import { fill } from "../../../../../src/text/format/fill.ts";
import type { AskedShape } from "../../../draft/svg/askedShapes.ts";
import { useTexts } from "../../frame/TextsContext.ts";
import type { OfferedOwner } from "./outlineOffer.ts";
import type { OfferSteps, OpenOffer } from "./useOutlineOffer.ts";

type Props = { readonly open: OpenOffer; readonly steps: OfferSteps };

/** Shapes whose names match nothing: the owner assigns each one or leaves it out. */
export function AskedRows({ open: { offer, owners, pointed }, steps }: Props) {
  const texts = useTexts();
  if (offer.asked.length === 0) return null;
  return (
    <section className="asked-rows" aria-label={texts.tracing.whose}>
      <h3>{texts.tracing.whose}</h3>
      <p className="small">{texts.tracing.whoseLead}</p>
      <ul>
        {offer.asked.map((shape) => (
          <AskedRow
            key={shape.n}
            shape={shape}
            isPointed={shape.n === pointed}
            owner={owners.get(shape.n)}
            all={offer.owners}
            give={(owner) => steps.give(shape.n, owner)}
            point={() => steps.point(shape.n)}
          />
        ))}
      </ul>
    </section>
  );
}

type RowProps = {
  readonly shape: AskedShape;
  readonly isPointed: boolean;
  readonly owner: string | undefined;
  readonly all: readonly OfferedOwner[];
  readonly give: (owner: string | undefined) => void;
  readonly point: () => void;
};

function AskedRow({ shape: { n, name }, isPointed, owner, all, give, point }: RowProps) {
  const texts = useTexts();
  const list = useRef<HTMLSelectElement>(null);
  const replaces = all.find(({ key }) => key === owner)?.hasShape === true;
  // It was pressed on the picture.
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
          value={owner ?? ""}
          onFocus={point}
          onChange={({ target }) => give(target.value === "" ? undefined : target.value)}
        >
          <option value="">{texts.tracing.leaveOut}</option>
          {all.map(({ key, name: own }) => (
            <option key={key} value={key}>
              {own}
            </option>
          ))}
        </select>
      </label>
    </li>
  );
}
