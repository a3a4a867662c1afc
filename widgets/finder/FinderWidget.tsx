import { useEffect, useInsertionEffect, useMemo, useState } from "react";
import type { Host } from "../../src/element/host.ts";
import { useAttribute } from "../../src/element/attributes/useAttribute.ts";
import { Finder } from "../../src/finder/Finder.tsx";
import type { FinderProps } from "../../src/finder/state/finderProps.ts";
import type { Given, Place } from "../../src/finder/state/links/LinkedStart.tsx";
import type { ScreenName } from "../../src/finder/state/screen.ts";
import type { Views } from "../../src/finder/state/views.ts";
import { LazyPart, Waiting } from "../../src/loading/LazyPart.tsx";
import { usePartsSettled } from "../../src/loading/usePartsSettled.ts";
import { parts } from "../../src/parts.ts";
import type { Project } from "../../src/project/types.ts";
import type { GivenSearch } from "../../src/search/state/searchStore.ts";
import { announceEvent, WidgetProject } from "./WidgetProject.tsx";
import { firstParts } from "./firstParts.ts";
import { followedUrl, useAvailability } from "./useAvailability.ts";
import { usePageLinks } from "./usePageLinks.ts";

type Props = {
  readonly host: Host;
  readonly range: readonly ScreenName[];
  readonly views: Views;
  readonly searchWay?: FinderProps["searchWay"];
};

/** What every finder tag is: the project of its `project` attribute, and the screens of its range. */
export function FinderWidget(props: Props) {
  const given = useGiven(props.host);
  const isLinked = useIsLinked(props.host);
  // On the way beside the project, which is needed first.
  usePartsSettled([...firstParts(props, given), isLinked ? parts.linkedStart : undefined]);
  return (
    <WidgetProject host={props.host}>
      {(project, src) => <FinderOfProject key={src} {...props} {...{ project, given, isLinked }} projectUrl={src} />}
    </WidgetProject>
  );
}

type OfProject = Props & {
  readonly project: Project;
  readonly projectUrl: string | undefined;
};

/** With the project's apartments as they are told now, and where the attributes or the page's address say that it stands. */
function FinderOfProject({
  given,
  isLinked,
  ...props
}: OfProject & { readonly given: Given; readonly isLinked: boolean }) {
  const { host, range } = props;
  const project = useAvailability(host, props.project);
  const isSettled = usePartsSettled([isLinked ? parts.linkedStart : undefined]);
  if (!isSettled) return <Waiting />;
  // Where its code does not come the element works without its place in the address.
  if (!isLinked || !parts.linkedStart.get()) return <PlacedFinder {...props} project={project} place={given} />;
  return (
    <LazyPart part={parts.linkedStart}>
      {(LinkedStart) => (
        <LinkedStart owner={{ element: host.element, project, range }} given={given}>
          {(place) => <PlacedFinder {...props} project={project} place={place} />}
        </LinkedStart>
      )}
    </LazyPart>
  );
}

function PlacedFinder(props: OfProject & { readonly place: Place }) {
  const { host, range, views, searchWay, project, projectUrl, place } = props;
  const { start, search, isLinked = false, follow } = place;
  const hrefOf = usePageLinks(host, project);
  const [styles] = useState(() => ({
    home: host.styles("kulla-home"),
    search: host.styles("kulla-search"),
    more: host.styles("kulla-more"),
  }));
  const isReady = usePartsSettled(firstParts(props, place, project));
  // In the very commit that brings the first screen, and before any view measures itself.
  useInsertionEffect(() => {
    if (isReady) host.replaceFallback();
  }, [host, isReady]);
  const floorLabel = useAttribute(host, "floor-label");
  const hints = useAttribute(host, "hints");
  const partner = useAttribute(host, "partner");
  const { scriptBase, connect } = host;
  const finder: FinderProps = {
    project,
    followsAvailability: followedUrl(host, project) !== undefined,
    projectUrl,
    styles,
    range,
    start,
    search,
    follow,
    views,
    searchWay,
    // The label was given for the floor of the attributes.
    floorLabel: isLinked ? null : floorLabel,
    hrefOf: hrefOf,
    hints: hints !== "off",
    partner,
    element: host,
    scriptBase,
    announce: (name, detail) => announceEvent(host, name, detail),
    connect,
  };
  return <Finder {...finder} />;
}

/** Whether it keeps its place in the page's address. */
function useIsLinked(host: Host): boolean {
  const deepLink = useAttribute(host, "deep-link");
  useEffect(() => {
    if (deepLink !== null && deepLink !== "hash")
      host.warn(
        `has deep-link="${deepLink}", which does nothing: write deep-link="hash" to keep its place in the address.`,
      );
  }, [host, deepLink]);
  return deepLink === "hash";
}

/** What the attributes say of place and search; the same objects until they say something else. */
function useGiven(host: Host): Given {
  const start = useStart(host);
  const search = useGivenSearch(host);
  return useMemo(() => ({ start, search }), [start, search]);
}

function useStart(host: Host) {
  const tower = useFilled(host, "tower");
  const floor = useFilled(host, "floor");
  const apartment = useFilled(host, "apartment");
  const layout = useFilled(host, "layout");
  const tour = useFilled(host, "tour");
  return useMemo(() => ({ tower, floor, apartment, layout, tour }), [tower, floor, apartment, layout, tour]);
}

/** "" is a filter that asks for nothing: all apartments. */
function useGivenSearch(host: Host): GivenSearch {
  const filter = useAttribute(host, "filter");
  const view = useFilled(host, "view");
  const sort = useFilled(host, "sort");
  return useMemo(() => ({ filter, view, sort }), [filter, view, sort]);
}

/** The value of an attribute; one that is there but empty says as much as none. */
function useFilled(host: Host, name: string): string | null {
  return useAttribute(host, name) || null;
}
