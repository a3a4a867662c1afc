import type { Random } from "../../../support/random.ts";
import type { ReceivedFolder } from "../receivedFolder.ts";
import type { Sandbox } from "../sandbox.ts";

export type Attacked = {
  readonly folder: ReceivedFolder;
  readonly sandbox: Sandbox;
  readonly random: Random;
  /** Makes a place change while the owner's program works on it: after so many calls that name it. */
  readonly swap: (swap: Swap) => void;
};

/** `path`: of the received folder; it becomes a link to `target` after `calls` calls. */
export type Swap = { readonly path: string; readonly target: string; readonly calls: number };

/** Changes a received folder like an attacker who wants to harm its owner; returns what was done. */
export type Attack = (attacked: Attacked) => Promise<string>;
