// "playwright": its own build, if Debian's is not available (setUpBrowsers.mjs).
export const chromiumPath = process.env["KULLA_CHROMIUM"] ?? "/usr/bin/chromium";
/** The same engine without a window's frame: quicker, without sensors, not for measurements. */
export const shellPath = process.env["KULLA_CHROMIUM_SHELL"] ?? "/usr/bin/chromium-headless-shell";
