import { documentProperty } from "../page/documentProperty.ts";

/**
 * The part of WebMCP's draft that is used (webmachinelearning.github.io/webmcp, as of autumn 2026): an experimental browser interface
 * through which a page offers tools to the visitor's assistant. No other file uses its names.
 */
export type Tool = {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: object;
  readonly annotations: { readonly readOnlyHint: boolean };
  /** Its result is passed to the assistant as JSON. */
  execute(input: Readonly<Record<string, unknown>>): Promise<unknown>;
};

type ModelContext = {
  /** Rejects if the name is taken, or the page may not offer tools. Aborting the signal removes the tool. */
  registerTool(tool: Tool, options: { readonly signal: AbortSignal }): Promise<void> | void;
};

declare global {
  interface Document {
    readonly modelContext?: Partial<ModelContext>;
  }
}

export function modelContext(): ModelContext | undefined {
  const found = documentProperty("modelContext");
  return typeof found?.registerTool === "function" ? (found as ModelContext) : undefined;
}
