import { useState } from "react";
import { fill } from "../../../../src/text/format/fill.ts";
import { addPages, setPdf } from "../../draft/edit/brochure.ts";
import { failureText } from "../frame/failureText.ts";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { addUnderFreeName } from "../outlines/picture/ownPictures.ts";
import { useProjectStore } from "../state/ProjectContext.ts";
import { change, draftOf, show } from "../state/projectStore.ts";
import { chosenPictures, type FileWithPath } from "../layouts/droppedFiles.ts";
import { plainName } from "../layouts/importFiles.ts";
import { useFileImport } from "../layouts/useFileImport.ts";
import { isPdf, lookAtPdf } from "../server/pdfCalls.ts";

/** Folder for pictures of pages that are dropped without one. */
const within = "Broshura";

export type BrochureImport = {
  readonly give: (files: readonly File[], pictures?: Promise<readonly FileWithPath[]>) => void;
  readonly progress: string;
  readonly isImporting: boolean;
  readonly failed: readonly string[];
};

const isPicture = ({ type }: File): boolean => type.startsWith("image/") || type === "";

/** Adds a PDF, or pictures of pages; any other file is treated as a PDF, so that the server reports why it cannot be used. */
export function useBrochureImport(): BrochureImport {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const [progress, setProgress] = useState("");
  const [failure, setFailure] = useState<string>();
  const fileImport = useFileImport((imported) => {
    const first = draftOf(store).project.brochure?.pages.length ?? 0;
    change(store, { draft: addPages(draftOf(store), imported), undoName: "brochurePages" });
    show(store, { kind: "brochure", page: first });
  });
  const importPdf = async (file: File) => {
    setFailure(undefined);
    setProgress(fill(texts.brochure.reading, { file: file.name }));
    const facts = await lookAtPdf(file);
    const added = facts.ok ? await addUnderFreeName(file, { file: plainName(file.name) }) : facts;
    setProgress("");
    if (!facts.ok || !added.ok) {
      const { failure: why } = facts.ok ? (added as Extract<typeof added, { ok: false }>) : facts;
      return setFailure(`${file.name}: ${failureText(why, texts)}`);
    }
    const { pages, chapters } = facts.value;
    const draft = setPdf(draftOf(store), { file: added.value.file, pages: pages.length, chapters });
    change(store, { draft, undoName: "brochure" });
    show(store, { kind: "brochure", page: 0 });
  };
  return {
    progress: progress || fileImport.progress,
    isImporting: progress !== "" || fileImport.isImporting,
    failed: failure === undefined ? fileImport.failed : [failure],
    give: (files, pictures) => {
      const pdf = files.find(isPdf) ?? (files.every(isPicture) ? undefined : files[0]);
      if (pdf) void importPdf(pdf);
      else {
        setFailure(undefined);
        void fileImport.importFiles(pictures ?? chosenPictures(files), within);
      }
    },
  };
}
