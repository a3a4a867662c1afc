import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import { isChecked } from "../../../src/services/isChecked.ts";

const own = readFileSync("public/project/project.json");
const bytesOf = (buffer: Buffer): ArrayBuffer => new Uint8Array(buffer).buffer;

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("A project file needs no check", () => {
  it("where it is the one the build has checked", async () => {
    expect(await isChecked(bytesOf(own))).toBe(true);
  });

  it("only as long as not a single byte differs", async () => {
    expect(await isChecked(bytesOf(Buffer.concat([own, Buffer.from(" ")])))).toBe(false);
  });

  it("and is checked where the browser cannot tell", async () => {
    vi.stubGlobal("crypto", {});
    expect(await isChecked(bytesOf(own))).toBe(false);
  });
});
