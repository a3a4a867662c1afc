import { resolve } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { build, type Rolldown } from "vite";
import { tags } from "../../widgets/contract/tags.ts";
import type { Row } from "./rows.ts";

const kibi = 1024;

/** The limit for one tag on a page that already has React. The search adds its grid, filters and all keyboard and screen reader support. */
const limitOf = (tag: string): number => (tag === "kulla-apartment-search" ? 44 : 40) * kibi;

const own = `import { createRoot } from "react-dom/client";
import { jsx } from "react/jsx-runtime";
createRoot(document.body).render(jsx("main", { children: "Host" }));`;

/** The script of a page with React 19, bundled by its author: a visitor's download before it runs, and the number of Reacts in it. */
async function weighHost(source: string): Promise<{ readonly bytes: number; readonly reacts: number }> {
  const id = resolve("test-results/host.js");
  const built = await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    plugins: [
      {
        name: "host",
        resolveId: (name) => (name === id ? id : undefined),
        load: (name) => (name === id ? source : undefined),
      },
    ],
    resolve: { alias: { kulla: resolve("dist/package") } },
    build: { write: false, target: "es2022", rolldownOptions: { input: id } },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === "chunk");
  const first = new Set<string>();
  const visit = (name: string): void => {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    if (!chunk || first.has(name)) return;
    first.add(name);
    chunk.imports.forEach(visit);
  };
  chunks.filter(({ isEntry }) => isEntry).forEach(({ fileName }) => visit(fileName));
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  const bytes = chunks
    .filter(({ fileName }) => first.has(fileName))
    .reduce((sum, { code }) => sum + brotliCompressSync(code, options).length, 0);
  const reacts = chunks.reduce(
    (sum, { code }) => sum + code.split("__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=").length - 1,
    0,
  );
  return { bytes, reacts };
}

/** The weight a tag of the package adds to a page that already has React 19. */
export async function weighPackage(): Promise<readonly Row[]> {
  process.env["NODE_ENV"] = "production";
  const host = await weighHost(own);
  const rows: Row[] = [];
  for (const tag of tags) {
    const { bytes, reacts } = await weighHost(`${own}\nimport "kulla/${tag}";`);
    rows.push({
      name: `package: what ${tag} adds to a React 19 page`,
      value: bytes - host.bytes,
      unit: "B br",
      limit: limitOf(tag),
    });
    rows.push({ name: `package: copies of React with ${tag}`, value: reacts, unit: "", exact: host.reacts });
  }
  return rows;
}
