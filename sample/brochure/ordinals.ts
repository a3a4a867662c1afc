/** The storeys by name, "i parë" first. */
export const ordinals = [
  "i parë",
  "i dytë",
  "i tretë",
  "i katërt",
  "i pestë",
  "i gjashtë",
  "i shtatë",
  "i tetë",
  "i nëntë",
  "i dhjetë",
  "i njëmbëdhjetë",
] as const;
