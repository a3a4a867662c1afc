import type { Plugin } from "vite";

/**
 * The showcase's first script asks for nothing but itself before the picture is there. Vite's import helper (see plainImports.ts)
 * lies in the chunk with React, which the script would fetch for one line: the line stands in the script instead.
 */
export function lightEntry(): Plugin {
  const imported = /import\{\w+ as (\w+)\}from"\.\.\/widgets\/c\/[\w.-]+";/;
  return {
    name: "light-entry",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== "chunk" || !chunk.isEntry || chunk.name !== "site") continue;
          const [statement = "", helper = ""] = imported.exec(chunk.code) ?? [];
          const isHelper = new RegExp(`\\b${helper.replace("$", "\\$")}\\(\\(\\)=>import\\(`).test(chunk.code);
          if (helper && isHelper) chunk.code = chunk.code.replace(statement, `let ${helper}=e=>e();`);
        }
      },
    },
  };
}
