import { fill } from "../../../../src/text/format/fill.ts";
import type { DraftLayout, DraftPicture } from "../../draft/draft.ts";
import { fileOf } from "../../draft/edit/layoutMirror.ts";
import { changePicture, movePicture, withWords } from "../../draft/edit/layoutPictures.ts";
import { type DraftRoom, roomsText, withTexts } from "../../draft/edit/rooms.ts";
import { textInLanguage } from "../../text/textInLanguage.ts";
import { TurnPicture } from "../files/TurnPicture.tsx";
import { Icon } from "../frame/Icon.tsx";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { useDraft, useProjectStore } from "../state/ProjectContext.ts";
import { change, draftOf, show } from "../state/projectStore.ts";
import { AlternativeTexts } from "./AlternativeTexts.tsx";
import { projectLocales } from "./layoutWords.ts";
import { TruthField } from "./TruthField.tsx";

type Props = { readonly layout: DraftLayout; readonly picture: DraftPicture; readonly at: number };

/** The texts of the selected picture, and its position. */
export function PicturePanel({ layout, picture, at }: Props) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const locales = projectLocales(useDraft().project);
  const place = { layout: layout.id, at };
  const setWhole = (whole: boolean) => {
    const draft = changePicture(draftOf(store), place, ({ whole: _before, ...each }) =>
      whole ? { ...each, whole } : each,
    );
    change(store, { draft, undoName: "picture" });
  };
  const put = (next: DraftPicture) =>
    change(store, { draft: changePicture(draftOf(store), place, () => next), undoName: "picture" });
  const write = (locale: string, text: string) => {
    const draft = changePicture(draftOf(store), place, (each) => withWords(each, { locale, text, locales }));
    change(store, { draft, undoName: "words", undoKey: `words ${place.layout} ${place.at} ${locale}` });
  };
  const setTexts = (alt: Readonly<Record<string, string>>) => {
    change(store, { draft: changePicture(draftOf(store), place, (each) => withTexts(each, alt)), undoName: "words" });
  };
  return (
    <div className="picture-panel">
      <div className="side-panel-head">
        <h2>{fill(texts.layouts.picture, { n: at + 1 })}</h2>
        <span className="small">{`${picture.width} × ${picture.height}`}</span>
      </div>
      <p className="small picture-file" translate="no">
        {fileOf(picture)}
      </p>
      <TurnPicture picture={picture} put={put} />
      <FromRooms rooms={layout.rooms ?? []} take={(chosen) => setTexts(roomsText(chosen, locales))} />
      <AlternativeTexts picture={picture} write={write} />
      <TruthField picture={picture} write={put} />
      <label className="tick">
        <input type="checkbox" checked={picture.whole ?? false} onChange={({ target }) => setWhole(target.checked)} />
        <span>{texts.layouts.whole}</span>
      </label>
      <Place id={layout.id} at={at} count={layout.pictures?.length ?? 0} />
    </div>
  );
}

type FromRoomsProps = { readonly rooms: readonly DraftRoom[]; readonly take: (rooms: readonly DraftRoom[]) => void };

/** Fills in the picture's text in all languages, from the room that it shows. */
function FromRooms({ rooms, take }: FromRoomsProps) {
  const texts = useStudioTexts();
  if (rooms.length === 0) return null;
  return (
    <label className="field">
      <span>{texts.rooms.shows}</span>
      <select
        value=""
        onChange={({ target }) => take(target.value === "all" ? rooms : rooms.slice(Number(target.value)).slice(0, 1))}
      >
        <option value="">–</option>
        {rooms.map(({ name }, at) => (
          // Two rooms may have the same name.
          // oxlint-disable-next-line react/no-array-index-key
          <option key={at} value={at} translate="no">
            {textInLanguage(name, texts.language)}
          </option>
        ))}
        <option value="all">{texts.rooms.all}</option>
      </select>
    </label>
  );
}

type PlaceProps = { readonly id: string; readonly at: number; readonly count: number };

/** The alternative to dragging, for keyboard and touch. */
function Place({ id, at, count }: PlaceProps) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const move = (to: number) => {
    change(store, { draft: movePicture(draftOf(store), id, { from: at, to }), undoName: "pictureOrder" });
    show(store, { kind: "layouts", layout: id, picture: to });
  };
  return (
    <div className="picture-place" role="group" aria-label={texts.layouts.place}>
      <p className="field">{texts.layouts.place}</p>
      <span role="status">{fill(texts.layouts.placeOf, { n: at + 1, count })}</span>
      <div className="options">
        <button type="button" aria-label={texts.layouts.earlier} disabled={at === 0} onClick={() => move(at - 1)}>
          <span className="turned">
            <Icon name="chevron" />
          </span>
        </button>
        <button type="button" aria-label={texts.layouts.later} disabled={at === count - 1} onClick={() => move(at + 1)}>
          <Icon name="chevron" />
        </button>
      </div>
    </div>
  );
}
