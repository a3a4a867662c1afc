import { useEffect } from "react";
import { useProject, useProjectPart } from "../state/ProjectContext.ts";
import { areSamePlace } from "../state/view.ts";
import { textInLanguage } from "../../text/textInLanguage.ts";
import { useStudioTexts } from "./TextsContext.ts";
import type { TreeRow } from "./treeRows.ts";

/** Shows the current screen in the window's title: "Banesat – Rezidenca – Studio". */
export function useWindowTitle(rows: readonly TreeRow[]): void {
  const texts = useStudioTexts();
  const view = useProject((state) => state.view);
  const project = useProjectPart(({ name }) => textInLanguage(name, texts.language));
  const others: Readonly<Record<string, string>> = { publish: texts.publish.publishing, preview: texts.frame.preview };
  const place = rows.find((row) => areSamePlace(row.view, view))?.name ?? others[view.kind];
  useEffect(() => {
    document.title = [place, project, "Studio"].filter(Boolean).join(" – ");
    return () => {
      document.title = "Studio";
    };
  }, [place, project]);
}
