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
  /** The address of the apartment on the website, if it has one. */
  readonly href: string | undefined;
  /** Whether it is an apartment in the narrow sense; a shop is not. */
  readonly isResidential: boolean;
};

type Props = {
  readonly apartments: readonly TrayApartment[];
  readonly limit: ShortlistState["limit"];
  readonly shortlistTexts: ShortlistTexts;
  readonly onOpen: (id: string) => boolean;
  readonly onRemove: (id: string) => void;
  readonly onForget: () => void;
  /** Missing if the element cannot send inquiries, or none of the apartments is for sale. */
  readonly onAskAll: (() => void) | undefined;
  /** Missing if the element has no comparison. */
  readonly onCompare: ((ids: readonly string[]) => void) | undefined;
};

/** Maximum number of apartments in the bar; the list above it has all. */
const maxInLine = 5;

/**
 * The shortlist at the bottom of the element: count, apartments, actions. In narrow elements the apartments open above it.
 */
export function Tray(props: Props) {
  const { apartments, shortlistTexts, onCompare } = props;
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
    <section ref={root} className={`tray${isOpen ? " open" : ""}`} aria-label={shortlistTexts.savedHomes}>
      <Notice {...props} isTooMany={chosen.isTooMany} />
      <div className="tray-bar">
        <Count apartments={apartments} shortlistTexts={shortlistTexts} />
        {/* Before the list in the tab order, although the list is above it. */}
        <Toggle
          apartments={apartments}
          shortlistTexts={shortlistTexts}
          isOpen={isOpen}
          listId={listId}
          onToggle={() => setIsOpen(!isOpen)}
        />
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
            <span>{fill(shortlistTexts.compare, { n: chosen.ids.length })}</span>
            <Arrow />
          </button>
        )}
      </div>
    </section>
  );
}

/** The limit that the last press has reached. */
function Notice({ limit, shortlistTexts, isTooMany }: Props & { readonly isTooMany: boolean }) {
  const words = { full: shortlistTexts.mostSaved, unstored: shortlistTexts.notKept };
  const notice = isTooMany ? shortlistTexts.mostCompared : limit && words[limit];
  return (
    <p role="status" className={notice ? "tray-notice" : "visually-hidden"}>
      {notice}
    </p>
  );
}

type ToggleProps = Pick<Props, "apartments" | "shortlistTexts"> & {
  readonly isOpen: boolean;
  readonly listId: string;
  readonly onToggle: () => void;
};

/** Opens the list above the tray: in narrow elements of all apartments, in wide ones if there are more than fit into the bar. */
function Toggle({ apartments, shortlistTexts, isOpen, listId, onToggle }: ToggleProps) {
  return (
    <button
      type="button"
      part="link"
      className={`tray-toggle${apartments.length > maxInLine ? " many" : ""}`}
      aria-expanded={isOpen}
      aria-controls={listId}
      aria-label={shortlistTexts.savedHomes}
      onClick={onToggle}
    >
      <span className="tray-more">{fill(shortlistTexts.more, { n: apartments.length - maxInLine })}</span>
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path d={isOpen ? "M5 8l5 5 5-5" : "M5 12l5-5 5 5"} fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </button>
  );
}

function Count({ apartments, shortlistTexts }: Pick<Props, "apartments" | "shortlistTexts">) {
  const n = apartments.length;
  const locale = useLocale();
  const short = pluralText(shortlistTexts, "countShort", n, locale);
  return (
    <p className="tray-count">
      <span className="tray-wide">{pluralText(shortlistTexts, "count", n, locale)}</span>
      <span className="tray-narrow">{short}</span>
    </p>
  );
}

/** Where the shortlist is stored, with a button that deletes it. */
function StorageNote({ limit, shortlistTexts, onForget }: Props) {
  return (
    <p className="tray-note">
      {limit !== "unstored" && <span>{`${shortlistTexts.kept} `}</span>}
      <button type="button" part="link" onClick={onForget}>
        {shortlistTexts.forget}
      </button>
    </p>
  );
}

function Actions({ apartments, shortlistTexts, onAskAll }: Props) {
  const [ids, setIds] = useState<readonly string[]>([]);
  const now = apartments.map(({ id }) => id);
  if (now.length !== ids.length || now.some((id, index) => id !== ids[index])) setIds(now);
  return (
    <div className="tray-actions">
      <ShareButton apartments={ids} shortlistTexts={shortlistTexts} />
      {onAskAll && (
        <button type="button" id="tray-ask" part="link" className="text-link" aria-haspopup="dialog" onClick={onAskAll}>
          {shortlistTexts.askAll}
        </button>
      )}
    </div>
  );
}

type RowProps = Props & {
  readonly apartment: TrayApartment;
  readonly chosen: ReturnType<typeof useComparisonSelection> | undefined;
};

function TrayRow({ apartment: { id, name, tower, href }, chosen, shortlistTexts, onOpen, onRemove }: RowProps) {
  return (
    <li className={name ? undefined : "gone"}>
      {chosen && name && (
        <label className="tray-tick">
          <input
            type="checkbox"
            aria-label={fill(shortlistTexts.compareHome, { home: name })}
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
        <span>{shortlistTexts.gone}</span>
      )}
      <button
        type="button"
        part="close"
        className="tray-remove"
        aria-label={fill(shortlistTexts.remove, { home: name }).trim()}
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
