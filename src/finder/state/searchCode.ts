import { createCode } from "../../loading/createCode.ts";

/** What reads, writes and tells a search: only for pages or visitors who ask for one. */
export const searchCode = createCode(() => import("./searchReports.ts"));
