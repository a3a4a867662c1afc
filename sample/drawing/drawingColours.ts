/** The colours of plans and all other drawings of the sample project. */
export const drawingColours = {
  sheet: "#FFFDF8",
  paper: "#F6F3EC",
  shade: "#EAE5DA",
  ink: "#161512",
  ink2: "#5F5B52",
  furniture: "#B3AB9B",
  coreLine: "#857F73",
} as const;
