/** For an SVG that is opened by itself: it is shown, and nothing in it runs, loads or leads anywhere. */
export const drawingPolicy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox";
