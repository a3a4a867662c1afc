import { expect, type CDPSession, type Page } from "@playwright/test";

/**
 * The states of a control besides its resting one: hovered, and the pseudo-classes that a key or a press would cause,
 * forced through the browser.
 */
const states = {
  hover: ["hover"],
  "focus-visible": ["focus", "focus-visible"],
  active: ["active"],
  "hover and active": ["hover", "active"],
} as const;

/** The result of a check: contrasts that are too low, a line each, and what was not measured, by its reason. */
export type Looked = {
  readonly faults: readonly string[];
  readonly skipped: readonly string[];
  readonly measured: number;
};

/**
 * Measures every kind of visible control in every state: its words 4.5:1 (3:1 if they are large), its icons, the
 * borders of its fields and its focus ring 3:1, and selected ones 3:1 against unselected ones. Of controls that differ only in
 * their words one is measured, and none of `measuredKinds`, to which they are added. Only Chromium can force states.
 */
export async function lookAtContrast(page: Page, measuredKinds = new Set<string>()): Promise<Looked> {
  const kinds = await page.evaluate(markControls, [...measuredKinds]);
  for (const kind of kinds) measuredKinds.add(kind);
  const found = [await page.evaluate(measureControls, { indexes: [...kinds.keys()], state: "rest" })];
  const session = await page.context().newCDPSession(page);
  const nodeIds = await nodesOf(session);
  // Each change of a state makes the browser recalculate the styles of the entire page: that is what takes the time.
  for (const indexes of await page.evaluate(groupControls)) {
    const force = (forcedPseudoClasses: readonly string[]) =>
      Promise.all(
        indexes.map((index) =>
          session.send("CSS.forcePseudoState", {
            nodeId: nodeIds[index] ?? 0,
            forcedPseudoClasses: [...forcedPseudoClasses],
          }),
        ),
      );
    for (const [state, pseudoClasses] of Object.entries(states)) {
      await force(pseudoClasses);
      found.push(await page.evaluate(measureControls, { indexes, state }));
    }
    await force([]);
  }
  await session.detach();
  return {
    faults: [...new Set(found.flatMap(({ faults }) => faults))],
    skipped: [...new Set(found.flatMap(({ skipped }) => skipped))],
    measured: found.reduce((sum, { measured }) => sum + measured, 0),
  };
}

/**
 * Waits until the visible controls stay the same for a moment: a part that is still loading adds others, or gets them pressed. Returns how
 * many kinds there are.
 */
export async function controlsStay(page: Page): Promise<number> {
  let kinds: readonly string[] = [];
  const stay = async (): Promise<boolean> => {
    const now = await page.evaluate(markControls, []);
    const isSame = now.join("\n") === kinds.join("\n");
    kinds = now;
    return isSame;
  };
  await expect.poll(stay, { intervals: [100] }).toBe(true);
  return kinds.length;
}

/** The browser's node ids for the marked controls, in their order. */
async function nodesOf(session: CDPSession): Promise<readonly number[]> {
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  // Nodes have ids only once the document has been requested.
  await session.send("DOM.getDocument", { depth: 0 });
  const { result: controls } = await session.send("Runtime.evaluate", { expression: "globalThis.__controls" });
  const { result: properties } = await session.send("Runtime.getProperties", {
    objectId: controls.objectId ?? "",
    ownProperties: true,
  });
  const objects = properties.filter(({ name }) => /^\d+$/.test(name));
  const nodes = await Promise.all(
    objects.map(({ value }) => session.send("DOM.requestNode", { objectId: value?.objectId ?? "" })),
  );
  return nodes.map(({ nodeId }) => nodeId);
}

/** Runs in the page: one visible control of every kind, in shadow roots too. */
function markControls(measuredKinds: readonly string[]): readonly string[] {
  const selector =
    "a[href], button, input, select, textarea, summary, label, [role=button], [role=switch], [role=slider], [role=tab], [role=gridcell] > *";
  const all = (root: ParentNode): Element[] =>
    [...root.querySelectorAll("*")].flatMap((element) => [
      ...(element.matches(selector) ? [element] : []),
      ...(element.shadowRoot ? all(element.shadowRoot) : []),
    ]);
  const kindOf = (element: Element): string =>
    [
      element.localName,
      element.getAttribute("class"),
      element.getAttribute("type"),
      element.parentElement?.getAttribute("class"),
      element.parentElement?.parentElement?.getAttribute("class"),
      ...[
        "aria-pressed",
        "aria-current",
        "aria-disabled",
        "aria-invalid",
        "aria-selected",
        "data-status",
        "data-lit",
      ].map((name) => element.getAttribute(name)),
      element.matches(":disabled"),
      element.matches(":checked"),
    ].join("|");
  const dialogs = all(document)
    .map((element) => element.closest("dialog:modal"))
    .filter((dialog) => dialog !== null);
  const kinds = new Map<string, Element>();
  for (const element of all(document)) {
    const { width, height } = element.getBoundingClientRect();
    const isShown =
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && width > 2 && height > 2;
    // Under an open dialog nothing can be pressed.
    if (isShown && (dialogs.length === 0 || element.closest("dialog:modal")))
      if (!kinds.has(kindOf(element)) && !measuredKinds.includes(kindOf(element))) kinds.set(kindOf(element), element);
  }
  Object.assign(globalThis, { __controls: [...kinds.values()] });
  return [...kinds.keys()];
}

/**
 * Runs in the page: the marked controls by their indexes, in groups whose members may be in a state at the same time, as none of
 * them affects another one's look.
 */
function groupControls(): readonly (readonly number[])[] {
  const controls = Reflect.get(globalThis, "__controls") as readonly Element[];
  const parentsOf = (element: Element): Element[] => {
    const root = element.getRootNode();
    const host = root instanceof ShadowRoot ? root.host : null;
    return [element.parentElement ?? host, element.assignedSlot].filter((parent) => parent !== null);
  };
  const aboveOf = (element: Element): Set<Element> => {
    const above = new Set<Element>();
    const waiting = parentsOf(element);
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      if (!above.has(next)) waiting.push(...parentsOf(next));
      above.add(next);
    }
    return above;
  };
  const above = controls.map(aboveOf);
  const parents = controls.map(parentsOf);

  // A state changes the control's content and, through + and ~, its siblings; selected controls are compared with their siblings.
  const isNear = (a: number, b: number): boolean =>
    [
      [a, b],
      [b, a],
    ].some(([from = 0, to = 0]) => parents[from]?.some((parent) => above[to]?.has(parent)));

  // With :has() and :focus-within it changes content anywhere: a control that may trigger such a rule is in a state alone.
  const roots: (Document | ShadowRoot)[] = [document];
  for (const root of roots)
    for (const { shadowRoot } of root.querySelectorAll("*")) if (shadowRoot) roots.push(shadowRoot);
  const selectorsIn = (rules: CSSRuleList): string[] =>
    [...rules].flatMap((rule) => [
      ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
      ...("cssRules" in rule ? selectorsIn(rule.cssRules as CSSRuleList) : []),
    ]);
  const sheets = new Set(roots.flatMap((root) => [...root.styleSheets, ...root.adoptedStyleSheets]));
  const selectors = [...sheets].flatMap((sheet) => selectorsIn(sheet.cssRules));
  const isState = /:(?:hover|active|focus(?:-visible|-within)?)(?![\w-])/g;
  /** The content of each :has(), up to its closing bracket. */
  const insideHas = (selector: string): string[] =>
    selector
      .split(":has(")
      .slice(1)
      .map((rest) => {
        let open = 1;
        const end = rest.split("").findIndex((letter) => {
          open += letter === "(" ? 1 : letter === ")" ? -1 : 0;
          return open === 0;
        });
        return rest.slice(0, end);
      });
  /** A selector for everything that can be in the requested state: too many rather than too few. */
  const withoutState = (inside: string): string =>
    /:not\(|&|:has\(/.test(inside) ? "*" : inside.replace(/^\s*[>+~]/, "").replace(isState, ":is(*)");
  const setOff = selectors
    .flatMap(insideHas)
    .filter((inside) => inside.search(isState) >= 0)
    .map(withoutState);
  const holders = selectors.flatMap((selector) =>
    [...selector.matchAll(/(?<holder>[^\s>+~,()&]*):focus-within/g)].map(({ groups }) => groups?.["holder"] || "*"),
  );
  const reachesFar = (index: number): boolean =>
    setOff.some((selector) => controls[index]?.matches(selector)) ||
    holders.some((selector) => [...(above[index] ?? [])].some((element) => element.matches(selector)));

  const alone: number[][] = [];
  const groups: number[][] = [];
  for (const index of controls.keys()) {
    if (reachesFar(index)) {
      alone.push([index]);
      continue;
    }
    const group = groups.find((members) => !members.some((member) => isNear(member, index)));
    if (group) group.push(index);
    else groups.push([index]);
  }
  return [...groups, ...alone];
}

/** Runs in the page: the look of the marked controls with these indexes in their current state. */
function measureControls({ indexes, state }: { indexes: readonly number[]; state: string }): Looked {
  const faults: string[] = [];
  const skipped: string[] = [];
  let measured = 0;

  type Colour = readonly [red: number, green: number, blue: number, alpha: number];
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  // A page has few colours, and each is read from a canvas.
  const colours = new Map<string, Colour>();
  const readColour = (text: string): Colour => {
    const colour = colours.get(text) ?? paint(text);
    colours.set(text, colour);
    return colour;
  };
  const paint = (text: string): Colour => {
    if (!canvas || text === "none" || text === "transparent") return [0, 0, 0, 0];
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = "#000";
    canvas.fillStyle = text;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  const over = (top: Colour, below: Colour): Colour => {
    const mix = (a: number, b: number): number => a * top[3] + b * (1 - top[3]);
    return [mix(top[0], below[0]), mix(top[1], below[1]), mix(top[2], below[2]), 1];
  };
  const light = ([red, green, blue]: Colour): number => {
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) =>
      value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (a: Colour, b: Colour): number => {
    const [more = 0, less = 0] = [light(a), light(b)].toSorted((x, y) => y - x);
    return (more + 0.05) / (less + 0.05);
  };
  const parentOf = (element: Element): Element | null => {
    if (element.assignedSlot) return element.assignedSlot;
    if (element.parentElement) return element.parentElement;
    const root = element.getRootNode();
    return root instanceof ShadowRoot ? root.host : null;
  };
  /** The colour painted behind it; a sentence if that is not a colour. */
  const behind = (start: Element | null): Colour | string => {
    const layers: Colour[] = [];
    for (let element = start; element; element = parentOf(element)) {
      const { backgroundColor, backgroundImage, position } = getComputedStyle(element);
      if (backgroundImage !== "none") return "a picture or a gradient behind it";
      const colour = readColour(backgroundColor);
      if (colour[3] > 0) layers.push(colour);
      if (colour[3] === 1) break;
      // Content that floats over others may float over a picture.
      if (/absolute|fixed|sticky/.test(position)) {
        const scene = parentOf(element);
        const picture = scene?.querySelector("img, video, canvas, image, iframe");
        if (picture && !element.contains(picture)) return "it floats over a picture";
      }
      if (element.localName === "foreignObject" || element.localName === "svg") return "it is drawn over a picture";
    }
    return layers.reduceRight<Colour>((below, layer) => over(layer, below), readColour("Canvas"));
  };
  const nameOf = (element: Element): string => {
    const text = (element.getAttribute("aria-label") ?? element.textContent ?? "")
      .trim()
      .replace(/\s+/g, " ")
      .slice(0, 40);
    return `${element.localName}.${(element.getAttribute("class") ?? "").replaceAll(" ", ".")} "${text}"`;
  };
  const hex = ([red, green, blue]: Colour): string =>
    `#${[red, green, blue].map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;

  const measure = (control: Element): void => {
    const check = (what: string, [front, back]: readonly [Colour, Colour], least: number): void => {
      measured += 1;
      const ratio = contrast(over(front, back), back);
      if (ratio < least - 0.005)
        faults.push(
          `${state}: ${what} of ${nameOf(control)}: ${hex(over(front, back))} on ${hex(back)} is ${ratio.toFixed(2)}`,
        );
    };
    const isOff = control.matches(":disabled, [aria-disabled=true]");

    // Words.
    const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    const parents = new Set<Element>();
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (parent && walker.currentNode.textContent?.trim() && !parent.closest(".visually-hidden, style, option"))
        parents.add(parent);
    }
    if (
      control.matches(
        "input:not([type=checkbox], [type=radio], [type=range], [type=color], [type=file]), textarea, select",
      )
    )
      parents.add(control);
    for (const parent of parents) {
      const box = parent.getBoundingClientRect();
      if (
        !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
        box.width < 2 ||
        box.height < 2
      )
        continue;
      const { color, fontSize, fontWeight, opacity } = getComputedStyle(parent);
      const ground = behind(parent);
      if (typeof ground === "string") {
        skipped.push(`${nameOf(control)}: ${ground}`);
        continue;
      }
      const size = Number.parseFloat(fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      const [red, green, blue, alpha] = readColour(color);
      // Disabled controls are exempt in WCAG; they should be visible all the same.
      check("the words", [[red, green, blue, alpha * Number(opacity)], ground], isOff ? 2 : isLarge ? 3 : 4.5);
    }
    // Icons: drawn in the control's own colour.
    for (const shape of control.querySelectorAll("svg path, svg circle, svg rect")) {
      const drawn = shape.closest("svg");
      const box = drawn?.getBoundingClientRect();
      if (
        !drawn ||
        !box ||
        box.width < 2 ||
        box.height < 2 ||
        !drawn.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      )
        continue;
      if (drawn.closest(".shape, .placeholder, .apartment-sheet") || drawn.querySelector("image, foreignObject"))
        continue;
      const { stroke, fill, strokeWidth } = getComputedStyle(shape);
      const ground = behind(drawn.parentElement);
      if (typeof ground === "string") continue;
      const paints = [readColour(fill), ...(Number.parseFloat(strokeWidth) > 0 ? [readColour(stroke)] : [])].filter(
        (colour) => colour[3] > 0,
      );
      const [best] = paints.toSorted((a, b) => contrast(over(b, ground), ground) - contrast(over(a, ground), ground));
      if (best) check("a sign", [best, ground], isOff ? 1.5 : 3);
    }
    // Text fields: their border, or their background, against the surroundings. A box without either is drawn by its label.
    if (
      control.matches("input:not([type=range], [type=color], [type=file], [type=checkbox], [type=radio]), textarea") &&
      !isOff
    ) {
      const { borderBottomColor, borderBottomWidth, appearance } = getComputedStyle(control);
      const around = behind(parentOf(control));
      const own = behind(control);
      if (typeof around !== "string" && typeof own !== "string" && appearance === "none") {
        measured += 1;
        const edge =
          Number.parseFloat(borderBottomWidth) > 0 ? contrast(over(readColour(borderBottomColor), around), around) : 1;
        if (Math.max(edge, contrast(own, around)) < 2.995)
          faults.push(`${state}: the border of ${nameOf(control)} is ${edge.toFixed(2)}`);
      }
    }
    // The focus ring.
    if (state === "focus-visible" && !control.matches("label, [tabindex='-1']")) {
      const { outlineStyle, outlineColor, outlineWidth, boxShadow } = getComputedStyle(control);
      const grounds = [behind(parentOf(control)), behind(control)].filter((ground) => typeof ground !== "string");
      measured += 1;
      const isDrawn = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1;
      const ring = readColour(outlineColor);
      // A rim of paper between the control and its ring.
      const rim = /^(rgba?|oklch|color)\([^)]*\)/.exec(boxShadow)?.[0];
      if (rim) grounds.push(readColour(rim));
      if (isDrawn && grounds.length >= 2 && !grounds.some((ground) => contrast(over(ring, ground), ground) >= 2.995))
        faults.push(`${state}: the ring of ${nameOf(control)} is ${outlineColor}`);
      if (!isDrawn && grounds.length === 2 && !(control instanceof SVGElement)) {
        const changed = getComputedStyle(control);
        if (changed.borderBottomStyle === "none" && changed.backgroundColor === "rgba(0, 0, 0, 0)")
          faults.push(`${state}: no ring at ${nameOf(control)}`);
      }
    }
    // A selected control against an unselected sibling.
    if (control.matches("[aria-pressed=true], [aria-current=true], [aria-current=page], [aria-selected=true]")) {
      const other = [...(control.parentElement?.children ?? [])].find(
        (each) => each !== control && each.matches("[aria-pressed=false], [aria-current=false], [aria-selected=false]"),
      );
      const [own, theirs] = [behind(control), other ? behind(other) : ""];
      // The underline of text that is measured itself is compared with no underline.
      const isLined = (each: Element): boolean => getComputedStyle(each).textDecorationLine === "underline";
      if (other && isLined(control) && !isLined(other)) {
        measured += 1;
        return;
      }
      if (typeof own !== "string" && typeof theirs !== "string") {
        measured += 1;
        if (contrast(own, theirs) < 2.995)
          faults.push(`${state}: ${nameOf(control)} is selected, but looks like an unselected one`);
      }
    }
  };

  const controls = Reflect.get(globalThis, "__controls") as readonly Element[];
  for (const index of indexes) {
    const control = controls[index];
    if (control?.isConnected) measure(control);
  }
  return { faults, skipped, measured };
}
