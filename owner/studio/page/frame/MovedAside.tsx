import { useEffect, useState } from "react";
import { fill } from "../../../../src/text/format/fill.ts";
import type { StudioState } from "../../api.ts";
import { askState } from "../server/studioCalls.ts";
import { useTexts } from "./TextsContext.ts";

type Props = {
  /** Asks again when it changes: publishing may move something aside, too. */
  readonly after?: string;
};

/** What came with the folder and is not believed, with the name that it has now. */
export function MovedAside({ after }: Props) {
  const texts = useTexts();
  const [moved, setMoved] = useState<StudioState["movedAside"]>([]);
  useEffect(() => {
    let isGone = false;
    void askState().then((answer) => !isGone && answer.ok && setMoved(answer.value.movedAside));
    return () => {
      isGone = true;
    };
  }, [after]);
  return moved.map((names) => (
    <p key={names.to} className="moved-aside" role="status">
      {fill(texts.start.movedAside, names)}
    </p>
  ));
}
