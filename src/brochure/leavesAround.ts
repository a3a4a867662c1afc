/** So many leaves lie on each side of the spine in the page; the rest of the book is a few lines at its edges. */
export const leavesAround = 2;
