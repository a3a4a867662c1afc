import type { SiteContent } from "../../owner/site/siteSchema.ts";
import type { Floor } from "../../widgets/project.ts";
import { fileText } from "../facts/factsIn.ts";
import { routes } from "./routes.ts";

type Setting = {
  readonly project: { readonly floors: readonly Pick<Floor, "floor" | "label">[] };
  readonly site: Pick<SiteContent, "floorPaths">;
};

/**
 * Addresses of floors by their numbers, which buildings share: from the site's content, otherwise from the owner's label ("Përdhesa":
 * /floors/perdhesa), otherwise from the number. If another page already has an address from the content, that is reported and it is not used.
 */
export function floorPathsOf(
  { project, site }: Setting,
  report: (sentence: string) => void,
): ReadonlyMap<number, string> {
  const paths = new Map(project.floors.map(({ floor }) => [floor, `/floors/${floor}`]));
  for (const [floor, name] of namesOf(project.floors)) paths.set(floor, `/floors/${name}`);
  const usedAddresses = new Set(routes.map(({ path }) => path));
  for (const { floor, path } of site.floorPaths) {
    const address = `/${path}`;
    if (usedAddresses.has(address)) report(`site.json: floorPaths: ${address} is the address of another page.`);
    else paths.set(floor, address);
    usedAddresses.add(address);
  }
  return paths;
}

/** Address names of floors with their own labels. If two floors would get the same name, both use their numbers, regardless of their order. */
function namesOf(floors: Setting["project"]["floors"]): ReadonlyMap<number, string> {
  const labels = new Map<number, Set<string>>();
  for (const { floor, label } of floors)
    labels.set(floor, (labels.get(floor) ?? new Set()).add(addressName(fileText(label, "sq"))));
  const named = [...labels].flatMap(([floor, [name = "", ...others]]): (readonly [number, string])[] =>
    name === "" || others.length > 0 ? [] : [[floor, name]],
  );
  return new Map(named.filter(([, name]) => named.filter(([, other]) => other === name).length === 1));
}

/** Letters that cannot be reduced to a base letter by removing an accent. */
const spelled: Readonly<Record<string, string>> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ł: "l" };

/** A label as part of an address: "Kati teknik" becomes kati-teknik. "" for a label without Latin letters, for which the number is used. */
export function addressName(label: string): string {
  const plain = label
    .toLowerCase()
    .replaceAll(/[ßæœøđł]/g, (letter) => spelled[letter] ?? "")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, "");
  return /[a-z]/.test(plain) ? plain : "";
}
