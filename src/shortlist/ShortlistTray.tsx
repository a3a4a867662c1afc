import { useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from "react";
import { useStore } from "zustand/react";
import { useAddressChange } from "../hooks/useAddressChange.ts";
import { towerLabel } from "../project/localText.ts";
import { findApartment, findTower } from "../project/lookUps.ts";
import type { Apartment } from "../project/types.ts";
import { hashWithList, listOfHash } from "./shortlistLink.ts";
import { shortlistTextsFor } from "./shortlistTextsFor.ts";
import { writeShortlist } from "./toggleApartment.ts";
import { SharedShortlist } from "./SharedShortlist.tsx";
import { mergeLists, type Shortlist } from "./shortlist.ts";
import { shortlistOf } from "./shortlistStore.ts";
import { Tray, type TrayApartment } from "./Tray.tsx";
import { pluralText } from "../text/format/pluralText.ts";
import type { ShortlistTexts } from "../text/texts.ts";
import { apartmentTitle, titleOfFloorLabel } from "../facts/titles.ts";
import { floorLabelOf, openApartment } from "../finder/state/openApartment.ts";
import { useHrefOf, useFinder, useFinderContext, useFinderSettings } from "../finder/state/FinderContext.tsx";
import { splitBySold } from "./splitBySold.ts";
import { LazyShortlistInquiry } from "./LazyShortlistInquiry.tsx";
import { useShortlistKey } from "./useShortlistKey.ts";
import { useLanguage, useLocale, useTexts } from "../ui/TextsContext.tsx";

/**
 * The shortlist at the bottom of the element; above it a list that was shared with the visitor; and the inquiry about several
 * apartments.
 */
export function ShortlistTray({ hasChanged }: { readonly hasChanged: boolean }) {
  const texts = useTexts().shortlist;
  // A comparison has its own bar.
  const isCompared = useFinder(({ screen }) => screen.name === "compare");
  return (
    <>
      <SavedAnnouncement shortlistTexts={texts} hasChanged={hasChanged} />
      {!isCompared && <Trays shortlistTexts={texts} />}
      <LazyShortlistInquiry />
    </>
  );
}

function Trays({ shortlistTexts }: { readonly shortlistTexts: ShortlistTexts }) {
  const finder = useFinderContext();
  const key = useShortlistKey();
  const { apartments, limit } = useStore(shortlistOf(key));
  const root = useRef<HTMLDivElement>(null);
  const describe = useTrayApartment();
  const [sharedList, close] = useSharedList();
  const { store, actions, settings } = finder;
  const { screens, project } = settings;
  const open = useOpen();
  const write = (next: Shortlist): void => {
    writeShortlist(key, next);
    // Removing the last apartment removes the tray with the focused button.
    if (next.length === 0) finder.frame.current?.querySelector<HTMLElement>(".title, .apartment-title")?.focus();
  };
  const unsold = splitBySold(project, apartments).apartments;
  const canAsk = screens.includes("inquiry") && unsold.length > 0;
  const [saved, sharedApartments] = [apartments.map(describe), sharedList?.map(describe)];
  usePublishedHeight(root);
  return (
    <div ref={root} className="trays">
      {sharedList && sharedApartments && (
        <SharedShortlist
          apartments={sharedApartments}
          shortlistTexts={shortlistTextsFor(shortlistTexts, sharedApartments)}
          onOpen={open}
          onAdopt={() => {
            writeShortlist(key, mergeLists(apartments, sharedList));
            close();
          }}
          onClose={close}
        />
      )}
      {apartments.length > 0 && (
        <Tray
          apartments={saved}
          limit={limit}
          shortlistTexts={shortlistTextsFor(shortlistTexts, saved)}
          onOpen={open}
          onRemove={(id) => write(apartments.filter((apartment) => apartment !== id))}
          onForget={() => write([])}
          onAskAll={canAsk ? () => store.setState({ inquiryApartments: apartments }) : undefined}
          onCompare={
            screens.includes("compare")
              ? (compared) => void actions.move({ name: "compare", apartments: compared })
              : undefined
          }
        />
      )}
    </div>
  );
}

type AnnouncementProps = { readonly shortlistTexts: ShortlistTexts; readonly hasChanged: boolean };

/** Announces the number of saved apartments to screen readers, however one was saved: by its button, a key or the tray. */
function SavedAnnouncement({ shortlistTexts, hasChanged }: AnnouncementProps) {
  const apartments = useStore(shortlistOf(useShortlistKey()), (state) => state.apartments);
  const words = shortlistTextsFor(shortlistTexts, apartments.map(useTrayApartment()));
  const n = apartments.length;
  const locale = useLocale();
  const count = n === 0 ? "" : pluralText(words, "count", n, locale);
  const [announced, announce] = useState("");
  useEffect(() => {
    // Screen readers announce changes only, and at the first one the live region has just been added.
    if (!hasChanged) return undefined;
    const timer = setTimeout(() => announce(count), 100);
    return () => clearTimeout(timer);
  }, [hasChanged, count]);
  return (
    <p role="status" className="visually-hidden">
      {announced}
    </p>
  );
}

/** Publishes the tray's height as a CSS variable, so that other bars are placed above it and focused elements are scrolled clear of it. */
function usePublishedHeight(trays: RefObject<HTMLElement | null>): void {
  const { frame } = useFinderContext();
  useLayoutEffect(() => {
    const [tray, finder] = [trays.current, frame.current];
    if (!tray || !finder) return undefined;
    const observer = new ResizeObserver(() => finder.style.setProperty("--k-tray", `${tray.offsetHeight}px`));
    observer.observe(tray);
    return () => {
      observer.disconnect();
      finder.style.removeProperty("--k-tray");
    };
  }, [trays, frame]);
}

/** Returns a function that opens an apartment by its id. */
function useOpen(): (id: string) => boolean {
  const finder = useFinderContext();
  return (id) => {
    const apartment = findApartment(finder.settings.project, id);
    return apartment !== undefined && openApartment(finder, apartment);
  };
}

/** Returns a function that names an apartment in the tray: "K5, Kati 9, Banesa 7". */
function useTrayApartment(): (id: string) => TrayApartment {
  const settings = useFinderSettings();
  const addressOf = useHrefOf();
  const { texts, locale } = useLanguage();
  return (id) => {
    const apartment = findApartment(settings.project, id);
    if (!apartment) return { id, name: "", tower: "", href: undefined, isResidential: true };
    const names = [
      shortTower(apartment),
      titleOfFloorLabel(floorLabelOf(settings, apartment, locale), texts),
      apartmentTitle(apartment, texts),
    ];
    return {
      id,
      name: names.filter(Boolean).join(", "),
      tower: shortTower(apartment),
      href: addressOf({ name: "apartment", apartment: id }),
      isResidential: apartment.kind === "home",
    };
  };
  function shortTower({ tower }: Apartment): string {
    return towerLabel(findTower(settings.project, tower), locale);
  }
}

/** The list in the page's address, and a function that removes it. */
function useSharedList(): readonly [Shortlist | undefined, () => void] {
  const [hash, setHash] = useState(() => location.hash);
  useAddressChange(() => setHash(location.hash));
  const sharedList = useMemo(() => listOfHash(hash), [hash]);
  const close = (): void => {
    const rest = hashWithList(location.hash, []);
    try {
      history.replaceState(history.state, "", location.href.split("#")[0] + rest);
    } catch {
      // A sandboxed frame may refuse: the list is closed anyway.
    }
    setHash(rest);
  };
  return [sharedList, close];
}
