import { useEffect, useId, useRef, useState } from "react";
import { useKeydown } from "../hooks/useKeydown.ts";
import { fill } from "../text/format/fill.ts";
import { pluralText } from "../text/format/pluralText.ts";
import { useLocale } from "../ui/TextsContext.tsx";
import type { ShortlistTexts } from "../text/texts.ts";
import { Arrow } from "../ui/Arrow.tsx";
import { Cross } from "../ui/Cross.tsx";
import { LocationText } from "../ui/LocationText.tsx";
import { LinkOrButton } from "../ui/LinkOrButton.tsx";
import { ShareButton } from "./ShareButton.tsx";
import type { ShortlistState } from "./shortlistStore.ts";
import { useComparisonSelection } from "./useComparisonSelection.ts";

/** A saved apartment as shown in the tray. */
export type TrayApartment = {
  readonly id: string;
  /** "K5, Kati 9, Banesa 7"; "" if the project no longer has it. */
  readonly name: string;
  /** The untranslated start of the name: "K5". */
  readonly tower: string;
  /** The page's address of it. */
  readonly href: string | undefined;
  /** Whether it is an apartment in the narrow sense; a shop is not. */
  readonly isResidential: boolean;
};

type Props = {
  readonly apartments: readonly TrayApartment[];
  readonly limit: ShortlistState["limit"];
  readonly own: ShortlistTexts;
  readonly onOpen: (id: string) => boolean;
  readonly onRemove: (id: string) => void;
  readonly onForget: () => void;
  /** Missing if the element cannot send inquiries, or none of the apartments is for sale. */
  readonly onAskAll: (() => void) | undefined;
  /** Missing if the element has no comparison. */
  readonly onCompare: ((ids: readonly string[]) => void) | undefined;
};

/** Further apartments are only in the list. */
const maxInLine = 5;

/**
 * The shortlist at the bottom of the element: count, apartments, actions. In narrow elements the apartments open above it.
 */
export function Tray(props: Props) {
  const { apartments, own, onCompare } = props;
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLElement>(null);
  const listId = useId();
  const chosen = useComparisonSelection(apartments.flatMap(({ id, name }) => (name ? id : [])));
  useFocusAfterRemoval(root, apartments.length);
  // Closes the list before the finder uses the key to go back.
  useKeydown(root, (event) => {
    if (event.key !== "Escape" || event.defaultPrevented || !isOpen) return;
    event.preventDefault();
    setIsOpen(false);
    root.current?.querySelector<HTMLElement>(".tray-toggle")?.focus();
  });
  return (
    <section ref={root} className={`tray${isOpen ? " open" : ""}`} aria-label={own.savedHomes}>
      <Notice {...props} isTooMany={chosen.isTooMany} />
      <div className="tray-bar">
        <Count apartments={apartments} own={own} />
        {/* Before the list in the tab order, although the list is above it. */}
        <Toggle apartments={apartments} own={own} isOpen={isOpen} listId={listId} onToggle={() => setIsOpen(!isOpen)} />
        <div className="tray-list" id={listId}>
          <ul>
            {apartments.map((apartment) => (
              <TrayRow
                key={apartment.id}
                {...props}
                apartment={apartment}
                chosen={onCompare && chosen.isChoice ? chosen : undefined}
              />
            ))}
          </ul>
          <StorageNote {...props} />
          <Actions {...props} />
        </div>
        {onCompare && chosen.ids.length > 1 && (
          <button
            type="button"
            id="tray-compare"
            className="button tray-compare"
            part="button"
            onClick={() => onCompare(chosen.ids)}
          >
            <span>{fill(own.compare, { n: chosen.ids.length })}</span>
            <Arrow />
          </button>
        )}
      </div>
    </section>
  );
}

/** The limit that the last press has reached. */
function Notice({ limit, own, isTooMany }: Props & { readonly isTooMany: boolean }) {
  const words = { full: own.mostSaved, unstored: own.notKept };
  const notice = isTooMany ? own.mostCompared : limit && words[limit];
  return (
    <p role="status" className={notice ? "tray-notice" : "visually-hidden"}>
      {notice}
    </p>
  );
}

type ToggleProps = Pick<Props, "apartments" | "own"> & {
  readonly isOpen: boolean;
  readonly listId: string;
  readonly onToggle: () => void;
};

/** Opens the list above the tray: in narrow elements of all apartments, in wide ones if there are more than fit into the bar. */
function Toggle({ apartments, own, isOpen, listId, onToggle }: ToggleProps) {
  return (
    <button
      type="button"
      part="link"
      className={`tray-toggle${apartments.length > maxInLine ? " many" : ""}`}
      aria-expanded={isOpen}
      aria-controls={listId}
      aria-label={own.savedHomes}
      onClick={onToggle}
    >
      <span className="tray-more">{fill(own.more, { n: apartments.length - maxInLine })}</span>
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path d={isOpen ? "M5 8l5 5 5-5" : "M5 12l5-5 5 5"} fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </button>
  );
}

function Count({ apartments, own }: Pick<Props, "apartments" | "own">) {
  const n = apartments.length;
  const locale = useLocale();
  const short = pluralText(own, "countShort", n, locale);
  return (
    <p className="tray-count">
      <span className="tray-wide">{pluralText(own, "count", n, locale)}</span>
      <span className="tray-narrow">{short}</span>
    </p>
  );
}

/** Says where the shortlist is stored, and offers to delete it. */
function StorageNote({ limit, own, onForget }: Props) {
  return (
    <p className="tray-note">
      {limit !== "unstored" && <span>{`${own.kept} `}</span>}
      <button type="button" part="link" onClick={onForget}>
        {own.forget}
      </button>
    </p>
  );
}

function Actions({ apartments, own, onAskAll }: Props) {
  const [ids, setIds] = useState<readonly string[]>([]);
  const now = apartments.map(({ id }) => id);
  if (now.length !== ids.length || now.some((id, index) => id !== ids[index])) setIds(now);
  return (
    <div className="tray-actions">
      <ShareButton apartments={ids} own={own} />
      {onAskAll && (
        <button type="button" id="tray-ask" part="link" className="text-link" aria-haspopup="dialog" onClick={onAskAll}>
          {own.askAll}
        </button>
      )}
    </div>
  );
}

type RowProps = Props & {
  readonly apartment: TrayApartment;
  readonly chosen: ReturnType<typeof useComparisonSelection> | undefined;
};

function TrayRow({ apartment: { id, name, tower, href }, chosen, own, onOpen, onRemove }: RowProps) {
  return (
    <li className={name ? undefined : "gone"}>
      {chosen && name && (
        <label className="tray-tick">
          <input
            type="checkbox"
            aria-label={fill(own.compareHome, { home: name })}
            checked={chosen.ids.includes(id)}
            onChange={() => chosen.choose(id)}
          />
        </label>
      )}
      {name ? (
        <LinkOrButton href={href} className="tray-apartment" onNavigate={() => onOpen(id)}>
          <LocationText text={name} tower={tower} />
        </LinkOrButton>
      ) : (
        <span>{own.gone}</span>
      )}
      <button
        type="button"
        part="close"
        className="tray-remove"
        aria-label={fill(own.remove, { home: name }).trim()}
        onClick={() => onRemove(id)}
      >
        <Cross />
      </button>
    </li>
  );
}

/** Moves the focus to the next row when the focused one is removed. */
function useFocusAfterRemoval(root: React.RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count);
  useEffect(() => {
    const isLess = count < before.current;
    before.current = count;
    const inside = root.current?.getRootNode();
    if (!isLess || !(inside instanceof ShadowRoot) || inside.activeElement) return;
    const rows = [...(root.current?.querySelectorAll<HTMLElement>(".tray-remove") ?? [])];
    rows.at(-1)?.focus({ preventScroll: true });
  }, [root, count]);
}
