import { absoluteSrcset } from "./absoluteSrcset.ts";
import { absoluteUrl } from "./absoluteUrl.ts";
import type { Floor, Project } from "./types.ts";

const addresses = /^(src|url|folder|pdf|text)$/;

/**
 * A project from the text of a file that is known to be good, as parseProject would give it but without its checks:
 * only for a file whose every byte was checked before (see complex/project/checkedStamp.ts).
 */
export function adoptProject(text: string, baseUrl: string): Project {
  const withAbsolute = (value: unknown, key = ""): unknown => {
    if (typeof value === "string") {
      if (addresses.test(key)) return absoluteUrl(value, baseUrl);
      return key === "srcset" ? absoluteSrcset(value, baseUrl) : value;
    }
    if (Array.isArray(value)) return value.map((item) => withAbsolute(item));
    if (value === null || typeof value !== "object") return value;
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withAbsolute(item, name)]));
  };
  const { $schema: _, floors, ...rest }: Project & { readonly $schema?: string } = JSON.parse(text);
  // Storeys hold no addresses, and most of a large project: they are left as they are.
  return { ...(withAbsolute(rest) as Omit<Project, "floors">), floors: floors.map(withOwnHomes) };
}

/** Homes know where they are. They are our own, just read: nothing of them is copied, there may be ten thousand. */
function withOwnHomes(floor: Floor): Floor {
  const { tower, floor: number, apartments } = floor;
  for (const home of apartments) Object.assign(home, { tower, floor: number });
  return floor;
}
