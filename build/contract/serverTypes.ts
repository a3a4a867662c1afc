import { tags } from "../../widgets/contract/tags.ts";

/** `server.d.ts`: the elements as HTML. */
export function serverTypes(): string {
  return `import type { KullaLinks, KullaTexts } from "./kulla.js";

export type KullaTag = ${tags.map((tag) => `"${tag}"`).join(" | ")};

export interface RenderOptions {
  /** The tag's attributes; those that are null or undefined are left out. */
  readonly attributes?: { readonly [name: string]: string | number | null | undefined } | undefined;
  /** The project file, parsed from its JSON. */
  readonly project: unknown;
  /** The availability file, parsed from its JSON, to render current statuses; the browser reads it again before hydration. */
  readonly availability?: unknown;
  /** The project file's address for the page: a path of its own origin, or an absolute URL. */
  readonly projectUrl: string;
  /** The address of the folder \`widgets/\` for the page, with a slash at the end. */
  readonly scriptBase: string;
  /** The page's own addresses by screen, as in the attribute \`links\`. */
  readonly links?: KullaLinks | undefined;
  /** The project's own texts file, parsed from its JSON, for a language that is not built in. */
  readonly texts?: KullaTexts | undefined;
  /** "lazy" for an element that is not visible at first: its pictures load when the visitor comes near. Default: "eager". */
  readonly loading?: "eager" | "lazy" | undefined;
  /** HTML for browsers without declarative shadow roots; inserted unchanged. */
  readonly children?: string | undefined;
  /**
   * Adds the apartment's data for search engines (JSON-LD) after the tag. \`url\`: the page's absolute address; \`seller\`: the name of the
   * company that offers the apartment. Not in \`renderContent\`.
   */
  readonly structuredData?: { readonly url: string; readonly seller?: string | undefined } | undefined;
  /** Receives the warnings that a browser would log. */
  readonly warn?: ((sentence: string) => void) | undefined;
}

/** Renders an element as HTML, its content in a declarative shadow root. Pure: the result changes only once the availability file is stale. */
export function renderElement(tag: KullaTag, options: RenderOptions): string;

/** Renders the declarative shadow root only, for frameworks that write the tag with the same attributes; "" if the texts of its language are missing. */
export function renderContent(tag: KullaTag, options: RenderOptions): string;
`;
}
