/** The handle in the address of a social profile: "@kulla" of "https://www.instagram.com/kulla". */
export function handleOf(url: string): string {
  const path = URL.canParse(url) ? new URL(url).pathname : url;
  return `@${path.split("/").findLast(Boolean) ?? ""}`;
}
