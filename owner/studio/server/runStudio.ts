import { StudioError, systemCode } from "./StudioError.ts";
import type { Sample } from "./folder/sampleFolder.ts";
import { startStudioServer } from "./web/studioServer.ts";
import { print, printError } from "../../system/terminal/print.ts";

type Options = {
  /** The owner's folder; if missing, the page asks for it. */
  readonly folder: string | undefined;
  /** The folder of the built page. */
  readonly page: string;
  /** The folder of the package, which contains the parts of a website. */
  readonly kit: string;
  /** Exactly this port; 0: any free one. If missing: KULLA_STUDIO_PORT or else 4180, or the next free one after it. */
  readonly port?: number;
  /** The sample project that the page offers, if there is one. */
  readonly sample?: Sample;
};

/** Serves the studio until Ctrl+C, and prints its address; returns the exit code. */
export async function runStudio({ folder, page, kit, port, sample }: Options): Promise<number> {
  const firstPort = port ?? Number(process.env["KULLA_STUDIO_PORT"] ?? 4180);
  const ports = Array.from({ length: 100 }, (_, index) => firstPort + index);
  try {
    const studio = await startStudioServer({
      port: port ?? (firstPort === 0 ? 0 : ports),
      page,
      kit,
      ...(sample && { sample }),
    });
    if (port === undefined && firstPort !== 0 && studio.port !== firstPort)
      print([`Port ${firstPort} is in use, so the studio uses ${studio.port} (KULLA_STUDIO_PORT sets another).`]);
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
    const isPortInUse = systemCode(error) === "EADDRINUSE";
    if (!isPortInUse && !(error instanceof StudioError)) throw error;
    const portMessage =
      port === undefined
        ? `Ports ${firstPort} to ${ports.at(-1) ?? firstPort} are in use: set another with KULLA_STUDIO_PORT.`
        : `Port ${port} is in use: is the studio running already? Choose another with --port.`;
    printError(error instanceof StudioError ? error.message : portMessage);
    return 1;
  }
}
