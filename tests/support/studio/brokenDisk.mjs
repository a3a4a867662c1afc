// Loaded before a command (node --import): a disk that is full after so many bytes, or read-only.
import { constants, promises } from "node:fs";
import { syncBuiltinESMExports } from "node:module";

const { KULLA_TEST_DISK_BYTES: bytes, KULLA_TEST_DISK: kind } = process.env;
const fail = (code) => Object.assign(new Error(`${code}: a test's disk`), { code });
const open = promises.open;

if (kind === "readOnly") {
  const refuse = () => Promise.reject(fail("EROFS"));
  const isReading = (flags) =>
    flags === undefined || flags === "r" || (typeof flags === "number" && (flags & 3) === constants.O_RDONLY);
  promises.open = (path, flags, ...rest) => (isReading(flags) ? open(path, flags, ...rest) : refuse());
  // As on Linux and in Node: an existing folder stays, and "recursive" reports any other as missing.
  promises.mkdir = (path, options) =>
    promises.stat(path).then(
      () => (options?.recursive ? undefined : Promise.reject(fail("EEXIST"))),
      () => Promise.reject(fail(options?.recursive ? "ENOENT" : "EROFS")),
    );
  for (const name of ["writeFile", "link", "rename", "copyFile"]) promises[name] = refuse;
}
if (kind === "full") {
  let left = Number(bytes);
  const handle = await open(process.execPath, "r");
  const prototype = Object.getPrototypeOf(handle);
  await handle.close();
  const { writeFile } = prototype;
  prototype.writeFile = async function write(data, ...rest) {
    const length = Buffer.byteLength(data);
    if (length <= left) {
      left -= length;
      return writeFile.call(this, data, ...rest);
    }
    await writeFile.call(this, Buffer.from(data).subarray(0, left), ...rest);
    left = 0;
    throw fail("ENOSPC");
  };
}
syncBuiltinESMExports();
