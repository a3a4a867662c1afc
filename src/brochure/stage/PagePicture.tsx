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

/** The picture of a page, once it is needed; if it fails to load, the page's number and a retry button. */
export function PagePicture({ page, picture, isShown, sizes }: Props) {
  const texts = brochureTexts(useLanguage());
  const { loadedPages } = useBrochure();
  useEffect(() => () => loadedPages.forget(page), [loadedPages, page]);
  const answered = (): void => loadedPages.settle(page);
  // Never changed, because Firefox loads the picture again when it changes.
  const [isEager] = useState(isShown);
  return (
    <div className="sheet" data-number={page + 1}>
      <Picture
        picture={picture}
        sizes={sizes}
        eager={isEager}
        isAwaited={isShown}
        failedText={fill(texts.pageFailed, { page: page + 1 })}
        onReady={answered}
        onFail={answered}
      />
    </div>
  );
}
