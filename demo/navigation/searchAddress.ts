/** The search of all apartments. */
export const searchPath = "/apartments";

/** What an address may ask of the search, one part each; a form without script says both ends of a range by themselves. */
const asked =
  /^(?:bedrooms|side|tower|kind|status|view|sort|(?:area|floor|outdoor|price|perM2)(?:-from|-to)?)=(?!%20|\+)[^&;#]+$/;

/**
 * The address of a search that was asked as a question (`?bedrooms=2,3&view=list`: a link, or the form without script) as the element
 * keeps it, `#kulla=search?bedrooms=2,3;view=list`. Where the hash says what is looked for, that was said later. `undefined` where
 * nothing was asked.
 */
export function hashOfQuestion({ search, hash }: Pick<Location, "search" | "hash">): string | undefined {
  const parts = search.slice(1).split("&").filter(Boolean);
  const known = parts.filter((part) => asked.test(part));
  if (known.length === 0) return undefined;
  const others = parts.filter((part) => !/^[\w-]+=$/.test(part) && !known.includes(part));
  const linked = hash.slice(1).split("&").filter(Boolean);
  const isSaid = linked.some((part) => part.startsWith("kulla="));
  const next = isSaid ? linked : [...linked, `kulla=search?${known.join(";")}`];
  return `${others.length > 0 ? `?${others.join("&")}` : ""}#${next.join("&")}`;
}

/** Before the search's code reads it: from then on the address contains what the visitor chooses, and can be shared. */
export function keepAskedSearch(): void {
  if (!new RegExp(`^(/\\w\\w)?${searchPath}(/|/index\\.html)?$`).test(location.pathname)) return;
  const next = hashOfQuestion(location);
  if (next !== undefined) history.replaceState(history.state, "", location.pathname + next);
}
