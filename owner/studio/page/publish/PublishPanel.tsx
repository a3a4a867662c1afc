import { type ReactNode, useEffect, useState } from "react";
import { fill } from "../../../../src/text/format/fill.ts";
import type { Progress, VersionsAnswer } from "../../draft/api.ts";
import { failureText } from "../frame/failureText.ts";
import { useStudioTexts } from "../frame/TextsContext.ts";
import type { Answer } from "../server/askStudio.ts";
import { askVersions, askToBringBack, startPublishing, stopPublishing } from "../server/studioCalls.ts";
import { publishedPreviewAddress } from "../server/folderAddresses.ts";
import { useOpenProject, useProject, useProjectStore } from "../state/ProjectContext.ts";
import type { Publishing } from "../state/publishing.ts";
import { AfterPublishing } from "./AfterPublishing.tsx";
import { followPublishing } from "./followPublishing.ts";
import { useFirstLocale } from "./PreviewScreen.tsx";

/** Publishing: the button, progress, result, and the list of versions. */
export function PublishPanel({ isBlocked, children }: { readonly isBlocked: boolean; readonly children: ReactNode }) {
  const texts = useStudioTexts();
  const opened = useOpenProject();
  const { store, saver } = opened;
  const publishing = useProject((state) => state.publishing);
  const isRunning = publishing.kind === "running";
  const versions = useVersions();
  const hasVersion = (versions?.versions.length ?? 0) > 0;
  const publish = async () => {
    store.setState({ publishing: { kind: "running", progress: undefined } });
    // Publishing reads the draft from the folder.
    if (!(await saver.saveNow())) return store.setState({ publishing: { kind: "unsaved" } });
    followPublishing(opened);
    const answer = await startPublishing();
    if (!answer.ok) store.setState({ publishing: { kind: "failed", failure: answer.failure } });
  };
  return (
    <aside className="side-panel publish" aria-label={texts.publish.publishing}>
      <h2>{texts.publish.publishing}</h2>
      {children}
      {isRunning ? <Running progress={publishing.progress} /> : <Ended {...{ publishing, hasVersion }} />}
      <button
        type="button"
        className="button button-filled publish-button"
        disabled={isBlocked || isRunning}
        onClick={() => void publish()}
      >
        {texts.frame.publish}
      </button>
      {isBlocked ? (
        <p className="small">{texts.publish.correctFirst}</p>
      ) : (
        hasVersion && <p className="small">{texts.publish.versionKept}</p>
      )}
      {hasVersion && versions ? (
        <VersionList found={versions} />
      ) : (
        <p className="small">{texts.publish.notPublished}</p>
      )}
    </aside>
  );
}

function Running({ progress }: { readonly progress: Progress | undefined }) {
  const texts = useStudioTexts();
  const { step = "check", done = 0, total = 1, secondsLeft } = progress ?? {};
  const minutes = secondsLeft === undefined ? undefined : Math.max(1, Math.round(secondsLeft / 60));
  return (
    <div className="publish-running">
      <p role="status">
        {`${texts.publish.publishSteps[step]}${step === "files" && minutes !== undefined ? `, ${fill(texts.publish.minutesLeft, { n: minutes })}` : ""}`}
      </p>
      <progress aria-label={texts.publish.publishing} value={step === "files" ? done : 0} max={total} />
      <p className="small">
        <span>{`${texts.publish.workGoesOn} `}</span>
        <button type="button" className="link" onClick={() => void stopPublishing()}>
          {texts.publish.stop}
        </button>
      </p>
    </div>
  );
}

type EndedProps = {
  readonly publishing: Exclude<Publishing, { readonly kind: "running" }>;
  readonly hasVersion: boolean;
};

function Ended({ publishing, hasVersion }: EndedProps) {
  const texts = useStudioTexts();
  if (publishing.kind === "idle") return null;
  if (publishing.kind === "unsaved") return <Unsaved />;
  const stays = hasVersion && texts.publish.oldStays;
  if (publishing.kind === "failed") {
    return (
      <p className="failure" role="alert">
        {[failureText(publishing.failure, texts), stays].filter(Boolean).join(" ")}
      </p>
    );
  }
  if (publishing.kind === "refused") return stays && <p className="failure">{stays}</p>;
  const { published, unchanged, broughtBack } = texts.publish;
  return (
    <>
      <p role="status">{fill({ published, unchanged, broughtBack }[publishing.kind], { n: publishing.number })}</p>
      {publishing.priceFailure && (
        <p className="failure" role="alert">
          {failureText(publishing.priceFailure, texts)}
        </p>
      )}
    </>
  );
}

/** Why the draft could not be saved to the folder, shown until it is saved. */
function Unsaved() {
  const texts = useStudioTexts();
  const saving = useProject((state) => state.saving);
  if (saving.kind !== "failed" && saving.kind !== "conflict") return null;
  return (
    <p className="failure" role="alert">
      {`${texts.publish.refused}. ${saving.kind === "conflict" ? texts.failures.draftChanged : failureText(saving.failure, texts)}`}
    </p>
  );
}

/** Albanian dates are formatted as German ones, as browsers do not support Albanian. */
export const dayText = (iso: string, language: string): string =>
  new Date(iso).toLocaleString(language === "en" ? "en-GB" : "de", { dateStyle: "short", timeStyle: "short" });

/** The published version and earlier ones; undefined while loading. */
function useVersions(): VersionsAnswer | undefined {
  const publishing = useProject((state) => state.publishing.kind);
  const [found, setFound] = useState<VersionsAnswer>();
  useEffect(() => {
    let isGone = false;
    void askVersions().then((answer: Answer<VersionsAnswer>) => !isGone && answer.ok && setFound(answer.value));
    return () => {
      isGone = true;
    };
  }, [publishing]);
  return found;
}

/** The version that visitors get now, and earlier ones, which can be restored. */
function VersionList({ found }: { readonly found: VersionsAnswer }) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const publishing = useProject((state) => state.publishing);
  const address = publishedPreviewAddress(useFirstLocale());
  const back = async (number: number) => {
    store.setState({ publishing: { kind: "running", progress: undefined } });
    const answer = await askToBringBack(number);
    if (!answer.ok) store.setState({ publishing: { kind: "failed", failure: answer.failure } });
  };
  return (
    <>
      {found.isPublished && <AfterPublishing />}
      <section className="versions" aria-label={texts.publish.versions}>
        <h3>{texts.publish.versions}</h3>
        <ul className="regions">
          {found.versions.map(({ number, publishedAt }, index) => (
            <li key={number} className="version">
              <span>{fill(texts.publish.version, { n: number })}</span>
              <small>{dayText(publishedAt, texts.language)}</small>
              {found.isPublished && index === 0 ? (
                <a className="link" href={address} target="_blank" rel="noreferrer">
                  {texts.publish.online}
                </a>
              ) : (
                <button
                  type="button"
                  className="link"
                  disabled={publishing.kind === "running"}
                  onClick={() => void back(number)}
                >
                  {texts.publish.bringBack}
                </button>
              )}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
