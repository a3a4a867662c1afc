import { parseAst } from "vite";
import { facts } from "./facts.ts";
import { goneCases } from "./goneCases.ts";
import { nameOf, nodesAt, readNodes, type Node } from "./nodes.ts";

type Edit = { readonly start: number; readonly end: number; readonly text: string };

/** The code with all settled that the facts settle; the minifier then leaves out what nobody reaches any more. */
export function foldFacts(code: string): string {
  const edits: Edit[] = [];
  const met = new Set<string>();
  const visit = (node: Node): void => {
    const text = isForNobody(node, code, met) ? ";" : settled(node, met);
    if (text !== undefined) {
      const hasComma = node.type === "Property" && code[node.end] === ",";
      return void edits.push({ start: node.start, end: node.end + (hasComma ? 1 : 0), text });
    }
    if (node.type === "AssignmentExpression" && facts.values.has(nameOf(nodesAt(node, "left")[0]))) {
      return nodesAt(node, "right").forEach((right) => {
        edits.push({ start: node.start, end: right.start, text: "" });
        visit(right);
      });
    }
    const gone = goneCases(node, met);
    edits.push(...gone);
    const isGone = ({ start, end }: Node) => gone.some((part) => part.start <= start && end <= part.end);
    readNodes(node).forEach((child) => visitKept(child, isGone));
  };
  // Of a case that keeps its body only the label is gone.
  const visitKept = (node: Node, isGone: (node: Node) => boolean): void => {
    if (isGone(node)) return;
    if (node.type === "SwitchCase") nodesAt(node, "consequent").forEach(visit);
    else visit(node);
  };
  visit(parseAst(code) as unknown as Node);
  for (const name of [
    ...facts.values.keys(),
    ...facts.calls.keys(),
    ...facts.hooks,
    ...facts.types,
    ...facts.statements,
  ]) {
    if (!met.has(name)) throw new Error(`react-dom has no ${name} any more.`);
  }
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((left, { start, end, text }) => left.slice(0, start) + text + left.slice(end), code);
}

/** What a node always comes to; `undefined` where that is open. */
function settled(node: Node, met: Set<string>): string | undefined {
  switch (node.type) {
    case "Identifier":
      return known(facts.values, nameOf(node), met);
    case "CallExpression":
      return known(facts.calls, nameOf(nodesAt(node, "callee")[0]), met);
    case "Property":
      if (!facts.hooks.has(nameOf(nodesAt(node, "key")[0]))) return undefined;
      met.add(nameOf(nodesAt(node, "key")[0]));
      return "";
    case "BinaryExpression":
      return settledComparison(node);
    default:
      return undefined;
  }
}

function isForNobody(node: Node, code: string, met: Set<string>): boolean {
  if (node.type !== "ExpressionStatement") return false;
  const beginning = facts.statements.find((text) => code.startsWith(text, node.start));
  if (beginning) met.add(beginning);
  return beginning !== undefined;
}

function known(texts: ReadonlyMap<string, string>, name: string, met: Set<string>): string | undefined {
  const text = texts.get(name);
  if (text !== undefined) met.add(name);
  return text;
}

function settledComparison(node: Node): string | undefined {
  const [left, right] = [nodesAt(node, "left")[0], nodesAt(node, "right")[0]];
  if (!left || !right) return undefined;
  if (node["operator"] === "&" && facts.flags.has(right["value"])) return "0";
  if (node["operator"] !== "===" && node["operator"] !== "!==") return undefined;
  const isNoTag = facts.tags.has(left["value"]) && nameOf(right) === "tag";
  const isNoLane = left["operator"] === "&" && facts.lanes.has(nodesAt(left, "right")[0]?.["value"]);
  return isNoTag || isNoLane ? String(node["operator"] === "!==") : undefined;
}
