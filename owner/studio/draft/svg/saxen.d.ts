declare module "saxen" {
  type Attributes = Readonly<Record<string, string>>;
  /** The parts of its public interface that are used here. */
  export class Parser {
    on(
      name: "openTag",
      hear: (...tag: [element: string, attributes: () => Attributes, decode: (text: string) => string]) => void,
    ): this;
    on(name: "closeTag", hear: (element: string) => void): this;
    on(name: "text", hear: (value: string, decode: (text: string) => string) => void): this;
    on(name: "cdata" | "question" | "attention", hear: (value: string) => void): this;
    on(name: "error" | "warn", hear: (error: Error) => void): this;
    parse(xml: string): this;
    stop(): void;
  }
}
