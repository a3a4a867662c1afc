/** A picture that did not come or is none. */
export class PictureError extends Error {
  constructor(url: string, problem: string) {
    super(`${url}: ${problem}`);
    this.name = "PictureError";
  }
}
