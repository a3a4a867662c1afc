import { useId } from "react";
import { fill } from "../../../../src/text/format/fill.ts";
import type { DraftLayout, DraftPicture } from "../../draft/draft.ts";
import { apartmentsByLayout, setLabel } from "../../draft/edit/layoutMirror.ts";
import {
  addPictures,
  changePicture,
  type FilePicture,
  pictureOfFile,
  removePicture,
} from "../../draft/edit/layoutPictures.ts";
import { removeLayout } from "../../draft/edit/removal.ts";
import { textInLanguage } from "../../text/textInLanguage.ts";
import { ChooseFiles } from "../files/ChooseFiles.tsx";
import { Remove } from "../frame/Remove.tsx";
import { plural } from "../../text/plural.ts";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { pictureAddress } from "../outlines/layerRegions.ts";
import { importPicture } from "../outlines/picture/ownPictures.ts";
import { useDraft, useProjectStore } from "../state/ProjectContext.ts";
import { change, draftOf, endUndoStep, show } from "../state/projectStore.ts";
import { folderOf, inOrder } from "./droppedFiles.ts";
import { DropPictures } from "./DropPictures.tsx";
import { languageName, layoutLabel, layoutTitle, picturesText, projectLocales } from "./layoutWords.ts";
import { MirrorSection } from "./MirrorSection.tsx";
import { PicturePanel } from "./PicturePanel.tsx";
import { PictureStrip } from "./PictureStrip.tsx";
import { PlanSection } from "./PlanSection.tsx";
import { listFolder } from "../server/folderFiles.ts";
import { plainName } from "./importFiles.ts";
import { RoomsSection } from "./RoomsSection.tsx";
import { useOnePicture } from "./useOnePicture.ts";
import { useFileImport } from "./useFileImport.ts";

type Props = { readonly layout: DraftLayout; readonly picture: number | undefined };

/** One layout: its pictures in order, their texts, its drawing, and the layout that it mirrors. */
export function LayoutEditor({ layout, picture }: Props) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const { pictures = [], id } = layout;
  const apartments = apartmentsByLayout(useDraft()).get(id) ?? 0;
  const at = Math.max(0, Math.min(picture ?? 0, pictures.length - 1));
  const chosen = pictures[at];
  const used = apartments === 0 ? texts.layouts.notUsed : plural(texts.language, texts.counts.apartments, apartments);
  const title = layoutTitle(layout, texts.language, texts);
  return (
    <>
      <main className="work">
        <div className="work-head layout-head">
          <h1 translate={layout.label ? "no" : undefined}>{title}</h1>
          <p className="work-note">{`${picturesText(pictures.length, texts)}, ${used}`}</p>
          <button type="button" className="link" onClick={() => show(store, { kind: "layouts" })}>
            {texts.layouts.all}
          </button>
        </div>
        {chosen ? (
          <Stage layout={layout} picture={chosen} at={at} />
        ) : (
          <p className="empty">{texts.layouts.noPictures}</p>
        )}
        <PictureStrip layout={layout} chosen={at} />
        <Give layout={layout} />
        <PlanSection layout={layout} />
        <RoomsSection layout={layout} />
        <MirrorSection layout={layout} />
      </main>
      <aside className="side-panel" aria-label={chosen ? fill(texts.layouts.picture, { n: at + 1 }) : title}>
        {chosen && <PicturePanel key={at} layout={layout} picture={chosen} at={at} />}
        <Names layout={layout} />
      </aside>
    </>
  );
}

/** The selected picture, enlarged, with buttons to replace or remove it. */
function Stage({
  layout,
  picture,
  at,
}: {
  readonly layout: DraftLayout;
  readonly picture: DraftPicture;
  readonly at: number;
}) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const one = useOnePicture((imported) => {
    const draft = changePicture(draftOf(store), { layout: layout.id, at }, (each) => pictureOfFile(imported, each));
    change(store, { draft, undoName: "picture" });
  });
  const remove = () => {
    change(store, { draft: removePicture(draftOf(store), layout.id, at), undoName: "removePicture" });
    show(store, { kind: "layouts", layout: layout.id, picture: Math.max(0, at - 1) });
  };
  return (
    <>
      <img
        className={picture.whole ? "layout-stage layout-whole" : "layout-stage"}
        src={pictureAddress(picture)}
        alt={textInLanguage(picture.alt, texts.language)}
      />
      <div className="stage-foot">
        <span className="small">
          {`${fill(texts.layouts.pictureOf, { n: at + 1, count: layout.pictures?.length ?? 0 })}. ${texts.layouts.dragHint}`}
        </span>
        <ChooseFiles
          look="link"
          way={{
            name: texts.layouts.replace,
            accept: "image/*",
            isOne: true,
            onFiles: ([file]) => file && void one.take(importPicture(file)),
          }}
        />
        <button type="button" className="link" onClick={remove}>
          {texts.layouts.removePicture}
        </button>
      </div>
      {one.failure !== undefined && (
        <p className="failure" role="alert">
          {one.failure}
        </p>
      )}
    </>
  );
}

/** Adds pictures to the layout; pictures that the page has only probed for can be added to its list. */
function Give({ layout }: { readonly layout: DraftLayout }) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const { id, pictures = [], folder } = layout;
  const put = (imported: readonly FilePicture[]) => {
    const first = draftOf(store).project.layouts?.find((each) => each.id === id)?.pictures?.length ?? 0;
    change(store, { draft: addPictures(draftOf(store), id, imported), undoName: "layoutPictures" });
    show(store, { kind: "layouts", layout: id, picture: first });
  };
  const fileImport = useFileImport(put);
  const takeProbed = async (probed: string) => {
    const files = inOrder(await listFolder()).map(({ path }) => path);
    await fileImport.importOwn(
      files.filter((path) => folderOf(path) === probed && /\.(?:jpe?g|png|webp|avif)$/i.test(path)),
    );
  };
  const probed = pictures.length === 0 ? folder?.replace(/\/+$/, "") : undefined;
  const within = folderOf(pictures[0]?.studio?.file ?? "") || plainName(layoutLabel(layout, texts.language));
  return (
    <>
      {probed !== undefined && (
        <p className="small">
          <span>{`${fill(texts.layouts.probed, { folder: probed })} `}</span>
          <button type="button" className="link" onClick={() => void takeProbed(probed)}>
            {texts.layouts.takeProbed}
          </button>
        </p>
      )}
      <DropPictures lead={texts.layouts.dropPictures} taking={fileImport} within={within} />
    </>
  );
}

/** The layout's name, per language if it has several names, and a button to remove the layout. */
function Names({ layout: { id, label } }: { readonly layout: DraftLayout }) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const locales = projectLocales(useDraft().project);
  const field = useId();
  const byLanguage = typeof label === "object";
  const write = (locale: string, text: string) => {
    const draft = setLabel(draftOf(store), id, { locale, text });
    change(store, { draft, undoName: "layoutName", undoKey: `layout ${id} ${locale}` });
  };
  return (
    <section className="layout-names">
      {(byLanguage ? locales : [""]).map((locale) => (
        <label key={locale} className="field" htmlFor={`${field}${locale}`}>
          <span>
            {locale ? fill(texts.layouts.nameIn, { language: languageName(locale, texts) }) : texts.layouts.name}
          </span>
          <input
            id={`${field}${locale}`}
            placeholder={id}
            value={byLanguage ? (label[locale] ?? "") : (label ?? "")}
            onChange={({ target }) => write(locale, target.value)}
            onBlur={() => endUndoStep(store)}
          />
        </label>
      ))}
      <Remove name={texts.layouts.remove} plan={() => removeLayout(draftOf(store), id)} />
    </section>
  );
}
