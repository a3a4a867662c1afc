import { searchTexts } from "../../text/searchTexts.ts";
import { useId } from "react";
import { FilterPanel } from "../panel/FilterPanel.tsx";
import type { FilterContext } from "../panel/filterTexts.ts";
import type { Searched } from "../useSearched.ts";
import { fill } from "../../text/format/fill.ts";
import { Arrow } from "../../ui/Arrow.tsx";
import { Cross } from "../../ui/Cross.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Heading } from "../../ui/Heading.tsx";
import { foundApartments, ResultCountAnnouncement } from "./ResultCountAnnouncement.tsx";

type Props = {
  readonly searched: Searched;
  readonly context: FilterContext;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** The filters in a dialog, if there is no space beside the results. It stays mounted, so that the focus returns to its button. */
export function FiltersDialog({ isOpen, onClose, ...props }: Props) {
  const id = useId();
  return (
    <Dialog isOpen={isOpen} titleId={id} className="filters-dialog" onClose={onClose}>
      {isOpen && <OpenFilters {...props} id={id} onClose={onClose} />}
    </Dialog>
  );
}

function OpenFilters({ searched, context, id, onClose }: Omit<Props, "isOpen"> & { readonly id: string }) {
  const searchWording = searchTexts(context.language);
  const count = foundApartments(searched, context);
  return (
    <>
      <div className="filters-head">
        <Heading isSubheading id={id}>
          {searchWording.filters}
        </Heading>
        <button
          type="button"
          part="close"
          className="filters-close"
          aria-label={searchWording.close}
          data-first
          onClick={onClose}
        >
          <Cross />
        </button>
      </div>
      <FilterPanel searched={searched} context={context} />
      {/* The page's own announcement is inert while the dialog is open. */}
      <ResultCountAnnouncement count={count} />
      <div className="filters-foot">
        <button type="button" part="link" className="text-link" onClick={searched.clear}>
          {searchWording.clearAll}
        </button>
        <button type="button" part="button" className="button" onClick={onClose}>
          <span>{searched.apartments.length === 0 ? count : fill(searchWording.show, { homes: count })}</span>
          <Arrow />
        </button>
      </div>
    </>
  );
}
