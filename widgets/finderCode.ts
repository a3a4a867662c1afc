import { createCode } from "../src/finder/createCode.ts";

/** The finder: not in the entries' own code, so that a page waits for as little as possible before it asks for the project. */
export const finderCode = createCode(async () => (await import("../src/finder/Finder.tsx")).Finder);
