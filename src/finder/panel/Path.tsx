import { useTexts } from "../../ui/TextsContext.tsx";
import { LinkOrButton } from "../../ui/LinkOrButton.tsx";
import { useHrefOf, useFinderActions, useFinderSettings } from "../state/FinderContext.tsx";
import type { Screen } from "../state/screen.ts";
import { useState } from "react";

export type PathStep = { readonly name: string; readonly screen: Screen };

type Props = {
  readonly steps: readonly PathStep[];
  readonly here: string;
  /** It is a name, which no translator touches. */
  readonly isHereName?: boolean;
};

/** Where the visitor stands: the screens above, to go up to, and this one. */
export function Path({ steps, here, isHereName = false }: Props) {
  const texts = useTexts();
  const { goUp } = useFinderActions();
  const addressOf = useHrefOf();
  const { project, searchWay: SearchWay } = useFinderSettings();
  // One card of the only building is nothing to go back to.
  const isOnly = project.towers.length === 1 && project.site?.picture === undefined;
  const above = steps.filter(({ screen }) => screen.name !== "site" || !isOnly);
  return (
    <nav className="path" aria-label={`${texts.path}: ${here}`}>
      <ol>
        {above.map(({ name, screen }) => (
          <li key={screen.name}>
            <LinkOrButton
              href={addressOf(screen)}
              className="text-link"
              translate={screen.name === "tower" ? "no" : undefined}
              onNavigate={() => goUp(screen)}
            >
              {name}
            </LinkOrButton>
          </li>
        ))}
        <li aria-current="page" translate={isHereName ? "no" : undefined}>
          {here}
        </li>
      </ol>
      {SearchWay && <SearchWay />}
    </nav>
  );
}

/** Announces where the visitor stepped to; what a screen begins with is announced by its heading. */
export function StepAnnouncement({ place }: { readonly place: string }) {
  const [first, setFirst] = useState<string | undefined>(place);
  // Back at the first one it is a step, too.
  if (first !== undefined && place !== first) setFirst(undefined);
  return (
    <p role="status" className="unseen">
      {first === undefined ? place : ""}
    </p>
  );
}
