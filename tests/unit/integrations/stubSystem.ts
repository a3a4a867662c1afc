import type { IncomingMessage } from "node:http";
import { faultyServer } from "../services/faultyServer.ts";

export type StubAnswer = { readonly status: number; readonly body: string };

/** One request as received by a system. */
export type Got = { readonly path: string; readonly headers: IncomingMessage["headers"]; readonly content: unknown };

export type StubSystem = {
  readonly url: string;
  readonly got: Got[];
  /** Sets its answer from now on, derived from a request. */
  answer: (got: Got) => StubAnswer;
  readonly close: () => Promise<void>;
};

/** A server that behaves as a system's documentation says, as far as inquiries are concerned. It accepts only JSON by POST. */
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

/** The same after a visit from Facebook, and an earlier one, on a page with its own field. */
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

/** The content of a free-text field. */
export const about =
  "Apartments: k5-03-07\nFloor: 3\nPage: https://www.example.com/homes\nLanguage: sq\nInquiry: 0f1e2d";
