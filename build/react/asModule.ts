import { facts } from "./facts.ts";

/** A CommonJS file of React as an ES module: an export nobody asks for can then be left out. */
export function asModule(code: string, names: readonly string[]): string {
  const body = code
    // The modules it needs, under the names it has for them: what it takes from them can then be seen.
    .replace(/^var (\w+ = require\("[\w-]+"\)(?:,\s*\w+ = require\("[\w-]+"\))*);/gm, (_, needed: string) =>
      needed.replace(/(\w+) = require\("([\w-]+)"\),?/g, 'import * as $1 from "$2";'),
    )
    // A name that is set in two places (scheduler's clock) becomes a variable.
    .replace(/^( *)exports\.(\w+) =/gm, (_, indent: string, name: string) =>
      indent === "" && code.split(`exports.${name} =`).length === 2
        ? `const export_${name} =`
        : `${indent}export_${name} =`,
    )
    .replace(/\bexports\.(\w+)/g, "export_$1");
  const variables = names.filter((name) => !body.includes(`const export_${name} =`));
  const shown = names.filter((name) => !facts.exports.has(name)).map((name) => `export_${name} as ${name}`);
  return [...variables.map((name) => `let export_${name};`), body, `export { ${shown.join(", ")} };`].join("\n");
}
