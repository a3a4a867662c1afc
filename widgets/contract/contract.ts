/**
 * `kulla/contract`: the elements with their attributes and events, and the parameters an iframe accepts in its address; for pages
 * that write tags, such as the showcase's `/embed`. `custom-elements.json` contains the same in the format that tools read.
 */
export { elements } from "./elements.ts";
export { namesOf, passedByFrame, settableByAddress } from "./frame.ts";
export { tags, type Tag } from "./tags.ts";
