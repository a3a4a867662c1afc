import type { EmbedChoice } from "../content/embedChoice.ts";

/** Heights as the loader reserves them (widgets/contract/reservedPlace.ts), by the width of the column (100%) and the window. */
const heights = {
  pictures: "max(min(53% + 227px,max(516px,100svh)),min(110% + 333px,(560px - 100%)*100))",
  lists: "max(826px,min(970px,(900px - 100%)*100))",
  brochure: "min(100svh,max(115% + 46px,(860px - 100svh)*100,(800px - 100vw)*100))",
};

/** A style sheet that reserves the element's space, for code whose loader runs after the first paint. */
export function reservedSpace({ widget, tower, floor, apartment }: EmbedChoice): string {
  const startsBelow = tower !== "" || floor !== "" || apartment !== "";
  const hasPictures = !startsBelow && (widget === "apartment-picker" || widget === "building-picker");
  const height = widget === "brochure" ? heights.brochure : hasPictures ? heights.pictures : heights.lists;
  const waiting = `kulla-${widget}:not(:defined)`;
  const space = `content:"";float:left;padding-top:min(${height},max(56px,(100% - 240px)*100))`;
  return `${waiting}{display:flow-root}${waiting}::before{${space}}`;
}
