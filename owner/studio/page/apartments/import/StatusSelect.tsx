import { useStudioTexts } from "../../frame/TextsContext.ts";
import type { StatusMeaning } from "./chosenFile.ts";

type Props = {
  readonly label: string;
  readonly status: StatusMeaning | undefined;
  /** What is shown while no status is chosen. */
  readonly none: string;
  readonly choose: (status: StatusMeaning | undefined) => void;
};

/** Assigns a status to what a list says in its own way, by a word or a colour. */
export function StatusSelect({ label, status, none, choose }: Props) {
  const texts = useStudioTexts();
  const names = Object.entries(texts.homes.statuses) as readonly (readonly [StatusMeaning, string])[];
  return (
    <select
      aria-label={label}
      value={status ?? ""}
      onChange={({ target }) => choose(names.find(([each]) => each === target.value)?.[0])}
    >
      <option value="">{none}</option>
      {names.map(([each, name]) => (
        <option key={each} value={each}>
          {name}
        </option>
      ))}
    </select>
  );
}
