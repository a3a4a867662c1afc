import type { Loss } from "../../draft/edit/removal.ts";
import { plural } from "../../text/plural.ts";
import { useStudioTexts } from "./TextsContext.ts";

type Kind = Loss["kind"];

/** These are removed; for the other kinds, the object remains and only loses its reference. */
const goneKinds: readonly Kind[] = ["floor", "home", "region", "volume", "view"];
const remainingKinds: readonly Kind[] = ["layoutOfHome", "mirrorOfLayout", "storeyOfHome", "tourOfHome", "planOfFloor"];

/** What is removed along with something, such as "4 kate, 8 banesa, 2 forma", and what remains without it. */
export function LossText({ losses }: { readonly losses: readonly Loss[] }) {
  const texts = useStudioTexts();
  const countsOf = (kinds: readonly Kind[]) =>
    kinds.flatMap((kind) => {
      const n = losses.filter((loss) => loss.kind === kind).length;
      return n === 0 ? [] : [plural(texts.language, texts.frame.losses[kind], n)];
    });
  const [removed, remaining] = [countsOf(goneKinds).join(", "), countsOf(remainingKinds).join(", ")];
  if (losses.length === 0) return <span>{texts.frame.removesOnlyThis}</span>;
  const n = losses.filter(({ kind }) => goneKinds.includes(kind)).length;
  const sentences = [
    removed && plural(texts.language, texts.frame.removesAlong, n, { list: removed }),
    remaining && `${remaining}.`,
    texts.frame.undoBrings,
  ];
  return <span>{sentences.filter(Boolean).join(" ")}</span>;
}
