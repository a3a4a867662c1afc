/** What the site reads of the public project file (its JSON as it stands, addresses relative to the file). */

export type FileText = string | { readonly sq?: string; readonly en?: string; readonly de?: string };

export type FilePicture = {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: FileText;
  readonly placeholder?: string;
  readonly sources?: readonly { readonly type: string; readonly srcset: string }[];
};

export type FileApartment = {
  readonly id: string;
  readonly number: number;
  readonly layout: string;
  readonly type?: string;
  readonly area?: number;
  readonly outdoorArea?: number;
  readonly side?: readonly string[];
  readonly status?: "available" | "reserved" | "sold";
};

export type FileFloor = {
  readonly tower: string;
  readonly floor: number;
  readonly plan: string;
  readonly outline: string;
  readonly portraitOutline?: string;
  readonly apartments: readonly FileApartment[];
};

export type FileTower = {
  readonly id: string;
  readonly name: FileText;
  readonly label: string;
  readonly outline: string;
  readonly portraitOutline?: string;
  readonly picture: FilePicture;
  readonly portrait?: FilePicture;
};

export type FilePlan = {
  readonly id: string;
  readonly picture: FilePicture;
  readonly regions: readonly {
    readonly number: number;
    readonly label: FileText;
    readonly outline: string;
    readonly at?: readonly [number, number];
  }[];
};

export type FileLayout = {
  readonly id: string;
  readonly pictures: readonly FilePicture[];
  readonly plan?: FilePicture;
  readonly rooms?: readonly { readonly name: FileText; readonly area: number }[];
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
  readonly site?: { readonly picture: FilePicture; readonly portrait?: FilePicture };
  readonly towers: readonly FileTower[];
  readonly floors: readonly FileFloor[];
  readonly plans: readonly FilePlan[];
  readonly layouts: readonly FileLayout[];
  readonly brochure?: { readonly pages: readonly FilePicture[]; readonly pdf?: string };
};
