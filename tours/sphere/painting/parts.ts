/** A part of a scene's picture: columns and rows counted from its upper left corner. */
export type Part = { readonly cols: number; readonly rows: number; readonly col: number; readonly row: number };

export const whole: Part = { cols: 1, rows: 1, col: 0, row: 0 };
