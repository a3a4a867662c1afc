import type { PageTexts } from "../../../owner/site/pageContent.ts";
import { ShownPicture } from "../../pictures/ShownPicture.tsx";
import type { SitePicture } from "../../pictures/sitePicture.ts";

type Amenity = PageTexts<"services">["groups"][number]["items"][number];
/** `picture` is the picture itself instead of its name. */
export type AmenityWithPicture = Omit<Amenity, "picture"> & {
  readonly number: number;
  readonly picture: SitePicture | undefined;
};

const sizes = "(min-width: 1024px) 30vw, (min-width: 600px) 46vw, 62vw";

/** The other amenities of a group that have a picture, each under its number. Not shown for a single picture. */
export function AmenityStrip({ amenities }: { readonly amenities: readonly AmenityWithPicture[] }) {
  const pictured = amenities.flatMap(({ picture, ...amenity }) => (picture ? [{ ...amenity, picture }] : []));
  if (pictured.length < 2) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a strip that scrolls has to be reached by keyboard
    <ul className="strip amenity-strip" tabIndex={0} aria-label={pictured.map(({ name }) => name).join(", ")}>
      {pictured.map(({ picture, number, name }) => (
        <li key={number}>
          <figure className="figure">
            <ShownPicture picture={picture} sizes={sizes} />
            <figcaption className="caption">{`${number} ${name}`}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
