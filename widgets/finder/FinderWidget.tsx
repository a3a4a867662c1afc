import { useEffect, useInsertionEffect, useMemo, useState } from "react";
import type { Host } from "../../src/element/host.ts";
import { useAttribute, useJson } from "../../src/element/attributes/useAttribute.ts";
import { Finder } from "../../src/finder/Finder.tsx";
import type { FinderProps, Start } from "../../src/finder/state/finderProps.ts";
import { filteredCode } from "../../src/finder/state/filteredCode.ts";
import { codeAtHand } from "../../src/loading/createCode.ts";
import { LazyScreen } from "../../src/loading/LazyScreen.tsx";
import type { ViewCode } from "../../src/finder/state/screenCode.ts";
import { searchCode } from "../../src/finder/state/searchCode.ts";
import type { ScreenName } from "../../src/finder/state/screen.ts";
import type { Project } from "../../src/project/types.ts";
import type { GivenSearch } from "../../src/search/state/searchStore.ts";
import { announceEvent } from "../announceEvent.ts";
import { linkCode, type Place } from "./linkCode.tsx";
import { followedUrl, useAvailability } from "./useAvailability.ts";
import { useFilled } from "./useFilled.ts";
import { useFirstScreen } from "./useFirstScreen.ts";
import { pageLinksCode } from "./pageLinksCode.ts";
import { nowhere, usePageLinks } from "./usePageLinks.ts";
import { useSettled } from "../../src/loading/useSettled.ts";
import { WidgetProject } from "./WidgetProject.tsx";

type Props = {
  readonly host: Host;
  readonly range: readonly ScreenName[];
  readonly views: ViewCode;
  readonly searchWay?: FinderProps["searchWay"];
};

/** What every finder tag is: the project of its `project` attribute, and the screens of its range. */
export function FinderWidget(props: Props) {
  const { host, range, views } = props;
  // On the way beside the project, which is needed first.
  const styles = useStyles(host);
  const start = useStart(host);
  useFirstScreen({ range, views, start, homes: styles.homes });
  useSettled(useJson(host, "links") === null ? undefined : pageLinksCode);
  useSettled(styles.views);
  useSettled(range[0] === "search" ? styles.search : undefined);
  return (
    <WidgetProject host={host}>
      {(project, src) => (
        <LazyScreen code={styles.views} onFail={host.standBeside}>
          {(sheets) => <LoadedFinder key={src} {...props} {...{ project, projectUrl: src, start, sheets, styles }} />}
        </LazyScreen>
      )}
    </WidgetProject>
  );
}

/** Where the views bring their own. */
const inScripts = codeAtHand<readonly string[]>([]);

/** Of the sheets a server's markup names as long as it has not been taken over: the same for the element's whole life. */
function useStyles(host: Host) {
  const [styles] = useState(() => ({
    views: host.styles("views") ?? inScripts,
    homes: host.styles("homes") ?? inScripts,
    search: host.styles("search") ?? inScripts,
  }));
  return styles;
}

type LoadedProps = Props & {
  readonly project: Project;
  readonly projectUrl: string | undefined;
  readonly start: Start;
  /** CSS texts of the first views. */
  readonly sheets: readonly string[];
  readonly styles: ReturnType<typeof useStyles>;
};

function LoadedFinder(props: LoadedProps) {
  const { host, range, start } = props;
  const project = useAvailability(host, props.project);
  const search = useGivenSearch(host);
  const given = useMemo(() => ({ start, search }), [start, search]);
  const live = { ...props, project };
  const deepLink = useAttribute(host, "deep-link");
  useEffect(() => {
    if (deepLink !== null && deepLink !== "hash")
      host.warn(
        `has deep-link="${deepLink}", which does nothing: write deep-link="hash" to keep its place in the address.`,
      );
  }, [host, deepLink]);
  if (deepLink !== "hash") return <PlacedFinder {...live} place={given} />;
  return (
    <LazyScreen code={linkCode} onFail={host.standBeside}>
      {(LinkedStart) => (
        <LinkedStart owner={{ element: host.element, project, range }} given={given}>
          {(place) => <PlacedFinder {...live} place={place} />}
        </LinkedStart>
      )}
    </LazyScreen>
  );
}

function PlacedFinder({
  host,
  range,
  views,
  searchWay,
  project,
  projectUrl,
  sheets,
  styles,
  place,
}: LoadedProps & { readonly place: Place }) {
  const { start, search, isLinked = false, follow } = place;
  const addressOf = usePageLinks(host, project);
  const isSearched = useSettled(isAsked(search) ? searchCode : undefined);
  const isFiltered = useSettled(search.filter === null ? undefined : filteredCode);
  const isReady =
    useFirstScreen({ range, views, start, homes: styles.homes }) && addressOf !== undefined && isSearched && isFiltered;
  // In the very commit that brings the first screen, and before any view measures itself.
  useInsertionEffect(() => {
    if (isReady) host.takeOver();
  }, [host, isReady]);
  const floorLabel = useAttribute(host, "floor-label");
  const hints = useAttribute(host, "hints");
  const partner = useAttribute(host, "partner");
  const { scriptBase, connect } = host;
  const props: FinderProps = {
    project,
    followsAvailability: followedUrl(host, project) !== undefined,
    projectUrl,
    sheets,
    homeSheets: styles.homes,
    searchSheets: styles.search,
    range,
    start,
    search,
    follow,
    views,
    searchWay,
    // The label was given for the floor of the attributes.
    floorLabel: isLinked ? null : floorLabel,
    addressOf: addressOf ?? nowhere,
    hints: hints !== "off",
    partner,
    element: host,
    scriptBase,
    announce: (name, detail) => announceEvent(host, name, detail),
    connect,
  };
  return <Finder {...props} />;
}

function useStart(host: Host) {
  const tower = useFilled(host, "tower");
  const floor = useFilled(host, "floor");
  const apartment = useFilled(host, "apartment");
  const layout = useFilled(host, "layout");
  const tour = useFilled(host, "tour");
  return useMemo(() => ({ tower, floor, apartment, layout, tour }), [tower, floor, apartment, layout, tour]);
}

/** "" is a filter that asks for nothing: all homes. */
function useGivenSearch(host: Host): GivenSearch {
  const filter = useAttribute(host, "filter");
  const view = useFilled(host, "view");
  const sort = useFilled(host, "sort");
  return useMemo(() => ({ filter, view, sort }), [filter, view, sort]);
}

const isAsked = ({ filter, view, sort }: GivenSearch): boolean => (filter ?? view ?? sort) !== null;
