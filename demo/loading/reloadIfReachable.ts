/**
 * The last resort for a part that did not come, as some browsers remember a module that failed for as long as the page lives. Only
 * when the site answers: a reload without a network would take away what is there. Forms keep what was typed themselves.
 */
export async function reloadIfReachable(): Promise<void> {
  const { ok, status } = await fetch(location.href, { method: "HEAD", cache: "no-store" });
  if (!ok && status !== 404) throw new Error(`The site answers ${status}.`);
  location.reload();
}
