import type { Fault } from "../../api.ts";

/** Where the owner's work lies: always in the page, and in which state in the folder. */
export type Saving =
  | { readonly kind: "saved"; readonly at: Date | undefined }
  /** Changed, and about to be saved. */
  | { readonly kind: "waiting" }
  | { readonly kind: "saving" }
  | { readonly kind: "failed"; readonly fault: Fault }
  /** Another window or program has changed the folder's draft meanwhile: the owner chooses. */
  | { readonly kind: "conflict" };

/** Whether the folder has all that was done. */
export const isSafe = ({ kind }: Saving): boolean => kind === "saved";
