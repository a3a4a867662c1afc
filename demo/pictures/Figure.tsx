import { ShownPicture } from "./ShownPicture.tsx";
import type { SitePicture } from "./sitePicture.ts";

type Props = {
  /** If the project does not have the picture, nothing is shown. */
  readonly picture: SitePicture | undefined;
  readonly sizes: string;
  readonly className?: string;
  readonly isFirst?: boolean;
};

/** A picture with a caption below it. */
export function Figure({ picture, sizes, className = "", isFirst = false }: Props) {
  if (!picture) return null;
  return (
    <figure className={`figure ${className}`}>
      <ShownPicture picture={picture} sizes={sizes} isFirst={isFirst} />
      <figcaption className="caption">{picture.caption}</figcaption>
    </figure>
  );
}
