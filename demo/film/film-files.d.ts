declare module "film-files" {
  export const filmFiles: Readonly<Record<string, readonly import("./filmFile.ts").FilmFile[]>>;
}
