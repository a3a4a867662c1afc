/**
 * The pages of the manual by type of reader, in order. Paths are those of the Markdown files; linked pages outside of `docs/` also become
 * pages of the site.
 */
export const contents: readonly { readonly reader: string; readonly files: readonly string[] }[] = [
  {
    reader: "Partners",
    files: [
      "docs/partners/first-embed.md",
      "docs/partners/elements.md",
      "docs/elements/kulla-apartment-picker.md",
      "docs/elements/kulla-apartment-search.md",
      "docs/elements/kulla-building-picker.md",
      "docs/elements/kulla-floor-explorer.md",
      "docs/elements/kulla-apartment-preview.md",
      "docs/elements/kulla-brochure.md",
      "docs/partners/style.md",
      "docs/partners/words-and-languages.md",
      "docs/partners/links.md",
      "docs/partners/inquiries.md",
      "docs/partners/measuring.md",
      "docs/partners/campaigns.md",
      "docs/partners/assistants.md",
      "docs/partners/site-builders.md",
      "docs/partners/wordpress.md",
      "docs/partners/frameworks.md",
      "docs/partners/iframe.md",
      "docs/partners/html-before-script.md",
      "docs/partners/own-pages.md",
      "docs/partners/apartment-list.md",
      "docs/partners/brochure.md",
      "docs/partners/security-and-privacy.md",
      "docs/partners/behaviour.md",
      "docs/partners/browser-support.md",
      "docs/partners/versions.md",
      "CHANGELOG.md",
    ],
  },
  {
    reader: "Owners",
    files: [
      "docs/owners/afternoon.md",
      "docs/owners/on-the-web.md",
      "docs/owners/website.md",
      "docs/owners/questions.md",
      "docs/owners/studio.md",
      "docs/owners/folder.md",
      "docs/owners/sync.md",
      "docs/owners/availability.md",
      "docs/owners/prices.md",
      "docs/owners/project-file.md",
      "docs/owners/showcase.md",
    ],
  },
  {
    reader: "Developers",
    files: [
      "CONTRIBUTING.md",
      "docs/developers/running.md",
      "docs/developers/working.md",
      "docs/developers/releasing.md",
      "docs/developers/architecture.md",
      "docs/developers/finding.md",
      "docs/developers/glossary.md",
      "docs/developers/specification.md",
      "docs/developers/tours.md",
      "docs/developers/sample.md",
      "docs/developers/dependencies.md",
      "docs/developers/decisions/README.md",
      "docs/developers/decisions/elements.md",
      "docs/developers/decisions/flip-book.md",
      "docs/developers/decisions/outline-geometry.md",
      "docs/developers/decisions/readers.md",
      "docs/developers/decisions/row-windowing.md",
      "docs/developers/decisions/sphere-viewer.md",
      "docs/developers/decisions/xlsx-writer.md",
    ],
  },
  { reader: "Accessibility", files: ["docs/accessibility.md", "SECURITY.md"] },
];

/** Not in any reader's list: it links to all of them. */
export const startPage = "docs/index.md";

/** Every page of the site. */
export const allFiles: readonly string[] = [startPage, ...contents.flatMap(({ files }) => files)];
