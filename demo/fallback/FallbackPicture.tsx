import { fileText } from "../facts/fileText.ts";
import type { FilePicture } from "../facts/projectFile.ts";
import { useLanguage } from "../text/LanguageContext.tsx";

/** Below this width of the stage the elements show the upright picture. */
const columnMedia = "(max-width: 559px)";

type Props = {
  readonly picture: FilePicture;
  readonly portrait?: FilePicture | undefined;
  /** To the letter as the element has it, so that both choose the same file. */
  readonly sizes: string;
  /** It is what the page opens with. */
  readonly isFirst?: boolean;
};

const root = "/project/";
const rooted = (srcset: string): string => srcset.replace(/(^|,\s*)(?=[^\s,])/g, `$1${root}`);

/** A picture of the project file, the same files the element will show, so that taking over changes nothing. */
export function FallbackPicture({ picture, portrait, sizes, isFirst = false }: Props) {
  const language = useLanguage();
  return (
    <picture className="picture">
      {portrait && <Sources picture={portrait} sizes="(max-width: 559px) 100vw, 560px" media={columnMedia} />}
      <Sources picture={picture} sizes={sizes} />
      <img
        src={root + picture.src}
        width={picture.width}
        height={picture.height}
        alt={fileText(picture.alt, language)}
        decoding="async"
        {...(isFirst ? { fetchPriority: "high" } : { loading: "lazy" })}
      />
    </picture>
  );
}

function Sources({ picture, sizes, media }: { picture: FilePicture; sizes: string; media?: string }) {
  const { sources = [], src, width, height } = picture;
  const box = { width, height, sizes, ...(media && { media }) };
  return (
    <>
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={rooted(srcset)} {...box} />
      ))}
      {media && <source srcSet={root + src} {...box} />}
    </>
  );
}
