import type { PageTexts } from "../../../owner/site/pageContent.ts";
import { ShownPicture } from "../../pictures/ShownPicture.tsx";
import type { SitePicture } from "../../pictures/sitePicture.ts";

type Amenity = PageTexts<"services">["groups"][number]["items"][number];
export type ShownAmenity = Amenity & { readonly number: number; readonly shown: SitePicture | undefined };

const sizes = "(min-width: 1024px) 30vw, (min-width: 600px) 46vw, 62vw";

/** The other amenities of a group that have a picture, each under its number. Not shown for a single picture. */
export function AmenityStrip({ amenities }: { readonly amenities: readonly ShownAmenity[] }) {
  const pictured = amenities.flatMap(({ shown, ...amenity }) => (shown ? [{ ...amenity, shown }] : []));
  if (pictured.length < 2) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a strip that scrolls has to be reached by keyboard
    <ul className="strip amenity-strip" tabIndex={0} aria-label={pictured.map(({ name }) => name).join(", ")}>
      {pictured.map(({ shown, number, name }) => (
        <li key={number}>
          <figure className="figure">
            <ShownPicture picture={shown} sizes={sizes} />
            <figcaption className="caption">{`${number} ${name}`}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
