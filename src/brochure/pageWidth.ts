/** Width of one page's box in px by the width of the window (specification section 2, "Brochure"). */
export function pageWidth(windowWidth: number): 690 | 600 | 300 {
  if (windowWidth >= 1500) return 690;
  return windowWidth >= 800 ? 600 : 300;
}
