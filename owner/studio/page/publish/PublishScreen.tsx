import { useState } from "react";
import { fill } from "../../../../src/text/format/fill.ts";
import { plural } from "../../text/plural.ts";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { ProblemList, ProblemRows } from "../overview/ProblemList.tsx";
import { countProblems } from "../overview/problemPlace.ts";
import { useProject } from "../state/ProjectContext.ts";
import { ChangeCounts, ChangeList } from "./ChangeList.tsx";
import { PublishPanel } from "./PublishPanel.tsx";
import { StatusChoice, StatusSource } from "./StatusSource.tsx";
import { useAvailabilityNow } from "./useAvailabilityNow.ts";
import { useDrawingProblems } from "./useDrawingProblems.ts";
import { useVisitorChanges } from "./useVisitorChanges.ts";

/** The problems that prevent publishing, and the changes that it makes. */
export function PublishScreen() {
  const texts = useStudioTexts();
  const problems = useProject((state) => state.problems);
  const publishing = useProject((state) => state.publishing);
  const found = useVisitorChanges();
  const now = useAvailabilityNow();
  const drawings = useDrawingProblems();
  const [isListing, setListing] = useState(false);
  const { block } = countProblems(problems);
  const refusal = publishing.kind === "refused" ? publishing.problems : undefined;
  const ready = refusal ? texts.publish.refused : texts.publish.readyToPublish;
  const leftOut = "leftOut" in publishing ? publishing.leftOut : [];
  const title = block === 0 ? ready : plural(texts.language, texts.counts.blocks, block);
  return (
    <>
      <main className="work">
        <div className="work-head publish-head">
          <h1>{title}</h1>
          {found && (
            <div className="options">
              <button type="button" aria-pressed={!isListing} onClick={() => setListing(false)}>
                {texts.changes.problems}
              </button>
              <button type="button" aria-pressed={isListing} onClick={() => setListing(true)}>
                {fill(texts.changes.counted, { n: found.changes.length })}
              </button>
            </div>
          )}
        </div>
        <p className="work-note publish-lead">
          {block === 0 && !refusal ? texts.publish.warningsDoNotStop : texts.publish.correctFirst}
        </p>
        <StatusChoice now={now} />
        {refusal && (
          <section role="alert" className="found" aria-label={texts.publish.refused}>
            <ProblemRows problems={refusal} />
          </section>
        )}
        {leftOut.length > 0 && (
          <section className="found" aria-label={texts.publish.leftOut}>
            <h2>{texts.publish.leftOut}</h2>
            <ProblemRows problems={leftOut} />
          </section>
        )}
        {found && isListing ? <ChangeList found={found} /> : <ProblemList inFiles={drawings} />}
      </main>
      <PublishPanel isBlocked={block > 0}>
        {found && <ChangeCounts found={found} seeEach={() => setListing(true)} />}
        <StatusSource now={now} />
      </PublishPanel>
    </>
  );
}
