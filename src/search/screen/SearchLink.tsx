import { useTexts } from "../../ui/TextsContext.tsx";
import { LinkOrButton } from "../../ui/LinkOrButton.tsx";
import { useHrefOf, useFinder, useFinderActions, useFinderContext } from "../../finder/state/FinderContext.tsx";

const search = { name: "search" } as const;

/** The link to the search on the screens above an apartment. */
export function SearchLink() {
  const { filtered } = useFinderContext();
  const texts = useTexts();
  const { move } = useFinderActions();
  const href = useHrefOf()(search);
  // A comparison has this link in its breadcrumb, and a filter's summary has its own link.
  const isAbove = useFinder(({ screen: { name } }) => /site|tower|floor/.test(name));
  if (!isAbove || filtered) return null;
  return (
    <LinkOrButton
      href={href}
      id="to-search"
      part="link"
      className="text-link to-search"
      onNavigate={() => move(search)}
    >
      {texts.search}
    </LinkOrButton>
  );
}
