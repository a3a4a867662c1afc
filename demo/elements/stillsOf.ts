import type { FilePicture, ProjectFile } from "../facts/projectFile.ts";

/** What the preview's page needs to show a home's first picture before any of its code has come. */
export type Stills = {
  /** Layout of each home. */
  readonly homes: Readonly<Record<string, string>>;
  /** First picture of each layout. */
  readonly layouts: Readonly<Record<string, Still>>;
};

export type Still = Pick<FilePicture, "src" | "width" | "height" | "sources">;

/** The first picture of every home, out of the project file. */
export function stillsOf({ floors, layouts }: ProjectFile): Stills {
  const homes = floors.flatMap(({ apartments }) => apartments.map(({ id, layout = "" }) => [id, layout] as const));
  const first = layouts.flatMap(({ id, pictures: [picture] }) => {
    if (!picture) return [];
    const { src, width, height, sources = [] } = picture;
    return [[id, { src, width, height, sources }] as const];
  });
  return { homes: Object.fromEntries(homes), layouts: Object.fromEntries(first) };
}
