import { tags } from "../../widgets/contract/tags.ts";

/** `server.d.ts`: the elements as HTML. */
export function serverTypes(): string {
  return `import type { KullaLinks, KullaTexts } from "./kulla.js";

export type KullaTag = ${tags.map((tag) => `"${tag}"`).join(" | ")};

export interface RenderOptions {
  /** As they stand in the tag; those that are null or undefined are left out. */
  readonly attributes?: { readonly [name: string]: string | number | null | undefined } | undefined;
  /** The project file, parsed from its JSON. */
  readonly project: unknown;
  /** The availability file, parsed from its JSON, where it is to be shown as of now; the browser reads it again before it takes over. */
  readonly availability?: unknown;
  /** Where the page sees the project file: a path of its own origin, or a whole address. */
  readonly projectUrl: string;
  /** Where the page sees the folder \`widgets/\`, with a slash at the end. */
  readonly scriptBase: string;
  /** The page's own addresses by screen, as the attribute \`links\` has them. */
  readonly links?: KullaLinks | undefined;
  /** The project's own texts file, parsed from its JSON, where the element speaks a language that is not ours. */
  readonly texts?: KullaTexts | undefined;
  /** "lazy" for an element that is not seen first: its pictures come when a visitor is near. Default: "eager". */
  readonly loading?: "eager" | "lazy" | undefined;
  /** HTML for browsers without declarative shadow roots; as it is. */
  readonly children?: string | undefined;
  /** Hears what a browser would say in its console. */
  readonly warn?: ((sentence: string) => void) | undefined;
}

/** An element as HTML, its content in a declarative shadow root. Pure: the same options give the same text, until what an availability file tells is too old. */
export function renderElement(tag: KullaTag, options: RenderOptions): string;

/** The declarative shadow root alone, for who writes the tag with the same attributes; "" where the texts of its language are missing. */
export function renderContent(tag: KullaTag, options: RenderOptions): string;
`;
}
