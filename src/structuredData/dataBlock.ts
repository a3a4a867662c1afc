/** schema.org data as a block of a page. It is data, not a script: nothing in it runs, and no text in it can close the block. */
export function dataBlock(data: object): string {
  const json = JSON.stringify({ "@context": "https://schema.org", ...data });
  return `<script type="application/ld+json">${json.replaceAll("<", "\\u003c")}</script>`;
}
