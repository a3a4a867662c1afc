// Draws every floor and every apartment: public/project/plans/*.svg and public/project/layouts/<id>/{plan,drawing}.svg.
import { mkdirSync, writeFileSync } from "node:fs";
import { layoutDrawing } from "./drawing/layoutSheet.ts";
import { layoutPlan } from "./drawing/layoutPlan.ts";
import { roomLettering } from "./drawing/roomLettering.ts";
import { floorDrawing } from "./drawing/floorSheet.ts";
import { floorPlans } from "./drawing/floorPlans.ts";
import { complexModel } from "./model.ts";

const project = new URL("../public/project/", import.meta.url);
const complex = complexModel();

mkdirSync(new URL("plans/", project), { recursive: true });
for (const plan of floorPlans(complex))
  writeFileSync(new URL(`plans/${plan.id}.svg`, project), floorDrawing(complex, plan));

for (const id of Object.keys(complex.layouts)) {
  const folder = new URL(`layouts/${id}/`, project);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL("plan.svg", folder), layoutDrawing(complex, id));
  writeFileSync(new URL("drawing.svg", folder), layoutDrawing(complex, id, roomLettering(layoutPlan(complex, id))));
}
