import { Mark } from "../../search/shortlist/Mark.tsx";
import { bringTrays, useListKey } from "./trays.ts";

/** The ribbon of one of the finder's homes. */
export function HomeMark(props: { readonly home: string; readonly title: string }) {
  return <Mark list={useListKey()} {...props} onSaved={bringTrays} />;
}
