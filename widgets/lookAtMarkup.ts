import type { Host } from "../src/element/host.ts";
import type { MarkupState } from "../src/element/renderWidget.ts";
import type { ScreenName } from "../src/finder/state/screen.ts";
import { fingerprintOf } from "../src/project/fingerprint.ts";
import { loadProject } from "../src/services/loadProject.ts";
import { linkCode } from "./linkCode.tsx";
import { compareStamps, markupStamp } from "./markupStamp.ts";
import { pageLinksCode } from "./pageLinksCode.ts";
import { firstScreenCode } from "./useFirstScreen.ts";

export type FinderElement = { readonly screens: readonly string[]; readonly attributes: readonly string[] };

type Markup = {
  readonly element: FinderElement;
  readonly host: Host;
  /** Address of the project. */
  readonly src: string;
  readonly stamp: string;
};

/** Fetches what the first render of a finder over a server's markup needs, and compares the markup's stamp. */
export async function lookAtMarkup({ element, host, src, stamp }: Markup): Promise<MarkupState> {
  const filled = (name: string): string | null => host.attribute(name) || null;
  const code = firstScreenCode(element.screens as readonly ScreenName[], {
    floor: filled("floor"),
    apartment: filled("apartment"),
  });
  const [project] = await Promise.all([
    loadProject(src),
    code?.load(),
    host.attribute("deep-link") === "hash" ? linkCode.load() : undefined,
    host.json("links") === null ? undefined : pageLinksCode.load(),
  ]);
  if (!project.ok) return "missing";
  const now = markupStamp(host, element.attributes, fingerprintOf(JSON.parse(project.value.json)));
  return compareStamps(stamp, now);
}
