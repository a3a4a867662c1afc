import { classes, longestWord } from "../../layout/longestWord.ts";
import { usePageContent } from "../../pageContent/ContentContext.tsx";
import { Gallery } from "../../gallery/Gallery.tsx";

export function VisualsPage() {
  const { words: content, pictures } = usePageContent("visuals");
  return (
    <div className="visuals-page">
      <h1 className={classes("title", longestWord(content.headline))}>{content.headline}</h1>
      <Gallery
        pictures={content.pictures.flatMap((name) => pictures[name] ?? [])}
        portrait={pictures["site/hero-portrait"]}
      />
    </div>
  );
}
