import { resolve } from "node:path";
import type { EnvironmentModuleNode, Plugin } from "vite";

/** Whatever folder a server begins at. */
const client = `/@fs${resolve("build/dev/hotStyles.ts")}`;

/** Has style sheets that views import as texts (`?inline`) replaced where they are shown (`hotStyles.ts`), and nothing drawn anew. */
export function hotStylesPlugin(): Plugin {
  /** What each sheet has said since the server began, by its address: pages that are open may show any of it. */
  const served = new Map<string, Set<string>>();
  return {
    name: "hot-styles",
    apply: "serve",
    enforce: "post",
    // Before every other script, so that no sheet is made unseen.
    transformIndexHtml: () => [{ tag: "script", attrs: { type: "module", src: client }, injectTo: "head-prepend" }],
    transform(code, id) {
      if (isInline(id)) served.set(id, (served.get(id) ?? new Set()).add(textOf(code)));
    },
    async hotUpdate({ modules }) {
      const { environment } = this;
      if (environment.name !== "client") return undefined;
      const roots = rootsOf(modules);
      for (const { id, url } of roots.filter(isInlineModule)) {
        const fresh = await environment.transformRequest(url);
        const data = { before: [...(served.get(id ?? "") ?? [])], now: textOf(fresh?.code ?? "") };
        environment.hot.send({ type: "custom", event: "kulla:styles", data });
      }
      return roots.filter((root) => !isInlineModule(root));
    },
  };
}

const isInline = (address: string): boolean => address.endsWith(".css?inline");
const isInlineModule = ({ url }: EnvironmentModuleNode): boolean => isInline(url);

/** A style sheet is part of those that import it (`@import`): the ones that a script asks for stand for it. Other modules stand for themselves. */
function rootsOf(modules: readonly EnvironmentModuleNode[]): EnvironmentModuleNode[] {
  const roots = new Set<EnvironmentModuleNode>();
  const climb = (module: EnvironmentModuleNode): void => {
    const sheets = [...module.importers].filter(({ file }) => file?.endsWith(".css"));
    if (!module.file?.endsWith(".css") || sheets.length === 0) roots.add(module);
    else sheets.forEach(climb);
  };
  modules.forEach(climb);
  return [...roots];
}

/** The text that such a module exports. */
function textOf(code: string): string {
  const [, literal = '""'] = /^export default (".*")/m.exec(code) ?? [];
  return JSON.parse(literal) as string;
}
