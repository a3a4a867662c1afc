import { createPart } from "../../createPart.ts";

/** The late part with the toast library. Separate from the other parts, because pages of their own use toasts alone. */
export const toastLibrary = createPart<typeof import("./LibraryToasts.tsx")>(
  "toasts",
  () => import("./LibraryToasts.tsx"),
);
