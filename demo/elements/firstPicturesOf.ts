import type { Picture, Project } from "../../widgets/project.ts";

/** What the preview page needs to show an apartment's first picture before any of its code has loaded. */
export type FirstPictures = {
  /** The layout of each apartment. */
  readonly apartments: Readonly<Record<string, string>>;
  /** The first picture of each layout. */
  readonly layouts: Readonly<Record<string, FirstPicture>>;
};

export type FirstPicture = Pick<Picture, "src" | "width" | "height" | "sources">;

/** The first picture of every apartment; addresses on the site's own `origin` are shortened to paths. */
export function firstPicturesOf(
  { floors, layouts }: Pick<Project, "floors" | "layouts">,
  origin: string,
): FirstPictures {
  const apartments = floors.flatMap((floor) => floor.apartments.map(({ id, layout }) => [id, layout] as const));
  const withoutOrigin = (addresses: string): string => addresses.replaceAll(`${origin}/`, "/");
  const firstPictures = layouts.flatMap(({ id, pictures: [picture] }) => {
    if (!picture) return [];
    const { src, width, height, sources = [] } = picture;
    const shortSources = sources.map(({ type, srcset }) => ({ type, srcset: withoutOrigin(srcset) }));
    return [[id, { src: withoutOrigin(src), width, height, sources: shortSources }] as const];
  });
  return { apartments: Object.fromEntries(apartments), layouts: Object.fromEntries(firstPictures) };
}
