import { Arrow } from "../../../../src/ui/Arrow.tsx";

type Props = {
  readonly title: string;
  readonly text: string;
  readonly press: () => void;
  /** Whether what it leads to stands below it; undefined where it leads away. */
  readonly isOpen?: boolean;
  readonly isBusy?: boolean;
};

/** One of the ways on, as a large row. */
export function Way({ title, text, press, isOpen, isBusy = false }: Props) {
  return (
    <button type="button" className="start-way" aria-expanded={isOpen} disabled={isBusy} onClick={press}>
      <span className="start-way-title">{title}</span>
      <span className="start-way-text">{text}</span>
      <Arrow />
    </button>
  );
}
