import { useEffect, useMemo, useState, type ReactNode } from "react";
import { useAddressChange } from "../../../hooks/useAddressChange.ts";
import type { Project } from "../../../project/types.ts";
import { readSearch, searchText } from "../../../search/filter/searchText.ts";
import type { SearchAttributes, SearchState } from "../../../search/filter/searchStore.ts";
import { searchAttributesOf, linkCodeOf, readLink, searchOfLink, startOfLink, writeLink } from "./deepLink.ts";
import type { Start } from "../finderProps.ts";
import { freeLinkKey, linkKey } from "./linkKey.ts";
import { isAt, type Screen, type ScreenName } from "../screen.ts";
import { startScreen } from "../startScreen.ts";

/** An element's place in the hash. */
type LinkOwner = {
  /** Its element exists only in a browser. */
  readonly host: { readonly element: HTMLElement };
  readonly project: Project;
  readonly screens: readonly ScreenName[];
};

/** The start and search set by attributes. */
export type StartAttributes = { readonly start: Start; readonly search: SearchAttributes };

/** The first screen and search of a finder, and how its navigation is written into the address. */
export type LinkedState = StartAttributes & {
  /** The start comes from the address, not from the attributes. */
  readonly isLinked?: boolean;
  /** Writes screen and search into the address: a visitor's navigation adds a history entry, anything else replaces it. */
  readonly onChange?: (screen: Screen, search: SearchState, isMove: boolean) => void;
};

/** A server does not know the hash: it renders the screen of the attributes. */
const isServer = typeof document === "undefined";

type Props = {
  readonly owner: LinkOwner;
  /** From the attributes. */
  readonly attributes: StartAttributes;
  readonly children: (state: LinkedState) => ReactNode;
};

/**
 * Starts a finder from its attributes or the address's hash, whichever changed last. An empty hash means the attributes. Only for
 * elements that have opted in; otherwise neither hash nor history is touched.
 */
export function LinkedStart({ owner, attributes, children }: Props) {
  const { project } = owner;
  const key = useLinkKey(owner);
  const read = (): string | undefined => (isServer ? undefined : readLink(location.hash, key));
  const [code, setCode] = useState(read);
  // The hash at the time the search attributes changed, whose search no longer counts.
  const [outdated, setOutdated] = useState<string>();
  const [previousAttributes, setPreviousAttributes] = useState(attributes);
  if (previousAttributes !== attributes) {
    setPreviousAttributes(attributes);
    // Changed search attributes do not navigate, and override the search of the address.
    if (previousAttributes.start === attributes.start) setOutdated(code);
    else setCode(undefined);
  }
  // The finder navigates in its own effects, which run before this one: until then a navigation is caused by the attributes.
  const [settled] = useState(() => new Set([attributes]));
  useEffect(() => {
    settled.clear();
    settled.add(attributes);
  }, [settled, attributes]);
  const setLink = (next: string | undefined): void => {
    setCode(next);
    setOutdated(undefined);
  };
  useAddressChange(() => setLink(read()));

  const start = useMemo(
    () => (code === undefined ? attributes.start : startOfLink(project, code)),
    [project, code, attributes],
  );
  const linked = code === undefined || code === outdated ? undefined : searchOfLink(code);
  const search = useMemo(
    () => (linked === undefined ? attributes.search : searchAttributesOf(linked)),
    [linked, attributes],
  );
  const onChange = (screen: Screen, state: SearchState, isMove: boolean): void => {
    const next = nextCode(owner, attributes, { screen, state });
    if (next !== read()) writeHash(writeLink(location.hash, key, next), isMove && settled.has(attributes));
    setLink(next);
  };
  return children({ start, search, isLinked: code !== undefined, onChange });
}

/** The code for the hash; `undefined` if it equals the attributes. It includes the search if that differs from them, or on its screen. */
function nextCode(
  { project, screens }: LinkOwner,
  attributes: StartAttributes,
  { screen, state }: { readonly screen: Screen; readonly state: SearchState },
): string | undefined {
  const text = searchText(state);
  const isUnchanged = text === searchText(readSearch(attributes.search));
  const screenCode = linkCodeOf(project, screen);
  if (screenCode === undefined || (isUnchanged && isAt(screen, startScreen(project, screens, attributes.start).screen)))
    return undefined;
  if (screen.name === "search") return screenCode + text;
  return isUnchanged ? screenCode : `${screenCode}?${text}`;
}

function useLinkKey({ host }: LinkOwner): string {
  const key = useMemo(() => (isServer ? "" : linkKey(host.element)), [host]);
  useEffect(() => () => freeLinkKey(key, host.element), [key, host]);
  return key;
}

/** Preserves the page's `history.state`. A sandboxed frame may refuse; then there is no deep link. */
function writeHash(hash: string, isStep: boolean): void {
  const address = location.href.split("#")[0] + hash;
  try {
    if (isStep) history.pushState(history.state, "", address);
    else history.replaceState(history.state, "", address);
  } catch {
    // The element works without a deep link.
  }
}
