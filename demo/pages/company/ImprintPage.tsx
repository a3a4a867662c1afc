import { classes, longestWord } from "../../layout/longestWord.ts";
import { usePageContent } from "../../pageContent/ContentContext.tsx";

/** Who is responsible for the site, as required by the law of the owner's country. */
export function ImprintPage() {
  const { headline, parts } = usePageContent("imprint").words;
  return (
    <article className="privacy">
      <h1 className={classes("page-title", longestWord(headline))}>{headline}</h1>
      {parts.map(({ title, text }) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
    </article>
  );
}
