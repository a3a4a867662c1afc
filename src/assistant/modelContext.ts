import { documentProperty } from "../page/documentProperty.ts";

/**
 * The part of WebMCP's draft that is used (webmachinelearning.github.io/webmcp, as of autumn 2026): an experimental browser interface
 * through which a page offers tools to the visitor's assistant. Only this file uses the names of the draft.
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
  /** Rejects if the page has a tool of that name, or may not offer tools. Aborting the signal removes the tool. */
  registerTool(tool: Tool, options: { readonly signal: AbortSignal }): Promise<void> | void;
};

declare global {
  interface Document {
    readonly modelContext?: Partial<ModelContext>;
  }
}

/** The browser's interface for tools; `undefined` in browsers without it. */
export function modelContext(): ModelContext | undefined {
  const context = documentProperty("modelContext");
  return typeof context?.registerTool === "function" ? (context as ModelContext) : undefined;
}
