import { useEffect, useMemo, useState, type ReactNode } from "react";
import { useAddressChange } from "../../../hooks/useAddressChange.ts";
import type { Project } from "../../../project/types.ts";
import { readSearch, searchText } from "../../../search/state/searchText.ts";
import type { GivenSearch, SearchState } from "../../../search/state/searchStore.ts";
import { givenByText, linkCodeOf, readLink, searchOfLink, startOfLink, writeLink } from "./deepLink.ts";
import type { Start } from "../finderProps.ts";
import { freeLinkKey, linkKey } from "./linkKey.ts";
import { isAt, type Screen, type ScreenName } from "../screen.ts";
import { startScreen } from "../startScreen.ts";

/** What a place in the hash belongs to. */
type LinkOwner = {
  readonly element: HTMLElement;
  readonly project: Project;
  readonly range: readonly ScreenName[];
};

/** What a page's attributes say. */
export type Given = { readonly start: Start; readonly search: GivenSearch };

/** Where a finder stands, and who hears when it moves. */
export type Place = Given & {
  /** The start is the address's, not the attributes'. */
  readonly isLinked?: boolean;
  /** Writes screen and search into the address: a visitor's move as a step of the history, a move of the page's and another search in place. */
  readonly follow?: (screen: Screen, search: SearchState, isMove: boolean) => void;
};

type Props = {
  readonly owner: LinkOwner;
  /** By the attributes. */
  readonly given: Given;
  readonly children: (place: Place) => ReactNode;
};

/**
 * Where a finder stands by its attributes and by the address's hash: whichever was said last. An address that says
 * nothing means the attributes. For pages that have opted in; in all others neither hash nor history is touched.
 */
export function LinkedStart({ owner, given, children }: Props) {
  const { project } = owner;
  const key = useLinkKey(owner);
  const read = (): string | undefined => readLink(location.hash, key);
  const [code, setCode] = useState(read);
  // What the address said of the search before the attributes said something else.
  const [outdated, setOutdated] = useState<string>();
  const [seen, setSeen] = useState(given);
  if (seen !== given) {
    setSeen(given);
    // Another search moves nobody; it counts from now on, whatever the address said of one.
    if (seen.start === given.start) setOutdated(code);
    else setCode(undefined);
  }
  // The finder moves in its own effects, which run before this one: until then a move is the attributes'.
  const [settled] = useState(() => new Set([given]));
  useEffect(() => {
    settled.clear();
    settled.add(given);
  }, [settled, given]);
  const take = (next: string | undefined): void => {
    setCode(next);
    setOutdated(undefined);
  };
  useAddressChange(() => take(read()));

  const start = useMemo(() => (code === undefined ? given.start : startOfLink(project, code)), [project, code, given]);
  const linked = code === undefined || code === outdated ? undefined : searchOfLink(code);
  const search = useMemo(() => (linked === undefined ? given.search : givenByText(linked)), [linked, given]);
  const follow = (screen: Screen, state: SearchState, isMove: boolean): void => {
    const next = nextCode(owner, given, { screen, state });
    if (next !== read()) remember(writeLink(location.hash, key, next), isMove && settled.has(given));
    take(next);
  };
  return children({ start, search, isLinked: code !== undefined, follow });
}

/** Nothing where the attributes say the same; the search only where it is another than theirs, or on its own screen. */
function nextCode(
  { project, range }: LinkOwner,
  given: Given,
  { screen, state }: { readonly screen: Screen; readonly state: SearchState },
): string | undefined {
  const text = searchText(state);
  const isGiven = text === searchText(readSearch(given.search));
  const place = linkCodeOf(project, screen);
  if (place === undefined || (isGiven && isAt(screen, startScreen(project, range, given.start).screen)))
    return undefined;
  if (screen.name === "search") return place + text;
  return isGiven ? place : `${place}?${text}`;
}

function useLinkKey({ element }: LinkOwner): string {
  const key = useMemo(() => linkKey(element), [element]);
  useEffect(() => () => freeLinkKey(key, element), [key, element]);
  return key;
}

/** The state is the page's: it stays with the address. A sandboxed frame may refuse; then there is no link. */
function remember(hash: string, isStep: boolean): void {
  const address = location.href.split("#")[0] + hash;
  try {
    if (isStep) history.pushState(history.state, "", address);
    else history.replaceState(history.state, "", address);
  } catch {
    // Nothing to tell: the element itself works.
  }
}
