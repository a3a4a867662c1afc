import { createPart } from "../../createPart.ts";

/** Shows toasts by a library. A page's own form has toasts without the other parts of the elements, and so this one stands here. */
export const toastLibrary = createPart<typeof import("./LibraryToasts.tsx")>(
  "toasts",
  () => import("./LibraryToasts.tsx"),
);
