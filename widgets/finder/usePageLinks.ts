import { useEffect, useMemo } from "react";
import type { Host } from "../../src/element/host.ts";
import { useJson } from "../../src/element/attributes/useAttribute.ts";
import type { AddressOf } from "../../src/finder/state/finderProps.ts";
import type { Project } from "../../src/project/types.ts";
import { pageLinksCode } from "./pageLinksCode.ts";
import { useSettled } from "../../src/loading/useSettled.ts";

export const nowhere: AddressOf = () => undefined;

/** Where the page's own addresses lie; `undefined` while that is not clear. What leads nowhere is reported once in the console. */
export function usePageLinks(host: Host, project: Project): AddressOf | undefined {
  const given = useJson(host, "links");
  const isSettled = useSettled(given === null ? undefined : pageLinksCode);
  const code = pageLinksCode.get();
  const read = useMemo(() => (given === null ? undefined : code?.readPageLinks(given)), [code, given]);
  useEffect(() => {
    for (const fault of read?.faults ?? []) host.warn(`has ${fault}.`);
  }, [host, read]);
  return useMemo((): AddressOf | undefined => {
    if (!code || !read) return isSettled ? nowhere : undefined;
    return (screen) => code.addressOf(read.links, project, screen);
  }, [code, read, project, isSettled]);
}
