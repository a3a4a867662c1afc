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

/** The project of an element's `project` attribute, with its events; rendered once the styles have loaded. */
export function WidgetProject({ host, children }: Props) {
  const address = useAttribute(host, "project");
  const src = projectUrl(host, address);
  const locale = useAttribute(host, "locale") || "sq";
  const [styles] = useState(() => host.styles());
  const loaded = useCallback(
    ({ name }: Project) => {
      // Reads the page's `lang` directly, because an element that follows it does not know the project's languages yet.
      const read = locale === "auto" ? documentProperty("documentElement").lang.slice(0, 2) : locale;
      const detail: EventDetails["projectload"] = { name: localText(name, read) };
      announceEvent(host, "projectload", detail);
    },
    [host, locale],
  );
  const failed = useCallback(
    ({ code, detail: message = code }: Failure) => {
      const detail: EventDetails["projectfail"] = { code, message };
      host.showBesideFallback();
      if (src === undefined) host.warn(message);
      announceEvent(host, "projectfail", detail);
    },
    [host, src],
  );
  return (
    <ProjectGate src={src} onLoad={loaded} onFail={failed}>
      {(project: Project) => (
        <LazyPart part={styles} onFail={host.showBesideFallback}>
          {() => children(project, src)}
        </LazyPart>
      )}
    </ProjectGate>
  );
}

/** Address of an element's project file: from its attribute, or next to its scripts; `undefined` if neither exists. */
export function projectUrl(host: Host, address: string | null): string | undefined {
  return address ? addressOnPage(host, address) : defaultProjectUrl(host.scriptBase);
}

/** A relative address in an attribute is relative to the page, as that of an image is. An invalid one is reported. */
export function addressOnPage({ baseUrl, warn }: Pick<Host, "baseUrl" | "warn">, address: string): string {
  if (URL.canParse(address, baseUrl)) return new URL(address, baseUrl).href;
  warn(`has an address that is not a web address: "${address}".`);
  return address;
}

/** `project/` is next to the scripts' folder; versioned folders (`v1/`, `v1.0.0/`) are inside that folder. */
export function defaultProjectUrl(scriptBase: string | undefined): string | undefined {
  return scriptBase && new URL("../project/project.json", scriptBase.replace(/\/v\d+(\.\d+){0,2}\/$/, "/")).href;
}

const cancelable: ReadonlySet<string> = new Set(cancelableEvents);

/**
 * Dispatches an event of the contract at the element, with `partner` added to its detail; false if the page prevented it.
 * Details are type-checked where they are created (contract/contractChecks.ts, and above).
 */
export function announceEvent(host: Host, name: EventName, detail: object): boolean {
  return host.emit(name, detail, { cancelable: cancelable.has(name) });
}

/** Loads the project's own languages and follows the page's; only for elements whose `locale` is not a built-in language. */
export const loadLanguages: LoadLanguages = () => import("../hydration/watchLanguage.ts");
