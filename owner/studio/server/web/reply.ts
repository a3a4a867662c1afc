import type { ServerResponse } from "node:http";
import { StudioError } from "../StudioError.ts";
import { failureOf } from "./StudioSession.ts";

export function sendJson(response: ServerResponse, status: number, json: unknown): void {
  response.writeHead(status, { "Content-Type": "application/json; charset=utf-8" });
  response.end(JSON.stringify(json));
}

/** The request's body is not read. */
export function refuse(response: ServerResponse, status: number, why: string | StudioError): void {
  response.setHeader("Connection", "close");
  sendJson(response, status, {
    failure: failureOf(typeof why === "string" ? new StudioError("badRequest", why) : why),
  });
}
