import { useEffect, useState } from "react";
import type { DraftTour } from "../../draft/draft.ts";
import { pathOfAddress } from "../../draft/file/folderAddress.ts";
import { failureText } from "../frame/failureText.ts";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { askStudio, type Answer } from "../server/askStudio.ts";
import { useProjectStore } from "../state/ProjectContext.ts";
import { show } from "../state/projectStore.ts";
import { AllowScripts } from "./AllowScripts.tsx";

type Props = { readonly tour: DraftTour; readonly folder: string; readonly name: string };

/** A third-party tour, in a frame that can access only the tour's own folder. */
export function ForeignTour({ tour, folder, name }: Props) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const answer = useForeignAddress(folder);
  const page = encodeURIComponent(pathOfAddress(tour.url)?.split("/").at(-1) ?? "");
  return (
    <>
      <main className="work work-tour">
        <div className="work-head">
          <h1>{name}</h1>
          <p className="work-note">{folder}</p>
        </div>
        {answer?.ok && (
          // Its scripts are not trusted: the frame has no origin, cannot open windows and cannot navigate this one.
          <iframe
            className="foreign-tour"
            sandbox="allow-scripts"
            allow="fullscreen"
            title={name}
            src={answer.value.address + page}
          />
        )}
        {answer && !answer.ok && (
          <p className="failure" role="alert">
            {failureText(answer.failure, texts)}
          </p>
        )}
        <p className="small">{texts.tours.foreignNote}</p>
        <AllowScripts tour={tour} />
        <button type="button" className="link tour-all" onClick={() => show(store, { kind: "tours" })}>
          {texts.tours.allTours}
        </button>
      </main>
      <aside className="side-panel" />
    </>
  );
}

type Address = Answer<{ readonly address: string }>;

function useForeignAddress(folder: string): Address | undefined {
  const [answer, setAnswer] = useState<{ readonly folder: string; readonly found: Address }>();
  useEffect(() => {
    let isGone = false;
    void askStudio<{ readonly address: string }>("/api/foreign", { method: "POST", json: { folder } }).then(
      (found) => !isGone && setAnswer({ folder, found }),
    );
    return () => {
      isGone = true;
    };
  }, [folder]);
  return answer?.folder === folder ? answer.found : undefined;
}
