import { resolve } from "node:path";
import type { EnvironmentModuleNode, Plugin } from "vite";

/** Absolute, because servers have different roots. */
const client = `/@fs${resolve("build/dev/hotStyles.ts")}`;

/** Replaces style sheets that views import as text (`?inline`) in place (`hotStyles.ts`), without re-rendering. */
export function hotStylesPlugin(): Plugin {
  /** All texts of each sheet since the server started, by address: open pages may show any of them. */
  const served = new Map<string, Set<string>>();
  return {
    name: "hot-styles",
    apply: "serve",
    enforce: "post",
    // Before all other scripts, so that it sees every sheet.
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
        const data = { previous: [...(served.get(id ?? "") ?? [])], current: textOf(fresh?.code ?? "") };
        environment.hot.send({ type: "custom", event: "kulla:styles", data });
      }
      return roots.filter((root) => !isInlineModule(root));
    },
  };
}

const isInline = (address: string): boolean => address.endsWith(".css?inline");
const isInlineModule = ({ url }: EnvironmentModuleNode): boolean => isInline(url);

/** For a style sheet that is imported by other sheets (`@import`), the sheets that scripts import. Other modules are returned unchanged. */
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

/** The text exported by such a module. */
function textOf(code: string): string {
  const [, literal = '""'] = /^export default (".*")/m.exec(code) ?? [];
  return JSON.parse(literal) as string;
}
