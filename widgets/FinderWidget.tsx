import { useInsertionEffect, useMemo, type ComponentType } from "react";
import type { Host } from "../src/element/host.ts";
import { useAttribute, useJson } from "../src/element/useAttribute.ts";
import { Finder } from "../src/finder/Finder.tsx";
import type { Announce } from "../src/finder/state/finderEvents.ts";
import { LazyScreen } from "../src/finder/LazyScreen.tsx";
import type { ScreenName } from "../src/finder/state/screen.ts";
import type { Project } from "../src/project/types.ts";
import { announceEvent } from "./announceEvent.ts";
import { linkCode, type Place } from "./linkCode.tsx";
import { useAvailability } from "./useAvailability.ts";
import { useFilled } from "./useFilled.ts";
import { useFirstScreen } from "./useFirstScreen.ts";
import { pageLinksCode } from "./pageLinksCode.ts";
import { nowhere, usePageLinks } from "./usePageLinks.ts";
import { useSettled } from "./useSettled.ts";
import { WidgetProject } from "./WidgetProject.tsx";

type Props = {
  readonly host: Host;
  readonly range: readonly ScreenName[];
  readonly site?: ComponentType;
};

/** What every finder tag is: the project of its `project` attribute, and the screens of its range. */
export function FinderWidget(props: Props) {
  const { host, range } = props;
  // On the way beside the project, which is needed first.
  useFirstScreen(range, useStart(host));
  useSettled(useJson(host, "links") === null ? undefined : pageLinksCode);
  return (
    <WidgetProject host={host}>
      {(project, src) => <LoadedFinder key={src} {...props} project={project} />}
    </WidgetProject>
  );
}

type LoadedProps = Props & { readonly project: Project };

function LoadedFinder(props: LoadedProps) {
  const { host, range } = props;
  const project = useAvailability(host, props.project);
  const given = useStart(host);
  const live = { ...props, project };
  if (useAttribute(host, "deep-link") !== "hash") return <PlacedFinder {...live} place={{ start: given }} />;
  return (
    <LazyScreen code={linkCode}>
      {(LinkedStart) => (
        <LinkedStart owner={{ element: host.element, project, range }} given={given}>
          {(place) => <PlacedFinder {...live} place={place} />}
        </LinkedStart>
      )}
    </LazyScreen>
  );
}

function PlacedFinder({ host, range, site, project, place }: LoadedProps & { readonly place: Place }) {
  const { start, isLinked = false, follow } = place;
  const addressOf = usePageLinks(host, project);
  const isReady = useFirstScreen(range, start) && addressOf !== undefined;
  // In the very commit that brings the first screen, and before any view measures itself.
  useInsertionEffect(() => {
    if (isReady) host.takeOver();
  }, [host, isReady]);
  const announce: Announce = (name, detail) => {
    if ("previous" in detail) follow?.(detail.screen);
    return announceEvent(host, name, detail);
  };
  const floorLabel = useAttribute(host, "floor-label");
  const hints = useAttribute(host, "hints");
  const partner = useAttribute(host, "partner");
  const { scriptBase, connect } = host;
  const props = {
    project,
    range,
    start,
    site,
    // The label was given for the floor of the attributes.
    floorLabel: isLinked ? null : floorLabel,
    addressOf: addressOf ?? nowhere,
    hints: hints !== "off",
    partner,
    element: host,
    scriptBase,
    announce,
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
