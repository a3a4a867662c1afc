import type { HomeFacts } from "./homeFacts.ts";
import type { ProjectFile } from "./projectFile.ts";

/** Every home that can still be had, in the order of the file. A home whose status is not told counts as free. */
export function freeHomes({ floors }: Pick<ProjectFile, "floors">): readonly HomeFacts[] {
  return floors.flatMap(({ tower, floor, apartments }) =>
    apartments
      .filter(({ status = "available" }) => status === "available")
      .map(({ id, number, area = 0, type = "" }) => ({ id, tower, floor, number, area, type })),
  );
}
