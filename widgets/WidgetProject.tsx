import { useCallback, type ReactNode } from "react";
import type { Host } from "../src/element/host.ts";
import { useAttribute } from "../src/element/useAttribute.ts";
import type { Failure } from "../src/failure/failure.ts";
import { ProjectGate } from "../src/loading/ProjectGate.tsx";
import { localText } from "../src/project/localText.ts";
import type { Project } from "../src/project/types.ts";
import { localeFrom } from "../src/text/locale.ts";
import { announceEvent } from "./announceEvent.ts";
import type { EventDetails } from "./contract/events.ts";

type Props = { readonly host: Host; readonly children: (project: Project, src: string) => ReactNode };

/** The project of an element's `project` attribute, with the events that tell of it. */
export function WidgetProject({ host, children }: Props) {
  const address = useAttribute(host, "project");
  // A relative address in an attribute is the page's, as that of any picture in it; ours lies beside the scripts.
  const page = host.element.ownerDocument.baseURI;
  const [path, base] = address ? [address, page] : ["../project/project.json", host.scriptBase];
  const src = URL.canParse(path, base) ? new URL(path, base).href : path;
  const locale = localeFrom(useAttribute(host, "locale")) ?? "sq";
  const loaded = useCallback(
    ({ name }: Project) => {
      const detail: EventDetails["projectload"] = { name: localText(name, locale) };
      announceEvent(host, "projectload", detail);
    },
    [host, locale],
  );
  const failed = useCallback(
    ({ code, detail: message = code }: Failure) => {
      const detail: EventDetails["projectfail"] = { code, message };
      host.standBeside();
      announceEvent(host, "projectfail", detail);
    },
    [host],
  );
  return (
    <ProjectGate src={src} onLoad={loaded} onFail={failed}>
      {(project: Project) => children(project, src)}
    </ProjectGate>
  );
}
