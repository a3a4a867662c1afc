import { useState } from "react";
import { fill } from "../../../../src/text/format/fill.ts";
import type { DraftLayout, DraftPicture } from "../../draft/draft.ts";
import { fileOf, mirrorPictures, type MirrorPictures, setMirror, setPictures } from "../../draft/edit/layoutMirror.ts";
import { failureText } from "../frame/failureText.ts";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { pictureAddress } from "../outlines/layerRegions.ts";
import { useDraft, useProjectStore } from "../state/ProjectContext.ts";
import { change, draftOf } from "../state/projectStore.ts";
import { layoutLabel, picturesText } from "./layoutWords.ts";
import { mirrorPicture } from "./mirrorPicture.ts";

/** Which layout this one mirrors, and whose pictures it shows. */
export function MirrorSection({ layout }: { readonly layout: DraftLayout }) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const { layouts = [] } = useDraft().project;
  const { id, mirrorOf } = layout;
  const base = layouts.find((each) => each.id === mirrorOf);
  const mirrors = layouts.filter((each) => each.mirrorOf === id);
  const others = layouts.filter((each) => each.id !== id && each.mirrorOf !== id);
  const choose = (of: string) =>
    change(store, { draft: setMirror(draftOf(store), id, of === "" ? undefined : of), undoName: "mirror" });
  return (
    <section className="layout-section" aria-label={texts.layouts.mirror}>
      <div>
        <h2>{texts.layouts.mirror}</h2>
        <label className="field mirror-of">
          <span>{texts.layouts.mirrorLead}</span>
          <select value={base?.id ?? ""} onChange={({ target }) => choose(target.value)}>
            <option value="">{texts.layouts.mirrorsNone}</option>
            {others.map((each) => (
              <option key={each.id} value={each.id} translate="no">
                {layoutLabel(each, texts.language)}
              </option>
            ))}
          </select>
        </label>
        {mirrors.length > 0 && (
          <p className="small">
            {fill(texts.layouts.mirroredBy, {
              layouts: mirrors.map((each) => layoutLabel(each, texts.language)).join(", "),
            })}
          </p>
        )}
      </div>
      {base ? <Pair base={base} layout={layout} /> : <span />}
      {base && <Choices key={base.id} base={base} layout={layout} />}
    </section>
  );
}

type PairProps = { readonly base: DraftLayout; readonly layout: DraftLayout };

/** Both drawings side by side; a layout without a drawing shows the other one's, flipped by CSS. */
function Pair({ base, layout }: PairProps) {
  const { language } = useStudioTexts();
  const [drawing, own] = [base.plan ?? base.pictures?.[0], layout.plan];
  if (!drawing) return <span />;
  return (
    <div className="mirror-pair">
      <figure>
        <img src={pictureAddress(drawing)} alt="" />
        <figcaption className="small" translate="no">
          {layoutLabel(base, language)}
        </figcaption>
      </figure>
      <svg viewBox="0 0 36 12" width="36" height="12" aria-hidden="true">
        <path d="M1 6h34M6 1 1 6l5 5M30 1l5 5-5 5" fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
      <figure>
        <img className={own ? undefined : "turned-over"} src={pictureAddress(own ?? drawing)} alt="" />
        <figcaption className="small" translate="no">
          {layoutLabel(layout, language)}
        </figcaption>
      </figure>
    </div>
  );
}

function Choices({ base, layout }: PairProps) {
  const texts = useStudioTexts();
  const { choose, progress, failure, isBusy } = useMirroring(layout, base);
  const { pictures = [] } = layout;
  const now = mirrorPictures(layout, base);
  return (
    <fieldset className="mirror-choices" disabled={isBusy}>
      <legend className="visually-hidden">{texts.layouts.pictures}</legend>
      {(["own", "mirrored", "same"] as const).map((choice) => (
        <label key={choice} className="tick">
          <input
            type="radio"
            name={`mirror ${layout.id}`}
            checked={choice === now}
            disabled={choice !== now && choice !== "own" && !base.pictures?.length}
            onChange={() => void choose(choice)}
          />
          <span>{fill(texts.layouts.choices[choice], { layout: layoutLabel(base, texts.language) })}</span>
          {choice === "own" && now === "own" && <small>{picturesText(pictures.length, texts)}</small>}
        </label>
      ))}
      <p className="small">{texts.layouts.lettering}</p>
      <p className="small" role="status">
        {progress}
      </p>
      {failure !== undefined && (
        <p className="failure" role="alert">
          {failure}
        </p>
      )}
    </fieldset>
  );
}

/** All pictures are mirrored as one step; a picture that was mirrored before is reused. */
function useMirroring(layout: DraftLayout, base: DraftLayout) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const [progress, setProgress] = useState("");
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const put = (pictures: readonly DraftPicture[]) =>
    change(store, { draft: setPictures(draftOf(store), layout.id, pictures), undoName: "mirror" });
  const mirrorAll = async () => {
    const { pictures: others = [] } = base;
    const made: DraftPicture[] = [];
    for (const [index, other] of others.entries()) {
      setProgress(fill(texts.layouts.mirroring, { n: index + 1, count: others.length }));
      const existing = layout.pictures?.find(({ studio }) => studio?.mirrorOf === fileOf(other));
      const answer = existing ? { ok: true as const, value: existing } : await mirrorPicture(other);
      if (!answer.ok) return setFailure(failureText(answer.failure, texts));
      made.push(answer.value);
    }
    put(made);
  };
  const choose = async (choice: MirrorPictures) => {
    setFailure(undefined);
    if (choice === "same") put(base.pictures ?? []);
    if (choice === "own") put([]);
    if (choice !== "mirrored") return;
    setBusy(true);
    await mirrorAll();
    setProgress("");
    setBusy(false);
  };
  return { choose, progress, failure, isBusy };
}
