import { Link } from "wouter";
import { usePageContent } from "../pageContent/ContentContext.tsx";
import { LoopingVideo } from "../film/LoopingVideo.tsx";
import { filmText } from "../text/pages/film.ts";
import { useText } from "../text/LanguageContext.tsx";

/** The full-window film. */
export function AnimationPage() {
  const text = useText(filmText);
  const { words, pictures, films } = usePageContent("animation");
  return (
    <main id="main" className="animation" tabIndex={-1}>
      <h1 className="visually-hidden">{words.name}</h1>
      <LoopingVideo
        name={words.name}
        seen={words.seen}
        files={films[words.file] ?? []}
        poster={pictures["film/poster"]}
        sizes="(max-width: 599px) 58vw, 100vw"
        isFirst
      />
      <p className="animation-bar">
        <Link href="/" className="lit-link">
          {text.close}
        </Link>
      </p>
    </main>
  );
}
