/** The colours of a plan. */
export const sheetColours = {
  sheet: "#FFFDF8",
  paper: "#F6F3EC",
  shade: "#EAE5DA",
  ink: "#161512",
  ink2: "#5F5B52",
  furniture: "#B3AB9B",
  coreLine: "#857F73",
} as const;
