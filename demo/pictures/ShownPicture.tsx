import { useText } from "../text/LanguageContext.tsx";
import { loadFailedText } from "../text/loadFailed.ts";
import { rooted, type SitePicture } from "./sitePicture.ts";
import { useShownImage } from "./useShownImage.ts";

type Props = {
  readonly picture: SitePicture;
  /** How wide it is shown: browsers choose the file by it. */
  readonly sizes: string;
  /** An upright picture in its place on narrow windows. */
  readonly portrait?: SitePicture;
  /** What the page opens with: asked for at once. */
  readonly isFirst?: boolean;
  /** Words for it; default: the picture's own. Empty where the link around it says the same. */
  readonly alt?: string;
};

const narrow = "(max-width: 599px)";

/** A picture in a box that is reserved: AVIF, WebP or JPEG, its placeholder first, lazy below the fold. */
export function ShownPicture({ picture, sizes, portrait, isFirst = false, alt }: Props) {
  const { picture: failed } = useText(loadFailedText);
  const { width, height } = picture;
  const { image, src, hasFailed } = useShownImage(rooted(picture.src), picture.placeholder);
  return (
    <picture className="shown">
      {portrait && <Sources picture={portrait} sizes={sizes} media={narrow} />}
      <Sources picture={picture} sizes={sizes} />
      <img
        ref={image}
        src={src}
        width={width}
        height={height}
        alt={alt ?? picture.alt}
        decoding="async"
        {...(isFirst ? { fetchPriority: "high" as const } : { loading: "lazy" as const })}
      />
      {hasFailed && <span className="shown-failed">{failed}</span>}
    </picture>
  );
}

function Sources({ picture, sizes, media }: { picture: SitePicture; sizes: string; media?: string }) {
  const box = media ? { media, width: picture.width, height: picture.height } : {};
  return picture.sources.map(({ type, srcset }) => (
    <source key={type} type={type} srcSet={rooted(srcset)} sizes={sizes} {...box} />
  ));
}
