import { useMemo, useRef, useState } from "react";
import { createHighlightStore } from "../../hotspots/highlightStore.ts";
import { hintTimeline } from "../../hotspots/hintTimeline.ts";
import type { Hotspot } from "../../hotspots/hotspot.ts";
import { HotspotPicture } from "../../hotspots/HotspotPicture.tsx";
import { findTower, floorsOf } from "../../project/lookUps.ts";
import { localText } from "../../project/localText.ts";
import type { Floor } from "../../project/types.ts";
import { fill } from "../../text/fill.ts";
import { Heading } from "../../ui/Heading.tsx";
import { ArmedPanel, type PanelItem } from "../ArmedPanel.tsx";
import { useFinderActions, useFinderHome, useFinderSettings } from "../state/FinderContext.tsx";
import { floorFacts, type FloorFacts } from "../facts/floorFacts.ts";
import { FloorList } from "./FloorList.tsx";
import { Path } from "../Path.tsx";
import { besideWords, pictureSizes } from "../pictureSizes.ts";
import { TowerSwitch } from "./TowerSwitch.tsx";
import { useArrival } from "../useArrival.ts";
import { useLanguage } from "../useLanguage.ts";

/** One tower: its picture with a region per floor, and its section as a list. */
export function TowerScreen({ tower: id }: { tower: string }) {
  const { project, start } = useFinderSettings();
  const { openTower } = useFinderActions();
  const { isColumn } = useFinderHome();
  const { texts, locale } = useLanguage();
  const screen = useRef<HTMLElement>(null);
  useArrival(screen);
  const title = localText(findTower(project, id)?.name ?? id, locale);
  // The second tower of a page stands the other way round, as it does in the picture.
  const isMirrored = project.towers.findIndex((tower) => tower.id === id) % 2 === 1;
  const isTurned = isMirrored && start.tower === id;
  const look = `screen split tower-screen${isTurned ? " turned" : ""}${isColumn ? " stacked" : ""}`;
  return (
    <section className={look} ref={screen}>
      <header className="head">
        <Path steps={[{ name: texts.towers, screen: { name: "site" } }]} here={title} />
        <TowerSwitch current={id} onPick={openTower} />
        <Heading className="title">{title}</Heading>
        <p className="advice">{texts.chooseFloor}</p>
      </header>
      <TowerBody key={id} id={id} isMirrored={isMirrored} />
    </section>
  );
}

function TowerBody({ id, isMirrored }: { id: string; isMirrored: boolean }) {
  const { project, hints } = useFinderSettings();
  const { openFloor } = useFinderActions();
  const { isColumn, pictureWidth } = useFinderHome();
  const language = useLanguage();
  const { texts } = language;
  const [highlights] = useState(createHighlightStore);
  const tower = findTower(project, id);
  const portrait = isColumn ? tower?.portrait : undefined;
  const floors = useMemo(() => floorsOf(project, id), [project, id]);
  const facts = useMemo(() => floors.map((floor) => floorFacts(floor, language)), [floors, language]);
  const hotspots = useMemo(
    () => floors.map((floor, index) => hotspotOf(floor, facts[index], !!portrait)),
    [floors, facts, portrait],
  );
  const flashes = useMemo(() => {
    const ids = floors.map(({ floor }) => String(floor));
    return tower && hints ? hintTimeline(ids, tower.hints) : [];
  }, [tower, hints, floors]);
  const open = (floor: string): void => openFloor(id, Number(floor));
  return (
    <>
      <div className="scene">
        <HotspotPicture
          picture={portrait ?? tower?.picture}
          sizes={pictureSizes(besideWords, pictureWidth)}
          hotspots={hotspots}
          highlights={highlights}
          tone="tower"
          name={texts.chooseFloor}
          hints={flashes}
          onOpen={open}
        />
      </div>
      <ArmedPanel
        highlights={highlights}
        items={facts.map((floor) => panelItem(floor, texts.openFloor))}
        isDocked={isColumn}
        rest={texts.chooseFloor}
        hasStepper
        onOpen={open}
      />
      <FloorList floors={floors} facts={facts} highlights={highlights} isMirrored={isMirrored} onOpen={open} />
    </>
  );
}

function panelItem({ id, title, homes, free, name }: FloorFacts, open: string): PanelItem {
  return { id, title, facts: [homes, free].filter(Boolean), open: fill(open, { floor: id }), name };
}

function hotspotOf(data: Floor, facts: FloorFacts | undefined, isPortrait: boolean): Hotspot {
  const { floor, fadeMs, outline, portraitOutline, apartments } = data;
  const isSold = apartments.length > 0 && apartments.every(({ status }) => status === "sold");
  return {
    id: String(floor),
    outline: isPortrait ? (portraitOutline ?? "") : outline,
    fadeMs,
    name: facts?.name ?? "",
    title: facts?.title ?? "",
    note: [[facts?.homes, facts?.free].filter(Boolean).join(", "), facts?.areas].filter(Boolean).join("\n"),
    hoverOnNarrow: false,
    ...(isSold ? { status: "sold" as const } : {}),
  };
}
