import { captions } from "../text/pages/captions.ts";
import { useLanguage } from "../text/LanguageContext.tsx";
import { ShownPicture } from "./ShownPicture.tsx";
import type { SitePicture } from "./sitePicture.ts";

type Props = {
  /** None is shown where the project has none. */
  readonly picture: SitePicture | null;
  readonly sizes: string;
  readonly className?: string;
  readonly isFirst?: boolean;
};

/** A picture with what and where under it. */
export function Figure({ picture, sizes, className = "", isFirst = false }: Props) {
  const language = useLanguage();
  if (!picture) return null;
  const caption = captions[picture.key]?.[language];
  return (
    <figure className={`figure ${className}`}>
      <ShownPicture picture={picture} sizes={sizes} isFirst={isFirst} />
      <figcaption className="caption">{caption ?? picture.alt[language]}</figcaption>
    </figure>
  );
}
