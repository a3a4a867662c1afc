import { sentenceIn } from "./import/trialRows.ts";
import { fill } from "../../../../src/text/format/fill.ts";
import type { ApartmentColumn } from "../../draft/apartments/apartmentCells.ts";
import type { Paste } from "../../draft/apartments/pasteCells.ts";
import { nameOfApartment } from "../../text/apartmentName.ts";
import { plural } from "../../text/plural.ts";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { useDraft } from "../state/ProjectContext.ts";

export type Unread = {
  readonly apartment: string;
  readonly column: ApartmentColumn;
  readonly text: string;
  readonly reason: string;
};

/** Maximum number of unreadable cells that are listed. */
const maxListed = 3;

/** Summary of a paste before any of it is applied. */
export function PasteBar({
  pasted,
  applyPaste,
  discardPaste,
}: {
  readonly pasted: Paste;
  readonly applyPaste: () => void;
  readonly discardPaste: () => void;
}) {
  const texts = useStudioTexts();
  const nameOf = useUnreadName();
  const { changed, same, unread } = pasted;
  const left = unread.length > maxListed ? `, ${fill(texts.common.more, { n: unread.length - maxListed })}` : "";
  const counts = fill(texts.homes.pasteCounts, {
    changes: plural(texts.language, texts.homes.pasteChanges, changed),
    same,
    unread: plural(texts.language, texts.homes.pasteUnread, unread.length),
  });
  return (
    <div className="paste-bar" role="alertdialog" aria-label={texts.homes.pasted}>
      <p>
        <strong>{texts.homes.nothingTaken}</strong>
        <span>{` ${counts}${unread.length > 0 ? ` ${unread.slice(0, maxListed).map(nameOf).join(", ")}${left}.` : ""}`}</span>
      </p>
      <button type="button" className="paste-take" disabled={changed + unread.length === 0} onClick={applyPaste}>
        {plural(texts.language, texts.homes.takeChanges, changed)}
      </button>
      <button type="button" className="paste-drop" onClick={discardPaste}>
        {texts.common.leaveIt}
      </button>
    </div>
  );
}

/** Reports a cell whose new text could not be understood; its previous value stays. */
export function UnreadBar({ unread, close }: { readonly unread: Unread; readonly close: () => void }) {
  const texts = useStudioTexts();
  const nameOf = useUnreadName();
  return (
    <div className="paste-bar" role="alert">
      <p>
        <strong>{nameOf(unread)}</strong>
        <span>{` ${unread.column === "status" ? texts.homes.unknownStatus : texts.homes.unreadStays}`}</span>
        {unread.column !== "status" && (
          <small className="paste-why">{sentenceIn(texts.imports.sentences, unread.reason)}</small>
        )}
      </p>
      <button type="button" className="paste-drop" onClick={close}>
        {texts.homes.close}
      </button>
    </div>
  );
}

function useUnreadName(): (unread: Unread) => string {
  const texts = useStudioTexts();
  const { project } = useDraft();
  return ({ apartment: id, column, text }) =>
    fill(texts.homes.unread, {
      text,
      home: nameOfApartment(project.floors, id, texts),
      column: texts.homes.columns[column],
    });
}
