import { rowIdOf } from "../../hotspots/regionMarks.ts";
import { useMemo, useRef, useState } from "react";
import { useStore } from "zustand/react";
import { createHighlightStore, type HighlightStore } from "../../hotspots/highlightStore.ts";
import { hintTimeline, type Flash } from "../../hotspots/hintTimeline.ts";
import type { Hotspot } from "../../hotspots/hotspot.ts";
import { Hints } from "../../hotspots/Hints.tsx";
import { HotspotPicture } from "../../hotspots/HotspotPicture.tsx";
import { labelPlacement } from "../../hotspots/label/labelPlacement.ts";
import type { Picture, Project, Tower } from "../../project/types.ts";
import { fill } from "../../text/format/fill.ts";
import { Arrow } from "../../ui/Arrow.tsx";
import { Heading } from "../../ui/Heading.tsx";
import { useLanguage, useTexts } from "../../ui/TextsContext.tsx";
import { LinkOrButton } from "../../ui/LinkOrButton.tsx";
import {
  drawingsFor,
  useHrefOf,
  useFinderActions,
  useFinderContext,
  useFinderSettings,
} from "../state/FinderContext.tsx";
import { towerFacts } from "../../facts/towerFacts.ts";
import { TowerCards } from "./TowerCards.tsx";
import { listEvents } from "../panel/listEvents.ts";
import { pictureSizes, wholeWidth } from "../state/pictureSizes.ts";
import { useArrival } from "../state/useArrival.ts";
import { useNextScreen } from "../state/useNextScreen.ts";

/** All towers in one picture, and one row for each; without a picture, a card for each. */
export function SiteScreen() {
  const { project } = useFinderSettings();
  return project.site?.picture === undefined ? <TowerCards /> : <Site />;
}

function Site() {
  const { project, hints, SearchLink } = useFinderSettings();
  const { openTower } = useFinderActions();
  const { upright, pictureWidth, filtered } = useFinderContext();
  const addressOf = useHrefOf();
  const language = useLanguage();
  const { texts } = language;
  const screen = useRef<HTMLElement>(null);
  const [highlights] = useState(createHighlightStore);
  useArrival(screen);
  useNextScreen(screen, "tower");
  const factsOf = filtered?.towerFacts ?? towerFacts;
  const towers = useMemo(
    () =>
      project.towers.map((tower) => ({
        ...tower,
        ...factsOf(project, tower, language),
        hoverOnNarrow: false,
        href: addressOf({ name: "tower", tower: tower.id }),
      })),
    [project, language, addressOf, factsOf],
  );
  const [wide, tall] = useMemo(() => {
    const { picture, portrait } = project.site ?? {};
    return [drawingWith(picture, towers, "outline"), drawingWith(portrait, towers, "portraitOutline")];
  }, [project, towers]);
  const flashes = useMemo(() => (hints ? towerFlashes(project) : []), [project, hints]);
  return (
    <section className="screen site-screen" ref={screen}>
      <Heading className="title visually-hidden">{texts.towers}</Heading>
      <HotspotPicture
        {...drawingsFor(upright, wide, tall)}
        sizes={pictureSizes(wholeWidth, pictureWidth)}
        highlights={highlights}
        tone="site"
        name={texts.towers}
        advice={texts.chooseTower}
        placeLabel={labelPlacement}
        hints={{ Hints, flashes }}
        counts={filtered?.counts}
        onOpen={openTower}
      />
      {filtered?.bar(project.floors.flatMap((floor) => floor.apartments))}
      <TapHint highlights={highlights} towers={towers} />
      <TowerRows highlights={highlights} towers={towers} onOpen={openTower} />
      {SearchLink && <SearchLink />}
    </section>
  );
}

type TowersProps = { readonly highlights: HighlightStore; readonly towers: readonly TowerHotspot[] };

/** One row per tower, which does the same as its region in the picture. */
function TowerRows({ highlights, towers, onOpen }: TowersProps & { readonly onOpen: (tower: string) => boolean }) {
  const texts = useTexts();
  const armed = useArmed(highlights);
  return (
    <ul className="halves" aria-label={texts.towerList} {...listEvents(highlights)}>
      {towers.map(({ id, title, note, name, href }) => (
        <li key={id}>
          <LinkOrButton
            href={href}
            id={rowIdOf(id)}
            className="half"
            part="row"
            aria-label={id === armed ? `${fill(texts.openTower, { tower: title })}, ${note}` : name}
            onNavigate={() => onOpen(id)}
          >
            <b className="half-name" translate="no">
              {title}
            </b>
            <b className="half-open">{fill(texts.openTower, { tower: title })}</b>
            <span>{note}</span>
            <Arrow />
          </LinkOrButton>
        </li>
      ))}
    </ul>
  );
}

/** The id of the tower that a first tap has armed. */
function useArmed(highlights: HighlightStore): string | undefined {
  return useStore(highlights, ({ highlight }) => (highlight.kind === "armed" ? highlight.id : undefined));
}

/** The hint after a first tap: names the armed tower, and says that a second tap opens it. */
function TapHint({ highlights, towers }: TowersProps) {
  const texts = useTexts();
  const armed = useArmed(highlights);
  const tower = towers.find(({ id }) => id === armed);
  return (
    <p className="site-status" role="status">
      {tower && <span className="visually-hidden">{`${tower.name}. `}</span>}
      <span>{tower ? texts.pressAgain : texts.chooseTower}</span>
    </p>
  );
}

/** The hint flashes: after a delay the towers are highlighted one after the other. */
function towerFlashes({ site, towers }: Project): Flash[] {
  if (!site) return [];
  const { delayMs, holdMs } = site.teaser;
  const ids = towers.map(({ id }) => id);
  return hintTimeline(ids, { delayMs, stepMs: holdMs, flashMs: holdMs });
}

/** A tower's hotspot with the outlines of both pictures. */
type TowerHotspot = Omit<Hotspot, "outline"> & Pick<Tower, "outline" | "portraitOutline">;

function drawingWith(
  picture: Picture | null | undefined,
  towers: readonly TowerHotspot[],
  outline: "outline" | "portraitOutline",
) {
  if (!picture) return undefined;
  return { picture, hotspots: towers.map((tower) => ({ ...tower, outline: tower[outline] ?? "" })) };
}
