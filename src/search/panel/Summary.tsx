import { useRef, type ReactNode, type RefObject } from "react";
import { fill } from "../../text/format/fill.ts";
import { Cross } from "../../ui/Cross.tsx";
import { Way } from "../../ui/Way.tsx";
import { groups, isAsked, withoutGroup, type Filter } from "../filter/filter.ts";
import { useSearchAddressOf } from "../SearchAddressContext.tsx";
import { useSearchTexts } from "../SearchTextsContext.tsx";
import type { Searched } from "../useSearched.ts";
import { groupWords, type Wording } from "./filterWords.ts";

type Props = {
  readonly searched: Searched;
  readonly wording: Wording;
  /** Takes the focus when the last one has gone. */
  readonly title: RefObject<HTMLElement | null>;
};

/** What is looked for, group by group; each can be taken off. The focus goes to the next one then. */
export function Summary({ searched, wording, title }: Props) {
  const texts = useSearchTexts();
  const { filter, change, clear } = searched;
  const list = useRef<HTMLUListElement>(null);
  const asked = groups.filter((group) => isAsked(filter, group));
  if (asked.length === 0) return null;
  const takeOff = (index: number, next: Filter | null): void => {
    const chips = list.current?.querySelectorAll<HTMLElement>(".chip");
    (chips?.[index + 1] ?? title.current)?.focus();
    if (next) change(next);
    else clear();
  };
  return (
    <ul className="chips" aria-label={texts.summary} ref={list}>
      {asked.map((group, index) => {
        const name = groupWords(filter, group, wording);
        const removal = fill(texts.removeFilter, { filter: name });
        return (
          <Removal key={group} next={withoutGroup(filter, group)} name={removal} onGo={(next) => takeOff(index, next)}>
            {name}
            <Cross />
          </Removal>
        );
      })}
      <Removal next={null} onGo={(next) => takeOff(asked.length, next)}>
        {texts.clearAll}
      </Removal>
    </ul>
  );
}

type RemovalProps = {
  /** What is left then; `null` for the start. */
  readonly next: Filter | null;
  readonly name?: string;
  readonly onGo: (next: Filter | null) => void;
  readonly children: ReactNode;
};

function Removal({ next, name, onGo, children }: RemovalProps) {
  const addressOf = useSearchAddressOf();
  return (
    <li>
      <Way
        href={addressOf({ filter: next })}
        className={next ? "chip" : "text-link"}
        aria-label={name}
        onGo={() => {
          onGo(next);
          return true;
        }}
      >
        {children}
      </Way>
    </li>
  );
}
