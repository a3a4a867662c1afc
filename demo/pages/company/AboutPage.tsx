import { filmFiles } from "film-files";
import poster from "picture:film/loop-poster";
import { Link } from "wouter";
import { place } from "../../content/place.ts";
import { LoopingFilm } from "../../film/LoopingFilm.tsx";
import { Arrow, OutsideLink } from "../../layout/Arrow.tsx";
import { aboutText } from "../../text/pages/about.ts";
import { filmText } from "../../text/pages/film.ts";
import { useText } from "../../text/LanguageContext.tsx";
import { Stages } from "./Stages.tsx";

/** The periods of the company's history (docs/developers/specification.md, section 2, "/about"), oldest first; their words stand in text/about*.ts. */
const periods = [
  { years: "2013–2014" },
  { years: "2014–2016" },
  { years: "2017–2019" },
  { years: "2018–2021" },
  { years: "2023–2025" },
  { years: "2024–2026", isRunning: true },
] as const;

/** The company's history as slabs, newest last; the film; the place. */
export function AboutPage() {
  const text = useText(aboutText);
  const film = useText(filmText);
  return (
    <div className="about-page">
      <div className="words-apart">
        <h1 className="hero-title">{text.title}</h1>
        <p className="lead">{text.lead}</p>
      </div>
      <section className="timeline">
        <h2 className="unseen">{text.history}</h2>
        <ol>
          {periods.map((period, index) => {
            const [name, more] = text.periods[index] ?? [];
            return (
              <li key={period.years} className={"isRunning" in period ? "period period-running" : "period"}>
                <h3 className="title">{period.years}</h3>
                <div>
                  <p className="period-name">{name}</p>
                  <p>{more}</p>
                </div>
              </li>
            );
          })}
        </ol>
      </section>
      <Stages />
      {poster && (
        <div className="about-film">
          <LoopingFilm
            name={text.film}
            seen={film.loopSeen}
            files={filmFiles["loop"] ?? []}
            poster={poster}
            sizes="100vw"
          />
        </div>
      )}
      <p className="about-ways">
        <OutsideLink to={place.mapUrl}>{text.map}</OutsideLink>
        {/* The address the specification gives; it leads on to /vizualizimet. */}
        <Link href="/vizualizimete" className="arrow-link">
          <span>{`${text.visuals} `}</span>
          <Arrow />
        </Link>
      </p>
    </div>
  );
}
