import { Unzip, UnzipInflate } from "fflate";
import { sheetLimits, sizeFault } from "../cells/row.ts";
import { SyncFault } from "../SyncFault.ts";

/** A kilobyte of a bomb is a megabyte: what one piece unpacks to stays small. */
const pieceBytes = 16 * 1024;

const tooMuch = (): SyncFault => new SyncFault("The Excel file unpacks to more than 64 MB: it is no list of homes.");

/**
 * Unpacks an Excel file piece by piece and forgets it, before its reader takes memory for what it says of itself: one cell far
 * out makes a sheet of millions.
 * @throws SyncFault where it is too large
 */
export function checkXlsx(bytes: Uint8Array): void {
  let total = 0;
  const unzip = new Unzip((file) => {
    if ((file.originalSize ?? 0) > sheetLimits.bytes) throw tooMuch();
    const take = /^xl\/worksheets\/[^/]*\.xml$/i.test(file.name) ? addressReader() : undefined;
    file.ondata = (error, data) => {
      if (error) throw error;
      total += data.length;
      if (total > sheetLimits.bytes) throw tooMuch();
      take?.(data);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length; at += pieceBytes) {
      unzip.push(bytes.subarray(at, at + pieceBytes), at + pieceBytes >= bytes.length);
    }
  } catch (error) {
    // What else is wrong with it its reader tells.
    if (error instanceof SyncFault) throw error;
  }
}

const address = /\br=["']([A-Z]{1,9})?(\d{1,15})["']/g;

/** Looks at the addresses of rows and cells, also where a piece ends within one. */
function addressReader(): (data: Uint8Array) => void {
  let rest = "";
  return (data) => {
    const text = rest + Buffer.from(data).toString("latin1");
    for (const [, letters = "", row = ""] of text.matchAll(address)) {
      const fault = sizeFault({ rows: Number(row), columns: columnNumber(letters) });
      if (fault !== undefined) throw new SyncFault(fault);
    }
    rest = text.slice(-40);
  };
}

/** "A" is 1, "XFD" 16384. */
const columnNumber = (letters: string): number =>
  letters.split("").reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
