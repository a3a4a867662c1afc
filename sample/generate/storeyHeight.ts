/** From floor to floor, in metres. */
export const storeyHeight = 3.25;
