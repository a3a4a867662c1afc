import type { ReactNode } from "react";
import type { Schema } from "../../../../src/project/file/schemas.ts";
import { pathText, type Steps } from "../../../../src/project/ProjectDataError.ts";
import { fill } from "../../../../src/text/format/fill.ts";
import { addItem, itemsAt, moveItem, setSiteValue } from "../../draft/website/editWebsite.ts";
import { siteFieldAt } from "../../../site/siteParts.ts";
import { Icon } from "../frame/Icon.tsx";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { useWrite } from "../settings/fields/useWrite.ts";
import { OrderTools, useRowOrder } from "./OrderTools.tsx";
import { useSiteContent } from "./useWebsite.ts";

type Props = {
  readonly at: Steps;
  /** Renders the fields of the entry at a place. */
  readonly renderFields: (item: Steps) => ReactNode;
};

/** A list of a page's entries: figures, paragraphs, periods. */
export function SiteItems({ at, renderFields }: Props) {
  const texts = useStudioTexts();
  const write = useWrite("website");
  const items = itemsAt(useSiteContent(), at);
  const name = String(at.at(-1)) as keyof typeof texts.website.lists;
  const itemName = texts.website.itemNames[name];
  const schema = siteFieldAt([...at, 0])?.schema;
  const { list, order } = useRowOrder<HTMLUListElement>(items.length, (from, by) =>
    write((draft) => moveItem(draft, at, { from, by })),
  );
  const start = schema && startOf(schema);
  return (
    <section className="site-items" aria-label={texts.website.lists[name]}>
      <h3>{texts.website.lists[name]}</h3>
      <ul ref={list} aria-label={texts.website.lists[name]}>
        {items.map((_, index) => {
          const title = fill(texts.website.item, { name: itemName, n: index + 1 });
          return (
            // Two entries may be identical; only their position tells them apart.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className="site-item" {...order.marksOf(index)}>
              <div className="site-item-head">
                <h4>{title}</h4>
                <OrderTools order={order} index={index} name={title} />
                <button
                  type="button"
                  className="row-button"
                  aria-label={fill(texts.settings.remove, { name: title })}
                  onClick={() => write((draft) => setSiteValue(draft, [...at, index], undefined))}
                >
                  <Icon name="cross" />
                </button>
              </div>
              {renderFields([...at, index])}
            </li>
          );
        })}
      </ul>
      {start && (
        <button
          type="button"
          className="button"
          onClick={() => write((draft) => addItem(draft, at, start), pathText(at))}
        >
          {fill(texts.website.addItem, { name: itemName })}
        </button>
      )}
    </section>
  );
}

/** A new entry with all its mandatory fields, except a picture, which the owner adds. */
function startOf(schema: Schema): object | undefined {
  if (schema.kind !== "object") return undefined;
  const needed = Object.entries(schema.fields).filter(
    ([, { rule, schema: each }]) => rule === "required" && !(each.kind === "text" && each.pattern),
  );
  const starts: Readonly<Record<string, unknown>> = { localText: {}, text: "", number: 0, list: [] };
  return Object.fromEntries(needed.map(([name, field]) => [name, starts[field.schema.kind]]));
}
