/** The duration of highlight fades in ms (docs/developers/specification.md, sections 2 and 9: 300 on the intro, 100 to 300 on plans). */
export const fades = {
  tower: 300,
  floor: 200,
  /** The larger the apartment, the slower its highlight. */
  region: (areaM2: number): number => {
    if (areaM2 < 70) return 100;
    return areaM2 < 110 ? 200 : 300;
  },
};
