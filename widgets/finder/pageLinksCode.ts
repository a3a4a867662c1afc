import { createCode } from "../../src/loading/createCode.ts";

/** The page's own addresses: only for pages that name some. Where the code does not come the element works without. */
export const pageLinksCode = createCode(() => import("../../src/finder/state/links/pageLinks.ts"));
