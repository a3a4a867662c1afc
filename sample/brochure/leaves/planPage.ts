import type { Floor, Plan, Tower } from "../../../src/project/types.ts";
import type { Tower as ModelTower } from "../../buildingTypes.ts";
import { boundingBox } from "../../geometry/polygon.ts";
import { formatArea } from "../../../src/text/format/formatArea.ts";
import type { Book } from "../bookTypes.ts";
import { counted } from "../counted.ts";
import { towerKey } from "../drawings/towerKey.ts";
import { inlineSvg } from "../pictureTag.ts";
import { modelTower } from "../modelTower.ts";
import { ordinals, squareMetres } from "../words.ts";

/** The widest plan fills the page; all others have the same scale. */
const scale = 642 / 1004;

/** The floor's name, its special features, and its plan. */
export function planPage(book: Book, tower: Tower, floor: Floor): string {
  const model = modelTower(book.complex, tower.id);
  const plan = book.project.plans.find(({ id }) => id === floor.plan);
  const drawing = plan ? drawn(plan, floor) : "";
  return `<h2 class="title floor-title">Kati <br>${ordinals[floor.floor - 1] ?? floor.floor}</h2>${towerKey(book.complex, model, floor.floor)}<p class="lead narrow">${words(book, floor, model)}</p><div class="plan ${model.rot === 180 ? "steps-west" : ""}">${drawing}</div>`;
}

function drawn({ picture, regions }: Plan, { apartments }: Floor): string {
  if (!picture) return "";
  const labels = regions.map(({ home: label, at }) => {
    const area = apartments.find((apartment) => apartment.label === label)?.area;
    const place = at ? `left:${Math.round(at[0] * scale)}px;top:${Math.round(at[1] * scale)}px` : "display:none";
    return `<p class="home" style="${place}"><b>${label}</b>${area === undefined ? "" : formatArea(Math.round(area), "sq")}</p>`;
  });
  return `<div class="lettered" style="width:${Math.round(picture.width * scale)}px;height:${Math.round(picture.height * scale)}px">${inlineSvg(picture.src)}${labels.join("")}</div>`;
}

function words({ complex }: Book, { floor, apartments }: Floor, tower: ModelTower): string {
  const count = apartments.length;
  const areas = apartments.flatMap(({ area }) => area ?? []);
  const first = `${counted(count, true)} banesa, nga ${squareMetres(Math.min(...areas))} deri në ${squareMetres(Math.max(...areas))}.`;
  const terraces = apartments.filter(({ outdoorArea }) => (outdoorArea ?? 0) > 30);
  const largest = squareMetres(Math.max(...terraces.map(({ outdoorArea }) => outdoorArea ?? 0)));
  const second =
    terraces.length === 0
      ? ""
      : terraces.length === 1
        ? ` Njëra ka tarracë: ${largest} nën qiell.`
        : ` ${counted(terraces.length, true)} prej tyre kanë tarracë, më e madhja ${largest}.`;
  return first + second + setback({ complex, tower, floor });
}

function setback({ complex, tower, floor }: { complex: Book["complex"]; tower: ModelTower; floor: number }): string {
  const widthOf = (number: number): number | undefined => {
    const plate = complex.plates[tower.storeys.find((other) => other.floor === number)?.plate ?? ""];
    if (!plate) return undefined;
    const [x0, , x1] = boundingBox(plate.face);
    return x1 - x0;
  };
  const [here, below] = [widthOf(floor), widthOf(floor - 1)];
  if (here === undefined || below === undefined || below - here < 1) return "";
  const metres = (Math.round((below - here) * 10) / 10).toString().replace(".", ",");
  return ` Këtu fasada është ${metres}\u00a0m më e ngushtë se një kat më poshtë.`;
}
