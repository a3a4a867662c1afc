import type { ReactNode } from "react";
import { useDropZone } from "../outlines/useDropZone.ts";
import { ChooseFiles, type Way } from "./ChooseFiles.tsx";

type Props = {
  readonly label: string;
  readonly lead: string;
  /** The buttons that open the system's file dialog. */
  readonly ways: readonly Way[];
  readonly drop: (files: readonly File[], transfer: DataTransfer) => void;
  /** The current progress or the result; "" before the first files. */
  readonly progress: string;
  readonly isImporting: boolean;
  /** A sentence for each file that could not be added. */
  readonly failed: readonly string[];
  /** Another way to add files, next to the buttons. */
  readonly children?: ReactNode;
};

/** A place for files: dropped, or chosen on the disk. Files that could not be added are listed below it. */
export function DropFiles({ label, lead, ways, drop, progress, isImporting, failed, children }: Props) {
  const zone = useDropZone((_first, all, transfer) => {
    // Files dropped while others are being added are ignored, as the buttons are disabled then, too.
    if (!isImporting) drop(all, transfer);
  });
  return (
    <section ref={zone} className="give-files" aria-label={label}>
      <p>{lead}</p>
      <div className="give-ways">
        {ways.map((way) => (
          <ChooseFiles key={way.name} way={way} isImporting={isImporting} />
        ))}
        {children}
      </div>
      <p className="small" role="status">
        {progress}
      </p>
      {failed.length > 0 && (
        <ul className="failure" role="alert">
          {failed.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
