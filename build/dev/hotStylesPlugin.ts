import { resolve } from "node:path";
import type { Plugin } from "vite";

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
      for (const { id, url } of modules.filter((each) => isInline(each.url))) {
        const fresh = await environment.transformRequest(url);
        const data = { before: [...(served.get(id ?? "") ?? [])], now: textOf(fresh?.code ?? "") };
        environment.hot.send({ type: "custom", event: "kulla:styles", data });
      }
      return modules.filter(({ url }) => !isInline(url));
    },
  };
}

const isInline = (address: string): boolean => address.endsWith(".css?inline");

/** The text that such a module exports. */
function textOf(code: string): string {
  const [, literal = '""'] = /^export default (".*")/m.exec(code) ?? [];
  return JSON.parse(literal) as string;
}
