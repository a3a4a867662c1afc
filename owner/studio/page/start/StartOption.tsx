import { Arrow } from "../../../../src/ui/Arrow.tsx";

type Props = {
  readonly title: string;
  readonly text: string;
  readonly press: () => void;
  /** Whether the form below it is shown; undefined if it has no form. */
  readonly isOpen?: boolean;
  readonly isBusy?: boolean;
};

/** An option of the start page, as a large row. */
export function StartOption({ title, text, press, isOpen, isBusy = false }: Props) {
  return (
    <button type="button" className="start-way" aria-expanded={isOpen} disabled={isBusy} onClick={press}>
      <span className="start-way-title">{title}</span>
      <span className="start-way-text">{text}</span>
      <Arrow />
    </button>
  );
}
