import { fill } from "../../../../src/text/format/fill.ts";
import { nextOf, problemGroups } from "../../draft/checks/problemGroups.ts";
import { placeText } from "../../text/placeText.ts";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { useDraft, useProject, useProjectStore } from "../state/ProjectContext.ts";
import { goToProblem, groupSentence } from "./problemPlace.ts";

/** Above the work while the problems of a group are opened one after the other: how many remain, and a button for the next one. */
export function ProblemBar() {
  const opened = useProject((state) => state.opened);
  return opened ? <OpenGroup opened={opened} /> : null;
}

type Props = { readonly opened: Parameters<typeof nextOf>[1] };

function OpenGroup({ opened }: Props) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const { project } = useDraft();
  const problems = useProject((state) => state.problems);
  const group = problemGroups(project, problems).find(({ key }) => key === opened.key);
  const go = (step: 1 | -1) => {
    const next = group && nextOf(group, opened, step);
    if (next) goToProblem(store, next);
  };
  return (
    <section className="problem-bar" aria-label={texts.overview.oneByOne}>
      <p role="status">
        {group
          ? fill(texts.overview.openNow, {
              group: groupSentence(group, project, texts),
              place: placeText(opened.open.at, project, texts),
            })
          : texts.overview.allCorrected}
      </p>
      {group && (
        <div className="options">
          <button type="button" onClick={() => go(-1)}>
            {texts.overview.previousProblem}
          </button>
          <button type="button" onClick={() => go(1)}>
            {texts.overview.nextProblem}
          </button>
        </div>
      )}
      <button type="button" className="link" onClick={() => store.setState({ opened: undefined })}>
        {texts.overview.endOneByOne}
      </button>
    </section>
  );
}
