import type { ProjectFile } from "../../../src/project/file/projectSchema.ts";
import { baseUrl } from "./goodFile.ts";
import type { Steps } from "./mutations.ts";

const among =
  (...names: (string | undefined)[]) =>
  (name: string) =>
    names.includes(name);
const apartmentsOf = (floor: ProjectFile["floors"][number] | undefined) =>
  floor?.apartments.map((apartment) => `apartments ${apartment?.id}`) ?? [];

/** The records (see recordsOf.ts) that a change at a place of a valid file may remove; all others must stay unchanged. */
export function concernedBy(file: ProjectFile, [list, index, field, inner]: Steps): (name: string) => boolean {
  if (typeof index !== "number") {
    const kinds = { floors: ["apartments"], plans: ["regions"], tours: ["apartments"] }[String(list)] ?? [];
    return (name) => [String(list), ...kinds].includes(name.split(" ", 1)[0] ?? "");
  }
  if (list === "floors") {
    const floor = file.floors[index];
    const apartments = apartmentsOf(floor);
    if (field === "apartments") return among(...(typeof inner === "number" ? [apartments[inner]] : apartments));
    const moves = field === undefined || field === "tower" || field === "floor";
    return among(`floors ${floor?.tower} ${floor?.floor}`, ...(moves ? apartments : []));
  }
  if (list === "plans") {
    const plan = file.plans?.[index];
    const regions = plan?.regions.map((region) => `regions ${plan.id} ${region?.number}`) ?? [];
    if (field === "regions") return among(...(typeof inner === "number" ? [regions[inner]] : regions));
    return among(`plans ${plan?.id}`, ...(field === undefined || field === "id" ? regions : []));
  }
  if (list === "tours") {
    const tour = file.tours?.[index];
    // They only lose the tour, which is checked separately.
    const apartments = file.floors
      .flatMap((floor) => floor?.apartments ?? [])
      .filter((apartment) => apartment?.tour === tour?.id);
    return among(`tours ${tour?.id}`, ...apartments.map((apartment) => `apartments ${apartment?.id}`));
  }
  if (list === "layouts") {
    const layout = file.layouts?.[index];
    const mirrors = (file.layouts ?? []).filter((other) => other?.mirrorOf === layout?.id);
    return among(`layouts ${layout?.id}`, ...mirrors.map((mirror) => `layouts ${mirror?.id}`));
  }
  if (list === "views") {
    const view = file.views?.[index];
    return among(`views ${view?.side} ${new URL(view?.picture.src ?? "", baseUrl).href}`);
  }
  return among(`${list} ${file.towers[index]?.id}`);
}
