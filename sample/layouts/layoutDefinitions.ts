import type { LayoutDefinition } from "./layoutDefinition.ts";
import { layout1 } from "./layout1.ts";
import { layout2 } from "./layout2.ts";
import { layout3 } from "./layout3.ts";
import { layout4 } from "./layout4.ts";
import { layout5 } from "./layout5.ts";
import { layout6 } from "./layout6.ts";
import { layout7 } from "./layout7.ts";
import { layout8 } from "./layout8.ts";
import { layout9 } from "./layout9.ts";
import { layout10 } from "./layout10.ts";
import { layout11 } from "./layout11.ts";
import { layout12 } from "./layout12.ts";
import { layout13 } from "./layout13.ts";
import { layout14 } from "./layout14.ts";
import { layout15 } from "./layout15.ts";
import { layout16 } from "./layout16.ts";
import { layout17 } from "./layout17.ts";
import { layout18 } from "./layout18.ts";
import { layout19 } from "./layout19.ts";
import { layout20 } from "./layout20.ts";
import { layout19_1 } from "./layout19_1.ts";

/** Every drawn apartment by layout id. */
export const layoutDefinitions: Readonly<Record<string, LayoutDefinition>> = {
  "1": layout1,
  "2": layout2,
  "3": layout3,
  "4": layout4,
  "5": layout5,
  "6": layout6,
  "7": layout7,
  "8": layout8,
  "9": layout9,
  "10": layout10,
  "11": layout11,
  "12": layout12,
  "13": layout13,
  "14": layout14,
  "15": layout15,
  "16": layout16,
  "17": layout17,
  "18": layout18,
  "19": layout19,
  "20": layout20,
  "19.1": layout19_1,
};
