/** Why nothing can be synced, as a sentence for the owner. It never quotes the sheet: what stands there may be about buyers. */
export class SyncFault extends Error {
  override readonly name = "SyncFault";
}
