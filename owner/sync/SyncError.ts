/** Why a sync is impossible, as a sentence for the owner. It never quotes the sheet, which may contain data about buyers. */
export class SyncError extends Error {
  override readonly name = "SyncError";
}
