import type {
  Failure,
  TestMessageAnswer,
  MovedAside,
  Progress,
  PublishResult,
  StudioState,
  Work,
  WorkEnd,
  WorkResults,
} from "../../draft/api.ts";
import { restoreDraft, saveDraft } from "../draft/draftFile.ts";
import { lockFolder, type FolderLock } from "../folder/folderLock.ts";
import { PriceFileError } from "../../../sync/prices/priceFile.ts";
import { ownNames } from "../folder/folderPath.ts";
import { findFolder, type OwnerFolder } from "../folder/ownerFolder.ts";
import { makeSample, type Sample, sampleFacts } from "../folder/sampleFolder.ts";
import { confirmedTarget, type Sending, sendTestMessage } from "../testMessage/testMessage.ts";
import { bringBack, recoverPublished } from "../publish/publishedFolder.ts";
import { publishFolder, readDraftOfFolder, type Published } from "../publish/publishFolder.ts";
import { uploadPublished } from "../publish/uploadPublished.ts";
import { dropReceivedAgreements } from "../draft/receivedAgreements.ts";
import { StudioError } from "../StudioError.ts";
import type { EventClients } from "./eventClients.ts";

type Opened = {
  readonly folder: OwnerFolder;
  readonly lock: FolderLock;
  /** Grows while the folder is open. */
  readonly movedAside: MovedAside[];
};

type Doing = { readonly work: Work; readonly stop: AbortController; readonly ended: Promise<void> };

/** The session's part of the state: addresses are the web server's. */
export type SessionState = Omit<StudioState, "addresses">;

/** The state of a running studio: at most one folder is open, and its published folder has at most one operation at a time. */
export class StudioSession {
  readonly #eventClients: EventClients;
  readonly #viewer: string | undefined;
  readonly #sample: Sample | undefined;
  #opened: Opened | undefined;
  #doing: Doing | undefined;
  #progress: Progress | null = null;
  /** Saves run one after the other: each is based on the previous one. */
  #saving: Promise<unknown> = Promise.resolve();

  /** `viewer`: the folder of the tours' viewer, for publishing. */
  constructor(
    eventClients: EventClients,
    { viewer, sample }: { readonly viewer?: string | undefined; readonly sample?: Sample | undefined } = {},
  ) {
    this.#eventClients = eventClients;
    this.#viewer = viewer;
    this.#sample = sample;
  }

  /** @throws StudioError if none is open */
  get folder(): OwnerFolder {
    return this.#here.folder;
  }

  async state(): Promise<SessionState> {
    return {
      folder: this.#opened?.folder.root ?? null,
      sample: this.#sample ? await sampleFacts(this.#sample) : null,
      doing: this.#doing?.work ?? null,
      progress: this.#progress,
      movedAside: this.#opened?.movedAside ?? [],
    };
  }

  isAnyOpen(): boolean {
    return this.#opened !== undefined;
  }

  /** Whether a window's folder is the open one. */
  isOpen(root: string): boolean {
    return this.#opened?.folder.root === root;
  }

  /** Closes the open folder first. @throws StudioError if the new one does not exist, or another process has it */
  open(path: string): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#doing) throw new StudioError("inUse", "The open folder is being published: wait, or stop it.");
      const folder = await findFolder(path);
      if (this.#opened?.folder.root === folder.root) return;
      const lock = await lockFolder(folder, "the studio");
      const receive = async () => {
        if (lock.isNew) await dropReceivedAgreements(folder);
        await recoverPublished(folder);
      };
      await receive().catch(async (error: unknown) => {
        await lock.release();
        throw error;
      });
      await this.#opened?.lock.release();
      this.#opened = { folder, lock, movedAside: movedAside(ownNames.work, lock.movedAside) };
      this.#eventClients.send("folder", { folder: folder.root });
    });
  }

  /** Opens the owner's copy of the sample, created if necessary. @throws StudioError */
  async openSample(): Promise<void> {
    if (!this.#sample) throw new StudioError("missing", "There is no sample here.");
    await makeSample(this.#sample);
    await this.open(this.#sample.copy);
  }

  /** Returns the new revision. @throws StudioError */
  save(draft: unknown, revision: string): Promise<string> {
    return this.#inHere(async (at) => this.#tellDraft(await saveDraft({ ...at, draft, revision })));
  }

  /** Restores the previous draft. @throws StudioError */
  restore(): Promise<string> {
    return this.#inHere(async ({ folder, lock }) => this.#tellDraft((await restoreDraft(folder, lock)).revision));
  }

  publish(): void {
    const onProgress = (progress: Progress): void => {
      this.#progress = progress;
      this.#eventClients.send("progress", progress);
    };
    this.#begin("publish", async (at, signal) =>
      this.#noteAside(at, brief(await publishFolder({ ...at, viewer: this.#viewer, signal, onProgress }))),
    );
  }

  /** `confirmed`: the command that the owner was shown and agreed to, now or before. */
  upload(confirmed: string): void {
    const onOutput = (output: string) => this.#eventClients.send("output", { output });
    this.#begin("upload", async ({ folder }, signal) => {
      const { uploadCommand: command } = await readDraftOfFolder(folder);
      if (command === undefined) throw new StudioError("upload", "The draft names no upload command.");
      await uploadPublished({ folder, command, confirmed, onOutput, signal });
      return {};
    });
  }

  /** @throws StudioError */
  async testMessage(request: Pick<Sending, "confirmed" | "page" | "language">): Promise<TestMessageAnswer> {
    const { draft } = await readDraftOfFolder(this.folder);
    return sendTestMessage({ ...request, draft });
  }

  /** Where the e-mail service accepts the saved draft's inquiries, if the owner was shown this address. @throws StudioError */
  async mailUrl(confirmed: string): Promise<string> {
    const { draft } = await readDraftOfFolder(this.folder);
    const { kind, url } = confirmedTarget({ draft, confirmed });
    if (kind !== "mail")
      throw new StudioError("testMessage", "Inquiries go to the owner's own system: check it again.");
    return url;
  }

  back(number: number): void {
    this.#begin("back", async (at) => {
      const { version, movedAside: to, priceFailure } = await bringBack(at.folder, number);
      return this.#noteAside(at, {
        number: version.number,
        movedAside: movedAside(ownNames.published, to),
        ...(priceFailure && { priceFailure: failureOf(priceFailure) }),
      });
    });
  }

  stop(): void {
    this.#doing?.stop.abort();
  }

  async close(): Promise<void> {
    this.stop();
    await this.#doing?.ended;
    await this.#saving;
    await this.#opened?.lock.release();
    this.#opened = undefined;
  }

  get #here(): Opened {
    if (!this.#opened) throw new StudioError("noFolder", "No folder is open yet.");
    return this.#opened;
  }

  /** Remembers what was moved aside, for eventClients that request the state later. */
  #noteAside<T extends { readonly movedAside: readonly MovedAside[] }>(at: Opened, result: T): T {
    at.movedAside.push(...result.movedAside);
    return result;
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = this.#saving.then(work, work);
    this.#saving = next.catch(() => undefined);
    return next;
  }

  /** Queued, and only if the folder is still the one that was open at the request. */
  #inHere<T>(work: (at: Opened) => Promise<T>): Promise<T> {
    const openedAtRequest = this.#opened;
    return this.#inTurn(async () => {
      if (openedAtRequest !== undefined && openedAtRequest !== this.#opened) throw otherFolder();
      return work(this.#here);
    });
  }

  #tellDraft(revision: string): string {
    this.#eventClients.send("draft", { revision });
    return revision;
  }

  #begin<Name extends Work>(work: Name, run: (at: Opened, signal: AbortSignal) => Promise<WorkResults[Name]>): void {
    const at = this.#here;
    if (this.#doing) throw new StudioError("inUse", "The folder is being published or uploaded already.");
    const stop = new AbortController();
    const end = (result: WorkEnd<WorkResults[Name]>): void => {
      [this.#doing, this.#progress] = [undefined, null];
      this.#eventClients.sendEnd(work, result);
    };
    const ended = run(at, stop.signal).then(
      (result) => end({ result }),
      (error: unknown) => end({ failure: failureOf(error) }),
    );
    this.#doing = { work, stop, ended };
  }
}

/** For a window that still works on the previous folder. */
export const otherFolder = () => new StudioError("otherFolder", "Another folder is open in the studio now.");

/** Blocking problems, without warnings; a version without its list of files, which is long. */
function brief(published: Published): PublishResult {
  if (published.kind === "refused") {
    const problems = published.problems.filter(({ severity }) => severity === "block");
    return { kind: "refused", problems, movedAside: [] };
  }
  const { kind, version, leftOut, priceFailure } = published;
  const aside = movedAside(ownNames.published, published.movedAside);
  return {
    kind,
    number: version.number,
    publishedAt: version.publishedAt,
    leftOut,
    movedAside: aside,
    ...(priceFailure && { priceFailure: failureOf(priceFailure) }),
  };
}

const movedAside = (from: string, to: string | undefined): MovedAside[] => (to === undefined ? [] : [{ from, to }]);

/** In the page's format. */
export function failureOf(error: unknown): Failure {
  if (error instanceof StudioError || error instanceof PriceFileError)
    return { code: error.code, message: error.message };
  return { code: "unexpected", message: error instanceof Error ? error.message : String(error) };
}
