import { useTexts } from "../../ui/TextsContext.tsx";
import { Way } from "../../ui/Way.tsx";
import { useAddressOf, useFinder, useFinderActions, useFinderHome } from "../../finder/state/FinderContext.tsx";

const search = { name: "search" } as const;

/** To the search, from the screens above a home. */
export function SearchWay() {
  const { filtered } = useFinderHome();
  const texts = useTexts();
  const { move } = useFinderActions();
  const href = useAddressOf()(search);
  // A comparison names it in its path, a filter's summary has a way of its own.
  const isAbove = useFinder(({ screen: { name } }) => /site|tower|floor/.test(name));
  if (!isAbove || filtered) return null;
  return (
    <Way href={href} id="to-search" className="text-link to-search" onGo={() => move(search)}>
      {texts.search}
    </Way>
  );
}
