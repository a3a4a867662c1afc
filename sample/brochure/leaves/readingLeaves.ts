import type { Leaf } from "../bookTypes.ts";
import { inlineSvg } from "../pictureTag.ts";

/** The plans' legend: the class of each sample of a drawing, and what it stands for. */
const legend = [
  ["sign-wall", "Mur i jashtëm, mur mes banesave, mur i brendshëm"],
  ["sign-window", "Dritare"],
  ["sign-open", "Ballkon, loxhë ose tarracë"],
  ["sign-common", "Korridor, ashensorë, shkallë"],
] as const;

/** Explains the drawings on the pages that follow. */
export const readingLeaves: readonly Leaf[] = [
  {
    id: "reading",
    alt: "Një pjesë e planit të katit, e zmadhuar",
    ground: "bleed",
    body: ({ project }) => {
      const plan = project.plans.find(({ id }) => id === "p7")?.picture;
      return plan ? `<div class="detail">${inlineSvg(plan.src, "330 200 207 240")}</div>` : "";
    },
  },
  {
    id: "reading-text",
    alt: "Si lexohen planet",
    ground: "paper",
    foot: "Si lexohen planet",
    body: () => {
      const rows = legend.map(
        ([className, meaning]) => `<li><span class="sign ${className}"></span><span>${meaning}</span></li>`,
      );
      return `<h2 class="title">Si lexohen <br>planet</h2><p class="lead">Në planin e katit çdo banesë ka numrin e saj dhe sipërfaqen e brendshme. Në planin e banesës çdo dhomë ka një numër; emri dhe sipërfaqja janë në listë.</p><ul class="slabs signs">${rows.join("")}</ul><p>2+1 do të thotë: dy dhoma gjumi dhe ndenja. Sipërfaqja e ballkonit, loxhës ose tarracës shkruhet veçmas.</p>`;
    },
  },
];
