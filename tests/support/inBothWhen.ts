/**
 * Details of a test that runs in both engines if its condition holds: of similar tests an engine needs one. The others are tagged as
 * independent of the engine, and run in Chromium (playwright.config.ts).
 */
export const inBothWhen = (isOfBoth: boolean): { readonly tag?: string } => (isOfBoth ? {} : { tag: "@chromium" });
