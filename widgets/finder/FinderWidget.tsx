import { useInsertionEffect, useMemo, useState } from "react";
import type { Host } from "../../src/element/host.ts";
import { useAttribute } from "../../src/element/attributes/useAttribute.ts";
import { Finder } from "../../src/finder/Finder.tsx";
import type { FinderProps } from "../../src/finder/state/finderProps.ts";
import type { StartAttributes, LinkedState } from "../../src/finder/state/links/LinkedStart.tsx";
import type { ScreenName } from "../../src/finder/state/screen.ts";
import type { Views } from "../../src/finder/state/views.ts";
import { LazyPart, Waiting } from "../../src/loading/LazyPart.tsx";
import { usePartsSettled } from "../../src/loading/usePartsSettled.ts";
import { parts } from "../../src/parts/parts.ts";
import type { Project } from "../../src/project/types.ts";
import type { SearchAttributes } from "../../src/search/filter/searchStore.ts";
import { announceEvent, WidgetProject } from "./WidgetProject.tsx";
import { firstParts } from "./firstParts.ts";
import { availabilityFileUrl, useAvailability } from "./useAvailability.ts";
import { usePageLinks } from "./usePageLinks.ts";

type Props = {
  readonly host: Host;
  readonly screens: readonly ScreenName[];
  readonly views: Views;
  readonly SearchLink?: FinderProps["SearchLink"];
};

/** The content of every finder element: loads its project, then shows the element's screens. */
export function FinderWidget(props: Props) {
  const attributes = useStartAttributes(props.host);
  const isLinked = useAttribute(props.host, "deep-link") === "hash";
  // Loaded in parallel with the project.
  usePartsSettled([...firstParts(props, attributes), isLinked ? parts.linkedStart : undefined]);
  return (
    <WidgetProject host={props.host}>
      {(project, src) => (
        <FinderOfProject key={src} {...props} {...{ project, attributes, isLinked }} projectUrl={src} />
      )}
    </WidgetProject>
  );
}

type ProjectProps = Props & {
  readonly project: Project;
  readonly projectUrl: string | undefined;
};

/** The finder with current availability, started by the attributes or the page's address. */
function FinderOfProject({
  attributes,
  isLinked,
  ...props
}: ProjectProps & { readonly attributes: StartAttributes; readonly isLinked: boolean }) {
  const { host, screens } = props;
  const project = useAvailability(host, props.project);
  const isSettled = usePartsSettled([isLinked ? parts.linkedStart : undefined]);
  if (!isSettled) return <Waiting />;
  // If the code for deep links fails to load, the element works without them.
  if (!isLinked || !parts.linkedStart.get()) return <LinkedFinder {...props} project={project} state={attributes} />;
  return (
    <LazyPart part={parts.linkedStart}>
      {(LinkedStart) => (
        <LinkedStart owner={{ host, project, screens }} attributes={attributes}>
          {(state) => <LinkedFinder {...props} project={project} state={state} />}
        </LinkedStart>
      )}
    </LazyPart>
  );
}

function LinkedFinder(props: ProjectProps & { readonly state: LinkedState }) {
  const { host, screens, views, SearchLink, project, projectUrl, state } = props;
  const { start, search, isLinked = false, onChange } = state;
  const hrefOf = usePageLinks(host, project);
  const [styles] = useState(() => ({
    home: host.styles("kulla-home"),
    search: host.styles("kulla-search"),
    more: host.styles("kulla-more"),
  }));
  const isReady = usePartsSettled(firstParts(props, state, project));
  // In the same React commit as the first screen, before views measure themselves.
  useInsertionEffect(() => {
    if (isReady) host.replaceFallback();
  }, [host, isReady]);
  const floorLabel = useAttribute(host, "floor-label");
  const hints = useAttribute(host, "hints");
  const partner = useAttribute(host, "partner");
  const { scriptBase, connect } = host;
  const finder: FinderProps = {
    project,
    followsAvailability: availabilityFileUrl(host, project) !== undefined,
    projectUrl,
    styles,
    screens,
    start,
    search,
    onChange,
    views,
    SearchLink,
    // The attribute `floor-label` belongs to the floor in the attributes, not to one that the address links to.
    floorLabel: isLinked ? null : floorLabel,
    hrefOf,
    hints: hints !== "off",
    partner,
    element: host,
    scriptBase,
    announce: (name, detail) => announceEvent(host, name, detail),
    connect,
  };
  return <Finder {...finder} />;
}

/** Start and search from the attributes; the same objects until one changes. */
function useStartAttributes(host: Host): StartAttributes {
  const start = useStart(host);
  const search = useSearchAttributes(host);
  return useMemo(() => ({ start, search }), [start, search]);
}

function useStart(host: Host) {
  const tower = useNonEmptyAttribute(host, "tower");
  const floor = useNonEmptyAttribute(host, "floor");
  const apartment = useNonEmptyAttribute(host, "apartment");
  const layout = useNonEmptyAttribute(host, "layout");
  const tour = useNonEmptyAttribute(host, "tour");
  return useMemo(() => ({ tower, floor, apartment, layout, tour }), [tower, floor, apartment, layout, tour]);
}

/** An empty filter attribute means all apartments. */
function useSearchAttributes(host: Host): SearchAttributes {
  const filter = useAttribute(host, "filter");
  const view = useNonEmptyAttribute(host, "view");
  const sort = useNonEmptyAttribute(host, "sort");
  return useMemo(() => ({ filter, view, sort }), [filter, view, sort]);
}

/** The value of an attribute; an empty one counts as absent. */
function useNonEmptyAttribute(host: Host, name: string): string | null {
  return useAttribute(host, name) || null;
}
