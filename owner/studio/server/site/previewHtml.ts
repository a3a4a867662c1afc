import { isBrandSheet } from "../../../site/brandSheet.ts";

/** Whether all websites share the file at an address, which is then served without `root`. A website's own style sheet is not shared. */
const isShared = (address: string): boolean =>
  /^\/(?:assets|fonts|widgets)\//.test(address) && !isBrandSheet(address.slice(1));

const isOwnAddress = (address: string): boolean => /^\/(?!\/)/.test(address) && !isShared(address);

/**
 * A website's page as the studio's preview shows it: without scripts, and with the addresses of its pages and pictures below `root`, where
 * the preview serves them. Links to other websites lose their address, so the preview cannot leave the website.
 */
export function previewHtml(html: string, root: string): string {
  const withRoot = (address: string) => (isOwnAddress(address) ? root + address : address);
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
