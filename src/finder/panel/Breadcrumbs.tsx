import { useTexts } from "../../ui/TextsContext.tsx";
import { LinkOrButton } from "../../ui/LinkOrButton.tsx";
import { useHrefOf, useFinderActions, useFinderSettings } from "../state/FinderContext.tsx";
import type { Screen } from "../state/screen.ts";
import { useState } from "react";

export type Breadcrumb = { readonly name: string; readonly screen: Screen };

type Props = {
  readonly steps: readonly Breadcrumb[];
  readonly here: string;
  /** The last step is a name and is not translated. */
  readonly isHereName?: boolean;
};

/** Breadcrumbs: links to the screens above, and the current one. */
export function Breadcrumbs({ steps, here, isHereName = false }: Props) {
  const texts = useTexts();
  const { goUp } = useFinderActions();
  const addressOf = useHrefOf();
  const { project, SearchLink } = useFinderSettings();
  // With one tower and no site picture, the site screen would show a single card.
  const isOnly = project.towers.length === 1 && project.site?.picture === undefined;
  const parents = steps.filter(({ screen }) => screen.name !== "site" || !isOnly);
  return (
    <nav className="path" aria-label={`${texts.path}: ${here}`}>
      <ol>
        {parents.map(({ name, screen }) => (
          <li key={screen.name}>
            <LinkOrButton
              href={addressOf(screen)}
              part="link"
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
      {SearchLink && <SearchLink />}
    </nav>
  );
}

/** Announces each new screen. The first one is not announced: its heading is read. */
export function ScreenAnnouncement({ title }: { readonly title: string }) {
  const [first, setFirst] = useState<string | undefined>(title);
  // Returning to the first screen is a step, too.
  if (first !== undefined && title !== first) setFirst(undefined);
  return (
    <p role="status" className="visually-hidden">
      {first === undefined ? title : ""}
    </p>
  );
}
