/** Entries of pictures.json, of which only the address is needed here. */
export type Pictures = Readonly<Record<string, { readonly src: string }>>;

export function withSeries(pictures: Pictures, isFinal: (key: string) => boolean): Pictures;
export function fillSeries(isFinal: (key: string) => boolean): void;
