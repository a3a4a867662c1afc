import { useEffect, useState } from "react";
import { fill } from "../../../../src/text/format/fill.ts";
import type { StudioState } from "../../draft/api.ts";
import { askState } from "../server/studioCalls.ts";
import { useStudioTexts } from "./TextsContext.ts";

type Props = {
  /** Loads the list again when it changes, as publishing may move something aside, too. */
  readonly after?: string;
};

/** Files that came with the folder and are not trusted, with the names they were given. */
export function MovedAside({ after }: Props) {
  const texts = useStudioTexts();
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
