import type { ReactNode } from "react";
import { useDropZone } from "../outlines/useDropZone.ts";
import { ChooseFiles, type Way } from "./ChooseFiles.tsx";

type Props = {
  readonly label: string;
  readonly lead: string;
  /** The buttons that open the system's own window. */
  readonly ways: readonly Way[];
  readonly drop: (files: readonly File[], transfer: DataTransfer) => void;
  /** What is going on, or how it ended; "" before. */
  readonly progress: string;
  readonly isTaking: boolean;
  /** Why files were not taken, a sentence each. */
  readonly failed: readonly string[];
  /** Another way, beside the buttons. */
  readonly children?: ReactNode;
};

/** A place for files: dropped, or chosen on the disk. What was not taken of them is said in the same place. */
export function GiveFiles({ label, lead, ways, drop, progress, isTaking, failed, children }: Props) {
  const zone = useDropZone((_first, all, transfer) => {
    // What is being taken is finished first, as where the buttons are pressed.
    if (!isTaking) drop(all, transfer);
  });
  return (
    <section ref={zone} className="give-files" aria-label={label}>
      <p>{lead}</p>
      <div className="give-ways">
        {ways.map((way) => (
          <ChooseFiles key={way.name} way={way} isTaking={isTaking} />
        ))}
        {children}
      </div>
      <p className="small" role="status">
        {progress}
      </p>
      {failed.length > 0 && (
        <ul className="fault" role="alert">
          {failed.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
