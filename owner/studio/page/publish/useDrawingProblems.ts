import { useEffect, useState } from "react";
import type { Problem } from "../../draft/checks/problem.ts";
import { askDrawings } from "../server/studioCalls.ts";
import { useProject } from "../state/ProjectContext.ts";

/** The parts of drawings in the folder that visitors do not get; loaded again after each publication. */
export function useDrawingProblems(): readonly Problem[] {
  const publishing = useProject((state) => state.publishing.kind);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  useEffect(() => {
    let isGone = false;
    void askDrawings().then((answer) => {
      if (!isGone && answer.ok) setProblems(answer.value.problems.filter(({ code }) => code === "drawingSanitized"));
    });
    return () => {
      isGone = true;
    };
  }, [publishing]);
  return problems;
}
