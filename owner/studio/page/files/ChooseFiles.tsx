import { FileInput } from "./FileInput.tsx";

/** One way to choose files: the label of its button, and the files that its dialog offers. */
export type Way = {
  readonly name: string;
  /** A folder is always read in full. */
  readonly accept?: string;
  readonly isFolder?: boolean;
  /** Only a single file can be chosen. */
  readonly isOne?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
};

type Props = {
  readonly way: Way;
  /** Whether files are being added; the button is disabled until then. */
  readonly isImporting?: boolean;
  /** Among the fields of a panel it looks like a link. */
  readonly look?: "button" | "link";
};

/** A button that opens the system's file dialog; it is disabled while files are being added. */
export function ChooseFiles({ way, isImporting = false, look = "button" }: Props) {
  const { name, accept, isFolder = false, isOne = false, onFiles } = way;
  return (
    <label className={`${look} picture-choose${isImporting ? " choose-waits" : ""}`}>
      <span>{name}</span>
      <FileInput {...{ accept, isFolder, onFiles }} isMany={!isOne} isDisabled={isImporting} />
    </label>
  );
}
