import type { PdfFacts } from "../../draft/api.ts";
import { pathOfAddress } from "../../draft/file/folderAddress.ts";
import { askStudio, type Answer } from "./askStudio.ts";

export const isPdf = ({ name, type }: File): boolean => type === "application/pdf" || /\.pdf$/i.test(name);

const query = (values: Readonly<Record<string, string>>): string => new URLSearchParams(values).toString();

/** Examines a PDF before it is copied into the folder, so that invalid, locked or damaged files never get there. */
export const lookAtPdf = (file: File): Promise<Answer<PdfFacts>> =>
  askStudio(`/api/pdf?${query({ path: file.name })}`, { method: "POST", body: file });

/** Examines a PDF that is in the folder. */
export const askPdf = (path: string): Promise<Answer<PdfFacts>> => askStudio(`/api/pdf?${query({ path })}`);

/** The path of the file that a project's address names; an address that is not a path is returned unchanged. */
export const fileOfAddress = (address: string): string => pathOfAddress(address) ?? address;
