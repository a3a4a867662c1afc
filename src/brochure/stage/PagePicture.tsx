import { useEffect, useState } from "react";
import type { Picture as PictureData } from "../../project/types.ts";
import { fill } from "../../text/format/fill.ts";
import { Picture } from "../../ui/picture/Picture.tsx";
import { useBrochure } from "../BrochureContext.tsx";
import { useLanguage } from "../../ui/TextsContext.tsx";
import { brochureTexts } from "../../text/brochureTexts.ts";

type Props = {
  readonly page: number;
  readonly picture: PictureData;
  readonly isShown: boolean;
  readonly sizes: string;
};

/** The picture of a page; if it fails to load, the page's number and a retry button. */
export function PagePicture({ page, picture, isShown, sizes }: Props) {
  const texts = brochureTexts(useLanguage());
  const { settledPages } = useBrochure();
  useEffect(() => () => settledPages.delete(page), [settledPages, page]);
  const onSettle = (): void => settledPages.add(page);
  // Only the first value counts, because Firefox loads the picture again when `loading` changes.
  const [isEager] = useState(isShown);
  return (
    <div className="sheet" data-number={page + 1}>
      <Picture
        picture={picture}
        sizes={sizes}
        eager={isEager}
        isAwaited={isShown}
        failedText={fill(texts.pageFailed, { page: page + 1 })}
        onReady={onSettle}
        onFail={onSettle}
      />
    </div>
  );
}
