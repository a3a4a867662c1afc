import { type ReactNode, useState } from "react";
import { useProjectStore } from "../../state/ProjectContext.ts";
import { draftOf } from "../../state/projectStore.ts";
import { BulkBar, type BulkDone } from "./BulkBar.tsx";
import { BulkFooter } from "./BulkFooter.tsx";
import type { Ticks } from "./useTicks.ts";

type Props = {
  readonly ticks: Ticks;
  /** The table shows a bar of its own, which takes precedence over the result of the last bulk edit. */
  readonly hasBar: boolean;
  readonly children: ReactNode;
};

/** Below the table: the bars that report what happened, and the form while apartments are ticked. */
export function Bulk({ ticks, hasBar, children }: Props) {
  const store = useProjectStore();
  const [done, setDone] = useState<BulkDone>();
  return (
    <>
      <div className="homes-bars">
        {children}
        {!hasBar && done && <BulkBar done={done} close={() => setDone(undefined)} />}
      </div>
      {ticks.ids.size > 0 && (
        <BulkFooter
          ids={ticks.ids}
          clear={() => ticks.tickAll(false)}
          applied={(changed, all) => setDone({ changed, all, draft: draftOf(store) })}
        />
      )}
    </>
  );
}
