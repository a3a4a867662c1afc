// A door for pages whose pictures can be enlarged: they are moved by the buttons that move an enlarged brochure.
export { LookButtons } from "../src/ui/LookButtons.tsx";
export type { Look } from "../src/ui/LookButtons.tsx";
