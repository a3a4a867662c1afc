import type { Failure } from "../../draft/api.ts";

/** Whether the owner's work has been saved to the folder; the page always has all of it. */
export type Saving =
  | { readonly kind: "saved"; readonly at: Date | undefined }
  /** Changed, and about to be saved. */
  | { readonly kind: "waiting" }
  | { readonly kind: "saving" }
  | { readonly kind: "failed"; readonly failure: Failure }
  /** Another window, tab or program has changed the folder's draft in the meantime: the owner has to choose. */
  | { readonly kind: "conflict" };

/** Whether everything is saved in the folder. */
export const isSafe = ({ kind }: Saving): boolean => kind === "saved";
