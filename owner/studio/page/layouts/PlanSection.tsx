import { useState } from "react";
import { fill } from "../../../../src/text/format/fill.ts";
import type { DraftLayout } from "../../draft/draft.ts";
import { setPlan, setTurnedPlan } from "../../draft/edit/layoutMirror.ts";
import { pictureOfFile } from "../../draft/edit/layoutPictures.ts";
import { ChooseFiles } from "../files/ChooseFiles.tsx";
import { TurnPicture } from "../files/TurnPicture.tsx";
import { failureText } from "../frame/failureText.ts";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { pictureAddress } from "../outlines/layerRegions.ts";
import { importPicture } from "../outlines/picture/ownPictures.ts";
import { useDropZone } from "../outlines/useDropZone.ts";
import { useDraft, useProjectStore } from "../state/ProjectContext.ts";
import { change, draftOf } from "../state/projectStore.ts";
import { layoutLabel } from "./layoutWords.ts";
import { mirrorPicture } from "./mirrorPicture.ts";
import { useOnePicture } from "./useOnePicture.ts";

/** The drawing of the apartment: dropped, chosen, or mirrored from the layout that this one mirrors. */
export function PlanSection({ layout }: { readonly layout: DraftLayout }) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const { id, plan } = layout;
  const one = useOnePicture((imported) => {
    const picture = pictureOfFile(imported, plan);
    change(store, { draft: setPlan(draftOf(store), id, picture), undoName: "layoutPlan" });
  });
  const zone = useDropZone((file) => void one.take(importPicture(file)));
  return (
    <section className="layout-section" ref={zone} aria-label={texts.layouts.plan}>
      <div>
        <h2>{texts.layouts.plan}</h2>
        <p className="small">{texts.layouts.planHint}</p>
      </div>
      {plan ? <img className="plan-drawing" src={pictureAddress(plan)} alt={texts.layouts.plan} /> : <span />}
      <div className="section-ways">
        <ChooseFiles
          way={{
            name: plan ? texts.layouts.changePlan : texts.layouts.choosePlan,
            accept: "image/*",
            isOne: true,
            onFiles: ([file]) => file && void one.take(importPicture(file)),
          }}
        />
        <MirrorPlan layout={layout} />
        {plan && (
          <TurnPicture
            picture={plan}
            put={(turned) =>
              change(store, { draft: setTurnedPlan(draftOf(store), id, turned), undoName: "layoutPlan" })
            }
          />
        )}
        {plan && (
          <button
            type="button"
            className="link"
            onClick={() => change(store, { draft: setPlan(draftOf(store), id, undefined), undoName: "layoutPlan" })}
          >
            {texts.layouts.removePlan}
          </button>
        )}
        {one.failure !== undefined && (
          <p className="failure" role="alert">
            {one.failure}
          </p>
        )}
      </div>
    </section>
  );
}

function MirrorPlan({ layout: { id, mirrorOf } }: { readonly layout: DraftLayout }) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const [failure, setFailure] = useState<string>();
  const base = useDraft().project.layouts?.find((layout) => layout.id === mirrorOf);
  const other = base?.plan;
  if (!base || !other) return null;
  const mirror = async () => {
    const answer = await mirrorPicture(other);
    setFailure(answer.ok ? undefined : failureText(answer.failure, texts));
    if (answer.ok) change(store, { draft: setPlan(draftOf(store), id, answer.value), undoName: "layoutPlan" });
  };
  return (
    <>
      <button type="button" className="link" onClick={() => void mirror()}>
        {fill(texts.layouts.mirrorPlan, { layout: layoutLabel(base, texts.language) })}
      </button>
      {failure !== undefined && (
        <p className="failure" role="alert">
          {failure}
        </p>
      )}
    </>
  );
}
