import { formatShortlist, joined, parseShortlist, toggled, type Shortlist } from "./shortlist.ts";
import { shortlistOf } from "./shortlistStore.ts";

/** Saves a home in the list under a key, or takes it off. A full list stays as it is and says so. */
export function toggleHome(key: string, home: string): void {
  const list = shortlistOf(key);
  const { homes } = list.getState();
  const next = toggled(homes, home);
  if (next === homes) list.setState({ limit: "full" });
  else writeShortlist(key, next);
}

/** Replaces the list, in the page and in the visitor's browser; an empty one leaves nothing behind there. */
export function writeShortlist(key: string, homes: Shortlist): void {
  shortlistOf(key).setState({ homes, limit: store(key, homes) ? undefined : "unstored" });
}

type Move = { readonly from: string; readonly to: string; readonly isOurs: (home: string) => boolean };

/** Moves the homes of this project from a list under another key; what belongs to other projects stays for them. */
export function takeFormerList({ from, to, isOurs }: Move): void {
  let former: Shortlist;
  try {
    former = parseShortlist(localStorage.getItem(from) ?? "");
  } catch {
    return;
  }
  const ours = former.filter(isOurs);
  if (ours.length === 0) return;
  writeShortlist(to, joined(shortlistOf(to).getState().homes, ours));
  store(
    from,
    former.filter((home) => !isOurs(home)),
  );
}

/** Whether the browser keeps it. */
function store(key: string, homes: Shortlist): boolean {
  try {
    if (homes.length > 0) localStorage.setItem(key, formatShortlist(homes));
    else localStorage.removeItem(key);
    return true;
  } catch {
    return homes.length === 0;
  }
}
