import { readFileSync } from "node:fs";

type Json = Record<string, unknown>;

type Sizes = { readonly floors: number; readonly apartments: number };

/**
 * A project like ours whose only tower has so many floors, thin bands stacked on the same picture, with so many apartments
 * on each.
 */
export function grownProject({ floors: count, apartments }: Sizes): Json {
  const project = JSON.parse(readFileSync("dist/site/project/project.json", "utf8")) as {
    towers: (Json & { id: string; picture: { width: number; height: number } })[];
    floors: (Json & { tower: string; floor: number; apartments: Json[] })[];
  };
  const [tower] = project.towers;
  const pattern = project.floors.find((floor) => floor.tower === tower?.id);
  if (!tower || !pattern) throw new Error("The project has no tower to grow.");
  const { width, height } = tower.picture;
  const step = height / count;
  const floors = Array.from({ length: count }, (_floor, index) => {
    const top = Math.round((height - (index + 1) * step) * 100) / 100;
    return {
      ...pattern,
      floor: index + 1,
      outline: `M0 ${top}H${width}V${top + step}H0Z`,
      portraitOutline: undefined,
      apartments: Array.from({ length: apartments }, (_, apartment) => ({
        ...pattern.apartments[apartment % pattern.apartments.length],
        id: `${tower.id}-${index + 1}-${apartment + 1}`,
        number: apartment + 1,
      })),
    };
  });
  const towers = [{ ...tower, portrait: undefined }];
  return { ...project, towers, floors, site: undefined };
}
