/** The variables `--kulla-…` a page may set on an element or above it, by the rest of their names. */
export const variables = {
  accent: "buttons, links and marks; its hover and the highlight follow",
  "accent-hover": "the accent under the pointer",
  "on-accent": "text on the accent",
  highlight: "the light over a region",
  ink: "text; the quieter text and the lines follow",
  "ink-2": "quieter text",
  paper: "the ground; sheets, shades and lines follow",
  sheet: "panels and forms",
  shade: "background of a picture while it loads",
  line: "thin lines",
  "line-strong": "borders of fields",
  error: "what is wrong",
  "label-background": "the label on a picture",
  "label-ink": "the label's text",
  focus: "the focus ring",
  font: "text",
  "display-font": "headings",
  "title-size": "size of the largest heading",
  radius: "corners",
  gap: "distance from the edges",
  top: "height of your sticky header; sticky parts of the element stop below it",
  bottom: "the same at the foot of the window",
} as const satisfies Readonly<Record<string, string>>;

/** Parts for `::part()`. */
export const parts = {
  stage: "a picture with its regions, or the open book",
  region: "an outline on a picture that can be pointed at and pressed",
  label: "the one label that is shown",
  button: "every button that acts",
  dialog: "the price form",
  toast: "a notice",
} as const satisfies Readonly<Record<string, string>>;
