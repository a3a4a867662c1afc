// A door for pages that are made with React as the elements are: what a page translator has moved is rendered anew.
export { RenderAnew } from "../src/ui/RenderAnew.tsx";
