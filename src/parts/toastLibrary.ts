import { createPart } from "./createPart.ts";

/** The late part with the toast library. Separate from the other parts, because other pages use only the toasts. */
export const toastLibrary = createPart<typeof import("../ui/toast/LibraryToasts.tsx")>(
  "toasts",
  () => import("../ui/toast/LibraryToasts.tsx"),
);
