const keys =
  "1-1 1-2 1-3 1-4 2 3-1 3-2 3-3 4 5-1 5-2 5-3 6 7 8-1 8-2 9-1 9-2 9-3 10-1 10-2 11 12-2 12-3 13 14 15 16 17 18 " +
  "19 19n-1 19n-2 19n-3 19n-4 20-1 20-2 20-3";

/** A full-screen route of its own per tour (docs/developers/specification.md, section 2, "Tours"). */
export const tourKeys: readonly string[] = keys.split(" ").map((key) => `vr-${key}`);
