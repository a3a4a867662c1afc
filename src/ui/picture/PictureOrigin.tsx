import { useTexts } from "../TextsContext.tsx";
import type { ShownPicture } from "./Picture.tsx";

type Props = {
  readonly picture: Pick<ShownPicture, "truth">;
  /** The windows that show the picture, as a class of the style sheet. */
  readonly window?: string;
};

/** A label on a picture: a photo, a rendering, an edited photo or a photo of the finished building; only if its owner states it. */
export function PictureOrigin({ picture: { truth }, window = "" }: Props) {
  const texts = useTexts();
  return truth && <span className={`picture-truth ${window}`}>{texts[truth]}</span>;
}
