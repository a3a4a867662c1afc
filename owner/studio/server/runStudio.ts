import { StudioError, systemCode } from "./StudioError.ts";
import type { Sample } from "./folder/sampleFolder.ts";
import { startStudioServer } from "./web/studioServer.ts";
import { print, printError } from "../../system/terminal/print.ts";

type Run = {
  /** The owner's folder; without one the page requests it. */
  readonly folder: string | undefined;
  /** The folder of the built page. */
  readonly page: string;
  /** The package's folder, with the parts of a website. */
  readonly kit: string;
  /** Exactly this port; 0 uses a free one. Missing: 4180, or KULLA_STUDIO_PORT, or the next free one. */
  readonly port?: number;
  /** A sample project, if there is one. */
  readonly sample?: Sample;
};

/** Serves the studio until Ctrl+C, and prints its address; returns the exit code. */
export async function runStudio({ folder, page, kit, port, sample }: Run): Promise<number> {
  const firstPort = port ?? Number(process.env["KULLA_STUDIO_PORT"] ?? 4180);
  const next = Array.from({ length: 100 }, (_, index) => firstPort + index);
  try {
    const studio = await startStudioServer({
      port: port ?? (firstPort === 0 ? 0 : next),
      page,
      kit,
      ...(sample && { sample }),
    });
    if (port === undefined && firstPort !== 0 && studio.port !== firstPort)
      print([`Port ${firstPort} is in use, so the studio uses ${studio.port} (KULLA_STUDIO_PORT chooses another).`]);
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
    if (!isTaken && !(error instanceof StudioError)) throw error;
    const portInUse = `Port ${firstPort} is in use: is the studio running already? KULLA_STUDIO_PORT=4181 uses another.`;
    printError(error instanceof StudioError ? error.message : portInUse);
    return 1;
  }
}
