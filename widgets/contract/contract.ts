/**
 * `kulla/contract`: what elements there are, with their attributes and events, and what an iframe takes in its address; for pages
 * that write tags, such as the showcase's `/embed`. `custom-elements.json` says the same in the form that tools read.
 */
export { elements } from "./elements.ts";
export { namesOf, passedByFrame, settableByAddress } from "./frame.ts";
export { tags, type Tag } from "./tags.ts";
