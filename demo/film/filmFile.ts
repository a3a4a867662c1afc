/** One file of a film; browsers take the first kind they can play. */
export type FilmFile = { readonly src: string; readonly type: string };
