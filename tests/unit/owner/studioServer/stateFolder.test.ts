import { delimiter, join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { absolutePath, folderOpener } from "../../../../owner/studio/server/folder/showFolder.ts";
import { commandEnvironment } from "../../../../owner/studio/server/publish/uploadPublished.ts";
import { stateFolder } from "../../../../owner/studio/server/folder/stateFolder.ts";

afterEach(() => vi.unstubAllEnvs());

describe("the studio's record of an owner's consent", () => {
  it("is in the system's usual place, or where KULLA_STATE says", () => {
    vi.stubEnv("KULLA_STATE", "");
    vi.stubEnv("HOME", "/home/arta");
    vi.stubEnv("XDG_STATE_HOME", "/var/arta");
    if (process.platform === "linux") {
      expect(stateFolder()).toBe("/var/arta/kulla");
      // A relative one would lie in whatever folder the studio is started in: in a received one, perhaps.
      vi.stubEnv("XDG_STATE_HOME", "state");
      expect(stateFolder()).toBe("/home/arta/.local/state/kulla");
      vi.stubEnv("XDG_STATE_HOME", "");
      expect(stateFolder()).toBe("/home/arta/.local/state/kulla");
    }
    vi.stubEnv("KULLA_STATE", "/tmp/state");
    expect(stateFolder()).toBe(join("/tmp", "state"));
  });
});

describe("the upload command", () => {
  it("runs no program of its name from the received folder, where Windows would look first", () => {
    expect(commandEnvironment("win32")).toEqual({ NoDefaultCurrentDirectoryInExePath: "1" });
    expect(commandEnvironment("linux")).toEqual({});
  });
});

describe("the file manager window", () => {
  it("is the system's own, not a program of that name in the current folder", () => {
    expect(folderOpener("win32", { SystemRoot: "D:\\Windows" })).toBe("D:\\Windows\\explorer.exe");
    expect(folderOpener("win32", {})).toBe("C:\\Windows\\explorer.exe");
    expect(absolutePath([".", "/usr/bin", "", "bin", "/bin"].join(delimiter))).toBe(
      ["/usr/bin", "/bin"].join(delimiter),
    );
  });
});
