/** Set by the build: SHA-256 (hex) of its own project file, "" where that has a fault (complex/project/checkedStamp.ts). */
// oxlint-disable-next-line no-underscore-dangle -- a name of the build, not of the page
declare const __PROJECT_SHA256__: string | undefined;

/**
 * Whether a project file is the very one that was checked when this build was made: then nobody needs the parser.
 * Where the browser cannot tell (no secure context) it is not.
 */
export async function isChecked(bytes: ArrayBuffer): Promise<boolean> {
  const own = typeof __PROJECT_SHA256__ === "string" ? __PROJECT_SHA256__ : "";
  if (own === "" || !("subtle" in crypto)) return false;
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return own === Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
