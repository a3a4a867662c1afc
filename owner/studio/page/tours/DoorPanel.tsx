import { fill } from "../../../../src/text/format/fill.ts";
import { addWayBack, besideDoor, removeDoor, straightenBack } from "../../draft/tours/editDoors.ts";
import { type DraftDoor, type DraftScene, planAngle } from "../../draft/tours/tourNotes.ts";
import { textInLanguage } from "../../text/textInLanguage.ts";
import { SeverityIcon } from "../frame/Icon.tsx";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { useProjectStore } from "../state/ProjectContext.ts";
import { change, draftOf } from "../state/projectStore.ts";
import { NumberField } from "../frame/NumberField.tsx";
import type { TourActions } from "./tourActions.ts";

type Props = {
  readonly tour: string;
  readonly scene: DraftScene;
  readonly scenes: readonly DraftScene[];
  readonly door: DraftDoor;
  readonly actions: TourActions;
};

/**
 * By how much the way back may be beside the opposite of the door: up to the first angle there is no hint; from the second one on, it
 * counts as another door, as in a hall.
 */
const [minBesideDeg, maxBesideDeg] = [10, 30];

/** The selected door: its target, its position, and the way back. */
export function DoorPanel({ tour, scene, scenes, door, actions }: Props) {
  const texts = useStudioTexts();
  const place = { tour, scene: scene.id, to: door.to };
  const nameOf = (id: string) => {
    const found = scenes.find((each) => each.id === id);
    return found ? textInLanguage(found.name, texts.language) || id : id;
  };
  const others = scenes.filter(
    ({ id }) => id !== scene.id && (id === door.to || !scene.doors.some(({ to }) => to === id)),
  );
  const number = scene.doors.indexOf(door) + 1;
  return (
    <section className="tour-panel" aria-label={texts.tours.door}>
      <div className="side-panel-head">
        <h2>{texts.tours.door}</h2>
        <small>{fill(texts.tours.doorIn, { scene: nameOf(scene.id), place: number, count: scene.doors.length })}</small>
      </div>
      <label className="field">
        <span>{texts.tours.goesTo}</span>
        <select value={door.to} onChange={({ target }) => actions.editDoor(place, { to: target.value })}>
          {others.map(({ id }) => (
            <option key={id} value={id} translate="no">
              {nameOf(id)}
            </option>
          ))}
        </select>
      </label>
      <DoorFields {...{ tour, scene, door, actions }} />
      <WayBack
        {...{ tour, scene, scenes, door }}
        name={fill(texts.tours.wayBack, { to: nameOf(door.to), scene: nameOf(scene.id) })}
      />
      <button type="button" className="link" onClick={() => actions.removeDoor(place)}>
        {texts.tours.removeDoor}
      </button>
    </section>
  );
}

function DoorFields({ tour, scene, door, actions }: Omit<Props, "scenes">) {
  const texts = useStudioTexts();
  const place = { tour, scene: scene.id, to: door.to };
  return (
    <div className="tour-pair">
      <NumberField
        name={texts.tours.heading}
        value={planAngle(scene, door.yawDeg)}
        step={0.1}
        set={(value) => actions.editDoor(place, { yawDeg: planAngle(scene, value) }, "heading")}
        leave={actions.dropDoor}
      />
      <NumberField
        name={texts.tours.distance}
        value={door.distanceM}
        step={0.1}
        min={0.5}
        max={15}
        set={(distanceM) => actions.editDoor(place, { distanceM }, "distance")}
        leave={actions.dropDoor}
      />
    </div>
  );
}

type BackProps = Omit<Props, "actions"> & { readonly name: string };

function WayBack({ tour, scene, scenes, door, name }: BackProps) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const place = { tour, scene: scene.id, to: door.to };
  const beside = besideDoor(scenes, place);
  const toggle = () =>
    beside === undefined
      ? change(store, { draft: addWayBack(draftOf(store), place), undoName: "toursAddDoor" })
      : change(store, {
          draft: removeDoor(draftOf(store), { tour, scene: door.to, to: scene.id }),
          undoName: "toursRemoveDoor",
        });
  return (
    <>
      <label className="tick">
        <input type="checkbox" checked={beside !== undefined} onChange={toggle} />
        <span>{name}</span>
      </label>
      {beside !== undefined && beside > minBesideDeg && beside < maxBesideDeg && (
        <p className="small way-beside">
          <SeverityIcon severity="warning" />
          <span>{` ${fill(texts.tours.beside, { n: beside })} `}</span>
          <button
            type="button"
            className="link"
            onClick={() => change(store, { draft: straightenBack(draftOf(store), place), undoName: "toursDoor" })}
          >
            {texts.tours.straighten}
          </button>
        </p>
      )}
    </>
  );
}
