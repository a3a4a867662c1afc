import { Mark } from "./Mark.tsx";
import { useListKey } from "./useListKey.ts";

/** The ribbon of one of the finder's apartments. */
export function ApartmentMark(props: { readonly apartment: string; readonly title: string }) {
  return <Mark list={useListKey()} {...props} />;
}
