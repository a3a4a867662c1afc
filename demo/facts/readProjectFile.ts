import type { FileApartment, FileFloor, FileLayout, HomeKind, ProjectFile } from "./projectFile.ts";

type AreaKind = "net" | "common" | "total" | "balcony" | "terrace" | "garden";

type AnyApartment = Omit<FileApartment, "label" | "kind"> & {
  readonly label?: string;
  /** Version 1 has it in place of a label. */
  readonly number?: number;
  readonly kind?: HomeKind;
  /** m2 by kind; version 1 has one `area`. */
  readonly areas?: Readonly<Partial<Record<AreaKind, number>>>;
};
type AnyFloor = Omit<FileFloor, "apartments"> & { readonly apartments?: readonly AnyApartment[] };
type AnyLayout = Omit<FileLayout, "pictures"> & Partial<Pick<FileLayout, "pictures">>;
type AnyFile = Partial<Omit<ProjectFile, "floors" | "layouts">> &
  Pick<ProjectFile, "name"> & {
    readonly mainArea?: AreaKind;
    readonly floors?: readonly AnyFloor[];
    readonly layouts?: readonly AnyLayout[];
  };

/** A project file of version 1 or 2 as the site reads it: by labels, with one area a home, and lists where it has none. */
export function readProjectFile(json: unknown): ProjectFile {
  const { mainArea = "net", floors = [], towers = [], layouts = [], contact = {}, ...file } = json as AnyFile;
  const read = ({ label, number, kind = "home", areas, ...home }: AnyApartment): FileApartment => {
    const area = areas?.[mainArea] ?? home.area;
    return { ...home, label: label ?? String(number ?? home.id), kind, ...(area !== undefined && { area }) };
  };
  return {
    ...file,
    contact,
    towers,
    layouts: layouts.map(({ pictures = [], ...layout }) => ({ ...layout, pictures })),
    floors: floors.map(({ apartments = [], ...floor }) => ({ ...floor, apartments: apartments.map(read) })),
  };
}
