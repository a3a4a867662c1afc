import { type FormEvent, useId, useState } from "react";
import { fill } from "../../../../src/text/format/fill.ts";
import { formatNumber } from "../../../../src/text/format/formatArea.ts";
import { parseFigureCell } from "../../draft/apartments/apartmentCells.ts";
import type { Draft, DraftLayout } from "../../draft/draft.ts";
import { setPlan } from "../../draft/edit/layoutMirror.ts";
import {
  addRoom,
  changeRoom,
  type DraftRoom,
  removeRoom,
  draftRoomName,
  roomsText,
  withNameIn,
  withTexts,
} from "../../draft/edit/rooms.ts";
import { textInLanguage } from "../../text/textInLanguage.ts";
import { roomWords } from "../../text/roomWords.ts";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { useDraft, useProjectStore } from "../state/ProjectContext.ts";
import { change, draftOf, endUndoStep } from "../state/projectStore.ts";
import { RoomPlaces } from "./RoomPlaces.tsx";
import { languageName, projectLocales } from "./layoutWords.ts";

type Props = { readonly layout: DraftLayout };

/** The rooms of a layout with their names and areas, and the alternative text of its plan that is generated from them. */
export function RoomsSection({ layout }: Props) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const { rooms = [], id, plan } = layout;
  const [placing, choosePlace] = useState<number>();
  const place = (at: readonly [number, number]) => {
    if (placing === undefined) return;
    const draft = changeRoom(draftOf(store), { layout: id, at: placing }, { at: [...at] });
    change(store, { draft, undoName: "rooms", undoKey: `room ${id} ${placing} place` });
  };
  return (
    <section className="rooms-section" aria-label={texts.rooms.title}>
      <h2>{texts.rooms.title}</h2>
      <p className="small">{texts.rooms.lead}</p>
      {rooms.length > 0 && (
        <ul className="rooms" aria-label={texts.rooms.title}>
          {rooms.map((room, at) => (
            <Room
              // Two rooms may have the same name.
              // oxlint-disable-next-line react/no-array-index-key
              key={at}
              {...{ room, at }}
              layout={id}
              // Without a plan, rooms cannot be placed.
              placing={plan && { isChosen: placing === at, turn: () => choosePlace(placing === at ? undefined : at) }}
            />
          ))}
        </ul>
      )}
      {plan && rooms.length > 0 && <RoomPlaces {...{ plan, rooms, placing, place }} />}
      <AddRoom layout={id} />
      <PlanText layout={layout} />
    </section>
  );
}

/** "18,5" as square metres; undefined if it is not a valid area. */
function areaOf(text: string): number | undefined {
  const figure = parseFigureCell(text.trim(), false);
  return typeof figure === "number" && figure > 0 ? figure : undefined;
}

type RoomProps = {
  readonly room: DraftRoom;
  readonly at: number;
  readonly layout: string;
  readonly placing: { readonly isChosen: boolean; readonly turn: () => void } | undefined;
};

function Room({ room, at, layout, placing }: RoomProps) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const locales = projectLocales(useDraft().project);
  const { name, area } = room;
  const shown = textInLanguage(name, texts.language);
  const write = (draft: Draft, undoKey?: string) =>
    change(store, { draft, undoName: "rooms", ...(undoKey !== undefined && { undoKey }) });
  const writeName = (locale: string, text: string) => {
    const next = withNameIn(name, locales, [locale, text]);
    write(changeRoom(draftOf(store), { layout, at }, { name: next }), `room ${layout} ${at} ${locale}`);
  };
  return (
    <li className="room">
      {locales.map((locale) => (
        <label key={locale} className="field">
          <span>{fill(texts.layouts.nameIn, { language: languageName(locale, texts) })}</span>
          <input
            lang={locale}
            value={typeof name === "string" ? name : (name[locale] ?? "")}
            onChange={({ target }) => writeName(locale, target.value)}
            onBlur={() => endUndoStep(store)}
          />
        </label>
      ))}
      <AreaField
        key={area}
        area={area}
        write={(m2) => write(changeRoom(draftOf(store), { layout, at }, { area: m2 }))}
      />
      {placing && (
        <button type="button" className="link" aria-pressed={placing.isChosen} onClick={placing.turn}>
          <span>{texts.rooms.place}</span>
          <span className="visually-hidden">{` ${shown}`}</span>
        </button>
      )}
      <button type="button" className="link" onClick={() => write(removeRoom(draftOf(store), layout, at))}>
        <span>{texts.rooms.remove}</span>
        <span className="visually-hidden">{` ${shown}`}</span>
      </button>
    </li>
  );
}

/** Saved on blur or Enter; an invalid area stays in the field and is marked. */
function AreaField({ area, write }: { readonly area: number; readonly write: (m2: number) => void }) {
  const texts = useStudioTexts();
  const now = formatNumber(area, texts.language);
  const [text, setText] = useState(now);
  const m2 = areaOf(text);
  const done = () => {
    if (m2 !== undefined && text !== now) write(m2);
  };
  return (
    <label className="field">
      <span>{texts.rooms.area}</span>
      <input
        inputMode="decimal"
        value={text}
        aria-invalid={m2 === undefined}
        onChange={({ target }) => setText(target.value)}
        onBlur={done}
        onKeyDown={({ key }) => {
          if (key === "Enter") done();
        }}
      />
    </label>
  );
}

/** A name and an area; common rooms are named in all languages at once. */
function AddRoom({ layout }: { readonly layout: string }) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const locales = projectLocales(useDraft().project);
  const [name, setName] = useState("");
  const [area, setArea] = useState("");
  const list = useId();
  const m2 = areaOf(area);
  const isUnread = area.trim() !== "" && m2 === undefined;
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === "" || m2 === undefined) return;
    const room = { name: draftRoomName(name, locales, roomWords), area: m2 };
    change(store, { draft: addRoom(draftOf(store), layout, room), undoName: "rooms" });
    setName("");
    setArea("");
  };
  return (
    <form className="room-add" onSubmit={add}>
      <label className="field">
        <span>{texts.rooms.name}</span>
        <input value={name} list={list} onChange={({ target }) => setName(target.value)} />
      </label>
      <datalist id={list}>
        {roomWords.map((words) => (
          <option key={Object.values(words).join()} translate="no">
            {textInLanguage(words, texts.language)}
          </option>
        ))}
      </datalist>
      <label className="field">
        <span>{texts.rooms.area}</span>
        <input
          inputMode="decimal"
          value={area}
          aria-invalid={isUnread}
          onChange={({ target }) => setArea(target.value)}
        />
      </label>
      <button type="submit" className="button" disabled={name.trim() === "" || m2 === undefined}>
        {texts.rooms.add}
      </button>
    </form>
  );
}

/** The alternative text of the plan, generated from the rooms in each of the project's languages. */
function PlanText({ layout }: Props) {
  const { id, plan, rooms = [] } = layout;
  const texts = useStudioTexts();
  const store = useProjectStore();
  const locales = projectLocales(useDraft().project);
  const generated = roomsText(rooms, locales);
  if (!plan || rooms.length === 0) return null;
  const isTaken = JSON.stringify(plan.alt) === JSON.stringify(generated);
  const take = () => {
    change(store, { draft: setPlan(draftOf(store), id, withTexts(plan, generated)), undoName: "words" });
  };
  return (
    <div className="room-texts" role="group" aria-label={texts.rooms.planText}>
      <h3>{texts.rooms.planText}</h3>
      <ul>
        {locales.map((locale) => (
          <li key={locale} lang={locale} translate="no">
            {generated[locale]}
          </li>
        ))}
      </ul>
      {isTaken ? (
        <p className="small" role="status">
          {texts.rooms.planTextTaken}
        </p>
      ) : (
        <button type="button" className="button" onClick={take}>
          {texts.rooms.takePlanText}
        </button>
      )}
    </div>
  );
}
