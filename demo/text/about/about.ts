import { aboutDe } from "./aboutDe.ts";
import { aboutEn } from "./aboutEn.ts";
import { aboutSq } from "./aboutSq.ts";

export const aboutText = { sq: aboutSq, en: aboutEn, de: aboutDe };
