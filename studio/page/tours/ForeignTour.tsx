import { useEffect, useState } from "react";
import type { DraftTour } from "../../draft/draft.ts";
import { faultText } from "../frame/faultText.ts";
import { useTexts, useTourTexts } from "../frame/TextsProvider.tsx";
import { askStudio, type Answer } from "../server/askStudio.ts";
import { useProjectStore } from "../state/ProjectContext.ts";
import { show } from "../state/projectStore.ts";

type Props = { readonly tour: DraftTour; readonly folder: string; readonly name: string };

/** A tour that was made elsewhere, in a frame that reaches nothing but its own folder. */
export function ForeignTour({ tour, folder, name }: Props) {
  const texts = useTourTexts();
  const studioTexts = useTexts();
  const store = useProjectStore();
  const answer = useForeignAddress(folder);
  const page = pageName(tour.url);
  return (
    <>
      <main className="work work-tour">
        <div className="work-head">
          <h1>{name}</h1>
          <p className="work-note">{folder}</p>
        </div>
        {answer?.ok && (
          // Its scripts are somebody else's: the frame has no origin, opens no window and leads nowhere else.
          <iframe
            className="foreign-tour"
            sandbox="allow-scripts"
            allow="fullscreen"
            title={name}
            src={answer.value.address + page}
          />
        )}
        {answer && !answer.ok && (
          <p className="fault" role="alert">
            {faultText(answer.fault, studioTexts)}
          </p>
        )}
        <p className="small">{texts.foreignNote}</p>
        <button type="button" className="link tour-all" onClick={() => show(store, { kind: "tours" })}>
          {texts.allTours}
        </button>
      </main>
      <aside className="chosen" />
    </>
  );
}

/** One part of a path, whatever was written there. */
function pageName(url: string): string {
  const written = url.slice(url.lastIndexOf("/") + 1);
  try {
    return encodeURIComponent(decodeURIComponent(written));
  } catch {
    return encodeURIComponent(written);
  }
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
