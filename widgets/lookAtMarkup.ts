import type { Host } from "../src/element/host.ts";
import type { MarkupState } from "../src/element/renderWidget.ts";
import type { ScreenName } from "../src/finder/state/screen.ts";
import { loadProject } from "../src/services/loadProject.ts";
import { linkCode } from "./linkCode.tsx";
import { pageLinksCode } from "./pageLinksCode.ts";
import { firstScreenCode } from "./useFirstScreen.ts";
import { projectUrl } from "./WidgetProject.tsx";

type FinderElement = { readonly screens: readonly string[]; readonly attributes: readonly string[] };

/** Fetches what the first render of a finder over a server's markup needs, and compares the markup's stamp. */
export function lookAtFinder({ screens, attributes }: FinderElement) {
  return async (host: Host, stamp: string): Promise<MarkupState> => {
    const src = projectUrl(host, host.attribute("project"));
    if (src === undefined) return "missing";
    const filled = (name: string): string | null => host.attribute(name) || null;
    const code = firstScreenCode(screens as readonly ScreenName[], {
      floor: filled("floor"),
      apartment: filled("apartment"),
    });
    const [project, { compareStamps, markupStamp }, { fingerprintOf }] = await Promise.all([
      loadProject(src),
      import("./markupStamp.ts"),
      import("../src/project/fingerprint.ts"),
      code?.load(),
      host.attribute("deep-link") === "hash" ? linkCode.load() : undefined,
      host.json("links") === null ? undefined : pageLinksCode.load(),
    ]);
    if (!project.ok) return "missing";
    return compareStamps(stamp, markupStamp(host, attributes, fingerprintOf(JSON.parse(project.value.json))));
  };
}
