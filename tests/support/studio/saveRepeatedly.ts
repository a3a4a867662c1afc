// Saves drafts one after the other until it is killed, and reports each saved one. Run by tests/unit/owner/studioServer/crash.test.ts.
import { readDraftText, saveDraft } from "../../../owner/studio/server/draft/draftFile.ts";
import { lockFolder } from "../../../owner/studio/server/folder/folderLock.ts";
import { findFolder } from "../../../owner/studio/server/folder/ownerFolder.ts";

const [path = ""] = process.argv.slice(2);
const folder = await findFolder(path);
const lock = await lockFolder(folder, "the studio");
let { revision } = await readDraftText(folder);
/** As many bytes as a draft of 2,000 apartments has. */
const apartments = Array.from({ length: 200 }, (_, index) => ({
  id: `b1-${index}`,
  label: `${index}`,
  type: "x".repeat(2000),
}));
const start = Number(process.argv[3] ?? 0);
for (let count = start + 1; ; count += 1) {
  const project = { version: 2, name: "Blloku", towers: [], floors: [{ tower: "b1", floor: 1, apartments }] };
  const draft = { draftVersion: 1, settings: {}, project, count };
  revision = await saveDraft({ folder, lock, draft, revision });
  process.stdout.write(`${count}\n`);
}
