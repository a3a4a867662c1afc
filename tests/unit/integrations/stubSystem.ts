import type { IncomingMessage } from "node:http";
import { faultyServer } from "../services/faultyServer.ts";

export type StubAnswer = { readonly status: number; readonly body: string };

/** One request as a system got it. */
export type Got = { readonly path: string; readonly headers: IncomingMessage["headers"]; readonly content: unknown };

export type StubSystem = {
  readonly url: string;
  readonly got: Got[];
  /** What it answers from now on, by its own judgement of a request. */
  answer: (got: Got) => StubAnswer;
  readonly close: () => Promise<void>;
};

/** A server that speaks a system's documented form, as far as an inquiry meets it. It takes JSON by POST and nothing else. */
export async function stubSystem(answer: (got: Got) => StubAnswer): Promise<StubSystem> {
  const server = await faultyServer();
  const system: StubSystem = { url: server.url(""), got: [], answer, close: server.close };
  server.answer = (request, response) => {
    void textOf(request).then((text) => {
      const { method, headers, url: path = "" } = request;
      const isJson = method === "POST" && headers["content-type"] === "application/json";
      if (!isJson) return response.writeHead(405).end();
      const got = { path, headers, content: JSON.parse(text) as unknown };
      system.got.push(got);
      const { status, body } = system.answer(got);
      return response.writeHead(status, { "Content-Type": "application/json" }).end(body);
    });
  };
  return system;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

export const inquiry = {
  id: "0f1e2d",
  apartments: ["k5-03-07"],
  name: "Arta Ëndrra Krasniqi",
  phone: "+383 44 123 456",
  email: "arta@shembull.com",
  floor: "3",
  partner: null,
  page: "https://www.example.com/homes",
  locale: "sq",
  consent: null,
  sentAt: "2026-11-20T10:00:00.000Z",
};

/** The same after a visit from Facebook, and an earlier one, on a page with a field of its own. */
export const inquiryOfCampaign = {
  ...inquiry,
  campaign: {
    first: {
      at: "2026-11-12T10:00:00.000Z",
      landing: "https://www.example.com/",
      referrer: "",
      values: { gclid: "G-1" },
    },
    last: {
      at: "2026-11-20T09:00:00.000Z",
      landing: "https://www.example.com/sale",
      referrer: "l.facebook.com",
      values: { utm_source: "meta", utm_campaign: "autumn" },
    },
  },
  ownFields: { listing: "A-17" },
};

/** What stands in a field of free text. */
export const about = "Homes: k5-03-07\nFloor: 3\nPage: https://www.example.com/homes\nLanguage: sq\nInquiry: 0f1e2d";
