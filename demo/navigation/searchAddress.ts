/** The search of all apartments. */
export const searchPath = "/apartments";

/** The parameters of a search in an address, one at a time. Forms without script submit both ends of a range separately. */
const searchParameter =
  /^(?:bedrooms|side|tower|kind|status|view|sort|(?:area|floor|outdoor|price|perM2)(?:-from|-to)?)=(?!%20|\+)[^&;#]+$/;

/**
 * The address of a search that was requested as a query (`?bedrooms=2,3&view=list`, from a link or the form without script), in the format
 * of the element: `#kulla=search?bedrooms=2,3;view=list`. If the hash already contains a search, it is newer and wins. `undefined` if there
 * is no such query.
 */
export function hashOfQuestion({ search, hash }: Pick<Location, "search" | "hash">): string | undefined {
  const parts = search.slice(1).split("&").filter(Boolean);
  const parameters = parts.filter((part) => searchParameter.test(part));
  if (parameters.length === 0) return undefined;
  const others = parts.filter((part) => !/^[\w-]+=$/.test(part) && !parameters.includes(part));
  const linked = hash.slice(1).split("&").filter(Boolean);
  const namesScreen = linked.some((part) => part.startsWith("kulla="));
  const next = namesScreen ? linked : [...linked, `kulla=search?${parameters.join(";")}`];
  return `${others.length > 0 ? `?${others.join("&")}` : ""}#${next.join("&")}`;
}

/** Runs before the search's code reads the address. From then on the address contains the visitor's choices, and can be shared. */
export function keepAskedSearch(): void {
  if (!new RegExp(`^(/\\w\\w)?${searchPath}(/|/index\\.html)?$`).test(location.pathname)) return;
  const next = hashOfQuestion(location);
  if (next !== undefined) history.replaceState(history.state, "", location.pathname + next);
}
