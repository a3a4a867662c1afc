import { useId } from "react";
import { useIsHydrating } from "../../hooks/useIsServerRendered.ts";

export type Option = { readonly value: string | number; readonly name: string; readonly count: number };

type Props = {
  readonly title: string;
  /** The group's name in the text of a filter, for the form without script; also selects its styles. */
  readonly name: string;
  readonly options: readonly Option[];
  /** "31 banesa": accessible text for the number behind an option. */
  readonly countWords: (count: number) => string;
  readonly chosen: readonly (string | number)[];
  readonly onChange: (chosen: readonly (string | number)[]) => void;
};

/** Whether a text is a number or a code such as "3" or "K5", which the browser must not translate. */
const isVerbatim = (words: string): boolean => /\d/.test(words) && !/\p{L}{3}/u.test(words);

/** More options than this are in a scrollable box. */
const maxUnscrolled = 6;

/** Options of which several may be chosen. One without apartments can only be deselected. */
export function Options({ title, name, options, countWords, chosen, onChange }: Props) {
  const id = useId();
  // Not disabled without script: other groups may be cleared before the form is sent, and then this option may have apartments.
  const isHydrating = useIsHydrating();
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
      <div className="options" part="segments" data-many={options.length > maxUnscrolled || undefined}>
        {options.map(({ value, name: words, count }) => {
          const isChosen = chosen.includes(value);
          return (
            <label key={value} className="option" part="option" data-none={count === 0 || undefined}>
              <input
                type="checkbox"
                name={name}
                value={value}
                aria-label={`${words}, ${countWords(count)}`}
                checked={isChosen}
                disabled={count === 0 && !isChosen && !isHydrating}
                onChange={() => toggle(value)}
              />
              <span className="option-name" translate={isVerbatim(words) ? "no" : undefined}>
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
