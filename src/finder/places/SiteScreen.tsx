import { useMemo, useRef, useState } from "react";
import { useStore } from "zustand/react";
import { useIsNarrow } from "../../hooks/useIsNarrow.ts";
import { createHighlightStore, type HighlightStore } from "../../hotspots/highlightStore.ts";
import { hintTimeline, type Flash } from "../../hotspots/hintTimeline.ts";
import type { Hotspot } from "../../hotspots/hotspot.ts";
import { HotspotPicture } from "../../hotspots/HotspotPicture.tsx";
import { floorsOf } from "../../project/lookUps.ts";
import { localText } from "../../project/localText.ts";
import type { Project, Tower } from "../../project/types.ts";
import { fill } from "../../text/fill.ts";
import { Arrow } from "../../ui/Arrow.tsx";
import { Heading } from "../../ui/Heading.tsx";
import { useTexts, type Language } from "../../ui/TextsContext.tsx";
import { counted } from "../facts/counted.ts";
import { useFinderActions, useFinderHome, useFinderSettings } from "../state/FinderContext.tsx";
import { listEvents } from "../listEvents.ts";
import { pictureSizes, wholeWidth } from "../pictureSizes.ts";
import { useArrival } from "../useArrival.ts";
import { useLanguage } from "../useLanguage.ts";

/** The intro view: all towers in one picture, and one row for each. */
export function SiteScreen() {
  const { project, hints } = useFinderSettings();
  const { openTower } = useFinderActions();
  const { isColumn, pictureWidth } = useFinderHome();
  const language = useLanguage();
  const { texts } = language;
  const screen = useRef<HTMLElement>(null);
  const [highlights] = useState(createHighlightStore);
  useArrival(screen);
  const portrait = isColumn ? project.site?.portrait : undefined;
  const hotspots = useMemo(
    () => project.towers.map((tower) => hotspotOf(tower, !!portrait, towerNote(project, tower, language))),
    [project, language, portrait],
  );
  const flashes = useMemo(() => (hints ? teaser(project) : []), [project, hints]);
  return (
    <section className="screen site-screen" ref={screen}>
      <Heading className="title unseen">{texts.towers}</Heading>
      <HotspotPicture
        picture={portrait ?? project.site?.picture}
        sizes={pictureSizes(wholeWidth, pictureWidth)}
        hotspots={hotspots}
        highlights={highlights}
        tone="site"
        name={texts.chooseTower}
        hints={flashes}
        onOpen={openTower}
      />
      <Said highlights={highlights} hotspots={hotspots} />
      <Halves highlights={highlights} hotspots={hotspots} onOpen={openTower} />
    </section>
  );
}

type Parts = { readonly highlights: HighlightStore; readonly hotspots: readonly Hotspot[] };

/** One row per tower: the equal of its outline in the picture. */
function Halves({ highlights, hotspots, onOpen }: Parts & { readonly onOpen: (tower: string) => void }) {
  const texts = useTexts();
  const isNarrow = useIsNarrow();
  return (
    <ul className="halves" aria-label={texts.towerList} {...listEvents(highlights, isNarrow)}>
      {hotspots.map(({ id, title, note, name }) => (
        <li key={id}>
          <button type="button" id={`row-${id}`} className="half" aria-label={name} onClick={() => onOpen(id)}>
            <b className="half-name">{title}</b>
            <b className="half-open">{fill(texts.openTower, { tower: title })}</b>
            <span>{note}</span>
            <Arrow />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Under the touch rule: what to do, and what a second tap will do. */
function Said({ highlights, hotspots }: Parts) {
  const texts = useTexts();
  const armed = useStore(highlights, ({ highlight }) => (highlight.kind === "armed" ? highlight.id : undefined));
  const hotspot = hotspots.find(({ id }) => id === armed);
  return (
    <p className="said" role="status">
      {hotspot && <span className="unseen">{hotspot.name}. </span>}
      {hotspot ? texts.pressAgain : texts.chooseTower}
    </p>
  );
}

/** After the delay each tower is lit for its while, one after the other. */
function teaser({ site, towers }: Project): Flash[] {
  if (!site) return [];
  const { delayMs, holdMs } = site.teaser;
  const ids = towers.map(({ id }) => id);
  return hintTimeline(ids, { delayMs, stepMs: holdMs, flashMs: holdMs });
}

function towerNote(project: Project, { id, name }: Tower, { texts, locale }: Language) {
  const floors = floorsOf(project, id);
  const homes = floors.reduce((sum, { apartments }) => sum + apartments.length, 0);
  const note = `${counted(texts, "floors", floors.length)}, ${counted(texts, "homes", homes)}`;
  return { title: localText(name, locale), note };
}

function hotspotOf(tower: Tower, isPortrait: boolean, { title, note }: ReturnType<typeof towerNote>): Hotspot {
  const { id, fadeMs, outline, portraitOutline } = tower;
  const shown = isPortrait ? (portraitOutline ?? "") : outline;
  return { id, outline: shown, fadeMs, name: `${title}, ${note}`, title, note, hoverOnNarrow: false };
}
