/** Style sheet of the loading and the failed state; goes into every widget's list. */
export { default as gateSheet } from "./ProjectGate.css?inline";
