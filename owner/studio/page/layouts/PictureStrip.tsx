import { fill } from "../../../../src/text/format/fill.ts";
import type { DraftLayout, DraftPicture } from "../../draft/draft.ts";
import { fileOf } from "../../draft/edit/layoutMirror.ts";
import { movePicture, silentLocales } from "../../draft/edit/layoutPictures.ts";
import { SeverityIcon } from "../frame/Icon.tsx";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { pictureAddress } from "../outlines/layerRegions.ts";
import { useDraft, useProjectStore } from "../state/ProjectContext.ts";
import { change, draftOf, show } from "../state/projectStore.ts";
import { projectLocales } from "./layoutWords.ts";
import { type DragListeners, type OrderDrag, slabAt, useOrderDrag } from "../frame/useOrderDrag.ts";

type Props = { readonly layout: DraftLayout; readonly chosen: number };

/** A layout's pictures in order; during a drag, a bar marks the drop position. */
export function PictureStrip({ layout, chosen }: Props) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const locales = projectLocales(useDraft().project);
  const { id, pictures = [] } = layout;
  const choose = (picture: number) => show(store, { kind: "layouts", layout: id, picture });
  const { drag, listenersOf } = useOrderDrag((from, to) => {
    change(store, { draft: movePicture(draftOf(store), id, { from, to }), undoName: "pictureOrder" });
    choose(to);
  });
  return (
    <ol className="strip" aria-label={texts.layouts.pictures}>
      {pictures.map((picture, index) => (
        <Thumb
          // The same picture may occur twice.
          // oxlint-disable-next-line react/no-array-index-key
          key={`${fileOf(picture)} ${index}`}
          picture={picture}
          index={index}
          isChosen={index === chosen}
          isSilent={silentLocales(picture, locales).length > 0}
          drag={drag}
          slab={slabAt(drag, index, pictures.length)}
          listeners={listenersOf(index)}
          choose={() => choose(index)}
        />
      ))}
    </ol>
  );
}

type ThumbProps = {
  readonly picture: DraftPicture;
  readonly index: number;
  readonly isChosen: boolean;
  readonly isSilent: boolean;
  readonly drag: OrderDrag | undefined;
  readonly slab: "before" | "after" | undefined;
  readonly listeners: DragListeners;
  readonly choose: () => void;
};

function Thumb({ picture, index, isChosen, isSilent, drag, slab, listeners, choose }: ThumbProps) {
  const texts = useStudioTexts();
  const isDragged = drag?.from === index;
  const [x, y] = isDragged ? drag.by : [0, 0];
  return (
    <li className={slab ? `slab-${slab}` : undefined} data-place={index}>
      <button
        type="button"
        className="thumb"
        aria-current={isChosen ? "true" : undefined}
        aria-label={fill(isSilent ? texts.layouts.silentPicture : texts.layouts.picture, { n: index + 1 })}
        onClick={choose}
        {...listeners}
      >
        <img src={pictureAddress(picture)} alt="" draggable={false} loading="lazy" />
        <span className="thumb-name">
          <span>{`${index + 1} `}</span>
          <span translate="no">{stemOf(picture)}</span>
          {isSilent && <SeverityIcon severity="warning" />}
        </span>
      </button>
      {isDragged && (
        <img
          className="thumb-held"
          src={pictureAddress(picture)}
          alt=""
          ref={(element) => {
            element?.style.setProperty("translate", `${x}px ${y}px`);
          }}
        />
      )}
    </li>
  );
}

/** "ndenja-2" for "Tipi 2/ndenja-2.png". */
const stemOf = (picture: DraftPicture): string => (fileOf(picture).split("/").at(-1) ?? "").replace(/\.\w+$/, "");
