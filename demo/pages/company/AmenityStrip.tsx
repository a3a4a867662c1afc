import { ShownPicture } from "../../pictures/ShownPicture.tsx";
import type { SitePicture } from "../../pictures/sitePicture.ts";
import { useText } from "../../text/LanguageContext.tsx";
import { servicesText } from "../../text/pages/services.ts";

type Props = {
  /** Of all amenities, in order. */
  readonly pictures: readonly (SitePicture | null)[];
  readonly from: number;
  readonly to: number;
  /** The one that is shown large already. */
  readonly without: number;
};

const sizes = "(min-width: 1024px) 30vw, (min-width: 600px) 46vw, 62vw";

/**
 * The other amenities of a group, each under its number. One whose own picture is not rendered yet, or is that of another one,
 * is left out; one picture alone makes no strip.
 */
export function AmenityStrip({ pictures, from, to, without }: Props) {
  const { amenities } = useText(servicesText);
  const first = (src: string): number => pictures.findIndex((each) => each?.src === src) + 1;
  const shown = pictures
    .flatMap((picture, index) => (picture ? [{ picture, number: index + 1, name: amenities[index]?.[0] ?? "" }] : []))
    .filter(({ number }) => number >= from && number <= to)
    .filter(
      ({ picture, number }) =>
        number !== without && picture.key === `amenities/${number}` && first(picture.src) === number,
    );
  if (shown.length < 2) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a strip that scrolls has to be reached by keyboard
    <ul className="strip amenity-strip" tabIndex={0} aria-label={shown.map(({ name }) => name).join(", ")}>
      {shown.map(({ picture, number, name }) => (
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
