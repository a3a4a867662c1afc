import { StudioFault, systemCode } from "./StudioFault.ts";
import type { Sample } from "./folder/sampleFolder.ts";
import { startStudioServer } from "./web/studioServer.ts";
import { print, printError } from "../../terminal/print.ts";

type Run = {
  /** The owner's; without one the page asks for it. */
  readonly folder: string | undefined;
  /** Where the built page lies. */
  readonly page: string;
  /** The folder of the package, with the parts of a website. */
  readonly kit: string;
  /** This one and no other; 0 takes a free one. Missing: 4180, or what KULLA_STUDIO_PORT says, or the next that is free. */
  readonly port?: number;
  /** A project to try things on, where there is one. */
  readonly sample?: Sample;
};

/** Serves the studio until Ctrl+C, and prints its address; gives the exit code. */
export async function runStudio({ folder, page, kit, port, sample }: Run): Promise<number> {
  const wanted = port ?? Number(process.env["KULLA_STUDIO_PORT"] ?? 4180);
  const next = Array.from({ length: 100 }, (_, index) => wanted + index);
  try {
    const studio = await startStudioServer({
      port: port ?? (wanted === 0 ? 0 : next),
      page,
      kit,
      ...(sample && { sample }),
    });
    if (port === undefined && wanted !== 0 && studio.port !== wanted)
      print([`Port ${wanted} is taken, so the studio gets ${studio.port} (KULLA_STUDIO_PORT chooses another).`]);
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
    const taken = `Port ${wanted} is taken: is the studio running already? KULLA_STUDIO_PORT=4181 takes another.`;
    printError(error instanceof StudioFault ? error.message : taken);
    return 1;
  }
}
