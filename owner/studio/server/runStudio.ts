import { StudioFault, systemCode } from "./StudioFault.ts";
import type { Sample } from "./folder/sampleFolder.ts";
import { startStudioServer } from "./web/studioServer.ts";
import { print, printError } from "../../terminal/print.ts";

type Run = {
  /** The owner's; without one the page asks for it. */
  readonly folder: string | undefined;
  /** Where the built page lies. */
  readonly page: string;
  /** 4180, or what KULLA_STUDIO_PORT says; 0 takes a free one. */
  readonly port?: number;
  /** A project to try things on, where there is one. */
  readonly sample?: Sample;
};

/** Serves the studio until Ctrl+C, and prints its address; gives the exit code. */
export async function runStudio({
  folder,
  page,
  port = Number(process.env["KULLA_STUDIO_PORT"] ?? 4180),
  sample,
}: Run): Promise<number> {
  try {
    const studio = await startStudioServer({ port, page, ...(sample && { sample }) });
    if (folder !== undefined) {
      await studio.session.open(folder).catch(async (error: unknown) => {
        await studio.close();
        throw error;
      });
    }
    print(["", `  Studio   ${studio.address}`, `  Folder   ${folder ?? "none yet"}`, "", "  Stop with Ctrl+C."]);
    await new Promise<void>((resolve) => {
      for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, resolve);
    });
    await studio.close();
    return 0;
  } catch (error) {
    const isTaken = systemCode(error) === "EADDRINUSE";
    if (!isTaken && !(error instanceof StudioFault)) throw error;
    const taken = `Port ${port} is taken: is the studio running already? KULLA_STUDIO_PORT=4181 takes another.`;
    printError(error instanceof StudioFault ? error.message : taken);
    return 1;
  }
}
