import { searchTexts } from "../../text/searchTexts.ts";
import { useRef, type RefObject } from "react";
import { fill } from "../../text/format/fill.ts";
import { Cross } from "../../ui/Cross.tsx";
import { groups, isActive, withoutGroup } from "../filter/filter.ts";
import { SearchChangeLink } from "../SearchChangeLink.tsx";
import type { Searched } from "../useSearched.ts";
import { groupText, type FilterContext } from "./filterTexts.ts";
import { useLanguage } from "../../ui/TextsContext.tsx";

type Props = {
  readonly searched: Searched;
  readonly context: FilterContext;
  /** Gets the focus when the last group has been removed. */
  readonly title: RefObject<HTMLElement | null>;
};

/** The filter group by group, each with a button that removes it. The focus then moves to the next one. */
export function Summary({ searched, context, title }: Props) {
  const texts = searchTexts(useLanguage());
  const { filter, change, clear, isCleared } = searched;
  const list = useRef<HTMLUListElement>(null);
  const active = groups.filter((group) => isActive(filter, group));
  if (active.length === 0) return null;
  const removeAndMoveFocus = (index: number, act: () => void): void => {
    const chips = list.current?.querySelectorAll<HTMLElement>(".chip");
    (chips?.[index + 1] ?? title.current)?.focus();
    act();
  };
  return (
    <ul className="chips" aria-label={texts.summary} ref={list}>
      {active.map((group, index) => {
        const name = groupText(filter, group, context);
        const removal = fill(texts.removeFilter, { filter: name });
        const next = withoutGroup(filter, group);
        return (
          <li key={group}>
            <SearchChangeLink
              to={{ filter: next }}
              part="chip"
              className="chip"
              aria-label={removal}
              onNavigate={() => removeAndMoveFocus(index, () => change(next))}
            >
              <span>{name}</span>
              <Cross />
            </SearchChangeLink>
          </li>
        );
      })}
      {!isCleared && (
        <li>
          <SearchChangeLink
            part="link"
            to={{ filter: null }}
            className="text-link"
            onNavigate={() => removeAndMoveFocus(active.length, clear)}
          >
            {texts.clearAll}
          </SearchChangeLink>
        </li>
      )}
    </ul>
  );
}
