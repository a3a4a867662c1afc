/** The name of a page's files: "page-007". */
export function pageName(index: number): string {
  return `page-${String(index + 1).padStart(3, "0")}`;
}
