import type { Random } from "../../../support/random.ts";
import type { ReceivedFolder } from "../receivedFolder.ts";
import type { Sandbox } from "../sandbox.ts";

export type Attacked = {
  readonly folder: ReceivedFolder;
  readonly sandbox: Sandbox;
  readonly random: Random;
  /** Has a place changed while the owner's program works on it: after so many calls that name it. */
  readonly swap: (swap: Swap) => void;
};

/** `path`: of the received folder; it becomes a link to `target` after `calls` calls. */
export type Swap = { readonly path: string; readonly target: string; readonly calls: number };

/** Changes a received folder as an attacker would who wants to harm its owner; says what it did. */
export type Attack = (attacked: Attacked) => Promise<string>;
