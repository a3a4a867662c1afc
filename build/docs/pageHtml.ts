/** A search result: the part of a page from one heading to the next. */
export type Section = {
  readonly title: string;
  readonly heading: string;
  readonly address: string;
  readonly text: string;
};

/** A page that Rspress built, without its scripts, which would render the page again, and without the styles of its theme. */
export function plainPage(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*src="\/docs\/static\/js\/[^>]*><\/script>\n?/g, "")
    .replaceAll(/<link [^>]*href="\/docs\/static\/(?:js|css)\/[^>]*>\n?/g, "")
    .replaceAll(/<meta (?:name="generator"|http-equiv="X-UA-Compatible")[^>]*>\n?/g, "")
    .replaceAll(/\scontent="([^"]{160,})"/g, (_, text: string) => ` content="${shortened(text)}"`);
}

/** A page's description, cut after its first sentence of 40 to 160 characters; without one, after 150 characters. */
function shortened(text: string): string {
  const [sentence] = /^.{40,160}?[.:](?=\s|[A-Z]|$)/.exec(text) ?? [];
  return sentence ?? `${text.slice(0, 150).replace(/\s\S*$/, "")}…`;
}

const entities: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', amp: "&", "#x27": "'", "#39": "'" };

const textOf = (html: string): string =>
  html
    .replaceAll(/<(?:nav|button)\b[^]*?<\/(?:nav|button)>/g, " ")
    .replaceAll(/<\/(?:td|th|li|p|h\d|pre|tr)>/g, " ")
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll(/&([a-z]+|#x?[\da-f]+);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/\s+/g, " ")
    .trim();

/** The sections of a page, for the site's search. */
export function sectionsOf(html: string, address: string): readonly Section[] {
  const [, main = ""] = /<main\b[^>]*>([^]*?)<\/main>/.exec(html) ?? [];
  const parts = main.split(/(?=<h[123]\b)/).filter((part) => /^<h[123]\b/.test(part));
  const title = textOf(/^<h1\b[^]*?<\/h1>/.exec(parts[0] ?? "")?.[0] ?? "");
  return parts.map((part) => {
    const [whole = "", level, id] = /^<h([123])\b[^>]*?(?:\sid="([^"]*)")?[^>]*>[^]*?<\/h\1>/.exec(part) ?? [];
    return {
      title,
      heading: textOf(whole),
      address: level === "1" || id === undefined ? address : `${address}#${id}`,
      text: textOf(part.slice(whole.length)),
    };
  });
}
