/**
 * What the package exports besides a script for every tag, by its name in the package: the source of each. The showcase is built of
 * these, as any other page could be.
 */
export const packageEntries = {
  server: "widgets/server.tsx",
  project: "widgets/project.ts",
  forms: "widgets/forms.ts",
  contract: "widgets/contract/contract.ts",
  "react-parts": "widgets/reactParts.ts",
} as const;

/** Its style sheets: those of markup from a server, and of toasts in a page of its own. */
export const packageStyles = ["kulla", "kulla-home", "kulla-search", "kulla-brochure", "toasts"] as const;

/** Entries whose types come from their sources; those of `server` follow from the contract. */
export const typedEntries = Object.entries(packageEntries).filter(([name]) => name !== "server");
