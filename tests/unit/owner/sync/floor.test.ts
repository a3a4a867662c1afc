import { describe, expect, it } from "vitest";
import { readFloor } from "../../../../owner/sync/cells/floor.ts";

describe("a floor", () => {
  it.each<[number, string]>([
    [
      3,
      "3|03|Kati 3|KATI 3|kati 3|K3|K 3|Kati III|III|Kati i tretë|3. Stock|3. OG|3.OG|OG3|OG 3|3. Obergeschoss|Obergeschoss 3",
    ],
    [
      3,
      "3rd floor|Third floor|Floor 3|Level 3|L3|Level 03|3 kat|3. sprat|III sprat|Treći sprat|3. kat|Sprat 3|3 спрат|трет кат|Кат 3|3. Etage|Niveli 3|Kati 3-të|Etaža 3",
    ],
    [1, "Kati I|Kati i parë|1. Obergeschoss|1. OG|First floor|1st floor|Prvi sprat|I sprat|Kati 1|K1|1.|Erster Stock"],
    [10, "Kati X|X|10|Tenth floor|Kati 10"],
    [
      0,
      "0|Kati 0|Përdhesa|PËRDHESË|Perdhese|PD|P.D.|Kati përdhes|Erdgeschoss|Erdgeschoß|EG|Ground floor|Ground|GF|G|Prizemlje|Приземје|Parterre|Parter",
    ],
    [
      -1,
      "-1|−1|Kati -1|K −1|Nëntoka|Nëntokë|Bodrum|Podrum|Basement|Untergeschoss|UG|TG|Tiefgarage|Keller|Kellergeschoss|Suteren|Souterrain|Lower ground floor|B1|UG1|Подрум|Parking -1|Garazha -1|Nëntoka 1|1. Untergeschoss",
    ],
    [
      -2,
      "-2|Kati -2|Nëntoka 2|Nëntoka -2|Bodrum 2|UG 2|TG 2|2. Tiefgarage|2. Untergeschoss|2.UG|B2|Basement 2|Podrum 2|-2 podrum",
    ],
  ])("is %i in any spelling", (number, list) => {
    for (const text of list.split("|")) expect([text, readFloor(text).numbers]).toEqual([text, [number]]);
    expect(readFloor(number).numbers).toEqual([number]);
  });

  it.each<[readonly number[], string]>([
    [[2, 3], "2-3|2–3|2/3|2+3|2 dhe 3|2 und 3|2 & 3|Kati 2-3|K2-K3|Kati 2 - Kati 3|2. OG - 3. OG|II-III"],
    [[0, 1], "0-1|PD-1|PD+1|Përdhesa + 1|EG/OG1|EG + 1. OG|Ground + 1st"],
    [[-1, 0], "-1-0|-1/0|Bodrum + Përdhesa|UG/EG"],
    [[5, 6, 7], "5-7"],
  ])("is several, %j, for an apartment over them", (numbers, list) => {
    for (const text of list.split("|")) expect([text, readFloor(text).numbers]).toEqual([text, numbers]);
  });

  it.each([
    [
      "attic",
      "Mansarda|MANSARDË|Mansard|Dachgeschoss|DG|Attic|Penthouse|Potkrovlje|Поткровје|Kati i fundit|Nënçati|Staffelgeschoss",
    ],
    ["mezzanine", "Mezanin|Ndërkati|Mezzanine|Mezzanin|Zwischengeschoss|Međusprat|Galeria|Entresol"],
  ])("is known by its word alone if it has no number: %s", (word, list) => {
    for (const text of list.split("|")) expect(readFloor(text)).toMatchObject({ word, numbers: [] });
  });

  it.each([
    ["Përdhesa", "Përdhesa"],
    ["PD", "Përdhesa"],
    ["EG", "Erdgeschoss"],
    ["VP", "Visoko prizemlje"],
    ["GF", "Ground floor"],
    ["DG", "Dachgeschoss"],
    ["Mansarda", "Mansarda"],
    ["Bodrum", "Bodrum"],
    ["Nëntoka 2", "Nëntoka 2"],
    ["Hochparterre", "Hochparterre"],
    ["Kati 3", undefined],
    ["1. Obergeschoss", undefined],
    ["UG2", undefined],
    ["2-3", undefined],
  ])("keeps its word as a label: %s is called %s", (text, label) => {
    expect(readFloor(text).label).toBe(label);
  });

  it.each([
    "",
    "Arben Hoxha",
    "A",
    "12B",
    "K3-A",
    "K-3",
    "3-2",
    "1-9",
    "2,5",
    "1.5",
    "3 dhoma e kuzhinë",
    "x3y",
    "Kati",
    "#N/A",
  ])("is unknown if the cell is ambiguous: %j", (text) => {
    expect(readFloor(text)).toEqual({ name: text, numbers: [] });
  });

  it("is not read from a date that a spreadsheet turned it into", () => {
    expect(readFloor(new Date("2026-03-02")).numbers).toEqual([]);
  });
});
