/** Where the checks say that public/ is served. */
export const publicUrl = "https://kulla.example/";

/** The file of an address below `publicUrl`. */
export function publicFile(url: string): string {
  return `public/${decodeURI(url.slice(publicUrl.length))}`;
}
