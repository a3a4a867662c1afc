import { useTexts } from "../ui/TextsContext.tsx";
import { Way } from "../ui/Way.tsx";
import { useAddressOf, useFinderActions } from "./state/FinderContext.tsx";
import { SearchWay } from "./SearchWay.tsx";
import type { Screen } from "./state/screen.ts";

export type PathStep = { readonly name: string; readonly screen: Screen };

/** Where the visitor stands: the screens above, to go up to, and this one. */
export function Path({ steps, here }: { steps: readonly PathStep[]; here: string }) {
  const texts = useTexts();
  const { goUp } = useFinderActions();
  const addressOf = useAddressOf();
  return (
    <nav className="path" aria-label={texts.path}>
      <ol>
        {steps.map(({ name, screen }) => (
          <li key={screen.name}>
            <Way href={addressOf(screen)} onGo={() => goUp(screen)}>
              {name}
            </Way>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
      <SearchWay />
    </nav>
  );
}
