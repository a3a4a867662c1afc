import type { IncomingMessage, ServerResponse } from "node:http";
import type { DraftAnswer, SiteAnswer, StudioState, VersionsAnswer } from "../../draft/api.ts";
import { maxDraftBytes, readPreviousDraft, readDraftText } from "../draft/draftFile.ts";
import { parseDraft } from "../draft/parsedDraft.ts";
import { maxSheetBytes, readOwnSheet } from "../draft/readOwnSheet.ts";
import { readSiteFile } from "../draft/siteFile.ts";
import { addSource } from "../folder/addSource.ts";
import { browseFolders } from "../folder/browseFolders.ts";
import { ownNames } from "../folder/folderPath.ts";
import { listSources, publishedPlace, readSourceFile, sourcePlace, type OwnerFolder } from "../folder/ownerFolder.ts";
import { showFolder } from "../folder/showFolder.ts";
import { checkDrawings, checkFolder } from "../publish/checkFolder.ts";
import { checkPicture } from "../publish/makePicture.ts";
import { pdfFacts, type PdfReader } from "../publish/brochure/pdfPages.ts";
import { currentVersion, previousVersions } from "../publish/publishedFolder.ts";
import { isUploadConfirmed } from "../publish/uploadConsent.ts";
import { StudioError } from "../StudioError.ts";
import type { MailRelay } from "../testMessage/mailRelay.ts";
import type { FolderServer } from "./folderServer.ts";
import { sendJson } from "./reply.ts";
import { bodyParts, readBody, readJsonBody } from "./requestBody.ts";
import { failureOf, type StudioSession } from "./StudioSession.ts";
import type { EventClients } from "./eventClients.ts";

export type StudioContext = {
  readonly session: StudioSession;
  readonly eventClients: EventClients;
  /** The origin of the owner's files. */
  readonly files: FolderServer;
  readonly pdfs: PdfReader;
  readonly mail: MailRelay;
};

type RouteContext = StudioContext & {
  /** The name of this computer in the page's requests. */
  readonly hostname: string;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
};

/** The page's API, for requests with the token; requests that change something are a POST or PUT. */
const routes: Readonly<Record<string, (call: RouteContext) => unknown>> = {
  "GET /api/state": (call) => stateOf(call),
  "GET /api/events": ({ eventClients, response }) => eventClients.add(response),
  "GET /api/folders": ({ url }) => browseFolders(url.searchParams.get("path") ?? undefined),
  "POST /api/folder": async (call) => {
    await call.session.open(textOf(await readJsonBody(call.request, small), "folder"));
    return stateOf(call);
  },
  "POST /api/sample": async (call) => {
    await call.session.openSample();
    return stateOf(call);
  },
  "GET /api/draft": ({ session }) => draftAnswer(session),
  "PUT /api/draft": async ({ session, request }) => {
    const { draft, revision } = await readJsonBody(request, maxDraftBytes);
    return { revision: await session.save(draft, String(revision)) };
  },
  "POST /api/draft/restore": async ({ session }) => ({ revision: await session.restore() }),
  // A site.json may be edited by hand while the studio is open.
  "GET /api/site": async ({ session }): Promise<SiteAnswer> => ({ site: await readSiteFile(session.folder) }),
  "GET /api/files": async ({ session }) => ({ files: await listSources(session.folder) }),
  "POST /api/files": async ({ session, request, url }) => {
    await addSource(session.folder, {
      path: url.searchParams.get("path") ?? "",
      parts: bodyParts(request, largestFile),
    });
    return { added: true };
  },
  // POST: a picture, decoded completely before it is put into the folder; GET: one that is already there.
  "POST /api/pictures": async ({ session, request, url }) => {
    const path = url.searchParams.get("path") ?? "";
    await addSource(session.folder, {
      path,
      parts: bodyParts(request, largestFile),
      check: (place) => checkUploaded(place, path),
    });
    return { added: true };
  },
  "GET /api/pictures": async ({ session, url }) => {
    const path = url.searchParams.get("path") ?? "";
    await checkUploaded(await sourcePlace(session.folder, path), path);
    return { whole: true };
  },
  // The address that a tour made elsewhere is shown from.
  "POST /api/foreign": async ({ files, hostname, request }) => ({
    address: files.tourAt(hostname, textOf(await readJsonBody(request, small), "folder")),
  }),
  // A list of apartments, read but not stored.
  "POST /api/sheet": async ({ request }) => ({ sheets: await readOwnSheet(await readBody(request, maxSheetBytes)) }),
  // POST: a brochure, inspected before it is put into the folder; GET: the one that is already there.
  "POST /api/pdf": async ({ request, url }) =>
    pdfFacts(await readBody(request, largestFile), url.searchParams.get("path") ?? ""),
  "GET /api/pdf": ({ session, pdfs, url }) => pdfs.facts(session.folder, url.searchParams.get("path") ?? ""),
  // Properties of the draft's drawings that the page cannot see.
  "GET /api/drawings": async ({ session }) => ({ problems: await checkDrawings(session.folder) }),
  "GET /api/check": ({ session }) => checkFolder(session.folder),
  "GET /api/versions": async ({ session }): Promise<VersionsAnswer> => {
    const [present, before] = [await currentVersion(session.folder), await previousVersions(session.folder)];
    const versions = [...(present ? [present] : []), ...before];
    return {
      isPublished: present !== undefined,
      versions: versions.map(({ number, publishedAt }) => ({ number, publishedAt })),
    };
  },
  "POST /api/versions/back": async (call) => {
    const { number } = await readJsonBody(call.request, small);
    if (typeof number !== "number" || !Number.isSafeInteger(number)) throw wrong("number");
    call.session.back(number);
    return stateOf(call);
  },
  "POST /api/publish": (call) => {
    call.session.publish();
    return stateOf(call);
  },
  "POST /api/published/show": async ({ session }) => {
    if (!(await currentVersion(session.folder))) throw new StudioError("missing", "Nothing is published yet.");
    return { shown: await showFolder(publishedPlace(session.folder)) };
  },
  "POST /api/stop": (call) => {
    call.session.stop();
    return stateOf(call);
  },
  "POST /api/test-message": async ({ session, request, url }) => {
    const body = await readJsonBody(request, small);
    const fields = { confirmed: textOf(body, "confirmed"), language: textOf(body, "language") };
    return session.testMessage({ ...fields, page: request.headers.origin ?? url.origin });
  },
  // The route by which the page's e-mail library reaches the service.
  "POST /api/test-message/relay": async ({ session, mail, request }) => ({
    path: mail.open(await session.mailUrl(textOf(await readJsonBody(request, small), "confirmed"))),
  }),
  // Whether the owner has agreed to this command before.
  "GET /api/upload": async ({ session, url }) => ({
    confirmed: await isUploadConfirmed(session.folder, url.searchParams.get("command") ?? ""),
  }),
  "POST /api/upload": async (call) => {
    const { session } = call;
    const body = await readJsonBody(call.request, small);
    const command = textOf(body, "command");
    if (body["confirmed"] !== true && !(await isUploadConfirmed(session.folder, command)))
      throw new StudioError("upload", "The upload command must be confirmed first: review it and agree.");
    session.upload(command);
    return stateOf(call);
  },
};

/** Without the picture library, pictures are accepted unchecked: publishing requires the library. */
async function checkUploaded(place: string, path: string): Promise<void> {
  await checkPicture(place, path).catch((error: unknown) => {
    if (!(error instanceof StudioError) || error.code !== "noSharp") throw error;
  });
}

const small = 64 * 1024;
const largestFile = 300 * 1024 * 1024;

const wrong = (name: string) => new StudioError("badRequest", `"${name}" is missing or wrong.`);

function textOf(body: Readonly<Record<string, unknown>>, name: string): string {
  const value = body[name];
  if (typeof value !== "string" || value === "") throw wrong(name);
  return value;
}

/** The work continues after the answer; the eventClients are notified. */
async function stateOf({ session, files, hostname }: RouteContext): Promise<StudioState> {
  return { ...(await session.state()), addresses: files.addressesAt(hostname) };
}

/** A file's text; null if there is no readable one. */
const textIn = (folder: OwnerFolder, path: string): Promise<string | null> =>
  readSourceFile(folder, path, maxDraftBytes)
    .then((bytes) => bytes.toString("utf8"))
    .catch(() => null);

/** Its raw text, even if it is unreadable as a draft: the page explains why, and offers the previous one. */
async function draftAnswer(session: StudioSession): Promise<DraftAnswer> {
  const { text, revision } = await readDraftText(session.folder);
  const site = await readSiteFile(session.folder);
  if (text === undefined) return { text: null, revision, site, project: await textIn(session.folder, "project.json") };
  try {
    parseDraft(text, ownNames.draft);
    return { text, revision, site };
  } catch (error) {
    const hasPreviousDraft = (await readPreviousDraft(session.folder)) !== undefined;
    return { text: null, revision, failure: failureOf(error), hasPreviousDraft };
  }
}

const statuses: Readonly<Record<string, number>> = {
  draftChanged: 409,
  inUse: 409,
  otherFolder: 409,
  exists: 409,
  missing: 404,
  noFolder: 404,
  full: 507,
  notWritable: 403,
  unexpected: 500,
};

/** Whether the call is known; if so, answers it, including with errors. */
export async function handleApiRequest(call: RouteContext): Promise<boolean> {
  const { request, response, url } = call;
  const name = `${request.method} ${url.pathname}`;
  const work = Object.hasOwn(routes, name) ? routes[name] : undefined;
  if (!work) return false;
  try {
    const answer = await work(call);
    if (answer !== undefined) sendJson(response, 200, answer);
  } catch (error) {
    const failure = failureOf(error);
    // The rest of a request that was not read to its end is not waited for.
    if (!request.complete) response.setHeader("Connection", "close");
    sendJson(response, statuses[failure.code] ?? 400, { failure });
  }
  return true;
}
