import type { ReactNode } from "react";
import { pathText, type Steps } from "../../../../src/project/ProjectDataError.ts";
import { fill } from "../../../../src/text/format/fill.ts";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { Missing } from "../overview/ProblemList.tsx";
import { isUnder } from "../overview/problemPlace.ts";
import { useProblems, useProjectStore } from "../state/ProjectContext.ts";
import { show } from "../state/projectStore.ts";

type Props = {
  readonly part: Steps;
  readonly name: string;
  readonly isChosen: boolean;
  /** Shows or hides the part; without it, the part is always shown. */
  readonly turn?: { readonly isOn: boolean; readonly set: (isOn: boolean) => void };
  /** The part does not exist yet, so there are no texts to edit. */
  readonly isAbsent?: boolean;
  readonly children?: ReactNode;
};

/** A part of the website: whether it is shown, its problems, and a link to its texts. */
export function PartRow({ part, name, isChosen, turn, isAbsent = false, children }: Props) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const problems = useProblems().filter((problem) => isOwn(problem.at, part));
  return (
    <div className="part-row">
      {turn ? (
        <input
          type="checkbox"
          aria-label={fill(texts.website.isShown, { name })}
          checked={turn.isOn}
          onChange={({ target }) => turn.set(target.checked)}
        />
      ) : (
        <span />
      )}
      {isAbsent ? (
        <span className="part-name part-off">{name}</span>
      ) : (
        <button
          type="button"
          className="part-name"
          aria-current={isChosen ? "true" : undefined}
          onClick={() => show(store, { kind: "website", part })}
        >
          <span className={turn?.isOn === false ? "part-off" : undefined}>{name}</span>
          {turn?.isOn === false && <small>{texts.website.isHidden}</small>}
          <Missing problems={problems} />
        </button>
      )}
      {children}
    </div>
  );
}

/** The home page does not include its sections, which have their own rows. */
function isOwn(at: Steps, part: Steps): boolean {
  const isInside = isUnder({ at } as Parameters<typeof isUnder>[0], ["website", ...part]);
  return isInside && (pathText(part) !== "pages.home" || at[3] !== "sections");
}
