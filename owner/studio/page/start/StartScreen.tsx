import { useState } from "react";
import { fill } from "../../../../src/text/format/fill.ts";
import { plural } from "../../text/plural.ts";
import type { StudioTexts } from "../../text/studioTexts.ts";
import { failureText } from "../frame/failureText.ts";
import { useStudioTexts } from "../frame/TextsContext.ts";
import type { Failure, SampleFacts, StudioState } from "../../draft/api.ts";
import type { Answer } from "../server/askStudio.ts";
import { openFolder, openSample } from "../server/studioCalls.ts";
import { folderName } from "./FolderChooser.tsx";
import { FolderForm } from "./FolderForm.tsx";
import { StartFrame } from "./StartFrame.tsx";
import { StartOption } from "./StartOption.tsx";

type Props = {
  readonly failure: Failure | undefined;
  /** The sample project, which can be tried without a folder. */
  readonly sample: SampleFacts | undefined;
  /** The folder that is still open, for the link back to it. */
  readonly openNow: string | undefined;
  readonly back: () => void;
  /** Called when a folder has been opened. */
  readonly opened: (how: "asked" | "sample") => void;
};

/** The start page: the ways to open a project, an error if one of them failed, and a link back to the open project. */
export function StartScreen({ failure: first, sample, openNow, back, opened }: Props) {
  const texts = useStudioTexts();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState(first);
  const follow = async (answer: Promise<Answer<StudioState>>, how: "asked" | "sample") => {
    setBusy(true);
    const found = await answer;
    setBusy(false);
    if (found.ok) opened(how);
    else setFailure(found.failure);
  };
  return (
    <StartFrame title={texts.start.title} lead={texts.start.lead}>
      <StartOptions
        {...{ sample, isBusy }}
        open={(folder) => void follow(openFolder(folder), "asked")}
        onOpenSample={() => void follow(openSample(), "sample")}
      />
      {failure && (
        <p className="failure" role="alert">
          {failureText(failure, texts)}
        </p>
      )}
      {openNow !== undefined && (
        <button type="button" className="link start-back" onClick={back}>
          {fill(texts.start.backTo, { name: folderName(openNow) })}
        </button>
      )}
    </StartFrame>
  );
}

type StartOptionsProps = Pick<Props, "sample"> & {
  readonly isBusy: boolean;
  readonly open: (folder: string) => void;
  readonly onOpenSample: () => void;
};

/** Three options: a new project, an existing one, the sample. */
function StartOptions({ sample, isBusy, open, onOpenSample }: StartOptionsProps) {
  const texts = useStudioTexts();
  const [chosen, choose] = useState<"new" | "open">();
  const ways = [
    ["new", texts.start.newProject, texts.start.newProjectText],
    ["open", texts.start.openProject, texts.start.openProjectText],
  ] as const;
  return (
    <ul className="start-ways">
      {ways.map(([way, title, text]) => (
        <li key={way}>
          <StartOption
            {...{ title, text, isBusy }}
            isOpen={chosen === way}
            press={() => choose(chosen === way ? undefined : way)}
          />
          {chosen === way && <FolderForm {...{ isBusy, open }} />}
        </li>
      ))}
      {sample && (
        <li>
          <StartOption
            title={texts.start.trySample}
            text={isBusy ? texts.start.opening : sampleText(sample, texts)}
            isBusy={isBusy}
            press={onOpenSample}
          />
          <p className="small start-place">{fill(texts.start.samplePlace, sample)}</p>
        </li>
      )}
    </ul>
  );
}

function sampleText({ towers, apartments }: SampleFacts, { language, counts, start }: StudioTexts): string {
  return fill(start.sampleText, {
    towers: plural(language, counts.towers, towers),
    apartments: plural(language, counts.apartments, apartments),
  });
}
