import { useId, type ReactNode } from "react";
import { Cross } from "../../ui/Cross.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Heading } from "../../ui/Heading.tsx";
import { useBrochure } from "../BrochureContext.tsx";
import { useLanguage } from "../../ui/TextsContext.tsx";
import { brochureTexts } from "../../text/brochureTexts.ts";

type Props = {
  readonly title: string;
  /** The content has a field with `data-first`, which gets the focus when the panel opens; otherwise the title gets it. */
  readonly hasField?: boolean;
  readonly children: ReactNode;
};

/** A dialog over the brochure, with title and close button. */
export function Panel({ title, hasField = false, children }: Props) {
  const titleId = useId();
  const texts = brochureTexts(useLanguage());
  const { setPanel } = useBrochure();
  const close = (): void => setPanel(undefined);
  return (
    <Dialog isOpen titleId={titleId} className="panel" onClose={close}>
      <header className="panel-head">
        <Heading className="panel-title" id={titleId} data-first={hasField ? undefined : ""}>
          {title}
        </Heading>
        <button type="button" part="close" className="panel-close" aria-label={texts.close} onClick={close}>
          <Cross />
        </button>
      </header>
      {children}
    </Dialog>
  );
}
