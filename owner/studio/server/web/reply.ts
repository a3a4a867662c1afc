import type { ServerResponse } from "node:http";
import { StudioFault } from "../StudioFault.ts";
import { faultOf } from "./StudioSession.ts";

export function sendJson(response: ServerResponse, status: number, json: unknown): void {
  response.writeHead(status, { "Content-Type": "application/json; charset=utf-8" });
  response.end(JSON.stringify(json));
}

/** The request's body is not read. */
export function refuse(response: ServerResponse, status: number, why: string | StudioFault): void {
  response.setHeader("Connection", "close");
  sendJson(response, status, { fault: faultOf(typeof why === "string" ? new StudioFault("badRequest", why) : why) });
}
