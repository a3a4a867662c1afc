import { formatShortlist, mergeLists, parseShortlist, toggled, type Shortlist } from "./shortlist.ts";
import { shortlistOf } from "./shortlistStore.ts";

/** Saves an apartment in the list under a key, or removes it. A full list stays as it is and reports its limit. */
export function toggleApartment(key: string, apartment: string): void {
  const list = shortlistOf(key);
  const { apartments } = list.getState();
  const next = toggled(apartments, apartment);
  if (next === apartments) list.setState({ limit: "full" });
  else writeShortlist(key, next);
}

/** Replaces the list, in the page and in storage; an empty list is removed from storage. */
export function writeShortlist(key: string, apartments: Shortlist): void {
  shortlistOf(key).setState({ apartments, limit: store(key, apartments) ? undefined : "unstored" });
}

type Move = { readonly from: string; readonly to: string; readonly isOurs: (apartment: string) => boolean };

/** Moves the apartments of this project from a list under another key; those of other projects stay. */
export function migrateList({ from, to, isOurs }: Move): void {
  let former: Shortlist;
  try {
    former = parseShortlist(localStorage.getItem(from) ?? "");
  } catch {
    return;
  }
  const ours = former.filter(isOurs);
  if (ours.length === 0) return;
  writeShortlist(to, mergeLists(shortlistOf(to).getState().apartments, ours));
  store(
    from,
    former.filter((apartment) => !isOurs(apartment)),
  );
}

/** Stores the list; returns whether that succeeded. */
function store(key: string, apartments: Shortlist): boolean {
  try {
    if (apartments.length > 0) localStorage.setItem(key, formatShortlist(apartments));
    else localStorage.removeItem(key);
    return true;
  } catch {
    return apartments.length === 0;
  }
}
