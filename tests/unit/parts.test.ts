import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createPart } from "../../src/parts/createPart.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("A part", () => {
  it("times out after 120 s, and is requested again the next time it is needed", async () => {
    const answers = [new Promise<string>(() => {}), Promise.resolve("the part")];
    const part = createPart("floor", () => answers.shift() ?? Promise.reject(new Error("asked too often")));
    const failed = part.load().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await failed).toMatchObject({ name: "ChunkLoadError" });
    await part.load();
    expect(part.get()).toBe("the part");
    expect(vi.getTimerCount()).toBe(0);
  });
});
