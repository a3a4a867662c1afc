/** A layout's number alone, the specification's customUrl2: `1-mirror` gives `1`, `19.1` gives `19`. */
export function layoutNumber(layoutId: string): string {
  return layoutId.replace(/(?:-mirror|\.\d+)+$/, "");
}
