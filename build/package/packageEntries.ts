/**
 * The exports of the package besides the tags: source file by name. The showcase uses the same exports, as any other page could.
 */
export const packageEntries = {
  server: "widgets/server.tsx",
  project: "widgets/project.ts",
  forms: "widgets/forms.ts",
  contract: "widgets/contract/contract.ts",
  "react-parts": "widgets/reactParts.ts",
} as const;

/** Entries for servers and build scripts too: each is one file that needs no React. */
export const plainEntries = ["project", "contract"] as const;

/** The package's style sheets: for server-rendered markup, and for toasts in a page. */
export const packageStyles = ["kulla", "kulla-home", "kulla-search", "kulla-brochure", "toasts"] as const;

/** Entries whose types are generated from source; those of `server` are generated from the contract. */
export const typedEntries = Object.entries(packageEntries).filter(([name]) => name !== "server");
