import { useText } from "../text/LanguageContext.tsx";
import { loadFailedText } from "../text/loadFailed.ts";
import { rooted, type SitePicture } from "./sitePicture.ts";
import { useShownImage } from "./useShownImage.ts";

type Props = {
  readonly picture: SitePicture;
  /** The displayed width, by which browsers choose the file. */
  readonly sizes: string;
  /** A portrait version, shown instead in narrow windows. */
  readonly portrait?: SitePicture;
  /** The page's first picture, which is loaded immediately. */
  readonly isFirst?: boolean;
  /** Alternative text; by default that of the picture. Empty if the surrounding link has the same text. */
  readonly alt?: string;
};

const narrow = "(max-width: 599px)";

/** A picture in a reserved box: AVIF, WebP or JPEG, with a placeholder while loading, and lazy below the fold. */
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
