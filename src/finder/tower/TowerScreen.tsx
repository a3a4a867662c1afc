import { useMemo, useRef, useState } from "react";
import { createHighlightStore } from "../../hotspots/highlightStore.ts";
import { hintTimeline } from "../../hotspots/hintTimeline.ts";
import type { Hotspot } from "../../hotspots/hotspot.ts";
import { Hints } from "../../hotspots/Hints.tsx";
import { HotspotPicture } from "../../hotspots/HotspotPicture.tsx";
import { labelPlacement } from "../../hotspots/label/labelPlacement.ts";
import { findTower, floorsOf, apartmentsOn } from "../../project/lookUps.ts";
import { localText } from "../../project/localText.ts";
import type { Floor, Picture, Tower } from "../../project/types.ts";
import { fill } from "../../text/format/fill.ts";
import type { Texts } from "../../text/texts.ts";
import { Heading } from "../../ui/Heading.tsx";
import { PictureShape } from "../../ui/picture/Picture.tsx";
import { TapPreview, type PanelItem } from "../panel/TapPreview.tsx";
import {
  drawingsFor,
  useHrefOf,
  useFinder,
  useFinderActions,
  useFinderContext,
  useFinderSettings,
} from "../state/FinderContext.tsx";
import { floorFacts, type FloorFacts } from "../../facts/floorFacts.ts";
import { FloorList } from "./FloorList.tsx";
import { PanelSteps } from "./PanelSteps.tsx";
import { Breadcrumbs, ScreenAnnouncement } from "../panel/Breadcrumbs.tsx";
import { besideWords, pictureSizes } from "../state/pictureSizes.ts";
import { TowerSwitch } from "./TowerSwitch.tsx";
import { useArrival } from "../state/useArrival.ts";
import { useNextScreen } from "../state/useNextScreen.ts";
import { useLanguage } from "../../ui/TextsContext.tsx";

/** The most characters of a title in large type, such as "Kulla 5" or "Building North". */
const maxLargeTitleLength = 16;

/** One tower: its picture with a region per floor, and its floors as a list. */
export function TowerScreen() {
  const screen = useFinder((state) => state.screen);
  return screen.name === "tower" && <OpenTower id={screen.tower} />;
}

function OpenTower({ id }: { id: string }) {
  const { project, start } = useFinderSettings();
  const { openTower } = useFinderActions();
  const addressOf = useHrefOf();
  const { filtered } = useFinderContext();
  const { texts, locale } = useLanguage();
  const screen = useRef<HTMLElement>(null);
  useArrival(screen);
  useNextScreen(screen, "floor");
  const tower = findTower(project, id);
  const title = localText(tower?.name ?? "", locale);
  // Every second tower is mirrored, as it is in the site picture.
  const isMirrored = project.towers.findIndex((each) => each.id === id) % 2 === 1;
  const isTurned = isMirrored && start.tower === id;
  const isFullWindow = tower?.picture === undefined;
  const variant = isFullWindow ? " bare" : isTurned ? " turned" : "";
  return (
    <section className={`screen split tower-screen${variant}`} ref={screen}>
      <ScreenAnnouncement title={title} />
      <header className="head">
        <Breadcrumbs steps={[{ name: texts.towers, screen: { name: "site" } }]} here={title} isHereName />
        <TowerSwitch current={id} addressOf={(to) => addressOf({ name: "tower", tower: to })} onPick={openTower} />
        <Heading className={title.length > maxLargeTitleLength ? "title long-title" : "title"} translate="no">
          {title}
        </Heading>
        {filtered
          ? filtered.bar(floorsOf(project, id).flatMap((floor) => floor.apartments))
          : !isFullWindow && <p className="advice">{texts.chooseFloor}</p>}
      </header>
      <TowerBody key={id} id={id} isMirrored={isMirrored} />
    </section>
  );
}

function TowerBody({ id, isMirrored }: { id: string; isMirrored: boolean }) {
  const { project, hints } = useFinderSettings();
  const { openFloor } = useFinderActions();
  const { upright, pictureWidth, filtered } = useFinderContext();
  const language = useLanguage();
  const { texts } = language;
  const [highlights] = useState(createHighlightStore);
  const tower = findTower(project, id);
  const floors = useMemo(() => floorsOf(project, id), [project, id]);
  const factsOf = filtered?.floorFacts ?? floorFacts;
  const facts = useMemo(() => floors.map((floor) => factsOf(floor, language)), [floors, language, factsOf]);
  const [wide, tall] = useDrawings(tower, floors, facts);
  const flashes = useMemo(() => {
    const ids = floors.map(({ floor }) => String(floor));
    return tower && hints ? hintTimeline(ids, tower.hints) : [];
  }, [tower, hints, floors]);
  const open = (floor: string): boolean => openFloor(id, Number(floor));
  const list = { floors, facts, highlights, isMirrored, onOpen: open };
  if (tower?.picture === undefined) return <FloorList {...list} isAlone />;
  const items = facts.map((floor, index) => ({ ...panelItem(floor, texts), href: wide?.hotspots[index]?.href }));
  return (
    <>
      <div className="scene">
        {wide && <PictureShape picture={wide.picture} />}
        <HotspotPicture
          {...drawingsFor(upright, wide, tall)}
          sizes={pictureSizes(besideWords, pictureWidth)}
          highlights={highlights}
          tone="tower"
          name={localText(tower.name, language.locale)}
          advice={texts.chooseFloor}
          placeLabel={labelPlacement}
          hints={{ Hints, flashes }}
          counts={filtered?.counts}
          onOpen={open}
        />
      </div>
      <TapPreview
        highlights={highlights}
        items={items}
        docked={{
          rest: texts.chooseFloor,
          renderSteps: (lit) => <PanelSteps highlights={highlights} items={items} lit={lit} />,
        }}
        onOpen={open}
      />
      <FloorList {...list} />
    </>
  );
}

/** The landscape drawing of the tower and, if the project has it, the portrait one. */
function useDrawings(tower: Tower | undefined, floors: readonly Floor[], facts: readonly FloorFacts[]) {
  const addressOf = useHrefOf();
  return useMemo(() => {
    const drawingOf = (picture: Picture | null | undefined, outline: "outline" | "portraitOutline") => {
      const hotspots = floors.map((floor, index) => ({
        ...hotspotOf(floor, facts[index]),
        outline: floor[outline] ?? "",
        href: addressOf({ name: "floor", tower: floor.tower, floor: floor.floor }),
      }));
      return picture ? { picture, hotspots } : undefined;
    };
    return [drawingOf(tower?.picture, "outline"), drawingOf(tower?.portrait, "portraitOutline")];
  }, [tower, floors, facts, addressOf]);
}

function panelItem(
  { id, label, title, total: apartments, free, name }: FloorFacts,
  texts: Texts,
): Omit<PanelItem, "href"> {
  const open = title === label ? fill(texts.openTower, { tower: title }) : fill(texts.openFloor, { floor: label });
  return { id, title, facts: [apartments, free].filter(Boolean), open, name };
}

function hotspotOf(floor: Floor, facts: FloorFacts | undefined): Omit<Hotspot, "outline"> {
  const { fadeMs } = floor;
  const [first, ...others] = apartmentsOn(floor);
  const status = others.every((apartment) => apartment.status === first?.status) ? first?.status : undefined;
  return {
    id: String(floor.floor),
    fadeMs,
    name: facts?.name ?? "",
    title: facts?.title ?? "",
    note: [[facts?.total, facts?.free].filter(Boolean).join(", "), facts?.areas].filter(Boolean).join("\n"),
    hoverOnNarrow: false,
    count: facts?.count,
    ...(status === "sold" || status === "notReleased" ? { status } : {}),
  };
}
