import type { Page } from "@playwright/test";

/** Animation frames that scripts request per second. */
export const framesOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let frames = 0;
        const request = globalThis.requestAnimationFrame;
        globalThis.requestAnimationFrame = (callback) => {
          frames += 1;
          return request(callback);
        };
        setTimeout(() => {
          globalThis.requestAnimationFrame = request;
          resolve(frames);
        }, 1000);
      }),
  );
