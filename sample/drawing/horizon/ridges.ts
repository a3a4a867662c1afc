/**
 * The view from Prishtina's centre according to the map: directions in degrees from north, heights above sea level, and distances. A place
 * is named only if its direction and distance are certain; nothing within a kilometre is named.
 */
export interface Ridge {
  readonly km: number;
  /** The roughness of the line, in metres. */
  readonly rough: number;
  /** Directions and heights in metres, ordered by direction. */
  readonly line: readonly (readonly [number, number])[];
}

export interface NamedPlace {
  readonly name: string;
  readonly direction: number;
  readonly km: number;
  readonly height: number;
  /** Rows of names above the ridges; 0 is the upper one. */
  readonly row: 0 | 1;
}

export interface Outlook {
  readonly middle: number;
  /** From the farthest to the nearest. */
  readonly ridges: readonly Ridge[];
  readonly places: readonly NamedPlace[];
}

/** The height of the ground at the towers. */
export const GROUND_M = 600;

const south: Outlook = {
  middle: 180,
  ridges: [
    // Mali i Sharrit, from Luboteni to the west.
    {
      km: 53,
      rough: 90,
      line: [
        [168, 900],
        [173, 1450],
        [178, 1850],
        [181, 2250],
        [183, 2499],
        [185, 2240],
        [188, 2120],
        [193, 2640],
        [197, 2420],
        [202, 2480],
        [208, 2380],
        [214, 2440],
        [221, 2150],
        [228, 1800],
        [236, 1300],
      ],
    },
    // The hills towards Skopje.
    {
      km: 46,
      rough: 70,
      line: [
        [124, 1000],
        [133, 1180],
        [141, 1120],
        [149, 1350],
        [157, 1560],
        [163, 1400],
        [171, 1050],
        [178, 850],
      ],
    },
    {
      km: 32,
      rough: 60,
      line: [
        [176, 640],
        [186, 900],
        [194, 1180],
        [201, 1420],
        [207, 1300],
        [214, 1080],
        [222, 900],
        [230, 760],
        [238, 700],
      ],
    },
    {
      km: 14,
      rough: 26,
      line: [
        [120, 860],
        [130, 900],
        [139, 830],
        [148, 760],
        [158, 700],
        [170, 655],
        [184, 640],
        [200, 640],
        [214, 690],
        [226, 820],
        [234, 960],
        [240, 1000],
      ],
    },
    {
      km: 3,
      rough: 5,
      line: [
        [120, 655],
        [132, 640],
        [150, 622],
        [166, 618],
        [180, 630],
        [190, 645],
        [197, 650],
        [206, 640],
        [220, 622],
        [240, 612],
      ],
    },
    {
      km: 1.6,
      rough: 2.5,
      line: [
        [120, 634],
        [128, 642],
        [136, 649],
        [143, 650],
        [151, 640],
        [160, 624],
        [172, 612],
        [190, 606],
        [240, 604],
      ],
    },
  ],
  places: [
    { name: "Kodra e Diellit", direction: 142, km: 2, height: 650, row: 1 },
    { name: "Luboteni", direction: 183, km: 51, height: 2499, row: 0 },
    { name: "Veterniku", direction: 197, km: 3, height: 650, row: 1 },
  ],
};

const north: Outlook = {
  middle: 0,
  ridges: [
    // Kopaoniku.
    {
      km: 73,
      rough: 80,
      line: [
        [-44, 1000],
        [-36, 1350],
        [-30, 1650],
        [-25, 1850],
        [-22, 2017],
        [-19, 1880],
        [-15, 1700],
        [-9, 1450],
        [-1, 1250],
        [8, 1150],
        [18, 1000],
      ],
    },
    // The hills around the Llap, and Gollaku in the east.
    {
      km: 24,
      rough: 45,
      line: [
        [-34, 620],
        [-22, 720],
        [-10, 790],
        [0, 740],
        [9, 800],
        [19, 900],
        [28, 980],
        [36, 1060],
        [44, 1120],
        [52, 1080],
        [60, 1000],
      ],
    },
    // Çiçavica.
    {
      km: 19,
      rough: 40,
      line: [
        [-64, 1010],
        [-56, 1080],
        [-49, 1060],
        [-42, 960],
        [-34, 850],
        [-26, 730],
        [-16, 640],
        [-6, 600],
      ],
    },
    {
      km: 6,
      rough: 10,
      line: [
        [-60, 600],
        [-20, 610],
        [-4, 640],
        [10, 690],
        [24, 730],
        [36, 760],
        [48, 780],
        [60, 800],
      ],
    },
    {
      km: 2,
      rough: 3,
      line: [
        [-60, 610],
        [-30, 612],
        [-12, 622],
        [4, 640],
        [14, 660],
        [22, 668],
        [30, 662],
        [40, 640],
        [60, 632],
      ],
    },
    {
      km: 1.2,
      rough: 2,
      line: [
        [-62, 640],
        [-54, 648],
        [-45, 651],
        [-38, 645],
        [-31, 628],
        [-24, 613],
        [-16, 607],
        [0, 604],
        [60, 604],
      ],
    },
  ],
  places: [
    { name: "Arbëria", direction: -43, km: 1, height: 650, row: 1 },
    { name: "Kopaoniku", direction: -22, km: 73, height: 2017, row: 0 },
    { name: "Kodra e Trimave", direction: 22, km: 2, height: 668, row: 1 },
  ],
};

export const outlooks = { S: south, N: north } as const;
