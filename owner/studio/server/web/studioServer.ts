import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { pathOf } from "../../../system/serving/findFile.ts";
import { sendFile } from "../../../system/serving/sendFile.ts";
import type { Sample } from "../folder/sampleFolder.ts";
import { createMailRelay } from "../testMessage/mailRelay.ts";
import { openPdfReader } from "../publish/brochure/pdfPages.ts";
import { StudioError } from "../StudioError.ts";
import { handleApiRequest, type StudioContext } from "./api.ts";
import type { FolderAddresses } from "../../draft/api.ts";
import { startFolderServer } from "./folderServer.ts";
import { folderOfRequest, hostnameOf, isFrom, isKey, setCommonHeaders, tokenHeader } from "./guard.ts";
import { type Listening, listenLocally } from "./listenLocally.ts";
import { studioPolicy } from "./policies.ts";
import { refuse } from "./reply.ts";
import { otherFolder, StudioSession } from "./StudioSession.ts";
import { openEventClients } from "./eventClients.ts";

export type StudioServer = {
  /** With the token after `#`, which no server and no other page sees. */
  readonly address: string;
  readonly token: string;
  readonly port: number;
  /** The origin of the owner's files, different from the page's. */
  readonly addresses: () => FolderAddresses;
  readonly session: StudioSession;
  readonly close: () => Promise<void>;
};

type Options = {
  /** 0 uses a free one, of several the first that is free. */
  readonly port: number | readonly number[];
  /** The folder of the page's own files, if present. */
  readonly page?: string;
  /** The package's folder, with the parts of a website. */
  readonly kit?: string;
  /** The port at which browsers reach the page, if another server serves it and forwards the calls (`npm run dev:studio`). */
  readonly pagePort?: number;
  readonly sample?: Sample;
};

type Served = StudioContext & { readonly token: string; readonly port: number; readonly page: string | undefined };

/** Serves the studio on this computer only: its page and its API from one port, the owner's files from another. */
export async function startStudioServer({ port, page, kit, pagePort, sample }: Options): Promise<StudioServer> {
  const eventClients = openEventClients();
  const session = new StudioSession(eventClients, { viewer: page, sample });
  const token = randomBytes(24).toString("hex");
  const pdfs = openPdfReader();
  const mail = createMailRelay();
  const files = await startFolderServer({ session, pdfs, page, kit, studioPort: () => pagePort ?? own.port });
  const own: Listening = await listenLocally(port, (request, response) =>
    answer(request, response, { session, eventClients, files, pdfs, mail, token, page, port: own.port }),
  ).catch(async (error: unknown) => {
    await files.close();
    throw error;
  });
  const close = async () => {
    eventClients.close();
    await session.close();
    await Promise.all([own.close(), files.close()]);
  };
  return {
    address: `http://127.0.0.1:${own.port}/#${token}`,
    addresses: () => files.addressesAt("127.0.0.1"),
    token,
    port: own.port,
    session,
    close,
  };
}

async function answer(request: IncomingMessage, response: ServerResponse, served: Served): Promise<void> {
  const hostname = hostnameOf(request, served.port);
  const at = (port: number) => `http://${hostname ?? "127.0.0.1"}:${port}`;
  const origins = { studio: at(served.port), files: at(served.files.port) };
  setCommonHeaders(response, studioPolicy(origins), "same-origin");
  if (hostname === undefined || !isFrom(request, { origins: [origins.studio], sites: ["same-origin"] }))
    return refuse(response, 403, "The studio answers its own page only.");
  const path = pathOf(request.url ?? "/");
  const isReading = request.method === "GET" || request.method === "HEAD";
  // Requests of the page's e-mail library, which does not know the token.
  if (path !== undefined && (await served.mail.forward(request, response, path))) return;
  const isCall = path?.startsWith("/api/") === true;
  const url = new URL(request.url ?? "/", origins.studio);
  if ((isCall || !isReading) && !hasToken(request, url, served.token)) return refuse(response, 403, noKey());
  if (path === undefined) return refuse(response, 400, "There is no such address.");
  const folder = folderOfRequest(request);
  if (!isReading && folder !== undefined && !served.session.isOpen(folder)) return refuse(response, 409, otherFolder());
  if (await handleApiRequest({ ...served, hostname, request, response, url })) return;
  const file = isReading ? pageFile(path, served.page) : undefined;
  if (file === undefined) return refuse(response, 404, nothing);
  await sendFile({ request, response }, file).catch(() => refuse(response, 404, nothing));
}

const nothing = "There is nothing here.";

/** Whether a request has the token: in its header or, where a browser cannot set one (`EventSource`), in the address. */
function hasToken({ headers }: IncomingMessage, { pathname, searchParams }: URL, token: string): boolean {
  return isKey(headers[tokenHeader], token) || (pathname === "/api/events" && isKey(searchParams.get("key"), token));
}

/** Only the page: the preview and the tours' viewer, which draw content of a folder, belong to the other origin. */
function pageFile(path: string, page: string | undefined): string | undefined {
  if (page === undefined) return undefined;
  if (path === "/" || path === "/index.html") return join(page, "index.html");
  return path.startsWith("/assets/") ? join(page, path) : undefined;
}

/** For a window of an earlier run. */
const noKey = () => new StudioError("noKey", "The page's key is missing: open the address that was printed.");
