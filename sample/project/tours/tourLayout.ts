/** The layout a tour shows, and its number alone, which is the tour's folder: `vr-19n-2` shows 19.1 and lies in 19. */
export function tourLayout(tour: string): { readonly layout: string; readonly number: string } {
  const [, number, without] = /^vr-(\d+)(n?)/.exec(tour) ?? [];
  if (!number) throw new Error(`"${tour}" is no tour key.`);
  return { layout: without ? `${number}.1` : number, number };
}
