import { useMemo, useRef, type KeyboardEvent } from "react";
import { useElementSize } from "../hooks/useElementSize.ts";
import { useIsServerRendered } from "../hooks/useIsServerRendered.ts";
import { RenderAnew } from "../ui/RenderAnew.tsx";
import { TextsProvider } from "../ui/TextsContext.tsx";
import { FinderProvider, useFinder, useFinderSettings } from "./state/FinderContext.tsx";
import type { FinderProps } from "./state/finderProps.ts";
import { LazyPart } from "../loading/LazyPart.tsx";
import { LateTray } from "../shortlist/LateTray.tsx";
import { widthForPictures } from "./state/pictureSizes.ts";
import { latePartOf, lateStylesOf, viewOf } from "./state/views.ts";
import { useFiltered } from "./state/useFiltered.ts";
import { useFinderHomeOf } from "./state/useFinderHomeOf.ts";
import { useProjectLanguage } from "./useProjectLanguage.ts";
import { usePlaces } from "./usePlaces.ts";

/** Narrower than this, pictures are in portrait format. */
const columnPx = 560;

/** The way from the site to one home: shows the screen the visitor stands on. */
export function Finder(props: FinderProps) {
  const kept = useFinderHomeOf(props);
  const frame = useRef<HTMLDivElement>(null);
  const size = useElementSize(frame);
  usePlaces(frame, kept);
  const language = useProjectLanguage(props.project);
  const isServerRendered = useIsServerRendered();
  const upright = isServerRendered ? "by window" : size && size.width < columnPx ? "yes" : "no";
  const pictureWidth = isServerRendered || !size ? undefined : widthForPictures(size.width, innerWidth);
  const filtered = useFiltered(kept, language);
  const home = useMemo(() => {
    return { ...kept, frame, upright, pictureWidth, filtered } as const;
  }, [kept, upright, pictureWidth, filtered]);
  const leave = (event: KeyboardEvent): void => {
    // Without a screen above, it is the page's: it closes a dialog of its own with it.
    if (event.key !== "Escape" || event.defaultPrevented || !home.actions.hasBack()) return;
    event.preventDefault();
    home.actions.goBack();
  };
  return (
    <FinderProvider home={home}>
      <div ref={frame} className="finder" role="presentation" onKeyDown={leave}>
        {/* Before the width is known it is not clear which picture is worth its bytes. */}
        {(isServerRendered || (size && size.width > 0)) && (
          <TextsProvider language={language}>
            <RenderAnew root={() => rootOf(frame.current)}>
              <CurrentScreen />
            </RenderAnew>
            <RenderAnew root={() => rootOf(frame.current)}>
              <LateTray />
            </RenderAnew>
          </TextsProvider>
        )}
      </div>
    </FinderProvider>
  );
}

function rootOf(node: Node | null): Document | ShadowRoot | undefined {
  const root = node?.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root : undefined;
}

function CurrentScreen() {
  const view = useFinder(({ screen }) => viewOf(screen.name));
  const { views, styles } = useFinderSettings();
  const View = views[view];
  if (View) return <View key={view} />;
  const part = latePartOf(view);
  const sheet = lateStylesOf(view);
  return (
    part && (
      <LazyPart key={view} part={part} styles={sheet && styles[sheet]}>
        {(LateView) => <LateView />}
      </LazyPart>
    )
  );
}
