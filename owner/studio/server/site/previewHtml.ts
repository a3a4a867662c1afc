import { isBrandSheet } from "../../../site/brandSheet.ts";

/** Files that are the same for every website, served without `root`; the website's own style sheet is not one of them. */
const isShared = (address: string): boolean =>
  /^\/(?:assets|fonts|widgets)\//.test(address) && !isBrandSheet(address.slice(1));

const isOfSite = (address: string): boolean => /^\/(?!\/)/.test(address) && !isShared(address);

/**
 * A page of a site for display in the studio: without scripts, and with the addresses of pages and pictures below `root`, where the
 * preview serves them. External links lead nowhere: the frame stays with the website.
 */
export function previewHtml(html: string, root: string): string {
  const withRoot = (address: string) => (isOfSite(address) ? root + address : address);
  return html
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, "")
    .replaceAll(/<meta http-equiv="refresh"[^>]*>/g, "")
    .replaceAll(/(<a\b[^>]*?) href="(?!\/(?!\/)|#)[^"]*"/g, "$1")
    .replaceAll(/ (href|src|poster|action)="([^"]*)"/g, (_, name: string, address: string) => {
      return ` ${name}="${withRoot(address)}"`;
    })
    .replaceAll(/ (srcset|imagesrcset)="([^"]*)"/gi, (_, name: string, list: string) => {
      return ` ${name}="${list.split(/,\s+/).map(withRoot).join(", ")}"`;
    });
}
