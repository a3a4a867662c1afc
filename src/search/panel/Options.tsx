import { useId } from "react";
import { useIsTakingOver } from "../../hooks/useIsServerRendered.ts";

export type Option = { readonly value: string | number; readonly name: string; readonly count: number };

type Props = {
  readonly title: string;
  /** Of the group in the text of a filter, for the form of a page without script; its looks go by it. */
  readonly name: string;
  readonly options: readonly Option[];
  /** "31 banesa": what a bare figure behind an option means. */
  readonly countWords: (count: number) => string;
  readonly chosen: readonly (string | number)[];
  readonly onChange: (chosen: readonly (string | number)[]) => void;
};

/** A figure or a code, "3", "K5", which no translator touches. */
const isName = (words: string): boolean => /\d/.test(words) && !/\p{L}{3}/u.test(words);

/** More options than have room beside each other: they lie in a box that scrolls. */
const mostBeside = 6;

/** Joined options of which one may choose several; one that brings nothing can only be given up. */
export function Options({ title, name, options, countWords, chosen, onChange }: Props) {
  const id = useId();
  // Without script another group may be given up in the same step.
  const isStill = useIsTakingOver();
  if (options.length === 0) return null;
  const toggle = (value: string | number): void => {
    const next = options.map((option) => option.value).filter((each) => chosen.includes(each) !== (each === value));
    onChange(next);
  };
  return (
    <div role="group" aria-labelledby={id} className={`group choose-${name}`}>
      <h4 id={id} className="group-title">
        {title}
      </h4>
      <div className="options" data-many={options.length > mostBeside || undefined}>
        {options.map(({ value, name: words, count }) => {
          const isChosen = chosen.includes(value);
          return (
            <label key={value} className="option" data-none={count === 0 || undefined}>
              <input
                type="checkbox"
                name={name}
                value={value}
                aria-label={`${words}, ${countWords(count)}`}
                checked={isChosen}
                disabled={count === 0 && !isChosen && !isStill}
                onChange={() => toggle(value)}
              />
              <span className="option-name" translate={isName(words) ? "no" : undefined}>
                {words}
              </span>{" "}
              <span className="option-count" translate="no">
                {count}
              </span>
            </label>
          );
        })}
      </div>
    </div>
  );
}
