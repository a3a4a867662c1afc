import { boolean, check, object, pipe, rawTransform, regex, string } from "valibot";
import { absoluteSrcset } from "../absoluteSrcset.ts";
import { absoluteUrl } from "../absoluteUrl.ts";
import { fields } from "./fields.ts";
import { list } from "./list.ts";
import { part } from "./part.ts";

/** What holds addresses, made absolute against the project file's own: a web address and a picture. */
export function addressSchemas(baseUrl: string) {
  const resolved = (resolve: typeof absoluteUrl, problem: string) =>
    pipe(
      string(),
      rawTransform(({ dataset, addIssue, NEVER }) => {
        const absolute = resolve(dataset.value, baseUrl);
        if (absolute !== undefined) return absolute;
        addIssue({ message: problem });
        return NEVER;
      }),
    );
  const web = resolved(absoluteUrl, "not a web address");
  const source = object({
    type: pipe(string(), regex(/^image\/[\w.+-]+$/, "not a picture type like image/avif")),
    srcset: resolved(absoluteSrcset, "not a list like a.avif 800w, b.avif 1600w"),
  });
  const pixels = pipe(
    fields.whole,
    check((value) => value > 0, "no pixels"),
  );
  const picture = object({
    src: web,
    width: pixels,
    height: pixels,
    alt: fields.name,
    placeholder: part(pipe(string(), regex(/^data:image\/[\w.+-]+[;,]/, "not a data: picture"))),
    whole: part(boolean()),
    sources: part(list(source)),
  });
  return { web, picture };
}
