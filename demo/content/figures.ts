/** Figures the specification fixes (sections 2 and 9); all others are counted from the data. */
export const figures = { apartments: "400+", businessM2: "7050", greenM2: "10K+", parkingLevels: 3 } as const;
