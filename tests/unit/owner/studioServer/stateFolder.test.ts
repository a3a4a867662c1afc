import { delimiter, join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { absolutePath, folderOpener } from "../../../../owner/studio/server/folder/showFolder.ts";
import { commandEnvironment } from "../../../../owner/studio/server/publish/uploadPublished.ts";
import { stateFolder } from "../../../../owner/studio/server/folder/stateFolder.ts";

afterEach(() => vi.unstubAllEnvs());

describe("what the studio remembers of an owner's yes", () => {
  it("lies where the owner's system keeps such things, or where KULLA_STATE says", () => {
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
  it("runs no program of its name that lies in the received folder, where Windows would look first", () => {
    expect(commandEnvironment("win32")).toEqual({ NoDefaultCurrentDirectoryInExePath: "1" });
    expect(commandEnvironment("linux")).toEqual({});
  });
});

describe("the window that shows a folder", () => {
  it("is the system's own, not a program of that name in the folder that one stands in", () => {
    expect(folderOpener("win32", { SystemRoot: "D:\\Windows" })).toBe("D:\\Windows\\explorer.exe");
    expect(folderOpener("win32", {})).toBe("C:\\Windows\\explorer.exe");
    expect(absolutePath([".", "/usr/bin", "", "bin", "/bin"].join(delimiter))).toBe(
      ["/usr/bin", "/bin"].join(delimiter),
    );
  });
});
