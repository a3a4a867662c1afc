import { classes, longestWord } from "../../layout/longestWord.ts";
import { Link } from "wouter";
import { usePageContent } from "../../pageContent/ContentContext.tsx";
import { LoopingVideo } from "../../film/LoopingVideo.tsx";
import { Arrow, OutsideLink } from "../../layout/Arrow.tsx";
import { useLinkName } from "../../layout/useLinkName.ts";
import { Figure } from "../../pictures/Figure.tsx";
import { aboutText } from "../../text/pages/about.ts";
import { useFacts } from "../../text/FactsContext.tsx";
import { useText } from "../../text/LanguageContext.tsx";

/** The company's history as slabs, newest last; the building at its stages of construction; the film; the location. */
export function AboutPage() {
  const text = useText(aboutText);
  const nameOf = useLinkName();
  const { words, pictures, films } = usePageContent("about");
  const { mapUrl, missingPaths } = useFacts().site;
  const { film } = words;
  const poster = film && pictures[`film/${film.file}-poster`];
  const stages = words.stages.flatMap((name) => pictures[name] ?? []);
  return (
    <div className="about-page">
      <div className="words-apart">
        <h1 className={classes("hero-title", longestWord(words.headline))}>{words.headline}</h1>
        <p className="lead">{words.lead}</p>
      </div>
      <section className="timeline">
        <h2 className="visually-hidden">{text.history}</h2>
        <ol>
          {words.periods.map(({ years, name, text: more, isRunning }) => (
            <li key={years} className={isRunning ? "period period-running" : "period"}>
              <h3 className="title">{years}</h3>
              <div>
                <p className="period-name">{name}</p>
                <p>{more}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      {stages.length > 0 && (
        <div className="stages">
          {stages.map((picture) => (
            <Figure key={picture.key} picture={picture} sizes="(min-width: 600px) 46vw, 92vw" />
          ))}
        </div>
      )}
      {film && poster && (
        <div className="about-film">
          <LoopingVideo
            name={film.name}
            seen={film.seen}
            files={films[film.file] ?? []}
            poster={poster}
            sizes="100vw"
          />
        </div>
      )}
      <p className="about-ways">
        {mapUrl && <OutsideLink to={mapUrl}>{text.map}</OutsideLink>}
        {/* The address that the specification gives; it redirects to /vizualizimet. */}
        {!missingPaths.includes("/vizualizimete") && (
          <Link href="/vizualizimete" className="arrow-link">
            <span>{`${nameOf("visuals")} `}</span>
            <Arrow />
          </Link>
        )}
      </p>
    </div>
  );
}
