/** A web address (http, https) made absolute; `undefined` for every other scheme and for what is no address. */
export function absoluteUrl(url: string, baseUrl: string): string | undefined {
  try {
    const { protocol, href } = new URL(url, baseUrl);
    return protocol === "https:" || protocol === "http:" ? href : undefined;
  } catch {
    return undefined;
  }
}
