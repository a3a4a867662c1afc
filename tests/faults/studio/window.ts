import { request } from "node:http";
import { smallDraft } from "../../support/ownerFolder.ts";
import { startStudio, type RunningStudio } from "../../support/studio/startStudio.ts";

export type Reported = {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly text: string;
};

type RequestOptions = { readonly body?: string | Uint8Array; readonly type?: string };

/** A studio in a separate process, accessed like its page does. */
export type StudioWindow = {
  readonly studio: RunningStudio;
  /** Rejects if no answer arrives. */
  readonly ask: (method: string, path: string, options?: RequestOptions) => Promise<Reported>;
  /** A path below the folder's address, which serves the owner's files. */
  readonly askFile: (path: string) => Promise<Reported>;
  /** Saves the draft with a number, based on the current one. */
  readonly save: (count: number) => Promise<Reported>;
};

export async function openWindow(folder: string, env: Readonly<Record<string, string>> = {}): Promise<StudioWindow> {
  const studio = await startStudio(folder, 0, env);
  const token = new URL(studio.address).hash.slice(1);
  const ask: StudioWindow["ask"] = (method, path, { body = "", type = "application/json" } = {}) =>
    new Promise((resolve, reject) => {
      const headers = { "content-type": type, "x-kulla-token": token };
      const clientRequest = request({ host: "127.0.0.1", port: studio.port, path, method, headers }, (response) => {
        let text = "";
        response.on("data", (part) => (text += String(part)));
        response.on("error", reject);
        response.on("end", () => resolve({ status: response.statusCode ?? 0, text, body: fieldsOf(text) }));
      });
      clientRequest.on("error", reject).end(body);
    });
  const askFile: StudioWindow["askFile"] = async (path) => {
    const { addresses } = (await ask("GET", "/api/state")).body;
    const { folder: address } = addresses as { readonly folder: string };
    const answer = await fetch(address + path);
    const text = await answer.text();
    return { status: answer.status, text, body: fieldsOf(text) };
  };
  let revision: unknown;
  const save: StudioWindow["save"] = async (count) => {
    revision ??= (await ask("GET", "/api/draft")).body["revision"];
    const draft = { ...smallDraft({ name: `Blloku ${count}` }), count };
    const reported = await ask("PUT", "/api/draft", { body: JSON.stringify({ draft, revision }) });
    if (reported.status === 200) revision = reported.body["revision"];
    return reported;
  };
  return { studio, ask, askFile, save };
}

function fieldsOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === "object" && read !== null ? Object.fromEntries(Object.entries(read)) : {};
  } catch {
    return {};
  }
}

/** The message of a refusal. */
export function sentenceOf({ body: { failure } }: Reported): string {
  const { message } =
    typeof failure === "object" && failure !== null ? (failure as { readonly message?: unknown }) : {};
  return typeof message === "string" ? message : "";
}
