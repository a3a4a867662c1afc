/** Drawing units per metre: whole numbers hit the 0.05 m grid, so that files stay small. */
export const unitsPerMetre = 40;
