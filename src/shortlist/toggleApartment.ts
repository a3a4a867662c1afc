import { formatShortlist, joined, parseShortlist, toggled, type Shortlist } from "./shortlist.ts";
import { shortlistOf } from "./shortlistStore.ts";

/** Saves an apartment in the list under a key, or takes it off. A full list stays as it is and says so. */
export function toggleApartment(key: string, apartment: string): void {
  const list = shortlistOf(key);
  const { apartments } = list.getState();
  const next = toggled(apartments, apartment);
  if (next === apartments) list.setState({ limit: "full" });
  else writeShortlist(key, next);
}

/** Replaces the list, in the page and in the visitor's browser; an empty one leaves nothing behind there. */
export function writeShortlist(key: string, apartments: Shortlist): void {
  shortlistOf(key).setState({ apartments, limit: store(key, apartments) ? undefined : "unstored" });
}

type Move = { readonly from: string; readonly to: string; readonly isOurs: (apartment: string) => boolean };

/** Moves the apartments of this project from a list under another key; what belongs to other projects stays for them. */
export function takeFormerList({ from, to, isOurs }: Move): void {
  let former: Shortlist;
  try {
    former = parseShortlist(localStorage.getItem(from) ?? "");
  } catch {
    return;
  }
  const ours = former.filter(isOurs);
  if (ours.length === 0) return;
  writeShortlist(to, joined(shortlistOf(to).getState().apartments, ours));
  store(
    from,
    former.filter((apartment) => !isOurs(apartment)),
  );
}

/** Whether the browser keeps it. */
function store(key: string, apartments: Shortlist): boolean {
  try {
    if (apartments.length > 0) localStorage.setItem(key, formatShortlist(apartments));
    else localStorage.removeItem(key);
    return true;
  } catch {
    return apartments.length === 0;
  }
}
