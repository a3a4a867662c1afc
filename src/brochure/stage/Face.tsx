import { memo } from "react";
import type { PageText } from "../../project/parsePageTexts.ts";
import type { Picture as PictureData } from "../../project/types.ts";
import { fill } from "../../text/format/fill.ts";
import { useBrochure } from "../BrochureContext.tsx";
import { PagePicture } from "./PagePicture.tsx";
import { PageTranscript } from "../reading/PageTranscript.tsx";
import { TextLayer } from "../reading/TextLayer.tsx";
import { useLanguage } from "../../ui/TextsContext.tsx";
import { brochureTexts } from "../../text/brochureTexts.ts";

type Props = {
  readonly page: number;
  readonly picture: PictureData | undefined;
  readonly side: "front" | "back";
  readonly isShown: boolean;
  /** The picture is rendered: for the pages shown and their neighbours. */
  readonly isRendered: boolean;
  readonly text: PageText | undefined;
  readonly query: string;
  readonly sizes: string;
};

/** One side of a leaf: the page's picture, its text for selection and screen readers, and the shadows of the fold and of a turn. */
export const Face = memo(function Face(props: Props) {
  const { page, picture, side, isShown, isRendered, text, query, sizes } = props;
  const texts = brochureTexts(useLanguage());
  const { locale } = useBrochure();
  if (!picture) return <div className={`face ${side} bare`} />;
  const name = fill(texts.pageOf, { page: page + 1 });
  const hasAlt = typeof picture.alt !== "string" || picture.alt !== "";
  return (
    <div className={`face ${side}`} role="group" aria-label={name} data-page={page} inert={!isShown}>
      {isRendered && (
        <PagePicture
          page={page}
          picture={text?.text || hasAlt ? picture : { ...picture, alt: name }}
          isShown={isShown}
          sizes={sizes}
        />
      )}
      {isShown && text && <PageTranscript page={text} locale={locale} />}
      {isShown && text && text.words.length > 0 && <TextLayer page={text} size={picture} query={query} />}
      <i className="fold" />
      <i className="shade" />
    </div>
  );
});
