import { fromDocument } from "../page/fromDocument.ts";

/**
 * What is used of WebMCP's draft (webmachinelearning.github.io/webmcp, as of autumn 2026): an experimental interface of browsers, by
 * which a page offers tools to the visitor's assistant. Only this file knows its names.
 */
export type Tool = {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: object;
  readonly annotations: { readonly readOnlyHint: boolean };
  /** What it returns is passed on as JSON. */
  execute(input: Readonly<Record<string, unknown>>): Promise<unknown>;
};

type ModelContext = {
  /** Rejects if the name is taken, or the page may not offer tools. An aborted signal takes the tool back. */
  registerTool(tool: Tool, options: { readonly signal: AbortSignal }): Promise<void> | void;
};

declare global {
  interface Document {
    readonly modelContext?: Partial<ModelContext>;
  }
}

export function modelContext(): ModelContext | undefined {
  const found = fromDocument("modelContext");
  return typeof found?.registerTool === "function" ? (found as ModelContext) : undefined;
}
