import type { Plugin } from "vite";

/** One answer per file for all who ask; after a failure the file itself again, then by an address of its own. */
const helper = `const kullaTries={};function kullaChunk(e){let t=kullaTries[e]??={n:0};
return t.p??=import(e).catch(r=>{if(t.n)return import(e+"?"+t.n);throw r}).catch(e=>{t.n++;t.p=void 0;throw e})}`;

/**
 * A browser may remember that a module did not come (Firefox does, for as long as the page lives): whoever asks again gets
 * the old failure. So from the second time on a chunk is also asked for by another address.
 */
export function secondTry(): Plugin {
  const asked = /\bimport\(([`"'])(\.[\w./-]+\.js)\1\)/g;
  return {
    name: "second-try",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle: {
      order: "post",
      handler: (_, bundle) => {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== "chunk" || !chunk.fileName.startsWith("widgets/")) continue;
          const code = chunk.code.replace(asked, "kullaChunk(`$2`)");
          if (code !== chunk.code) chunk.code = `${code}\n${helper}`;
        }
      },
    },
  };
}

/** The same code with plain imports again, for bundlers, which follow only those. */
export function withoutSecondTry(code: string): string {
  return code.replace(`\n${helper}`, "").replace(/kullaChunk\(`([^`]+)`\)/g, 'import("$1")');
}
