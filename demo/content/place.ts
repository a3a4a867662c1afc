const latitude = 42.6486;
const longitude = 21.1622;

/** Where the towers stand. A sample in the middle of Prishtina: the owner puts the plot's own coordinates here. */
export const place = {
  latitude,
  longitude,
  mapUrl: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
} as const;

/** Figures the specification fixes (sections 2 and 9); all others are counted from the data. */
export const figures = { apartments: "400+", businessM2: "7050", greenM2: "10K+", parkingLevels: 3 } as const;
