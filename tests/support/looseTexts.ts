import { parseSync } from "vite";

/** A node of the parser's syntax tree. */
type Node = { readonly type: string; readonly start: number; readonly [key: string]: unknown };

/** What React renders for a child: nothing at all, elements, or a separate text node. */
type Kind = "nothing" | "element" | "text";

export type Source = { readonly file: string; readonly code: string };

/** A text that a page translator would take away from React. */
export type LooseText = { readonly file: string; readonly line: number; readonly text: string };

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

const nodesIn = (value: unknown): readonly Node[] => (Array.isArray(value) ? value : [value]).filter(isNode);

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const value of Object.values(node)) for (const child of nodesIn(value)) walk(child, visit);
}

const nameOf = (node: unknown): string =>
  isNode(node) && typeof node["name"] === "string" ? node["name"] : isNode(node) ? nameOf(node["property"]) : "";

/** `{children}` and the like: names whose type is elements, wherever they are declared. */
const elementTypes = /^(ReactNode|ReactElement|Element|ComponentType)$/;

/** Declarations by name: values and element types of the file, functions and element types of all files. */
type Names = {
  readonly values: ReadonlyMap<string, readonly Node[]>;
  readonly elements: ReadonlySet<string>;
  readonly elementMembers: ReadonlySet<string>;
  readonly kinds: Map<Node, Kind>;
};

function typeNameOf(annotation: unknown): string {
  if (!isNode(annotation)) return "";
  if (annotation.type === "TSTypeReference")
    return nameOf(annotation["typeName"]) || nameOf(nodesIn(annotation["typeName"])[0]?.["right"]);
  if (annotation.type === "TSTypeAnnotation") return typeNameOf(annotation["typeAnnotation"]);
  if (annotation.type === "TSFunctionType") return typeNameOf(annotation["returnType"]);
  if (annotation.type === "TSUnionType")
    return (
      nodesIn(annotation["types"])
        .map(typeNameOf)
        .find((name) => elementTypes.test(name)) ?? ""
    );
  return "";
}

/** The return value of a function: its expression, or its return statements. */
function resultsOf(fn: Node): readonly Node[] {
  const body = fn["body"];
  if (!isNode(body)) return [];
  if (body.type !== "BlockStatement") return [body];
  const results: Node[] = [];
  const search = (node: Node): void => {
    if (node.type === "ReturnStatement") results.push(...nodesIn(node["argument"]));
    else if (!/Function/.test(node.type))
      for (const value of Object.values(node)) for (const child of nodesIn(value)) search(child);
  };
  search(body);
  return results;
}

const isFunction = (node: Node): boolean =>
  /^(ArrowFunctionExpression|FunctionExpression|FunctionDeclaration)$/.test(node.type);

const addTo = (values: Map<string, readonly Node[]>, name: string, value: unknown): void => {
  if (name && isNode(value)) values.set(name, [...(values.get(name) ?? []), value]);
};

const isPromise = (node: Node): boolean => /^TS(PropertySignature|MethodSignature)$/.test(node.type);

const promisesElements = (node: Node): boolean =>
  elementTypes.test(typeNameOf(node["typeAnnotation"] ?? node["returnType"]));

/** Declarations that every file may use from the others. */
function namesOfAll(programs: readonly Node[]): Names {
  const values = new Map<string, readonly Node[]>();
  const elementMembers = new Set<string>();
  for (const program of programs) {
    walk(program, (node) => {
      if (node.type === "FunctionDeclaration") addTo(values, nameOf(node["id"]), node);
      if (isPromise(node) && promisesElements(node)) elementMembers.add(nameOf(node["key"]));
    });
  }
  return { values, elements: new Set(), elementMembers, kinds: new Map() };
}

/** A file's own declaration of a name takes precedence over others. */
function namesIn(program: Node, all: Names): Names {
  const own = new Map<string, readonly Node[]>();
  const elements = new Set<string>();
  walk(program, (node) => {
    if (node.type === "VariableDeclarator") addTo(own, nameOf(node["id"]), node["init"]);
    if (node.type === "FunctionDeclaration") addTo(own, nameOf(node["id"]), node);
    if (isPromise(node) && promisesElements(node)) elements.add(nameOf(node["key"]));
  });
  return { ...all, values: new Map([...all.values, ...own]), elements, kinds: new Map() };
}

const join = (kinds: readonly Kind[]): Kind =>
  kinds.includes("text") ? "text" : kinds.includes("element") ? "element" : "nothing";

/** What React would render for an expression; anything unknown counts as text. */
function kindOf(node: Node, names: Names): Kind {
  const cached = names.kinds.get(node);
  if (cached) return cached;
  // A recursive reference adds nothing.
  names.kinds.set(node, "nothing");
  const kind = findKind(node, names);
  names.kinds.set(node, kind);
  return kind;
}

function findKind(node: Node, names: Names): Kind {
  const of = (part: unknown): Kind => join(nodesIn(part).map((each) => kindOf(each, names)));
  const declared = (name: string): Kind | undefined => {
    if (names.elements.has(name)) return "element";
    const values = names.values.get(name);
    return values && join(values.map((each) => (isFunction(each) ? join(resultsOf(each).map(of)) : of(each))));
  };
  switch (node.type) {
    case "JSXElement":
    case "JSXFragment":
      return "element";
    case "JSXExpressionContainer":
    case "ChainExpression":
    case "ParenthesizedExpression":
      return of(node["expression"]);
    case "JSXEmptyExpression":
    case "UnaryExpression":
      return "nothing";
    case "ArrowFunctionExpression":
      return "element";
    case "Literal":
      return node["value"] === null || typeof node["value"] === "boolean" ? "nothing" : "text";
    case "LogicalExpression":
      return node["operator"] === "&&" ? of(node["right"]) : join([of(node["left"]), of(node["right"])]);
    case "ConditionalExpression":
      return join([of(node["consequent"]), of(node["alternate"])]);
    case "ArrayExpression":
      return of(node["elements"]);
    case "CallExpression": {
      const callee = nodesIn(node["callee"])[0];
      if (nameOf(callee) === "createPortal") return "element";
      const callback = nodesIn(node["arguments"]).find(isFunction);
      if (callback) return join(resultsOf(callback).map(of));
      if (names.elementMembers.has(nameOf(callee))) return "element";
      return declared(nameOf(callee)) ?? "text";
    }
    case "Identifier":
      return node["name"] === "undefined" ? "nothing" : (declared(nameOf(node)) ?? "text");
    case "MemberExpression":
      return names.elementMembers.has(nameOf(node)) ? "element" : "text";
    default:
      return "text";
  }
}

/** As in JSX: white space with a line break in it is dropped. */
const isBlank = (node: Node): boolean =>
  node.type === "JSXText" && typeof node["value"] === "string" && !node["value"].trim() && node["value"].includes("\n");

/** Children as React places them: a fragment's are among those around it. */
function childrenOf(parent: Node, names: Names): readonly Node[] {
  return nodesIn(parent["children"]).flatMap((child) => {
    if (isBlank(child)) return [];
    const inner = child.type === "JSXExpressionContainer" ? nodesIn(child["expression"])[0] : child;
    if (inner?.type === "JSXFragment") return childrenOf(inner, names);
    if (inner && kindOf(inner, names) === "nothing") return [];
    return inner ? fragmentsIn(inner, names) : [];
  });
}

/** `cond && <>…</>` and `cond ? <>…</> : …`: the content of the fragments, or the expression itself. */
function fragmentsIn(node: Node, names: Names): readonly Node[] {
  const branches =
    node.type === "LogicalExpression"
      ? [node["right"]]
      : node.type === "ConditionalExpression"
        ? [node["consequent"], node["alternate"]]
        : [];
  const fragments = branches.flatMap(nodesIn).filter(({ type }) => type === "JSXFragment");
  return fragments.length > 0 ? [...fragments.flatMap((each) => childrenOf(each, names)), node] : [node];
}

/** Elements, and the router's link, which is one. */
const isHost = (name: string): boolean => /^[a-z]/.test(name) || name === "Link";

const isSpace = (node: Node): boolean =>
  /^(JSXText|Literal)$/.test(node.type) && typeof node["value"] === "string" && !node["value"].trim();

/** A space after an element that is always there: React neither removes it nor inserts anything before it. */
function isLastingSpace(child: Node, parent: Node): boolean {
  if (parent.type === "JSXFragment" || !isSpace(child)) return false;
  const around = nodesIn(parent["children"]).filter((each) => !isBlank(each));
  const at = around.findIndex((each) => each === child || each["expression"] === child);
  return around[at - 1]?.type === "JSXElement";
}

const tagOf = (element: Node): string => {
  const [opening] = nodesIn(element["openingElement"]);
  return nameOf(opening?.["name"]);
};

/** Whether a component puts its children alone into an element. */
function holdsChildrenAlone(component: string, names: Names, seen: readonly string[] = []): boolean {
  if (seen.includes(component)) return true;
  const definitions = names.values.get(component)?.filter(isFunction) ?? [];
  if (definitions.length === 0) return false;
  let isAlone = true;
  for (const definition of definitions) {
    walk(definition, (node) => {
      if (node.type !== "JSXElement" && node.type !== "JSXFragment") return;
      const children = childrenOf(node, names);
      const showsChildren = children.some((child) => child.type === "Identifier" && nameOf(child) === "children");
      if (!showsChildren) return;
      const tag = node.type === "JSXFragment" ? "" : tagOf(node);
      if (children.length > 1 || !(isHost(tag) || holdsChildrenAlone(tag, names, [...seen, component])))
        isAlone = false;
    });
  }
  return isAlone;
}

/**
 * Texts that are not the only child of their own element. Page translators move a text into an element of theirs; React,
 * which finds such a text by its node, then fails when it removes it, and changes the old one when it updates it. If an element
 * contains only text, React sets it through the element.
 */
export function looseTexts(sources: readonly Source[]): readonly LooseText[] {
  const parsed = sources.map((source) => ({
    source,
    program: parseSync(source.file, source.code).program as unknown as Node,
  }));
  const all = namesOfAll(parsed.map(({ program }) => program));
  return parsed.flatMap(({ source: { file, code }, program }) => {
    const names = namesIn(program, all);
    const loose: LooseText[] = [];
    const report = (node: Node, end: unknown = node["end"]): void => {
      const line = code.slice(0, node.start).split("\n").length;
      loose.push({ file, line, text: code.slice(node.start, Number(end)).trim() });
    };
    walk(program, (node) => {
      if (node.type === "FunctionDeclaration" && /^[A-Z]/.test(nameOf(node["id"])))
        for (const result of resultsOf(node)) if (kindOf(result, names) === "text") report(result);
      if (node.type !== "JSXElement" && node.type !== "JSXFragment") return;
      const children = childrenOf(node, names);
      const texts = children.filter(
        (child) => (child.type === "JSXText" || kindOf(child, names) === "text") && !isLastingSpace(child, node),
      );
      if (node.type === "JSXFragment") {
        texts.forEach((text) => report(text));
        return;
      }
      const tag = tagOf(node);
      if (children.length > 1 || (!isHost(tag) && !holdsChildrenAlone(tag, names)))
        texts.forEach((text) => report(text));
    });
    const unique = new Map(loose.map((each) => [`${each.line} ${each.text}`, each]));
    return [...unique.values()];
  });
}

const voidTags = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

const tokens = /<!--[^]*?-->|<(\/?)([\w-]+)((?:"[^"]*"|[^">])*)>|([^<]+)/g;

/** The same in React's output: texts that share their element with other texts or elements. */
export function looseTextsOfMarkup(html: string): readonly string[] {
  type Open = { readonly texts: string[]; elements: number };
  const loose: string[] = [];
  const open: Open[] = [{ texts: [], elements: 0 }];
  const close = (): void => {
    const { texts, elements } = open.pop() ?? { texts: [], elements: 0 };
    if (texts.length + elements > 1) loose.push(...texts);
  };
  for (const [, closing, tag = "", attributes = "", text = ""] of html.matchAll(tokens)) {
    const current = open.at(-1);
    if (text.trim()) current?.texts.push(text.trim());
    else if (closing) close();
    else if (tag) {
      if (current) current.elements++;
      if (!voidTags.test(tag) && !attributes.endsWith("/")) open.push({ texts: [], elements: 0 });
    }
  }
  while (open.length > 0) close();
  return loose;
}

/** Texts in markup that a translator may touch. */
export function translatableTexts(html: string): readonly string[] {
  const texts: string[] = [];
  const isKept: boolean[] = [];
  for (const [, closing, tag = "", attributes = "", text = ""] of html.matchAll(tokens)) {
    if (text.trim() && !isKept.at(-1)) texts.push(text.trim());
    else if (closing) isKept.pop();
    else if (tag && !voidTags.test(tag) && !attributes.endsWith("/"))
      isKept.push(isKept.at(-1) === true || / translate="no"/.test(attributes));
  }
  return texts;
}
