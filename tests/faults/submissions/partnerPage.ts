import { readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { listenHere } from "../../support/listenHere.ts";

export const apartments = ["elm-1", "elm-2"] as const;

export type PictureState = "fine" | "missing" | "page" | "stalls";

/** A partner's pages with a price form, one for each sequence, and the pictures sent with their submissions. */
export type PartnerPages = {
  readonly url: string;
  /** How the picture of a page's apartments is served. */
  setPicture(name: string, state: PictureState): void;
  /** Pictures that were requested and have not been served. */
  stalled(name: string): number;
  close(): Promise<void>;
};

const photograph = readFileSync("public/project/layouts/1/image1.jpg");

function projectFile(): string {
  const project = JSON.parse(readFileSync("tests/hosts/project/project.json", "utf8")) as {
    layouts: object[];
    towers: object[];
  };
  const picture = { src: "picture.jpg", width: 800, height: 500, alt: "" };
  return JSON.stringify({
    ...project,
    contact: { phone: "+383 44 000 000", email: "elm@example.com" },
    layouts: project.layouts.map((layout) => ({ ...layout, pictures: [picture] })),
    tours: [],
  });
}

type Addresses = { readonly scripts: string; readonly mail: string };

const pageOf = ({ scripts, mail }: Addresses): string => `<!doctype html>
<html lang="sq">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<title>A partner's page</title>
<main id="here"><kulla-apartment-preview apartment="${apartments[0]}" project="project.json"
  email-public-key="key" email-service="service" email-template="template" email-origin="${mail}"></kulla-apartment-preview></main>
<aside id="there"></aside>
<script type="module" src="${scripts}/widgets/kulla.js"></script>
</html>`;

export async function openPartnerPages(addresses: Addresses): Promise<PartnerPages> {
  const states = new Map<string, PictureState>();
  const waiting = new Map<string, Set<ServerResponse>>();
  const project = projectFile();
  const page = pageOf(addresses);
  const server = createServer((request, response): unknown => {
    const [, name = "", file = ""] = new URL(request.url ?? "/", "http://here").pathname.split("/");
    response.setHeader("Cache-Control", "no-store");
    if (file === "project.json") return reply(response, "application/json", project);
    if (file === "away.html") return reply(response, "text/html", "<!doctype html><title>Away</title>");
    if (file !== "picture.jpg") return reply(response, "text/html; charset=utf-8", page);
    const state = states.get(name) ?? "fine";
    if (state === "fine") return reply(response, "image/jpeg", photograph);
    if (state === "missing") return response.writeHead(404).end();
    if (state === "page") return reply(response, "text/html", "<p>Sign in");
    const line = waiting.get(name) ?? new Set();
    waiting.set(name, line.add(response));
    return response.on("close", () => line.delete(response));
  });
  return {
    ...(await listenHere(server)),
    setPicture: (name, state) => {
      states.set(name, state);
      for (const response of waiting.get(name) ?? []) reply(response, "image/jpeg", photograph);
    },
    stalled: (name) => waiting.get(name)?.size ?? 0,
  };
}

function reply(response: ServerResponse, type: string, body: string | Buffer): void {
  response.writeHead(200, { "Content-Type": type }).end(body);
}
