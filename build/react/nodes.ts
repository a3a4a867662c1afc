/** A node of a syntax tree (ESTree), as far as it concerns us. */
export type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<
  Record<string, unknown>
>;

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

/** The nodes under a key, be it one or a list. */
export function nodesAt(node: Node, key: string): readonly Node[] {
  const value = node[key];
  return (Array.isArray(value) ? value : [value]).filter(isNode);
}

/** The nodes right under a node that are read, not names of properties or of what is declared. */
export function readNodes(node: Node): readonly Node[] {
  const isNamed = (node.type === "MemberExpression" || node.type === "Property") && node["computed"] !== true;
  const names = new Set(isNamed ? ["key", "property"] : node.type === "VariableDeclarator" ? ["id"] : []);
  if (node.type.startsWith("Function")) names.add("id").add("params");
  return Object.keys(node)
    .filter((key) => !names.has(key))
    .flatMap((key) => nodesAt(node, key));
}

/** The name of an identifier, the name of the property a member expression ends in, else "". */
export function nameOf(node: Node | undefined): string {
  const named = node?.type === "MemberExpression" ? nodesAt(node, "property")[0] : node;
  return typeof named?.["name"] === "string" ? named["name"] : "";
}

/** Whether a list of statements never runs on into what follows it. */
export function endsInJump(statements: readonly Node[]): boolean {
  const last = statements.at(-1);
  if (!last) return false;
  if (last.type === "BlockStatement") return endsInJump(nodesAt(last, "body"));
  if (last.type !== "IfStatement") return /^(Break|Return|Throw|Continue)Statement$/.test(last.type);
  return endsInJump(nodesAt(last, "consequent")) && endsInJump(nodesAt(last, "alternate"));
}
