import { useMemo, useRef, type KeyboardEvent } from "react";
import { useElementSize } from "../hooks/useElementSize.ts";
import { useIsServerRendered } from "../hooks/useIsServerRendered.ts";
import { useIsTooNarrow } from "../hooks/useIsTooNarrow.ts";
import { RecoveryBoundary } from "../ui/RecoveryBoundary.tsx";
import { TextsProvider, useLanguage, type Language } from "../ui/TextsContext.tsx";
import { FinderProvider, useFinder, useFinderSettings } from "./state/FinderContext.tsx";
import type { FinderProps } from "./state/finderProps.ts";
import { LazyPart } from "../loading/LazyPart.tsx";
import { LazyTray } from "../shortlist/LazyTray.tsx";
import { widthForPictures } from "./state/pictureSizes.ts";
import { parts } from "../parts/parts.ts";
import { latePartOf, lateStylesOf, viewOf } from "./state/views.ts";
import { usePageIntegrations } from "./state/usePageIntegrations.ts";
import { useFiltered } from "./state/useFiltered.ts";
import { useCreateFinder } from "./state/useCreateFinder.ts";
import { useFocusMemory } from "./useFocusMemory.ts";
import type { Project } from "../project/types.ts";
import { withBuildingWord } from "../text/withBuildingWord.ts";

/** In a narrower element pictures are in portrait format. */
const columnPx = 560;

/** The finder: renders the current screen, from the picture of all towers to one apartment. */
export function Finder(props: FinderProps) {
  const core = useCreateFinder(props);
  const frame = useRef<HTMLDivElement>(null);
  const size = useElementSize(frame);
  useFocusMemory(frame, core);
  const language = useProjectLanguage(props.project);
  usePageIntegrations(core, language);
  const isServerRendered = useIsServerRendered();
  const upright = isServerRendered ? "by window" : size && size.width < columnPx ? "yes" : "no";
  const pictureWidth = isServerRendered || !size ? undefined : widthForPictures(size.width, innerWidth);
  const filtered = useFiltered(core, language);
  const context = useMemo(() => {
    return { ...core, frame, upright, pictureWidth, filtered } as const;
  }, [core, upright, pictureWidth, filtered]);
  const isTooNarrow = useIsTooNarrow(size);
  const goBackOnEscape = (event: KeyboardEvent): void => {
    // Without a parent screen the page gets the key; it may close a dialog with it.
    if (event.key !== "Escape" || event.defaultPrevented || !context.actions.hasBack()) return;
    event.preventDefault();
    context.actions.goBack();
  };
  return (
    <FinderProvider context={context}>
      {isTooNarrow && (
        <LazyPart part={parts.finderOverPage} styles={props.styles.more} meanwhile={null}>
          {(OverPage) => <OverPage />}
        </LazyPart>
      )}
      <div ref={frame} className="finder" role="presentation" onKeyDown={goBackOnEscape}>
        {/* The width decides which pictures are loaded. */}
        {(isServerRendered || (size && size.width > 0)) && (
          <TextsProvider language={language}>
            <RecoveryBoundary root={() => rootOf(frame.current)}>
              <CurrentScreen />
            </RecoveryBoundary>
            <RecoveryBoundary root={() => rootOf(frame.current)}>
              <LazyTray />
            </RecoveryBoundary>
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

/** The language with this project's own word for its buildings. */
function useProjectLanguage({ buildingWord }: Project): Language {
  const { texts, locale, own } = useLanguage();
  const word = buildingWord?.[locale];
  return useMemo(
    () => ({ locale, own, buildingWord: word, texts: withBuildingWord(texts, word, own) }),
    [locale, own, texts, word],
  );
}
