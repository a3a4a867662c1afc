import type { ProjectFile } from "../../../src/project/file/projectShape.ts";
import type { Point } from "../../../src/project/types.ts";
import type { ColumnWords } from "./rows/rowColumns.ts";
import type { OwnColours } from "./settings/colours.ts";
import type { OwnWords } from "./settings/ownWords.ts";
import type { TourNotes } from "./tours/tourNotes.ts";

/** What a draft says beside the project file, always under the key `studio`: it is never published. */
export type PictureNotes = {
  /** The owner's own file, relative to their folder, with "/" between folders. */
  readonly file?: string;
  /** The file that this one was made of, mirrored. */
  readonly mirrorOf?: string;
};

/** How an outline came to be: one that was "filled" may be filled again, all others are left alone. */
export type OutlineOrigin = "drawn" | "filled" | "corrected" | "traced" | "imported";

export type FloorNotes = { readonly outline?: OutlineOrigin; readonly portraitOutline?: OutlineOrigin };

export type ApartmentNotes = {
  /** An unknown status as it was typed; the apartment's `status` applies until a known one is chosen. */
  readonly typedStatus?: string;
};

export type PlanNotes = {
  /** What the owner calls it; without one it is called by its floors. */
  readonly name?: string;
  /** Two pressed points in units of the picture, and how far apart they are in metres. */
  readonly scale?: { readonly from: Point; readonly to: Point; readonly lengthM: number };
};

export type RegionNotes = {
  /** Ids of the apartments it shows, those above each other that share the plan; missing: it is named by the file alone. */
  readonly homes: readonly string[];
};

/** Every picture inside a value may say which file it came from. */
type WithFiles<T> = T extends { readonly src: string; readonly width: number }
  ? T & { readonly studio?: PictureNotes }
  : T extends object
    ? { readonly [Key in keyof T]: WithFiles<T[Key]> }
    : T;

type Files = WithFiles<ProjectFile>;
type Item<List> = List extends readonly (infer Each)[] ? Each : never;
type FileFloor = Item<Files["floors"]>;
type FilePlan = Item<NonNullable<Files["plans"]>>;

export type DraftPicture = NonNullable<DraftLayout["plan"]>;
export type DraftTower = Item<Files["towers"]>;
export type DraftApartment = Item<FileFloor["apartments"]> & { readonly studio?: ApartmentNotes };
export type DraftFloor = Omit<FileFloor, "apartments"> & {
  readonly apartments: readonly DraftApartment[];
  readonly studio?: FloorNotes;
};
export type DraftRegion = Item<FilePlan["regions"]> & { readonly studio?: RegionNotes };
export type DraftPlan = Omit<FilePlan, "regions"> & {
  readonly regions: readonly DraftRegion[];
  readonly studio?: PlanNotes;
};
export type DraftLayout = Item<NonNullable<Files["layouts"]>>;
export type DraftTour = Item<NonNullable<Files["tours"]>> & { readonly studio?: TourNotes };

/** The project file in version 2, its lists always there, with the studio's notes. */
export type DraftProject = Omit<Files, "version" | "floors" | "plans" | "layouts" | "tours"> & {
  readonly version: 2;
  readonly floors: readonly DraftFloor[];
  readonly plans?: readonly DraftPlan[];
  readonly layouts?: readonly DraftLayout[];
  readonly tours?: readonly DraftTour[];
};

export type DraftSettings = {
  /** The owner's own command that uploads the published folder; shown in full and confirmed before it first runs. */
  readonly uploadCommand?: string;
  /** What follows a publication; missing: the published folder is opened in a window of the system's. */
  readonly afterPublishing?: "upload" | "nothing";
  /** The version that visitors see: counted from 1; missing: nothing is published yet. */
  readonly publishedVersion?: number;
  /** Whose statuses and prices visitors get where a list is synced, too; missing: the list's. */
  readonly statusesFrom?: "list" | "studio";
  /** The owner's own words for a status, as `kulla sync` takes them. */
  readonly statusWords?: Readonly<Record<string, "available" | "reserved" | "sold" | "notReleased">>;
  /** The owner's own words for a building, with its id: "A" is "godina-veri". */
  readonly towerWords?: Readonly<Record<string, string>>;
  /** What columns of the owner's list are, by their headings, where these do not say it: for the next list with the same headings. */
  readonly columnWords?: ColumnWords;
  /** What elements say in place of the product's own words; of a language that is not the product's it is all there is. */
  readonly words?: OwnWords;
  /** For the page the elements stand in: it sets them as variables. */
  readonly colours?: OwnColours;
};

/** The content of a `site.json`, with all that is not known or broken in it. */
export type SiteFields = Readonly<Record<string, unknown>>;

/** What the showcase says, as the owner works on it. */
export type Website = {
  /**
   * As in `site.json`, with all that is not known or broken there. A page or section that is switched off says so under the key
   * `studio`, and is not published. Missing: the file could not be read.
   */
  readonly content?: SiteFields;
  /** The end of a sentence about the folder's `site.json`, if it could not be read: "is not valid JSON (line 7)". */
  readonly unread?: string;
  /** The revision of the folder's `site.json` that was read, or that the owner has decided against. */
  readonly file?: string;
  /** Something was written in the studio: the folder's file no longer replaces it by itself. */
  readonly isEdited?: boolean;
  /** Pictures that were given in the studio, by the keys that the content names them by. */
  readonly pictures?: Readonly<Record<string, DraftPicture>>;
};

/** What the owner works on; as JSON it is the draft's file. */
export type Draft = {
  readonly draftVersion: 1;
  readonly settings: DraftSettings;
  readonly project: DraftProject;
  /** What the showcase says; missing: the start content, which is true of any project. */
  readonly website?: Website;
};

/** A draft with nothing in it but a name. */
export function newDraft(name: string): Draft {
  const project = { version: 2, name, locales: ["sq", "en", "de"], contact: {}, towers: [], floors: [] } as const;
  return { draftVersion: 1, settings: {}, project };
}
