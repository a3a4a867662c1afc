import { priceTexts } from "../../text/priceTexts.ts";
import { useLanguage } from "../TextsContext.tsx";
import type { ShownPicture } from "./Picture.tsx";

type Props = { readonly picture: Pick<ShownPicture, "truth"> };

/** A label on a picture: a photo, a rendering, an edited photo or a photo of the finished building; only if its owner states it. */
export function PictureTruth({ picture: { truth } }: Props) {
  const words = priceTexts(useLanguage());
  return truth === undefined ? null : (
    <span className="picture-truth">
      <span>{words[truth]}</span>
    </span>
  );
}
