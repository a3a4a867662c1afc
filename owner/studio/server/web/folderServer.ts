import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { findFile, pathOf } from "../../../system/serving/findFile.ts";
import { sendFile } from "../../../system/serving/sendFile.ts";
import { isBrandSheet } from "../../../site/brandSheet.ts";
import { previewDraft, previewEmbedding, previewTexts } from "../draft/previewProject.ts";
import { sourcePlace } from "../folder/ownerFolder.ts";
import type { PdfReader } from "../publish/brochure/pdfPages.ts";
import { previewHtml } from "../site/previewHtml.ts";
import { siteKitFiles } from "../site/siteKit.ts";
import { openSitePreview, type PreviewServer } from "../site/sitePreview.ts";
import { StudioError } from "../StudioError.ts";
import type { FolderAddresses } from "../../draft/api.ts";
import { type ForeignTours, isForeign, openForeignTours } from "./foreignTours.ts";
import { hostnameOf, isFrom, isKey, setCommonHeaders } from "./guard.ts";
import { type Listening, listenLocally } from "./listenLocally.ts";
import { filePolicy, previewPolicy, sitePolicy, tourHeaders, tourPolicy, viewerPolicy } from "./policies.ts";
import { withTourAddresses } from "./previewTours.ts";
import { refuse, sendJson } from "./reply.ts";
import { answerScene } from "./scenePicture.ts";
import type { StudioSession } from "./StudioSession.ts";
import { answerVisit } from "./visitorTour.ts";

/**
 * The second origin: another port of this computer that serves all content of an owner's folder. Scripts there run
 * separately from the studio's page, its key and its API.
 */
export type FolderServer = {
  readonly port: number;
  readonly addressesAt: (hostname: string) => FolderAddresses;
  /** The address of a tour that was made elsewhere. @throws StudioError */
  readonly tourAt: (hostname: string, folder: string) => string;
  readonly close: () => Promise<void>;
};

type Options = {
  readonly session: StudioSession;
  readonly pdfs: PdfReader;
  /** The folder of the page's own files, if present: the preview and the tours' viewer are among them. */
  readonly page: string | undefined;
  /** The package's folder, with the parts of a website; without it the website has no preview. */
  readonly kit: string | undefined;
  readonly studioPort: () => number;
};

export async function startFolderServer({ session, pdfs, page, kit, studioPort }: Options): Promise<FolderServer> {
  // Different from the studio's key: it allows reading, but no changes.
  const key = randomBytes(24).toString("hex");
  const tours = openForeignTours();
  const site = kit === undefined ? undefined : openSitePreview(kit);
  const listening: Listening = await listenLocally(0, (request, response) =>
    answer(
      { request, response },
      { session, page, kit, site, key, tours, pdfs, port: listening.port, studioPort: studioPort() },
    ),
  );
  const at = (hostname: string) => `http://${hostname}:${listening.port}`;
  return {
    ...listening,
    addressesAt: (hostname) => ({
      folder: `${at(hostname)}/${key}/`,
      published: session.isAnyOpen() ? at(hostname) + tours.publishedPath(session.folder) : null,
    }),
    tourAt: (hostname, folder) => at(hostname) + tours.pathOf(folder, session.folder),
  };
}

type Served = {
  readonly session: StudioSession;
  readonly page: string | undefined;
  readonly kit: string | undefined;
  readonly site: PreviewServer | undefined;
  readonly key: string;
  readonly tours: ForeignTours;
  readonly pdfs: PdfReader;
  readonly port: number;
  readonly studioPort: number;
};

type Exchange = { readonly request: IncomingMessage; readonly response: ServerResponse };

/** Both origins, by the requested name. */
type Origins = { readonly studio: string; readonly files: string };

async function answer(exchange: Exchange, served: Served): Promise<void> {
  const { request, response } = exchange;
  // The studio's page shows pictures from here. "same-site" would block it: for this header an IP address has no site.
  setCommonHeaders(response, filePolicy, "cross-origin");
  const hostname = hostnameOf(request, served.port);
  const isReading = request.method === "GET" || request.method === "HEAD";
  if (hostname === undefined || !isReading)
    return refuse(response, 403, "Files are read-only here, and only for this computer.");
  const origins = { studio: `http://${hostname}:${served.studioPort}`, files: `http://${hostname}:${served.port}` };
  const path = pathOf(request.url ?? "/");
  if (path === undefined) return refuse(response, 400, "There is no such address.");
  if (isForeign(path)) return answerForeign(exchange, { path, origins, ...served });
  if (!isFrom(request, { origins: [origins.studio, origins.files], sites: ["same-origin", "same-site"] }))
    return refuse(response, 403, "Files are for the studio's own pages only.");
  const [, first = "", ...rest] = path.split("/");
  if (isKey(first, served.key)) return answerKeyed(exchange, { path: rest.join("/"), origins, ...served });
  return answerPageFile(exchange, path, served);
}

/** The scripts, styles and fonts of the previews and the viewer, the same on every computer. */
async function answerPageFile(exchange: Exchange, path: string, { page, kit }: Served): Promise<void> {
  const folders = [
    ...(page !== undefined && /^\/(?:assets|tours|fonts)\//.test(path) ? [page] : []),
    ...(kit !== undefined && /^\/(?:assets|widgets|fonts)\//.test(path) ? [siteKitFiles(kit)] : []),
  ];
  for (const folder of folders) {
    const file = await findFile(folder, path);
    if (file !== undefined) return sendFile(exchange, file).catch(() => refuse(exchange.response, 404, nothing));
  }
  refuse(exchange.response, 404, nothing);
}

const nothing = "There is nothing here.";

type FolderContext = Served & { readonly path: string; readonly origins: Origins };

/** For the frame of a tour, which has an opaque origin ("null"); published files also for the studio's page. */
async function answerForeign(
  { request, response }: Exchange,
  { path, origins, tours, session }: FolderContext,
): Promise<void> {
  const { origin } = request.headers;
  const senders = {
    origins: [origins.studio, origins.files, "null"],
    sites: ["same-origin", "same-site", "cross-site"],
  };
  if (!isFrom(request, senders)) return refuse(response, 403, "Files are for the studio's own pages only.");
  const find = async () => tours.fileOf(path, session.folder);
  const found = await find().catch(() => undefined);
  if (!found) return refuse(response, 404, nothing);
  setCommonHeaders(response, tourPolicy(origins, origins.files + found.within), "cross-origin");
  for (const [name, value] of Object.entries(tourHeaders)) response.setHeader(name, value);
  // The frame's own scripts may request its files by `fetch`, which needs the permission.
  response.setHeader("Access-Control-Allow-Origin", origin === "null" ? "null" : origins.studio);
  response.setHeader("Vary", "Origin");
  await sendFile({ request, response }, found.file).catch(() => refuse(response, 404, nothing));
}

/** Requests that need the key: files of the folder, and content generated from them on the fly. */
async function answerKeyed(exchange: Exchange, context: FolderContext): Promise<void> {
  const { response } = exchange;
  // The studio's page reads pixels of pictures, and compares files.
  response.setHeader("Access-Control-Allow-Origin", context.origins.studio);
  try {
    if (!(await answersKeyed(exchange, context))) refuse(response, 404, nothing);
  } catch (error) {
    if (response.headersSent) throw error;
    refuse(response, 404, error instanceof StudioError ? error : nothing);
  }
}

/** Whether there is such a file. @throws StudioError if it cannot be read */
async function answersKeyed(exchange: Exchange, context: FolderContext): Promise<boolean> {
  const { request, response } = exchange;
  const { path, origins, session, page, key, tours, pdfs } = context;
  const root = `${origins.files}/${key}/`;
  const { searchParams } = new URL(request.url ?? "/", origins.files);
  const [mount = ""] = path.split("/", 1);
  const rest = path.slice(mount.length + 1);
  switch (mount === path ? path : `${mount}/`) {
    case "preview.html":
      if (page === undefined) return false;
      response.setHeader("Content-Security-Policy", previewPolicy(origins, root));
      await sendFile(exchange, join(page, "preview.html"));
      return true;
    case "pdf": {
      const requested = { index: Number(searchParams.get("page")), widthPx: Number(searchParams.get("width")) };
      const picture = await pdfs.page(session.folder, searchParams.get("path") ?? "", requested);
      response.writeHead(200, { "Content-Type": "image/jpeg" }).end(picture);
      return true;
    }
    case "scene/":
      return answerScene({ ...exchange, folder: session.folder }, rest);
    case "site/":
      return answerSite(exchange, { ...context, path: rest, root });
    case "visit/":
      response.setHeader("Content-Security-Policy", viewerPolicy(origins, root));
      return answerVisit({ ...exchange, folder: session.folder }, rest);
    case "preview/": {
      const made = await previewAnswer(rest, { session, searchParams, tours });
      if (made) sendJson(response, 200, made);
      else await sendFile(exchange, await sourcePlace(session.folder, rest));
      return true;
    }
    case "files/":
      await sendFile(exchange, await sourcePlace(session.folder, rest));
      return true;
    default:
      return false;
  }
}

/** A page of the website that the saved draft would become, its colours, and the owner's own files in it. */
async function answerSite(
  exchange: Exchange,
  { path, root, origins, site, session }: FolderContext & { readonly root: string },
): Promise<boolean> {
  const { response } = exchange;
  const below = "project/";
  if (path.startsWith(below)) {
    await sendFile(exchange, await sourcePlace(session.folder, path.slice(below.length)));
    return true;
  }
  if (!site) return false;
  const { html, sheet } = await site.pageAt(session.folder, isBrandSheet(path) ? "/" : `/${path}`);
  if (isBrandSheet(path)) response.writeHead(200, { "Content-Type": "text/css; charset=utf-8" }).end(sheet);
  else {
    response.setHeader("Content-Security-Policy", sitePolicy(origins, root));
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" });
    response.end(previewHtml(html, new URL(`${root}site`).pathname));
  }
  return true;
}

/** Generated answers of the preview; the project names pictures relative to its own address. */
async function previewAnswer(
  name: string,
  { session, searchParams, tours }: Pick<Served, "session" | "tours"> & { readonly searchParams: URLSearchParams },
): Promise<object | undefined> {
  switch (name) {
    case "project.json":
      return withTourAddresses(await previewDraft(session.folder), {
        visit: "../visit/",
        foreign: (folder) => tours.pathOf(folder, session.folder),
      });
    case "texts.json":
      return previewTexts(session.folder, searchParams.get("locale") ?? "");
    case "embedding.json":
      return previewEmbedding(session.folder);
    default:
      return undefined;
  }
}
