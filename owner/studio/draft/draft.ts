import type { ProjectFile } from "../../../src/project/file/projectSchema.ts";
import type { Point } from "../../../src/project/types.ts";
import type { ColumnWords } from "./rows/rowColumns.ts";
import type { OwnColours } from "./settings/colours.ts";
import { defaultBuildingWord } from "../../site/defaultContent.ts";
import type { OwnTexts } from "./settings/ownTexts.ts";
import type { TourNotes } from "./tours/tourNotes.ts";

/** The notes about a picture. A draft's notes are its data beyond the project file, under the key `studio`: they are never published. */
export type PictureNotes = {
  /** The owner's own file, relative to their folder, with "/" between folders. */
  readonly file?: string;
  /** The file that this one was mirrored from. */
  readonly mirrorOf?: string;
};

/** How an outline was created: one that was "filled" may be filled again, all others are left alone. */
export type OutlineOrigin = "drawn" | "filled" | "corrected" | "traced" | "imported";

export type FloorNotes = { readonly outline?: OutlineOrigin; readonly portraitOutline?: OutlineOrigin };

export type ApartmentNotes = {
  /** An unknown status as typed; the apartment's `status` applies until a known one is chosen. */
  readonly typedStatus?: string;
};

export type PlanNotes = {
  /** The owner's name for the plan; without one it is named after its floors. */
  readonly name?: string;
  /** Two pressed points in units of the picture, and their distance in metres. */
  readonly scale?: { readonly from: Point; readonly to: Point; readonly lengthM: number };
};

export type RegionNotes = {
  /** Ids of the apartments it shows, which are above each other and share the plan; missing: it is named only in the project file. */
  readonly homes: readonly string[];
};

/** Any picture inside a value may state its source file. */
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

/** The project file in version 2, with all of its lists present, and with the studio's notes. */
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
  /** The action after a publication; missing: the published folder is opened in a system window. */
  readonly afterPublishing?: "upload" | "nothing";
  /** The version that visitors see, counted from 1; missing: nothing is published yet. */
  readonly publishedVersion?: number;
  /** The source of visitors' statuses and prices if a list is synced too; missing: the list. */
  readonly statusesFrom?: "list" | "studio";
  /** The owner's own words for a status, as `kulla sync` accepts them. */
  readonly statusWords?: Readonly<Record<string, "available" | "reserved" | "sold" | "notReleased">>;
  /** The owner's own words for a building, with its id: "A" is "godina-veri". */
  readonly towerWords?: Readonly<Record<string, string>>;
  /** Columns of the owner's list by their headings, where the headings are ambiguous: for the next list with the same headings. */
  readonly columnWords?: ColumnWords;
  /** Custom texts for the elements; for a language that the product lacks they are the only ones. */
  readonly words?: OwnTexts;
  /** For the page that contains the elements: it sets them as variables. */
  readonly colours?: OwnColours;
};

/** The content of a `site.json`, including unknown and broken parts. */
export type SiteFields = Readonly<Record<string, unknown>>;

/** The showcase's content, as the owner edits it. */
export type Website = {
  /**
   * As in `site.json`, including unknown and broken parts. A page or section that is switched off has a note under the key
   * `studio`, and is not published. Missing: the file could not be read.
   */
  readonly content?: SiteFields;
  /** The end of a sentence about the folder's `site.json`, if it could not be read: "is not valid JSON (line 7)". */
  readonly unread?: string;
  /** The revision of the folder's `site.json` that was read, or that the owner has rejected. */
  readonly file?: string;
  /** The owner has edited it in the studio: the folder's file no longer replaces it automatically. */
  readonly isEdited?: boolean;
  /** Pictures that were added in the studio, by the keys that the content uses. */
  readonly pictures?: Readonly<Record<string, DraftPicture>>;
};

/** The owner's work; as JSON it is the draft's file. */
export type Draft = {
  readonly draftVersion: 1;
  readonly settings: DraftSettings;
  readonly project: DraftProject;
  /** The showcase's content; if missing, it shows the default content. */
  readonly website?: Website;
};

/** A draft with nothing but a name. */
export function newDraft(name: string): Draft {
  const locales = ["sq", "en", "de"] as const;
  const project = {
    version: 2,
    name,
    locales,
    buildingWord: defaultBuildingWord,
    contact: {},
    towers: [],
    floors: [],
  } as const;
  return { draftVersion: 1, settings: {}, project };
}
