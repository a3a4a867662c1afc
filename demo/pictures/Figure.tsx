import { ShownPicture } from "./ShownPicture.tsx";
import type { SitePicture } from "./sitePicture.ts";

type Props = {
  /** None is shown where the project has none. */
  readonly picture: SitePicture | undefined;
  readonly sizes: string;
  readonly className?: string;
  readonly isFirst?: boolean;
};

/** A picture with what and where under it. */
export function Figure({ picture, sizes, className = "", isFirst = false }: Props) {
  if (!picture) return null;
  return (
    <figure className={`figure ${className}`}>
      <ShownPicture picture={picture} sizes={sizes} isFirst={isFirst} />
      <figcaption className="caption">{picture.caption}</figcaption>
    </figure>
  );
}
