/** A picture that did not load or is not a picture. */
export class PictureError extends Error {
  constructor(url: string, problem: string) {
    super(`${url}: ${problem}`);
    this.name = "PictureError";
  }
}
