import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { findFile, pathOf } from "../../../serving/findFile.ts";
import { sendFile } from "../../../serving/sendFile.ts";
import { sourcePlace } from "../folder/ownerFolder.ts";
import type { Sample } from "../folder/sampleFolder.ts";
import { publishedFile } from "../publish/publishedFolder.ts";
import { answerCall, sendJson, type Studio } from "./api.ts";
import { fileHeaders, folderSaid, hasToken, isOwnPage, pageHeaders } from "./guard.ts";
import { foreignMount, isForeignRead, openForeignTours, setForeignHeaders } from "./foreignTours.ts";
import { answerScene, sceneMount } from "./scenePicture.ts";
import { answerVisit, visitMount } from "./visitorTour.ts";
import { StudioFault } from "../StudioFault.ts";
import { faultOf, otherFolder, StudioSession } from "./StudioSession.ts";
import { openWindows } from "./windows.ts";

export type StudioServer = {
  /** With the token behind `#`, which no server and no other page sees. */
  readonly address: string;
  readonly token: string;
  readonly port: number;
  readonly session: StudioSession;
  readonly close: () => Promise<void>;
};

type Options = {
  /** 0 takes a free one. */
  readonly port: number;
  /** Where the page's own files lie, where there are some. */
  readonly page?: string;
  readonly sample?: Sample;
};

type Served = Studio & { readonly token: string; readonly port: () => number; readonly page: string | undefined };

/** Serves the studio on this computer only. */
export async function startStudioServer({ port, page, sample }: Options): Promise<StudioServer> {
  const windows = openWindows();
  const session = new StudioSession(windows, { viewer: page, sample });
  const token = randomBytes(24).toString("hex");
  const served: Served = {
    session,
    windows,
    foreignTours: openForeignTours(),
    token,
    page,
    port: () => (server.address() as AddressInfo).port,
  };
  const server = createServer({ headersTimeout: 10_000, requestTimeout: 300_000 }, (request, response) => {
    answer(request, response, served).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else sendJson(response, 500, { fault: faultOf(error) });
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port, host: "127.0.0.1" }, resolve);
  });
  const close = async () => {
    windows.close();
    await session.close();
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  };
  return { address: `http://127.0.0.1:${served.port()}/#${token}`, token, port: served.port(), session, close };
}

async function answer(request: IncomingMessage, response: ServerResponse, served: Served): Promise<void> {
  for (const [name, value] of Object.entries(pageHeaders)) response.setHeader(name, value);
  const path = pathOf(request.url ?? "/");
  if (path?.startsWith(foreignMount)) return answerForeign({ request, response }, path, served);
  if (!isOwnPage(request, served.port())) return refuse(response, 403, "The studio answers its own page only.");
  const isReading = request.method === "GET" || request.method === "HEAD";
  if (!isReading && !hasToken(request, served.token)) return refuse(response, 403, noKey());
  if (path === undefined) return refuse(response, 400, "There is no such address.");
  const folder = folderSaid(request);
  if (!isReading && folder !== undefined && !served.session.isOpen(folder)) return refuse(response, 409, otherFolder());
  const url = new URL(request.url ?? "/", "http://127.0.0.1");
  if (await answerCall({ ...served, request, response, url })) return;
  if (isReading && (await answersScene({ request, response }, path, served))) return;
  const file = isReading ? await fileOf(path, served, response) : undefined;
  if (!file) return refuse(response, 404, "There is nothing here.");
  await sendFile({ request, response }, file);
}

/** A file of the page, of the owner's folder (`/files/…`) or of what is published (`/published/…`). */
async function fileOf(path: string, { session, page }: Served, response: ServerResponse): Promise<string | undefined> {
  try {
    if (path.startsWith("/files/")) {
      response.setHeader("Content-Security-Policy", fileHeaders["Content-Security-Policy"]);
      return await sourcePlace(session.folder, path.slice("/files/".length));
    }
    // The preview's project names pictures of the folder relative to its own address.
    if (path.startsWith("/preview/")) {
      response.setHeader("Content-Security-Policy", fileHeaders["Content-Security-Policy"]);
      return await sourcePlace(session.folder, path.slice("/preview/".length));
    }
    if (path.startsWith("/published/")) return await publishedFile(session.folder, path.slice("/published/".length));
  } catch {
    return undefined;
  }
  return page === undefined ? undefined : findFile(page, path);
}

type Exchange = { readonly request: IncomingMessage; readonly response: ServerResponse };

/** A file of a tour made elsewhere, to its own frame. */
async function answerForeign(
  { request, response }: Exchange,
  path: string,
  { foreignTours, session, port }: Served,
): Promise<void> {
  if (!isForeignRead(request, port())) return refuse(response, 403, "The studio answers its own page only.");
  setForeignHeaders(response, request.headers.host ?? "", path);
  const find = async () => foreignTours.fileOf(path, session.folder);
  const file = await find().catch(() => undefined);
  if (!file) return refuse(response, 404, "There is nothing here.");
  await sendFile({ request, response }, file);
}

/** A panorama that is not there, or none, is nothing to show: the page says so, or the tour. */
async function answersScene(exchange: Exchange, path: string, { session }: Served): Promise<boolean> {
  const find = path.startsWith(sceneMount) ? answerScene : path.startsWith(visitMount) ? answerVisit : undefined;
  if (!find) return false;
  try {
    return await find({ ...exchange, folder: session.folder }, path);
  } catch (error) {
    sendJson(exchange.response, 404, { fault: faultOf(error) });
    return true;
  }
}

/** To a window of an earlier start. */
const noKey = () => new StudioFault("noKey", "The page's key is missing: open the address that was printed.");

/** What comes with it is not read. */
function refuse(response: ServerResponse, status: number, why: string | StudioFault): void {
  response.setHeader("Connection", "close");
  sendJson(response, status, { fault: faultOf(typeof why === "string" ? new StudioFault("badRequest", why) : why) });
}
