// "playwright": its own build, where Debian's is not to be had (setUpBrowsers.mjs).
export const chromiumPath = process.env["KULLA_CHROMIUM"] ?? "/usr/bin/chromium";
/** The same engine without a window's frame: quicker, without sensors, not for what is measured. */
export const shellPath = process.env["KULLA_CHROMIUM_SHELL"] ?? "/usr/bin/chromium-headless-shell";
