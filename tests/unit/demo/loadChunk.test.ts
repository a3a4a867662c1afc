import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadChunk } from "../../../demo/loading/loadChunk.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("A page's code", () => {
  it("that does not arrive within 120 s fails with a ChunkLoadError that names it", async () => {
    const failed = loadChunk("AboutPage", () => new Promise<never>(() => {})).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    const error = await failed;
    expect(error).toMatchObject({ name: "ChunkLoadError" });
    expect(String(error)).toContain("AboutPage");
  });

  it("that arrives leaves no timer behind", async () => {
    expect(await loadChunk("AboutPage", () => Promise.resolve("page"))).toBe("page");
    expect(vi.getTimerCount()).toBe(0);
  });
});
