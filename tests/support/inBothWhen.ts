/**
 * Details of a test that both engines run where it says so: of a row of alike ones an engine needs one. The others have the tag of
 * what our own code decides alike in every engine, and run in Chromium (playwright.config.ts).
 */
export const inBothWhen = (isOfBoth: boolean): { readonly tag?: string } => (isOfBoth ? {} : { tag: "@chromium" });
