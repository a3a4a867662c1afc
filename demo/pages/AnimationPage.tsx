import { filmFiles } from "film-files";
import poster from "picture:film/poster";
import { Link } from "wouter";
import { LoopingFilm } from "../film/LoopingFilm.tsx";
import { filmText } from "../text/pages/film.ts";
import { useText } from "../text/LanguageContext.tsx";

/** The film over the whole window. */
export function AnimationPage() {
  const text = useText(filmText);
  return (
    <main id="main" className="animation" tabIndex={-1}>
      <h1 className="unseen">{text.film}</h1>
      <LoopingFilm
        name={text.film}
        seen={text.filmSeen}
        files={filmFiles["kulla"] ?? []}
        poster={poster}
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
