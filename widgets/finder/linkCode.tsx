import type { ReactNode } from "react";
import { createCode } from "../../src/loading/createCode.ts";
import type { Start } from "../../src/finder/state/finderProps.ts";
import type { GivenSearch } from "../../src/search/state/searchStore.ts";
import type { LinkedStart } from "../../src/finder/state/links/LinkedStart.tsx";

/** Deep links: only for pages that ask for them. Where the code does not come the element works without. */
export const linkCode = createCode(() =>
  import("../../src/finder/state/links/LinkedStart.tsx").then(
    (code) => code.LinkedStart,
    (): typeof LinkedStart => Unlinked,
  ),
);

function Unlinked({ given, children }: Parameters<typeof LinkedStart>[0]): ReactNode {
  return children({ ...given, isLinked: false, follow: () => {} });
}

/** Where a finder stands, and who else hears when it moves. */
export type Place = { readonly start: Start; readonly search: GivenSearch } & Partial<
  Parameters<Parameters<typeof LinkedStart>[0]["children"]>[0]
>;
