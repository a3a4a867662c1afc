import { useState } from "react";
import { fill } from "../../../../src/text/format/fill.ts";
import { plural } from "../../text/plural.ts";
import { failureText } from "../frame/failureText.ts";
import { useTexts } from "../frame/TextsContext.ts";
import type { OwnPicture } from "../outlines/picture/layerPicture.ts";
import type { GivenFile } from "./droppedFiles.ts";
import { takeFiles, takeOwnFiles, type TakenFiles } from "./takeFiles.ts";

export type Taking = {
  readonly take: (files: Promise<readonly GivenFile[]> | readonly GivenFile[], within?: string) => Promise<void>;
  /** Adds pictures that are already in the folder, by their paths. */
  readonly takeOwn: (paths: readonly string[]) => Promise<void>;
  /** The current progress or the result; "" before the first pictures. */
  readonly progress: string;
  readonly isImporting: boolean;
  readonly failed: readonly string[];
};

type Use = (taken: readonly (OwnPicture & { readonly path: string })[]) => void;

type TakeAll<T> = (all: readonly T[], tell: (done: number) => void) => Promise<TakenFiles>;

/** Adds pictures to the folder, reports the progress, and passes on the result. */
export function useTaking(done: Use): Taking {
  const texts = useTexts();
  const [progress, setProgress] = useState("");
  const [isImporting, setTaking] = useState(false);
  const [failed, setFailed] = useState<readonly string[]>([]);
  const sentence = ({ path, failure }: TakenFiles["failed"][number]) =>
    fill(texts.layouts.notTaken, { file: path, reason: failureText(failure, texts) });
  const work = async <T>(given: Promise<readonly T[]> | readonly T[], takeAll: TakeAll<T>) => {
    setTaking(true);
    setFailed([]);
    try {
      const all = await given;
      const count = all.length;
      const answer = await takeAll(all, (n) => setProgress(fill(texts.layouts.taking, { n, count })));
      setFailed(answer.failed.map(sentence));
      setProgress(
        count === 0 ? texts.layouts.nothingToTake : plural(texts.language, texts.layouts.taken, answer.taken.length),
      );
      if (answer.taken.length > 0) done(answer.taken);
    } finally {
      setTaking(false);
    }
  };
  return {
    take: (given, within) => work(given, (files, tell) => takeFiles(files, tell, within)),
    takeOwn: (paths) => work(paths, takeOwnFiles),
    progress,
    isImporting,
    failed,
  };
}
