import type { Plugin } from "vite";

/** Stands before the code of the classic script: its own address, as far as the browser tells it. */
export const ownScriptIntro =
  "const ownScript = (document.currentScript || document.querySelector(\"script[src*='kulla.iife']\") || { src: document.baseURI }).src;";

/** A classic script has no import.meta.url: in its stead the address of the script element that is running. */
export function ownScript(): Plugin {
  return {
    name: "own-script",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "classic",
    transform: (code, id) =>
      /\/widgets\/kulla-[\w-]+\.tsx$/.test(id) ? code.replaceAll("import.meta.url", "ownScript") : undefined,
  };
}
