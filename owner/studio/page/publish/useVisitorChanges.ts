import { useEffect, useMemo, useState } from "react";
import type { DraftProject } from "../../draft/draft.ts";
import { type VisitorChange, visitorChanges } from "../../draft/changes/visitorChanges.ts";
import { useProject, useProjectPart } from "../state/ProjectContext.ts";
import { type PublishedNow, publishedNow, withPublishedStatuses } from "./publishedNow.ts";

/** What publishing would change compared to the published version; undefined if there is none, or while loading. */
export type FoundChanges = { readonly before: DraftProject; readonly changes: readonly VisitorChange[] };

export function useVisitorChanges(): FoundChanges | undefined {
  const now = useProjectPart((project) => project);
  const publishing = useProject((state) => state.publishing.kind);
  const statusesFrom = useProject(({ history }) => history.draft.settings.statusesFrom);
  const [before, setBefore] = useState<PublishedNow>();
  useEffect(() => {
    let isGone = false;
    void publishedNow().then((found) => !isGone && setBefore(found));
    return () => {
      isGone = true;
    };
  }, [publishing]);
  return useMemo(() => {
    if (!before) return undefined;
    const { project, list } = before;
    // While the list applies, different statuses and prices in the studio change nothing for visitors.
    const after = list && statusesFrom !== "studio" ? withPublishedStatuses(now, list) : now;
    const changes = visitorChanges(project, after);
    return { before: project, changes };
  }, [before, now, statusesFrom]);
}
