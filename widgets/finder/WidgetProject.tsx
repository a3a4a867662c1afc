import { useCallback, useState, type ReactNode } from "react";
import type { Host } from "../../src/element/host.ts";
import { useAttribute } from "../../src/element/attributes/useAttribute.ts";
import type { Failure } from "../../src/failure/failure.ts";
import { LazyPart } from "../../src/loading/LazyPart.tsx";
import { ProjectGate } from "../../src/loading/ProjectGate.tsx";
import { localText } from "../../src/project/localText.ts";
import type { Project } from "../../src/project/types.ts";
import type { EventDetails, EventName } from "../contract/events.ts";
import { documentProperty } from "../../src/page/documentProperty.ts";
import { cancelableEvents } from "../contract/elements.ts";
import type { LoadLanguages } from "../../src/element/useLanguage.ts";

type Props = { readonly host: Host; readonly children: (project: Project, src: string | undefined) => ReactNode };

/** Loads an element's project and announces the result; renders the children once the project and the styles have loaded. */
export function WidgetProject({ host, children }: Props) {
  const src = projectUrl(host, useAttribute(host, "project"));
  const locale = useAttribute(host, "locale") || "sq";
  const [styles] = useState(() => host.styles());
  const onLoad = useCallback(
    ({ name }: Project) => {
      // With `auto` the page's `lang` is read directly, because the project's own languages have not loaded yet.
      const language = locale === "auto" ? documentProperty("documentElement").lang.slice(0, 2) : locale;
      const detail: EventDetails["projectload"] = { name: localText(name, language) };
      announceEvent(host, "projectload", detail);
    },
    [host, locale],
  );
  const onFail = useCallback(
    ({ code, detail: message = code }: Failure) => {
      const detail: EventDetails["projectfail"] = { code, message };
      host.showBesideFallback();
      if (src === undefined) host.warn(message);
      announceEvent(host, "projectfail", detail);
    },
    [host, src],
  );
  return (
    <ProjectGate src={src} onLoad={onLoad} onFail={onFail}>
      {(project: Project) => (
        <LazyPart part={styles} onFail={host.showBesideFallback}>
          {() => children(project, src)}
        </LazyPart>
      )}
    </ProjectGate>
  );
}

/** The address of an element's project file: that of its attribute, or the default next to its scripts; `undefined` if neither exists. */
export function projectUrl(host: Host, attribute: string | null): string | undefined {
  return attribute ? addressOnPage(host, attribute) : defaultProjectUrl(host.scriptBase);
}

/** The absolute form of an address in an attribute, which is relative to the page. An invalid one is reported and returned unchanged. */
export function addressOnPage({ baseUrl, warn }: Pick<Host, "baseUrl" | "warn">, address: string): string {
  if (URL.canParse(address, baseUrl)) return new URL(address, baseUrl).href;
  warn(`has an address that is not a web address: "${address}".`);
  return address;
}

/** The project file in `project/` next to the scripts' folder, in which scripts may be in a folder per version (`v1/`, `v1.0.0/`). */
export function defaultProjectUrl(scriptBase: string | undefined): string | undefined {
  return scriptBase && new URL("../project/project.json", scriptBase.replace(/\/v\d+(\.\d+){0,2}\/$/, "/")).href;
}

const cancelable: ReadonlySet<string> = new Set(cancelableEvents);

/**
 * Dispatches an event of the contract on the element, with `partner` added to its detail; false if the page prevented its default action.
 * The types of details are checked where they are created: above, and by contract/contractChecks.ts.
 */
export function announceEvent(host: Host, name: EventName, detail: object): boolean {
  return host.emit(name, detail, { cancelable: cancelable.has(name) });
}

/** Loads the project's own languages and follows the page's; only for elements whose `locale` is not a built-in language. */
export const loadLanguages: LoadLanguages = () => import("../hydration/watchLanguage.ts");
