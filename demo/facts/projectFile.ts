/** What the site reads of the public project file, of either version, addresses relative to the file: see `readProjectFile`. */

export type FileText = string | { readonly sq?: string; readonly en?: string; readonly de?: string };

export type FilePicture = {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: FileText;
  readonly placeholder?: string;
  readonly sources?: readonly { readonly type: string; readonly srcset: string }[];
};

export type HomeKind = "home" | "shop" | "office" | "parking" | "storage";

export type FileApartment = {
  readonly id: string;
  /** What it is called on its storey: "7", "12B". */
  readonly label: string;
  readonly kind: HomeKind;
  readonly layout?: string;
  readonly type?: string;
  /** m2 of the one area that is shown first. */
  readonly area?: number;
  readonly status?: "available" | "reserved" | "sold" | "notReleased";
  /** Its own, in place of its layout's. */
  readonly pictures?: readonly FilePicture[];
  readonly plan?: FilePicture;
};

export type FileFloor = {
  readonly tower: string;
  readonly floor: number;
  /** What it is called where that is not its number: "Përdhesa". */
  readonly label?: FileText;
  readonly apartments: readonly FileApartment[];
};

export type FileTower = {
  readonly id: string;
  readonly name: FileText;
};

export type FileLayout = {
  readonly id: string;
  readonly pictures: readonly FilePicture[];
  readonly plan?: FilePicture;
};

export type ProjectFile = {
  readonly name: FileText;
  readonly statusDate?: string;
  readonly contact: {
    readonly address?: FileText;
    readonly phone?: string;
    readonly email?: string;
    readonly links?: readonly { readonly name: string; readonly url: string }[];
  };
  readonly inquiry?: {
    readonly publicKey?: string;
    readonly service?: string;
    readonly contactTemplate?: string;
    readonly origin?: string;
  };
  readonly site?: { readonly picture?: FilePicture };
  readonly towers: readonly FileTower[];
  readonly floors: readonly FileFloor[];
  readonly layouts: readonly FileLayout[];
};
