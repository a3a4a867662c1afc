import type { PdfFacts } from "../../api.ts";
import { pathOfAddress } from "../../draft/file/folderAddress.ts";
import { askStudio, type Answer } from "./askStudio.ts";

export const isPdf = ({ name, type }: File): boolean => type === "application/pdf" || /\.pdf$/i.test(name);

const query = (values: Readonly<Record<string, string>>): string => new URLSearchParams(values).toString();

/** Looks at a PDF that is not in the folder yet: what is none, locked or cut off never gets there. */
export const lookAtPdf = (file: File): Promise<Answer<PdfFacts>> =>
  askStudio(`/api/pdf?${query({ path: file.name })}`, { method: "POST", body: file });

/** One that lies in the folder. */
export const askPdf = (path: string): Promise<Answer<PdfFacts>> => askStudio(`/api/pdf?${query({ path })}`);

/** The file of the folder that a project's address names; what is none is asked for as it is. */
export const fileOfAddress = (address: string): string => pathOfAddress(address) ?? address;
