import type { InquirySettings, Privacy, Project } from "../project/types.ts";
import type { Controls } from "./controls.ts";
import type { Announce } from "./finderEvents.ts";
import type { ScreenName } from "./screen.ts";

/** The attributes that say where a finder stands, as they are written. */
export type Start = {
  readonly tower: string | null;
  readonly floor: string | null;
  readonly apartment: string | null;
  readonly layout: string | null;
  readonly tour: string | null;
};

export type FinderProps = {
  readonly project: Project;
  /** The screens this element owns; a verb that leads out is only announced. */
  readonly range: readonly ScreenName[];
  /** A change moves the element there. */
  readonly start: Start;
  readonly floorLabel: string | null;
  /** What "copy link" copies, `{apartment}` for the home's id; `null`: the page's own address. */
  readonly link: string | null;
  readonly hints: boolean;
  readonly partner: string | null;
  readonly mail: InquirySettings;
  readonly privacy: Privacy;
  /** Absolute URL of the folder the widgets lie in. */
  readonly scriptBase: string;
  readonly announce: Announce;
  readonly connect: (controls: Controls | null) => void;
};
