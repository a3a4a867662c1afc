import { useState } from "react";
import { fill } from "../../../../src/text/format/fill.ts";
import { plural } from "../../text/plural.ts";
import { failureText } from "../frame/failureText.ts";
import { useStudioTexts } from "../frame/TextsContext.ts";
import type { OwnPicture } from "../outlines/picture/layerPicture.ts";
import type { FileWithPath } from "./droppedFiles.ts";
import { importFiles, importOwnFiles, type ImportedFiles } from "./importFiles.ts";

export type FileImport = {
  readonly importFiles: (
    files: Promise<readonly FileWithPath[]> | readonly FileWithPath[],
    within?: string,
  ) => Promise<void>;
  /** Adds pictures that are already in the folder, by their paths. */
  readonly importOwn: (paths: readonly string[]) => Promise<void>;
  /** The current progress or the result; "" before the first pictures. */
  readonly progress: string;
  readonly isImporting: boolean;
  readonly failed: readonly string[];
};

type Use = (imported: readonly (OwnPicture & { readonly path: string })[]) => void;

type ImportAll<T> = (all: readonly T[], onProgress: (done: number) => void) => Promise<ImportedFiles>;

/** Adds pictures to the folder, reports the progress, and passes on the result. */
export function useFileImport(done: Use): FileImport {
  const texts = useStudioTexts();
  const [progress, setProgress] = useState("");
  const [isImporting, setImporting] = useState(false);
  const [failed, setFailed] = useState<readonly string[]>([]);
  const sentence = ({ path, failure }: ImportedFiles["failed"][number]) =>
    fill(texts.layouts.notTaken, { file: path, reason: failureText(failure, texts) });
  const work = async <T>(items: Promise<readonly T[]> | readonly T[], takeAll: ImportAll<T>) => {
    setImporting(true);
    setFailed([]);
    try {
      const all = await items;
      const count = all.length;
      const answer = await takeAll(all, (n) => setProgress(fill(texts.layouts.taking, { n, count })));
      setFailed(answer.failed.map(sentence));
      setProgress(
        count === 0
          ? texts.layouts.nothingToTake
          : plural(texts.language, texts.layouts.imported, answer.imported.length),
      );
      if (answer.imported.length > 0) done(answer.imported);
    } finally {
      setImporting(false);
    }
  };
  return {
    importFiles: (files, within) => work(files, (all, onProgress) => importFiles(all, onProgress, within)),
    importOwn: (paths) => work(paths, importOwnFiles),
    progress,
    isImporting,
    failed,
  };
}
