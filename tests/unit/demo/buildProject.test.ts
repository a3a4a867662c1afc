import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ViteBuilder } from "vite";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import config from "../../../vite.config.ts";

// Builds the showcase from a folder that somebody else sent.

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kulla-build-"));
  vi.stubEnv("KULLA_PROJECT", folder);
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
  rmSync(folder, { recursive: true });
});

it("fails with an error without terminal control characters, whatever the folder contains", async () => {
  const hostile = "\u001b]52;c;x\u0007\u202e\u009b2J\r";
  const builder = {
    environments: { client: {} },
    build: () => Promise.reject(new Error(`"${hostile}" is not valid JSON\n    at fake`)),
  };
  const failed = Promise.resolve(config.builder?.buildApp?.(builder as unknown as ViteBuilder));
  const { message, stack = "" } = await failed.then(
    () => new Error("built"),
    (error: unknown) => error as Error,
  );
  expect(message).toBe('"·]52;c;x···2J·" is not valid JSON·    at fake');
  expect(stack).toContain(message);
  expect(stack).not.toMatch(/[^\P{Cc}\n]|\p{Cf}/u);
});
