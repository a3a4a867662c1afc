import { facts } from "./facts.ts";
import { endsInJump, nameOf, nodesAt, readNodes, type Node } from "./nodes.ts";

type Gone = { readonly start: number; readonly end: number; readonly text: string };

/**
 * The cases of a switch that never come: whole where nobody else runs into their body, else their label alone.
 * Variables declared in one belong to the whole function, so the declaration stays.
 */
export function goneCases(node: Node, met: Set<string>): readonly Gone[] {
  if (node.type !== "SwitchStatement") return [];
  const isOfTags = nameOf(nodesAt(node, "discriminant")[0]) === "tag";
  const cases = nodesAt(node, "cases");
  const isGone = (one: Node | undefined): boolean => {
    const test = one && nodesAt(one, "test")[0];
    if (!test) return false;
    if (facts.types.has(nameOf(test))) met.add(nameOf(test));
    return (isOfTags && facts.tags.has(test["value"])) || facts.types.has(nameOf(test));
  };
  const isRunInto = (index: number): boolean => {
    const before = cases[index - 1];
    if (!before || endsInJump(nodesAt(before, "consequent"))) return false;
    return !isGone(before) || isRunInto(index - 1);
  };
  return cases.flatMap((one, index) => {
    if (!isGone(one)) return [];
    const [first] = nodesAt(one, "consequent");
    if (first && isRunInto(index)) return [{ start: one.start, end: first.start, text: "" }];
    const names = declaredIn(one);
    return [{ start: one.start, end: one.end, text: names.length > 0 ? `case "none": var ${names.join()};` : "" }];
  });
}

function declaredIn(node: Node): readonly string[] {
  if (node.type.includes("Function")) return [];
  const own = node.type === "VariableDeclarator" ? [nameOf(nodesAt(node, "id")[0])] : [];
  return [...own, ...readNodes(node).flatMap(declaredIn)];
}
