/**
 * The session-storage key of an element's draft: one per project and element, so that two elements of a page never mix.
 * An element without an id is counted among those of its tag.
 */
export function draftKey(project: string, within: Node): string {
  const root = within.getRootNode();
  const host = root instanceof ShadowRoot ? root.host : undefined;
  if (!host) return `kulla:inquiry:${project}`;
  const sameTag = host.getRootNode();
  const place =
    sameTag instanceof Document || sameTag instanceof ShadowRoot
      ? [...sameTag.querySelectorAll(host.localName)].indexOf(host)
      : 0;
  return `kulla:inquiry:${project}:${host.localName}:${host.id || place}`;
}
