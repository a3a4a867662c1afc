import portrait from "picture:site/hero-portrait";
import rendered from "pictures:gallery/1..26";
import { Gallery } from "../../gallery/Gallery.tsx";
import { useText } from "../../text/LanguageContext.tsx";
import { visualsText } from "../../text/pages/visuals.ts";

const pictures = rendered.filter((picture) => picture !== null);

export function VisualsPage() {
  const text = useText(visualsText);
  return (
    <div className="visuals-page">
      <h1 className="title">{text.title}</h1>
      <Gallery pictures={pictures} portrait={portrait} />
    </div>
  );
}
