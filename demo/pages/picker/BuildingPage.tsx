import { useLocation } from "wouter";
import { towerPath } from "../../navigation/projectRoutes.ts";
import { matchRoute } from "../../navigation/matchRoute.ts";
import { useGo } from "../../navigation/useGo.ts";
import { useFacts } from "../../text/FactsContext.tsx";
import { TowerPicker } from "./TowersPage.tsx";

/** A single building with its floors, at its own address. */
export function BuildingPage() {
  const facts = useFacts();
  const go = useGo();
  const [path] = useLocation();
  const { tower = "" } = matchRoute(path, facts).route;
  return (
    <>
      <h1 className="visually-hidden">{facts.towers.find(({ id }) => id === tower)?.name}</h1>
      <TowerPicker key={tower} tower={tower} loading="eager" onOther={(other) => go(towerPath(other, facts.towers))} />
    </>
  );
}
