import type { ComponentType } from "react";
import { createCode } from "../../loading/createCode.ts";

/** The site of a project without a picture of it. */
export const cardsCode = createCode<ComponentType>(async () => (await import("../site/TowerCards.tsx")).TowerCards);
