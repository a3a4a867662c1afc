/** The package's entries besides those of the tags: the source file of each. The showcase uses them, too, as any website could. */
export const packageEntries = {
  server: "widgets/server.tsx",
  project: "widgets/project.ts",
  forms: "widgets/forms.ts",
  contract: "widgets/contract/contract.ts",
  "react-parts": "widgets/reactParts.ts",
} as const;

/** Entries that servers and build scripts can import, too: each is built as one file that does not import React. */
export const standaloneEntries = ["project", "contract"] as const;

/** The package's style sheets: for server-rendered markup, and for toasts in a page. */
export const packageStyles = ["kulla", "kulla-home", "kulla-search", "kulla-brochure", "toasts"] as const;

/** Entries whose types are generated from source; those of `server` are generated from the contract. */
export const typedEntries = Object.entries(packageEntries).filter(([name]) => name !== "server");
