/** The talk with a tour in a frame, for pages of a host's own: when it is open, that it wants to close, that it wants the screen. */
export { useTourFrame } from "../src/tour/useTourFrame.ts";
