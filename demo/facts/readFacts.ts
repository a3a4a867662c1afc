import { factsOf } from "./factsOf.ts";
import type { CarriedFacts } from "./siteFacts.ts";

/** The facts the prerendered page carries; a page that was not prerendered (the dev server's) reads the project file. */
export async function readFacts(): Promise<CarriedFacts> {
  const carried = document.getElementById("facts")?.textContent;
  if (carried) {
    const facts: CarriedFacts = JSON.parse(carried);
    return facts;
  }
  const { fetchProject } = await import("./fetchProject.ts");
  return factsOf(await fetchProject());
}
