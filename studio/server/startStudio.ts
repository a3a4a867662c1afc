import { StudioFault, systemCode } from "./StudioFault.ts";
import { startStudioServer } from "./web/studioServer.ts";

// npm run studio [-- folder]: serves the studio until Ctrl+C. There is no page yet: only what it will ask.
const port = Number(process.env["KULLA_STUDIO_PORT"] ?? 4180);
const [folder] = process.argv.slice(2);
try {
  const studio = await startStudioServer({ port });
  if (folder !== undefined) {
    await studio.session.open(folder).catch(async (error: unknown) => {
      await studio.close();
      throw error;
    });
  }
  process.stdout.write(`\n  Studio   ${studio.address}\n  Folder   ${folder ?? "none yet"}\n\n  Stop with Ctrl+C.\n`);
  await new Promise<void>((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, resolve);
  });
  await studio.close();
} catch (error) {
  const isTaken = systemCode(error) === "EADDRINUSE";
  if (!isTaken && !(error instanceof StudioFault)) throw error;
  const taken = `Port ${port} is taken: is the studio running already? KULLA_STUDIO_PORT=4181 takes another.`;
  process.stderr.write(`${error instanceof StudioFault ? error.message : taken}\n`);
  process.exitCode = 1;
}
